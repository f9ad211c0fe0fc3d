import { layout } from './layout.mjs';
import { DESKTOP } from './stand.mjs';

layout('desktop', DESKTOP);
