import shell from '@locale/pl/shell.ftl?raw';
import portRoyal from '@locale/pl/port-royal.ftl?raw';
import page from './pl.ftl?raw';
import table from './port-royal-pl.ftl?raw';

export default [shell, portRoyal, page, table];
