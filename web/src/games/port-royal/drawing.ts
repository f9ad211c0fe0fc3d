/** The drawings of Port Royal: `use` one by the address that it has once it is in the page. */
import art from 'virtual:art/port-royal';
import { offer, shown } from '../../shell/widgets/sheet';

offer(art);

export const drawing = (name: string): string => shown(`art-${name}`);
