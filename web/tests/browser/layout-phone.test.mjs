import { layout } from './layout.mjs';
import { PHONE } from './stand.mjs';

layout('phone', PHONE);
