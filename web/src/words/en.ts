import shell from '@locale/en/shell.ftl?raw';
import portRoyal from '@locale/en/port-royal.ftl?raw';
import page from './en.ftl?raw';
import table from './port-royal-en.ftl?raw';

export default [shell, portRoyal, page, table];
