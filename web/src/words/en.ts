import shell from '@locale/en/shell.ftl';
import portRoyal from '@locale/en/port-royal.ftl';
import page from './en.ftl';
import table from './port-royal-en.ftl';

export default [shell, portRoyal, page, table];
