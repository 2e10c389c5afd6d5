/** What two variants declare of their tables. */

import { longDate } from '../spelling/wording';
import { shownConsents } from '../variant/consents';
import { groupSaid, OWN_LIMITS, rangeSaid } from '../variant/limits';
import { shownPeriods } from '../variant/occasion';
import { shownTransfers } from '../variant/proprietors';
import type { Circumstances } from '../variant/variant';
import type { ComparedPart, Saying } from './comparison';
import { lineOf, type Side } from './side';

const period = ({ from, to }: { from: string; to: string }): string => `${longDate(from)} to ${longDate(to)}`;

type Reads = (declared: Circumstances) => string | undefined;

const FACTS: [id: string, label: string, reads: Reads][] = [
  ['limits', 'Limits', ({ limits }) => limits && rangeSaid(limits, limits.currency)],
  ...OWN_LIMITS.map((group): [string, string, Reads] => [
    `${group}-limits`,
    `Limits of ${groupSaid(group)}`,
    ({ limits }) => limits?.[group] && rangeSaid(limits[group], limits.currency),
  ]),
  [
    'automated',
    'Equipment',
    ({ automated }) => (automated === undefined ? undefined : automated ? 'Automated' : 'Not automated'),
  ],
  ['premises', 'Premises', ({ premises }) => premises],
  ['elsewhere', 'Offered elsewhere', ({ elsewhere }) => elsewhere],
  ['consents', 'Consents on file', (declared) => shownConsents(declared)],
  ['proprietors', 'Later proprietors', shownTransfers],
  ['trial', 'Trial', ({ trial }) => trial && period(trial)],
  ['temporary', 'Temporary variation', ({ temporary }) => temporary && shownPeriods(temporary)],
];

const said = ({ varied }: Side, reads: Reads): Saying | undefined => {
  const text = varied && reads(varied.resolved.variant.circumstances);
  return text ? { text, clauses: [] } : undefined;
};

export const circumstancesPart = (left: Side, right: Side): ComparedPart => ({
  id: 'circumstances',
  title: 'The table',
  groups: [
    {
      id: 'declared',
      lines: FACTS.flatMap(([id, label, reads]) =>
        lineOf({ id, label, left: said(left, reads), right: said(right, reads) }),
      ),
    },
  ],
});
