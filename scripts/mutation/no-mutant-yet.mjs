/**
 * In a kept thread, the last run's mutant is still active while files load; Stryker sets the next one later.
 */
import { inject } from 'vitest';

if (inject('mutantActivation') !== 'static') globalThis[inject('globalNamespace')].activeMutant = undefined;
