/** The drawings of Rattle Battle: `use` one by the address that it has once it is in the page. */
import art from 'virtual:art/rattle-battle';
import { icon, offer, shown } from '../../shell/widgets/sheet';

offer(art);

export const drawing = (name: string): string => shown(`art-${name}`);
/** The icons that this game names, too: they come with its drawings. */
export { icon };
