/** What the source says of how fees may be charged, asked of every schedule: posted, one at a time, never a share, so many rates, a notice. */

import { listed } from '@/simulations/printing/lists';
import { capital } from '../../spelling/wording';
import { type FeeBook, lineOf, type Statement, statementsFor } from '../book';
import { optionsNamed } from '../finding';
import type { FeeTable } from '../schedule';
import { cents, feesFor, isBanked, PLAYER_COUNTS } from './charged';
import { about, type FeeCheck, groupedBy, optionsIn } from './check';

/** Each group once, by its first table. */
const groups = (book: FeeBook): FeeTable[] =>
  [...groupedBy(book.tables, ({ group }) => group).values()].map(([first]) => first as FeeTable);

const silent =
  (check: string, wanted: readonly Statement[], what: string): FeeCheck =>
  (book) =>
    groups(book).flatMap((table) => {
      const said = statementsFor(book, table);
      return wanted.some((one) => lineOf(said, one) !== undefined)
        ? []
        : [
            about(check, table, {
              verdict: 'not-assessed',
              sentence: `This schedule does not say that ${what}, as others of the source do.`,
            }),
          ];
    });

export const posted = silent(
  'posted',
  ['set-and-posted', 'posted-in-view'],
  'its fees are posted before the deal',
);
export const inView = silent(
  'in-view',
  ['posted-in-view'],
  'its fees are posted on or within view of every table',
);
export const beforePlay = silent(
  'before-play',
  ['set-and-posted', 'set-before-play'],
  'its fees are determined before a hand',
);
export const oneOption = silent('one-option', ['one-option'], 'a table uses one option at a time');
export const noShare = silent('no-share', ['no-share'], 'fees are never a share of what is wagered or won');

/** One option at a time, and no option for all numbers of players: the fee ends with a seat. */
export const oneBand: FeeCheck = (book) =>
  book.tables
    .filter((table) => table.rows.every((row) => row.players))
    .flatMap((table) => {
      const clause = lineOf(statementsFor(book, table), 'one-option');
      const options = optionsIn(table);
      const whole = options.some((option) =>
        PLAYER_COUNTS.every((players) => feesFor(option, players).length > 0),
      );
      return clause === undefined || whole
        ? []
        : [
            about('one-band', table, {
              verdict: 'conflict',
              clause,
              alone: true,
              sentence: `Line ${clause} allows one option at a table at a time, and each of the ${options.length} here is for one band of players: when a seat fills or empties across a band, the option in use has no fee, and no rule says how the table changes it.`,
            }),
          ];
    });

/** A fee in steps moves with what is wagered, which is the question that the zero collection is under review for. */
export const moving: FeeCheck = (book) =>
  book.tables
    .filter(({ kind }) => kind.startsWith('by-total-action'))
    .map((table) => {
      const clause = lineOf(statementsFor(book, table), 'no-share');
      return about('no-share', table, {
        verdict: 'not-assessed',
        clause,
        options: optionsIn(table),
        sentence: `${capital(optionsNamed(optionsIn(table)))} ${optionsIn(table).length === 1 ? 'charges' : 'charge'} fixed sums that rise in steps with what is wagered; ${clause === undefined ? 'no clause here rules out' : `line ${clause} rules out`} a share of wagers, and whether steps are one the source does not say.`,
      });
    });

/** Nothing is taken from players: the schedule owes the notice of the review. */
export const zeroNotice: FeeCheck = (book) =>
  book.tables.flatMap((table) => {
    const options = optionsIn(table).filter(
      (option) =>
        isBanked(option) &&
        option.fees.every(
          ({ from, per, amount }) => from !== 'player' || per !== 'bet' || cents(amount) === 0,
        ),
    );
    if (options.length === 0) return [];
    const notice = lineOf(statementsFor(book, table), 'zero-under-review');
    return [
      about('zero-notice', table, {
        verdict: notice === undefined ? 'breach' : 'needs-notice',
        clause: notice,
        options,
        sentence: `${capital(optionsNamed(options))} ${options.length === 1 ? 'takes' : 'take'} nothing from players for a wager; ${notice === undefined ? 'the notice that such options are under review is missing' : `the notice of line ${notice}, that such options are under review, goes with them`}.`,
      }),
    ];
  });

/** Fees that are taken once cards are dealt, where the same text has them posted before. */
export const afterTheDeal: FeeCheck = (book) =>
  book.tables
    .filter((table) => isBanked(table) && table.terms.some(({ when }) => when === 'after-the-board'))
    .map((table) =>
      about('after-the-deal', table, {
        verdict: 'conflict',
        alone: true,
        sentence: `The fees of ${optionsNamed(optionsIn(table))} are taken after the hands and the board are dealt; every other schedule of a banked game takes them before.`,
      }),
    );

/** A moment or a payer that the source leaves open. */
export const notStated: FeeCheck = (book) =>
  book.tables
    .filter(({ terms }) => terms.some(({ when }) => when === 'not-stated'))
    .map((table) => {
      const names = [
        ...new Set(table.terms.filter(({ when }) => when === 'not-stated').map(({ name }) => name)),
      ];
      return about('not-stated', table, {
        verdict: 'not-assessed',
        alone: true,
        sentence: `When ${listed(names)} ${names.length > 1 ? 'are' : 'is'} taken is not stated.`,
      });
    });
