import shell from '@locale/en/shell.ftl';
import portRoyal from '@games/port_royal/words/en/port-royal.ftl';
import page from './en.ftl';
import table from '../../games/port-royal/words/en.ftl';

export default [shell, portRoyal, page, table];
