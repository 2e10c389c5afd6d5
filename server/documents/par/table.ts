/** The PAR sheet as comma-separated values: a row for each event, every number exact, every total a reader's own. */
import { writeCsv } from 'hucre/csv';
import { type ParBook, type ParWager, saidOf } from './book';
import { near } from './numbers';

const HEADS = [
  'wager',
  'clause',
  'pay_table',
  'unit',
  'basis',
  'event',
  'count',
  'universe',
  'probability_exact',
  'probability',
  'pays',
  'net_exact',
  'staked_exact',
  'house_edge_exact',
];

/** A spreadsheet takes a cell that begins so for a formula, some also with the wide signs of East Asia; names are people's own. */
const harmless = (words: string): string => (/^[=+\-@\t\r＝＋－＠]/.test(words) ? `'${words}` : words);

const rowsOf = (wager: ParWager): string[][] =>
  wager.events.map((event) => [
    harmless(wager.name),
    wager.clause,
    harmless(wager.table),
    harmless(wager.unit),
    saidOf(wager),
    harmless(event.label),
    event.count,
    wager.universe,
    event.chance,
    String(near(event.chance)),
    event.pays ?? '',
    event.net,
    event.staked,
    wager.edge,
  ]);

export const parTable = ({ wagers }: ParBook): string => writeCsv([HEADS, ...wagers.flatMap(rowsOf)]);
