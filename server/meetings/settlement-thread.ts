/** What a thread of the web server runs: one meeting settled at a time. Built into a file of its own. */
import { settleTask } from './settle-task';

export default settleTask;
