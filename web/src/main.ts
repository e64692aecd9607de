import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { followLanguage, speak } from './lib/i18n.svelte';
import { route, startRouter } from './lib/router.svelte';
import { fetchPage, fetchTable } from './pages/later';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the app');
// Texts and page come at the same time.
if (route.page === 'table' || route.page === 'replay') fetchTable().catch(() => undefined);
else fetchPage(route.page)?.catch(() => undefined);
await speak();
followLanguage();
startRouter();
mount(App, { target });
