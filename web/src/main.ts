import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { followLanguage, speak } from './lib/i18n.svelte';
import { startRouter } from './lib/router.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the app');
await speak();
followLanguage();
startRouter();
mount(App, { target });
