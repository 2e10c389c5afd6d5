/** Where a version stands, as a badge shows it. */
import type { State } from './states';
import type { VariationState } from './variations';

/** A frozen version that is offered without an approval stands where that does; a temporary approval ends, and so may a consent. */
export type ShownState = State | VariationState | 'temporary-ended' | 'consent-ended';
