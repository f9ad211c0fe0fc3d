import shell from '@locale/ru/shell.ftl?raw';
import portRoyal from '@locale/ru/port-royal.ftl?raw';
import page from './ru.ftl?raw';
import table from './port-royal-ru.ftl?raw';

export default [shell, portRoyal, page, table];
