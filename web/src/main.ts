import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { keepShell, reloadAfterUpdate } from './lib/offline';
import { followLanguage, loadLanguage } from './lib/i18n.svelte';
import { route, startRouter } from './lib/router.svelte';
import { fetchPage, fetchTable } from './pages/lazy';

reloadAfterUpdate();
const target = document.getElementById('app');
if (!target) throw new Error('the page has no #app element');
// Fetch texts and page at the same time.
if (route.page === 'table' || route.page === 'replay') fetchTable().catch(() => undefined);
else fetchPage(route.page)?.catch(() => undefined);
await loadLanguage();
followLanguage();
startRouter();
mount(App, { target });
keepShell();
