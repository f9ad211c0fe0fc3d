import shell from '@locale/pl/shell.ftl';
import portRoyal from '@games/port_royal/words/pl/port-royal.ftl';
import page from './pl.ftl';
import table from '../../games/port-royal/words/pl.ftl';

export default [shell, portRoyal, page, table];
