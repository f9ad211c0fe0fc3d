import { seaLayout } from './sea-layout.mjs';
import { FLAT, PHONE, TABLET_UPRIGHT } from './stand.mjs';

for (const size of [PHONE, FLAT, TABLET_UPRIGHT]) seaLayout('phone', size);
