import shell from '@locale/it/shell.ftl?raw';
import portRoyal from '@locale/it/port-royal.ftl?raw';
import page from './it.ftl?raw';
import table from './port-royal-it.ftl?raw';

export default [shell, portRoyal, page, table];
