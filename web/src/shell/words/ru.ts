import shell from '@locale/ru/shell.ftl';
import portRoyal from '@games/port_royal/words/ru/port-royal.ftl';
import page from './ru.ftl';
import table from '../../games/port-royal/words/ru.ftl';

export default [shell, portRoyal, page, table];
