/** A wager and the part of the meter that a winner gets. */
import { fromText } from '../exact/fraction';
import { type AtMeter, NO_METER } from '../pays/pay-flows';
import type { EventId } from '../wagers/event';
import type { MeterTerms } from './meter-terms';
import { wonOf } from './per-outcome';

export const atMeter = (terms: MeterTerms | undefined, event?: EventId): AtMeter =>
  terms ? { wager: fromText(terms.wager), meter: wonOf(fromText(terms.meter), terms, event) } : NO_METER;
