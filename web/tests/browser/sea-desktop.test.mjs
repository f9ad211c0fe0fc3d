import { seaLayout } from './sea-layout.mjs';
import { DESKTOP, TABLET } from './stand.mjs';

for (const size of [DESKTOP, TABLET]) seaLayout('desktop', size);
