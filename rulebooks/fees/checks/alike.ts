/** Options that differ in nothing, and rows that break the order of their table. */
import { capital } from '../../spelling/wording';
import { dollars, dollarsOf, optionsNamed, playersNamed } from '../finding';
import type { FeeOption } from '../schedule';
import { cents, sumText } from './charged';
import { about, type FeeCheck, groupedBy, optionsIn } from './check';

const everything = ({ limit, players, fees }: FeeOption): string => JSON.stringify([limit, players, fees]);

const sameNumber = (options: readonly FeeOption[]): boolean =>
  options[0]?.option !== null && options.every(({ option }) => option === options[0]?.option);

export const alike: FeeCheck = (book) =>
  [...groupedBy(book.tables, ({ group }) => group).values()].flatMap((tables) =>
    [...groupedBy(tables.flatMap(optionsIn), everything).values()]
      .filter((options) => options.length > 1)
      .map((options) =>
        about('alike', tables[0] as (typeof tables)[number], {
          verdict: 'anomaly',
          line: options[1]?.line,
          options,
          sentence: `${capital(optionsNamed(options))} ${sameNumber(options) ? 'is the same each time' : 'are the same in all but the number'}: limit, players and fees.`,
        }),
      ),
  );

type Sums = readonly number[];
const sumsOf = ({ fees }: FeeOption): Sums => fees.map(({ amount }) => cents(amount));

/** Which way the first sum that differs goes. */
const turn = (one: Sums, other: Sums): number => {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at < 0 ? 0 : Math.sign((other[at] as number) - (one[at] as number));
};

/** Within one band of players a table goes down or up; where it turns, one of two neighbours may be misprinted. */
export const order: FeeCheck = (book) =>
  book.tables
    .filter(({ kind, rows }) => (kind === 'per-hand' || kind === 'timed') && rows.every((row) => row.players))
    .flatMap((table) =>
      [...groupedBy(optionsIn(table), ({ players }) => JSON.stringify(players)).values()].flatMap(
        (options) => {
          const turns = options
            .slice(1)
            .map((option, at) => turn(sumsOf(options[at] as FeeOption), sumsOf(option)));
          const way = Math.sign(turns.reduce((all, one) => all + one, 0));
          return turns.flatMap((one, at) => {
            const [before, after] = options.slice(at, at + 2) as [FeeOption, FeeOption];
            if (way === 0 || one === way || one === 0) return [];
            const fees = (option: FeeOption) => dollarsOf(option.fees.map(({ amount }) => amount));
            return [
              about('order', table, {
                verdict: 'anomaly',
                line: after.line,
                options: [before, after],
                sentence: `For ${playersNamed(after.players)}, fees go ${way < 0 ? 'down' : 'up'} this table, and from option ${before.option} (${fees(before)}) to option ${after.option} (${fees(after)}) they go ${way < 0 ? 'up' : 'down'}.`,
              }),
            ];
          });
        },
      ),
    );

/** A list of fees by time takes one dollar less from option to option. */
export const spacing: FeeCheck = (book) =>
  book.tables
    .filter(({ kind, terms, rows }) => kind === 'timed' && terms.length === 1 && rows.length >= 20)
    .flatMap((table) =>
      [...groupedBy(optionsIn(table), ({ players }) => JSON.stringify(players)).values()].flatMap((options) =>
        options.slice(1).flatMap((after, at) => {
          const before = options[at] as FeeOption;
          const [from, to] = [sumsOf(before)[0] as number, sumsOf(after)[0] as number];
          return from - to === 100
            ? []
            : [
                about('spacing', table, {
                  verdict: 'anomaly',
                  line: after.line,
                  options: [before, after],
                  sentence: `From option ${before.option} to ${after.option} the fee goes from ${dollars(sumText(from))} to ${dollars(sumText(to))}; everywhere else in the table the next option is $1 less.`,
                }),
              ];
        }),
      ),
    );
