/** More at stake, or more players at a table, and a lower fee: by limit, by players, and by what one maximum should cost. */
import { capital } from '../../spelling/wording';
import { lineOf, statementsFor } from '../book';
import { dollars, dollarsOf, limitNamed, optionsNamed, playersNamed } from '../finding';
import type { FeeOption } from '../schedule';
import { cents, covers, feesFor, isBanked, lowest, mostOf, PLAYER_COUNTS, sumText } from './charged';
import { about, type FeeCheck, groupedBy, optionsIn } from './check';

const end = (bound: string | null): number => lowest(bound) ?? Number.POSITIVE_INFINITY;

/** Read once: each option of a long table is compared with every other. */
type Charging = { option: FeeOption; least: number; most: number; open: boolean; fees: readonly number[] };
const charging = (option: FeeOption): Charging => ({
  option,
  least: end(option.limit.min),
  most: end(option.limit.max),
  open: option.limit.min === null && option.limit.max === null,
  fees: option.fees.map(({ amount }) => cents(amount)),
});

const higher = (one: Charging, other: Charging): boolean => {
  if (one.open) return false;
  const [least, most] = [one.least - other.least, one.most - other.most];
  return least >= 0 && most >= 0 && (least > 0 || most > 0);
};

const sums = ({ fees }: FeeOption): string => dollarsOf(fees.map(({ amount }) => amount));

/** Where each sum is for other players, one of them is enough; where all are paid together, none may be higher. */
function lessAtMore(one: Charging, lower: Charging): boolean {
  if (!higher(one, lower)) return false;
  const less = one.fees.some((fee, at) => fee < (lower.fees[at] ?? 0));
  return less && (!isBanked(one.option) || one.fees.every((fee, at) => fee <= (lower.fees[at] ?? 0)));
}

/** An option that charges more than those for higher limits. */
export const byLimit: FeeCheck = (book) =>
  book.tables
    .filter(({ rows }) => rows.every((row) => row.limit && row.amounts))
    .flatMap((table) => {
      const all = optionsIn(table).map(charging);
      return all.flatMap((one) => {
        const lower = one.option;
        const less = all.filter((other) => lessAtMore(other, one)).map(({ option }) => option);
        return less.length === 0
          ? []
          : [
              about('by-limit', table, {
                verdict: 'anomaly',
                line: lower.line,
                options: [lower, ...less],
                sentence: `${capital(optionsNamed([lower]))} at ${limitNamed(lower.limit)} (${sums(lower)}) charges more than ${optionsNamed(less)}, for higher limits (${less.length === 1 ? '' : 'the first of them '}${sums(less[0] as FeeOption)} at ${limitNamed((less[0] as FeeOption).limit)}).`,
              }),
            ];
      });
    });

/** What fewer players can be charged, where more can only be charged less. */
export const byPlayers: FeeCheck = (book) =>
  book.tables
    .filter(
      (table) =>
        table.per !== 'bet-and-hand' &&
        (table.rows.every((row) => row.players) || table.terms.some((term) => term.players)),
    )
    .flatMap((table) => {
      const totals = PLAYER_COUNTS.map((players) => {
        const each = optionsIn(table).flatMap((option) => {
          const fees = feesFor(option, players);
          return fees.length > 0 ? [{ option, total: mostOf(fees) }] : [];
        });
        const sorted = each.sort((a, b) => a.total - b.total);
        return { players, least: sorted[0], most: sorted.at(-1) };
      });
      const word = table.kind === 'timed' ? 'a seat for half an hour' : 'a hand';
      const fall = (which: 'least' | 'most') =>
        totals.slice(1).flatMap((more, at) => {
          const [fewer, other] = [totals[at], more];
          const [a, b] = [fewer?.[which], other[which]];
          if (!fewer || !a || !b || b.total >= a.total) return [];
          return [
            about('by-players', table, {
              verdict: 'anomaly',
              line: a.option.line,
              options: [a.option, b.option],
              sentence: `${capital(word)} of ${fewer.players} players can cost ${which === 'most' ? 'as much as' : 'no less than'} ${dollars(sumText(a.total))} (${optionsNamed([a.option])}), one of ${other.players} players ${which === 'most' ? 'no more than' : 'as little as'} ${dollars(sumText(b.total))} (${optionsNamed([b.option])}).`,
            }),
          ];
        });
      return [...fall('most'), ...(table.kind === 'timed' ? [] : fall('least'))];
    });

/** A clause of one document: where only the minimum differs, the fee is that of the maximum. */
export const sameMaximum: FeeCheck = (book) =>
  book.tables.flatMap((table) => {
    const clause = lineOf(statementsFor(book, table), 'same-maximum-same-fee');
    if (clause === undefined) return [];
    return [...groupedBy(optionsIn(table), ({ limit }) => String(limit.max)).values()]
      .filter((options) => new Set(options.map(sums)).size > 1)
      .map((options) =>
        about('same-maximum', table, {
          verdict: 'breach',
          clause,
          options,
          sentence: `Line ${clause} asks for one fee where the maximum is the same; up to ${dollars(String(options[0]?.limit.max))} the table has ${options.map((one) => `${sums(one)} at ${limitNamed(one.limit)}`).join('; ')}.`,
        }),
      );
  });

/** Bands of one table that share a number of players. */
export const bands: FeeCheck = (book) =>
  book.tables
    .filter(({ rows }) => rows.every((row) => row.players))
    .flatMap((table) => {
      const all = [...groupedBy(optionsIn(table), ({ players }) => JSON.stringify(players)).values()].map(
        ([option]) => (option as FeeOption).players,
      );
      const [most] = PLAYER_COUNTS.map((players) => ({
        players,
        of: all.filter((band) => covers(band, players)),
      })).sort((a, b) => b.of.length - a.of.length);
      if (!most || most.of.length < 2) return [];
      return [
        about('bands', table, {
          verdict: 'anomaly',
          sentence: `Bands overlap: a table of ${most.players} is in ${most.of.length} of them (${most.of.map(playersNamed).join('; ')}), each with fees of its own.`,
        }),
      ];
    });
