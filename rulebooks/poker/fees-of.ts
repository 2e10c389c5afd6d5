/** The schedules of fees under which a poker game is dealt, a row each, and what the source says of how they are charged. */
import { listed } from '@/simulations/printing/lists';
import { type FeeBook, lineOf, type Statement, statementsFor } from '../fees/book';
import { feesFor, mostOf, PLAYER_COUNTS, sumText } from '../fees/checks/charged';
import { dollars, limitNamed } from '../fees/finding';
import { type FeeTable, optionsOf } from '../fees/schedule';
import { FROM_WORDS, whenWords } from '../fees/words';
import { capital, counted, inSentence } from '../spelling/wording';
import { type AnyGame, hasPot } from './words';

export type FeeScheduleRow = {
  schedule: string;
  line: number;
  limit: string;
  options: number;
  /** The least and the most that an option takes, and of what. */
  takes: string;
  /** At which moments. */
  when: string;
};

export const feeGameOf = (game: AnyGame): string => (hasPot(game) && game.feesUnder) || game.id;

export const tablesFor = (book: FeeBook, game: AnyGame): FeeTable[] =>
  book.tables.filter(({ games }) => games.includes(feeGameOf(game)));

const LIMIT_WORDS: Record<FeeTable['limit']['kind'], string> = {
  table: '',
  'limit-game': '',
  'buy-in': 'buy-in ',
  point: 'a point of ',
  blinds: '',
};

function limitSaid({ limit, rows }: FeeTable): string {
  if (rows.some((row) => row.limit !== undefined)) return 'Each option has its own';
  const form = limit.form && limit.form !== 'limit' ? `, ${limit.form}` : '';
  return capital(`${LIMIT_WORDS[limit.kind]}${limitNamed(limit)}${form}`);
}

const PER = { hand: 'a hand', 'bet-and-hand': 'a hand', 'half-hour': 'half an hour' } as const;

function takesSaid(table: FeeTable): string {
  const sums = optionsOf(table).flatMap((option) =>
    PLAYER_COUNTS.map((players) => feesFor(option, players))
      .filter((fees) => fees.length > 0)
      .map(mostOf),
  );
  const [least, most] = [Math.min(...sums), Math.max(...sums)].map((sum) => dollars(sumText(sum)));
  const from = listed([...new Set(table.terms.map((term) => FROM_WORDS[term.from]))]);
  return `${least === most ? least : `${least} to ${most}`} ${PER[table.per]}, from ${from}`;
}

const whenSaid = ({ terms }: FeeTable): string =>
  capital([...new Set(terms.map((term) => inSentence(whenWords({ when: term.when }))))].join('; '));

export const feeRows = (book: FeeBook, game: AnyGame): FeeScheduleRow[] =>
  tablesFor(book, game).map((table) => ({
    schedule: book.documents.find(({ id }) => id === table.document)?.title ?? table.document,
    line: table.line,
    limit: limitSaid(table),
    options: table.rows.length,
    takes: takesSaid(table),
    when: whenSaid(table),
  }));

const SAID: readonly (readonly [Statement, string])[] = [
  ['set-and-posted', 'Fees are set beforehand and posted at the table before cards are dealt'],
  ['set-before-play', 'Fees are set before a hand begins'],
  ['one-option', 'One option is in use at a table at a time'],
  ['no-share', 'No fee is a share of what is wagered or won'],
  ['three-per-table', 'A table has at most three rates'],
  ['five-per-limit', 'A limit has at most five rates'],
  ['notice', 'Players are notified of the fees and of how they are taken'],
  ['posted-in-view', 'Fees are posted in view of the table'],
];

/** What has to be posted and told, with the lines that say so. */
export function feeNotices(book: FeeBook, game: AnyGame): string[] {
  const tables = tablesFor(book, game);
  return SAID.flatMap(([says, words]) => {
    const lines = [
      ...new Set(tables.flatMap((table) => lineOf(statementsFor(book, table), says) ?? [])),
    ].sort((a, b) => a - b);
    return lines.length === 0
      ? []
      : [`${words} (${lines.length === 1 ? 'line' : 'lines'} ${listed(lines.map(String))}).`];
  });
}

/** "10 schedules with 433 options"; "none". */
export const schedulesSaid = (rows: readonly FeeScheduleRow[]): string =>
  `${counted(rows.length, 'schedule')} with ${counted(
    rows.reduce((sum, { options }) => sum + options, 0),
    'option',
  )}`;
