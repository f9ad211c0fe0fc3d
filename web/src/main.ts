import { mount } from 'svelte';
import './app.css';
import './scene/scene.css';
import App from './App.svelte';
import { hasten, load } from './shell/pages/pages';
import { dress, prefs } from './shell/widgets/prefs.svelte';
import { router } from './shell/pages/router.svelte';
import { speech } from './shell/words/words.svelte';

dress();
hasten(router.route);
// Beside each other, not one after the other; a page that does not come is asked for again, and then said to be missing.
const [first] = await Promise.all([load(router.route).catch(() => null), speech.load(prefs.language)]);
const target = document.getElementById('app');
if (target) mount(App, { target, props: { first } });
