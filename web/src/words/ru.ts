import shell from '@locale/ru/shell.ftl';
import portRoyal from '@locale/ru/port-royal.ftl';
import page from './ru.ftl';
import table from './port-royal-ru.ftl';

export default [shell, portRoyal, page, table];
