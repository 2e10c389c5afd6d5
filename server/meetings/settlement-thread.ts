/** What a thread of the web server runs: one meeting settled, pool rules weighed, or bets averaged, at a time. Built into a file of its own. */
import { poolTask } from './pool-task';

export default poolTask;
