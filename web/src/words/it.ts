import shell from '@locale/it/shell.ftl';
import portRoyal from '@locale/it/port-royal.ftl';
import page from './it.ftl';
import table from './port-royal-it.ftl';

export default [shell, portRoyal, page, table];
