/** What a thread of the web server runs: one meeting settled, or pool rules weighed, at a time. Built into a file of its own. */
import { poolTask } from './pool-task';

export default poolTask;
