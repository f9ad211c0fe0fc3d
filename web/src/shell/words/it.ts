import shell from '@locale/it/shell.ftl';
import portRoyal from '@games/port_royal/words/it/port-royal.ftl';
import page from './it.ftl';
import table from '../../games/port-royal/words/it.ftl';

export default [shell, portRoyal, page, table];
