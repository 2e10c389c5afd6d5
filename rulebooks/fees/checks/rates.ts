/**
 * How many rates a schedule has, against the cap that it or an older rule of its games names. The cap can be read two ways: of what one option takes, or of all
 * that the options for one limit offer. Both are counted; as a table uses one option at a time, the verdict is by the first.
 */
import { listed } from '@/simulations/printing/lists';
import { type FeeBook, lineOf, type Statement, statementsFor } from '../book';
import { limitNamed } from '../finding';
import type { Fee, FeeOption, FeeTable } from '../schedule';
import { cents, feesFor, isBanked, PLAYER_COUNTS } from './charged';
import { about, type FeeCheck, groupedBy, optionsIn } from './check';

type Cap = { line: number; most: number; words: string };

const CAPS: readonly [Statement, number, string][] = [
  ['three-per-table', 3, 'three per table'],
  ['five-per-limit', 5, 'five per table limit'],
  ['five-per-table', 5, 'five per table'],
];

const charged = (fees: readonly Fee[]): Fee[] => fees.filter(({ amount }) => cents(amount) > 0);

/** Sums that one option can take at one table: of a hand one after another, or each step, and the coupon once. */
export function ratesOf(option: FeeOption): number {
  if (!isBanked(option))
    return Math.max(...PLAYER_COUNTS.map((players) => charged(feesFor(option, players)).length));
  const stepOf = ({ from, action }: Fee) => (from === 'player-dealer' && action ? action.min : '');
  return new Set(charged(option.fees).map((fee) => `${fee.name} ${fee.amount} ${stepOf(fee)}`)).size;
}

/** Of the schedule itself, and three per table where an older rule of one of its games has that. */
function capsOf(book: FeeBook, table: FeeTable): Cap[] {
  const older = book.statements.filter(({ document }) =>
    table.games.some((game) => document === `${game}-older-rules`),
  );
  const said = statementsFor(book, table);
  return CAPS.flatMap(([says, most, words]) => {
    const line = lineOf(said, says) ?? (says === 'three-per-table' ? lineOf(older, says) : undefined);
    return line === undefined ? [] : [{ line, most, words }];
  });
}

function kept({ line, most, words }: Cap, inForce: number, offered: number): string {
  const cap = `${words} (line ${line})`;
  if (inForce > most) return `${cap} is not kept`;
  return offered > most ? `${cap} is kept by one option, not by all together` : `${cap} is kept both ways`;
}

const sameLimit = ({ kind, limit }: FeeOption): string =>
  `${kind.replace('-with-coupon', '')} ${limit.kind} ${limit.form} ${limit.min} ${limit.max} ${limit.blinds}`;

export const rates: FeeCheck = (book) =>
  [...groupedBy(book.tables, ({ group }) => group).values()].flatMap((tables) => {
    const first = tables[0] as FeeTable;
    const caps = capsOf(book, first);
    const options = tables.flatMap(optionsIn);
    if (caps.length === 0) {
      const sentence = `One option takes at most ${Math.max(...options.map(ratesOf))} rates; this schedule names no cap on rates.`;
      return [about('rates', first, { verdict: 'not-assessed', sentence })];
    }
    return [...groupedBy(options, sameLimit).values()].flatMap((alike) => {
      const inForce = Math.max(...alike.map(ratesOf));
      const offered = new Set(alike.map(({ players, fees }) => JSON.stringify([players, fees]))).size;
      const broken = caps.find(({ most }) => inForce > most);
      if (!broken && caps.every(({ most }) => offered <= most)) return [];
      const limit = limitNamed((alike[0] as FeeOption).limit);
      const together =
        alike.length === 1
          ? ''
          : `, and the ${alike.length} options together offer ${offered} set${offered === 1 ? '' : 's'} of fees`;
      return [
        about('rates', first, {
          verdict: broken ? 'breach' : 'conflict',
          clause: (broken ?? caps[0])?.line,
          sentence: `At ${limit}, one option takes at most ${inForce} rate${inForce === 1 ? '' : 's'}${together}: ${listed(caps.map((cap) => kept(cap, inForce, offered)))}. The verdict is by one option, as a table uses one at a time.`,
        }),
      ];
    });
  });
