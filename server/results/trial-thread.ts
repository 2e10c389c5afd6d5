/** What a thread of the web server runs: one trial at a time. Built into a file of its own. */
import { judgeTrial } from '@/simulations/monitoring/trial';

export default judgeTrial;
