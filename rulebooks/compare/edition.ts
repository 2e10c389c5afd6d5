/** The two editions: whose they are, from when, and whether they print a minimum or the exact pay. */

import { evidenceOf, owes, paysAgainst } from '../format/evidence';
import type { Rule } from '../format/record';
import { latestStart } from '../spelling/dates';
import type { ClauseId } from '../spelling/ids';
import { longDate } from '../spelling/wording';
import { zoneOf } from '../zones';
import type { ComparedPart, Line, Saying } from './comparison';
import { lineOf, type Side } from './side';

const STATUS = { 'in-force': 'In force', draft: 'Draft' };

const fact = (text: string | undefined, clauses: ClauseId[] = []): Saying | undefined =>
  text === undefined ? undefined : { text, clauses };

type Reads = (side: Side) => Saying | undefined;

const FACTS: [id: string, label: string, reads: Reads][] = [
  ['jurisdiction', 'Jurisdiction', ({ rulebook }) => fact(rulebook.jurisdiction)],
  ['zone', 'Days are counted in', ({ rulebook }) => fact(zoneOf(rulebook.id))],
  ['authority', 'Authority', ({ rulebook }) => fact(rulebook.authority)],
  ['instrument', 'Made under', ({ rulebook }) => fact(rulebook.instrument)],
  ['operator', 'Approved for', ({ rulebook }) => fact(rulebook.operator)],
  ['edition', 'Edition', ({ rulebook }) => fact(rulebook.edition)],
  ['valid-from', 'In force from', ({ rulebook, game }) => fact(longDate(latestStart(rulebook, game)))],
  [
    'valid-to',
    'In force until',
    ({ rulebook }) => fact(rulebook.validTo === undefined ? undefined : longDate(rulebook.validTo)),
  ],
  ['status', 'Status', ({ rulebook }) => fact(STATUS[rulebook.status])],
  ['currency', 'Currency', ({ rulebook }) => fact(rulebook.currency)],
  ['proprietor', 'Proprietor of the game', proprietorOf],
  ['pays-are', 'What the printed pays are', paysAre],
];

function proprietorOf({ game, rules }: Side): Saying | undefined {
  const asking = rules.flatMap((rule) =>
    evidenceOf(rule).flatMap((one) =>
      'owes' in one && one.owes === 'agreement' ? [one.askedIn ?? rule.clause] : [],
    ),
  );
  return fact(game.proprietor, asking);
}

const FLOOR = 'The minimum; the operator may pay more';
const EXACT = 'Exactly what is paid, no less and no more';
const MIXED = 'For some wagers exactly what is paid, for others the minimum or one of several tables';

function paysAre({ game, rules }: Side): Saying {
  const kinds = new Set(game.wagers.map(({ paid }) => paid));
  if (kinds.size > 1) return { text: MIXED, clauses: [game.clause] };
  const exact = kinds.has('exactly');
  const says = (rule: Rule) =>
    exact ? paysAgainst(rule, 'approved').length > 0 : owes(rule, 'own-pays-shown');
  const clauses = rules.filter(says).map(({ clause }) => clause);
  return { text: exact ? EXACT : FLOOR, clauses };
}

const editionLines = (left: Side, right: Side): Line[] =>
  FACTS.flatMap(([id, label, reads]) => lineOf({ id, label, left: reads(left), right: reads(right) }));

const equipment = (side: Side): Saying => ({ text: side.game.equipment, clauses: equipmentClauses(side) });

export const editionPart = (left: Side, right: Side): ComparedPart => ({
  id: 'edition',
  title: 'The rules as a whole',
  groups: [
    {
      id: 'edition',
      lines: [
        ...editionLines(left, right),
        ...lineOf({ id: 'equipment', label: 'Equipment', left: equipment(left), right: equipment(right) }),
      ],
    },
  ],
});

/** The clauses about pack and layout, where they have those topics. */
function equipmentClauses({ game, rules }: Side): ClauseId[] {
  const on = rules.filter(({ topic }) => [topic].flat().some((name) => name === 'deck' || name === 'layout'));
  return on.length > 0 ? on.map(({ clause }) => clause) : [game.clause];
}
