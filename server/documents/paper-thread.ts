/** What a thread of the web server runs: one paper at a time. Built into a file of its own. */
import { makePaper } from './papers';

export default makePaper;
