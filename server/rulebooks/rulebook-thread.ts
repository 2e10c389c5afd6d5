/** What a thread of the web server runs: one derivation at a time. Built into a file of its own. */
import { derive } from './derived';

export default derive;
