/** In a thread that is kept, the mutant of the run before is still there while files load; Stryker sets the next later. */
import { inject } from 'vitest';

if (inject('mutantActivation') !== 'static') globalThis[inject('globalNamespace')].activeMutant = undefined;
