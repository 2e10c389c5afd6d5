/** The form of pool rules, and what of two copies differs. */
import type { CopyDifference } from '@/app/components/both-copies';
import { inSentence } from '@/rulebooks/spelling/wording';
import { newOwnRow, type OwnPoolRow } from '@/rulebooks/totalisator/own/row';
import type { RulesWhole } from '@/server/pool-rules/shapes';
import { READINGS, type ReadingId, wayInWords } from '@/simulations/totalisator/rules';
import { type Typed, typedOf } from './content';

export type Form = Typed & { name: string; inForceFrom: string };

export const formOf = ({
  name,
  inForceFrom = '',
  content,
}: Pick<RulesWhole, 'name' | 'inForceFrom' | 'content'>): Form => ({
  name,
  inForceFrom,
  ...typedOf(content),
});

const FIELDS: Record<Exclude<keyof OwnPoolRow, 'pool'>, string> = {
  unit: 'unit bet',
  partialUnit: 'part bet',
  deduction: 'deduction',
  reserve: 'to the reserve',
  step: 'multiples',
  minimum: 'minimum dividend',
  starters: 'starters',
  ifUnbacked: 'if nobody backed it',
  meetings: 'jackpot for meetings',
  wholeFrom: 'whole net pool from a jackpot of',
  supplementedTo: 'reserve makes a jackpot up to',
};

const UNBACKED = { held: 'as the rules say', refund: 'refund the bets', jackpot: 'to the jackpot' };

/** What was typed in the row of a pool. */
function rowSaid(row: OwnPoolRow): string {
  const empty = newOwnRow(row.pool);
  return (Object.keys(FIELDS) as (keyof typeof FIELDS)[])
    .filter((field) => row[field] !== '' && (field === 'unit' || row[field] !== empty[field]))
    .map((field) => `${FIELDS[field]} ${field === 'ifUnbacked' ? UNBACKED[row.ifUnbacked] : row[field]}`)
    .join('; ');
}

const NOTHING = 'nothing';

export function formDifferences(
  mine: Form,
  theirs: Form,
  labelOf: (pool: string) => string,
): CopyDifference[] {
  const entries = ({ name, inForceFrom, rows, general, notes }: Form): [string, string][] => [
    ['Name', name],
    ['In force from', inForceFrom],
    ...rows.map((row): [string, string] => [labelOf(row.pool), rowSaid(row)]),
    ['Two places pay from', general.two],
    ['Three places pay from', general.three],
    ...(Object.keys(READINGS) as ReadingId[]).map((id): [string, string] => [
      READINGS[id].name,
      wayInWords(id, general.readings[id] ?? READINGS[id].taken),
    ]),
    ...Object.entries(notes).map(([of, note]): [string, string] => [`Note on ${inSentence(of)}`, note]),
  ];
  const [own, other] = [new Map(entries(mine)), new Map(entries(theirs))];
  return [...new Set([...own.keys(), ...other.keys()])].flatMap((what) => {
    const [a, b] = [own.get(what) || NOTHING, other.get(what) || NOTHING];
    return a === b ? [] : [{ what, mine: a, theirs: b }];
  });
}
