/** Tables with a sum for each number of players, by blinds or by what a point is worth; and the older ones without option numbers. */

import type { FeeTable, FeeTerms, PlayerRange } from '../../../fees/schedule';
import { gamesNamed } from '../../games';
import { readPlayers } from './cells';
import { type Column, type Grid, gridTable, type Place } from './grids';
import type { Ledger } from './ledger';
import { isCut, type SourceLine } from './line';
import { announcedIn, feeOfTime, isTimed } from './procedure';

const WORDS: Readonly<Record<string, number>> = { Two: 2, Three: 3, Four: 4 };

/** "7 - 9 players", "3 players or less", "Four Players", "9" over "PLAYERS". */
const playersOf = (heading: string): PlayerRange | undefined => {
  const word = /^(Two|Three|Four) Players$/.exec(heading)?.[1];
  return readPlayers(word ? String(WORDS[word]) : heading.replace(/players/gi, 'players').trim());
};

type Part = { text: SourceLine | undefined; title: string; headings: SourceLine[]; rows: SourceLine[] };

const isRow = ({ text }: SourceLine): boolean => /^\$?\d[^\t]*\t/.test(text);

/** A part ends where words follow figures. */
function parts(lines: readonly SourceLine[], ledger: Ledger): Part[] {
  const all: Part[] = [];
  for (const line of lines) {
    const last = all.at(-1);
    if (isRow(line) && last && last.headings.length > 0) {
      last.rows.push(line);
      continue;
    }
    const fresh =
      !last || last.rows.length > 0 ? { text: undefined, title: '', headings: [], rows: [] } : last;
    if (fresh !== last) all.push(fresh);
    if (isCut(line)) {
      if (announcedIn(line.text).length > 0 && !fresh.text) fresh.text = line;
      ledger.take(line, fresh.text === line ? 'text' : 'statement');
    } else {
      if (line.text.includes('\t')) fresh.headings.push(line);
      else fresh.title = `${fresh.title} ${line.text}`;
      ledger.take(line, 'heading');
    }
  }
  return all.filter(({ rows }) => rows.length > 0);
}

/** Two lines of a heading are one, cell by cell. */
const headingOf = (lines: readonly SourceLine[]): string[] =>
  lines
    .map(({ text }) => text.split('\t'))
    .reduce<string[]>((all, cells) => cells.map((cell, at) => `${all[at] ?? ''} ${cell}`.trim()), []);

function columnOf(heading: string, fee: FeeTerms): Column {
  if (/^Schedule/.test(heading)) return 'option';
  if (/Limit|Point Value|^Buy-In/i.test(heading)) return 'limit';
  if (/Blind|Dinus|BLIND/.test(heading)) return 'blinds';
  if (/Designated/.test(heading))
    return { name: 'Designated Table Fee', from: 'pot', per: 'hand', when: 'after-the-blinds' };
  const players = playersOf(heading);
  return players ? { ...fee, players } : fee;
}

const limitKind = (part: Part, columns: readonly string[]): Grid['limit'] => {
  const words = `${part.title} ${part.text?.text ?? ''} ${columns.join(' ')}`;
  if (/Point Value|per 30 minutes/.test(words) || /GEGA-004115/.test(words)) return 'point';
  return /buy-in|no limit|pot limit/i.test(words)
    ? 'buy-in'
    : columns.some((c) => /Limit/.test(c))
      ? 'limit-game'
      : 'blinds';
};

function feeOf(part: Part, heading: readonly string[]): FeeTerms {
  const text = part.text?.text ?? '';
  const words = `${text} ${part.title}`;
  if (isTimed(words) || /TIME COLLECTION/i.test(words)) {
    const name = heading.find((cell) => /Fee/.test(cell)) ?? 'Collection';
    return { ...feeOfTime(text, name), per: 'half-hour' };
  }
  if (/hands have been delivered/.test(text))
    return { name: 'Collection Fee', from: 'player', per: 'hand', when: 'after-the-hands-are-delivered' };
  // Of the older Lowball, whose text has the moments (lines 311 and 313).
  if (/Designated Table Fee:/.test(part.title))
    return { name: 'Designated Table Fee', from: 'pot', per: 'hand', when: 'ends-before-the-draw' };
  if (/Regular Table Fee:/.test(part.title))
    return { name: 'Regular Table Fee', from: 'pot', per: 'hand', when: 'after-the-draw' };
  if (/regular table/i.test(words))
    return { name: 'Regular Table Fee', from: 'pot', per: 'hand', when: 'after-the-flop' };
  return { name: 'Collection', from: 'pot', per: 'hand', when: 'not-stated' };
}

export function otherTables(place: Place, lines: readonly SourceLine[], ledger: Ledger): FeeTable[] {
  const games = place.games ?? [
    ...new Set(lines.filter((line) => !isCut(line)).flatMap((line) => gamesNamed(line.text))),
  ];
  const end = lines.findIndex((line) => line.text === 'Collection Rates for Poker Games');
  for (const line of end < 0 ? [] : lines.slice(end))
    ledger.take(line, isCut(line) ? 'statement' : 'heading');
  return parts(end < 0 ? lines : lines.slice(0, end), ledger).map((part) => {
    const heading = headingOf(part.headings);
    const fee = feeOf(part, heading);
    const grid: Grid = {
      line: part.text?.number ?? (part.headings[0] as SourceLine).number,
      announced: announcedIn(part.text?.text ?? ''),
      columns: heading.map((cell) => columnOf(cell, fee)),
      kind: fee.per === 'half-hour' ? 'timed' : fee.from === 'player' ? 'per-point' : 'per-hand',
      per: fee.per === 'half-hour' ? 'half-hour' : 'hand',
      limit: limitKind(part, heading),
    };
    return gridTable({ ...place, games }, grid, part.rows, ledger);
  });
}
