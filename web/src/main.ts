import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { prefs } from './shell/prefs.svelte';
import { speech } from './shell/words.svelte';

await speech.load(prefs.language);
const target = document.getElementById('app');
if (target) mount(App, { target });
