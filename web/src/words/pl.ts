import shell from '@locale/pl/shell.ftl';
import portRoyal from '@locale/pl/port-royal.ftl';
import page from './pl.ftl';
import table from './port-royal-pl.ftl';

export default [shell, portRoyal, page, table];
