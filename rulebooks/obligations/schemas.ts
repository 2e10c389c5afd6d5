/**
 * What can be owed: the schema of each obligation, what its absence leads to, and what it compares in words. One left
 * out of a list does not compile.
 */
import { z } from 'zod';
import type { Verdict } from '../findings/finding';
import * as absence from './absence/schema';
import * as agreement from './agreement/schema';
import * as balance from './balance/schema';
import * as bankShown from './bank-shown/schema';
import * as confirmation from './confirmation/schema';
import * as consent from './consent/schema';
import * as filedRules from './filed-rules/schema';
import * as industryWish from './industry-wish/schema';
import * as leaflet from './leaflet/schema';
import * as limitShown from './limit-shown/schema';
import * as limitsShown from './limits-shown/schema';
import * as line from './line/schema';
import * as notification from './notification/schema';
import * as ownPaysShown from './own-pays-shown/schema';
import * as paysShown from './pays-shown/schema';
import * as tableShown from './table-shown/schema';
import * as trialShown from './trial-shown/schema';

/** What has to be there: each itself says what its absence leads to. */
export const Owed = z.discriminatedUnion('owes', [
  line.Part,
  consent.Part,
  notification.Part,
  absence.Part,
  confirmation.Part,
  paysShown.Part,
  ownPaysShown.Part,
  tableShown.Part,
  limitsShown.Part,
  trialShown.Part,
  limitShown.Part,
  agreement.Part,
  industryWish.Part,
  filedRules.Part,
  leaflet.Part,
  balance.Part,
  bankShown.Part,
]);
export type Owed = z.infer<typeof Owed>;

/** What its absence leads to; nothing for advice and for what a person confirms. */
export const LACKING = {
  line: line.lacking,
  consent: consent.lacking,
  notification: notification.lacking,
  absence: absence.lacking,
  confirmation: confirmation.lacking,
  'pays-shown': paysShown.lacking,
  'own-pays-shown': ownPaysShown.lacking,
  'table-shown': tableShown.lacking,
  'limits-shown': limitsShown.lacking,
  'trial-shown': trialShown.lacking,
  'limit-shown': limitShown.lacking,
  agreement: agreement.lacking,
  'industry-wish': industryWish.lacking,
  'filed-rules': filedRules.lacking,
  leaflet: leaflet.lacking,
  balance: balance.lacking,
  'bank-shown': bankShown.lacking,
} as const satisfies Record<Owed['owes'], Verdict | undefined>;

const COMPARES: Record<Owed['owes'], string> = {
  line: line.compares,
  consent: consent.compares,
  notification: notification.compares,
  absence: absence.compares,
  confirmation: confirmation.compares,
  'pays-shown': paysShown.compares,
  'own-pays-shown': ownPaysShown.compares,
  'table-shown': tableShown.compares,
  'limits-shown': limitsShown.compares,
  'trial-shown': trialShown.compares,
  'limit-shown': limitShown.compares,
  agreement: agreement.compares,
  'industry-wish': industryWish.compares,
  'filed-rules': filedRules.compares,
  leaflet: leaflet.compares,
  balance: balance.compares,
  'bank-shown': bankShown.compares,
};

/** What a part compares, on the page of its clause. */
export const obligationWords = (part: Owed): string => COMPARES[part.owes];
