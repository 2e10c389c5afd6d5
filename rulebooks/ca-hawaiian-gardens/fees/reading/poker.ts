/** Tables of poker fees: an option, how many players, and up to three sums; or two sums, for a full table and a short one. */

import type { Damage, FeeRow, FeeTable, FeeTerms, PlayerRange } from '../../../fees/schedule';
import { gamesNamed } from '../../games';
import { isCaption, readCaptions } from './captions';
import { plain, readMoney, readNumber, readPlayers } from './cells';
import type { Ledger } from './ledger';
import { cellsOf, isCut, type SourceLine } from './line';
import { numbered } from './numbering';
import { announcedIn, feeOfTime, feesOfHand, isTimed } from './procedure';
import { STRAYS } from './strays';

type Place = { document: string; group: string; games?: readonly string[] | undefined };

const HEADING = /^(?:Schedul|Schodula|Options?\b|Vagering)|Number of (?:Active )?Players|^\t7 to 5/;
const PAGE_MARK =
  /^(?:Collection Rates Schedule|Timed Collections|Limit Games|Collection Procedure:?|Short Deck Texas Hold'em|Super 7 Card Stud Hi\/Lo Regular|Collection Rates for Poker Games)$/;

const columnsByPlayers = (headings: readonly string[]): PlayerRange[] =>
  headings
    .flatMap((text) => text.split('\t'))
    .filter((cell) => /\d (?:to|or)/.test(cell))
    .flatMap((cell) => readPlayers(cell) ?? []);

/** All figures of a table that stands in one line, three for each option in any order. */
function torn(line: SourceLine): string[][] | undefined {
  const [, tail] = line.text.split('**Number of Players Regular Table Fee**');
  const tokens = tail?.match(/\d or (?:more|less)|\$\d+|\d{3}/g);
  return tokens?.reduce<string[][]>((rows, token, at) => {
    if (at % 3 === 0) rows.push(['', '', '']);
    const row = rows[rows.length - 1] as string[];
    row[token.startsWith('$') ? 2 : / or /.test(token) ? 1 : 0] = token;
    return rows;
  }, []);
}

/** What the other tables with the same bands have above the same eight sums. */
const LOST_HEADING: readonly PlayerRange[] = [
  { min: 5, max: 8 },
  { min: null, max: 4 },
];
const lostHeading = (line: number): Damage => ({
  line,
  what: 'players',
  printed: '',
  read: '8 to 5; 4 or less',
  why: 'The heading is lost; every other table of these eight sums for games of eight has these two columns.',
});

type Cells = { line: number; cells: string[]; damaged: Damage[] };

const isClear = (cell: string | undefined): boolean =>
  cell !== undefined &&
  (readNumber(cell) !== undefined || readPlayers(cell) !== undefined || /^\$\d/.test(plain(cell)));

/** One row that the recogniser took for two: no cell is clear in both. */
function joined(rows: readonly Cells[], width: number): Cells[] {
  const whole: Cells[] = [];
  for (const row of rows) {
    const before = whole.at(-1);
    const cells = Array.from({ length: width }, (_, at) => row.cells[at] ?? '');
    const clear = (one: readonly string[]) => one.filter((cell) => isClear(cell)).length;
    const half = before && (clear(before.cells) < width - 1 || clear(cells) < width - 1);
    if (before && half && !cells.some((cell, at) => isClear(cell) && isClear(before.cells[at]))) {
      const lost = [...before.cells, ...cells].filter((cell) => plain(cell) !== '' && !isClear(cell));
      const hasSums = before.cells.slice(2).some(isClear);
      const line = hasSums ? before.line : row.line;
      const merged = cells.map((cell, at) => (isClear(cell) ? cell : (before.cells[at] ?? '')));
      const why = 'One row stands on two lines; no cell is legible in both.';
      const printed = lost.length > 0 ? lost.map(plain).join(', ') : `lines ${before.line} and ${row.line}`;
      whole[whole.length - 1] = {
        line,
        cells: merged,
        damaged: [{ line: before.line, what: 'row', printed, read: merged.map(plain).join(' '), why }],
      };
    } else whole.push({ ...row, cells });
  }
  return whole;
}

function rowOf(
  { line, cells, damaged }: Cells,
  terms: readonly FeeTerms[],
  banded: boolean,
  ledger: Ledger,
): FeeRow {
  const start = banded ? 2 : 1;
  const amounts = terms.map((term, at) => {
    const read = readMoney({ line, column: start + at, what: term.name }, cells[start + at] ?? '');
    if (!read) return ledger.missing(line, term.name, cells[start + at] ?? '');
    if (read.damage) damaged.push(read.damage);
    return read.value;
  });
  const players = banded ? readPlayers(cells[1] ?? '') : undefined;
  if (banded && !players) ledger.missing(line, 'players', cells[1] ?? '');
  return {
    option: readNumber(cells[0] ?? '') ?? null,
    line,
    ...(players && { players }),
    amounts,
    ...(damaged.length > 0 && { damaged }),
  };
}

function table(
  place: Place,
  games: readonly string[],
  lines: readonly SourceLine[],
  ledger: Ledger,
): FeeTable {
  const [text, ...rest] = lines as [SourceLine, ...SourceLine[]];
  ledger.take(text, 'text');
  const captions: SourceLine[] = [];
  const headings: string[] = [];
  const rows: Cells[] = [];
  for (const line of rest) {
    const all = torn(line);
    if (STRAYS.has(line.number)) ledger.take(line, 'stray');
    else if (all) {
      captions.push(line);
      rows.push(...all.map((cells) => ({ line: line.number, cells, damaged: [] })));
      ledger.take(line, 'row');
    } else if (PAGE_MARK.test(plain(line.text))) ledger.take(line, 'heading');
    else if (isCaption(plain(line.text.replace(/^Maximum L\t/, '')))) {
      captions.push(line);
      ledger.take(line, 'caption');
    } else if (HEADING.test(line.text)) {
      headings.push(line.text);
      ledger.take(line, 'heading');
    } else if (line.text.includes('\t') || readNumber(line.text) !== undefined) {
      const cells = cellsOf(line);
      rows.push({
        line: line.number,
        // A row without its number begins with the players.
        cells: / or (?:more|less)$/.test(cells[0] ?? '') ? ['', ...cells] : cells,
        damaged: [],
      });
      ledger.take(line, 'row');
    }
  }
  const timed = isTimed(text.text);
  const byPlayers = timed ? columnsByPlayers(headings) : [];
  const twoSums =
    timed && (byPlayers.length > 0 || (rows[0]?.cells.filter((cell) => /^\$/.test(cell)).length ?? 0) > 1);
  const time = feeOfTime(
    text.text,
    /Regular Table Fee/i.test([text.text, ...headings, ...captions.map((c) => c.text)].join())
      ? 'Regular Table Fee'
      : 'Collection fee',
  );
  const terms: FeeTerms[] = !timed
    ? feesOfHand(text.text)
    : twoSums
      ? (byPlayers.length > 0 ? byPlayers : LOST_HEADING).map((players) => ({ ...time, players }))
      : [time];
  const caption = readCaptions(captions, ledger);
  const width = terms.length + (twoSums ? 1 : 2);
  const whole = joined(rows, width).map((row) => rowOf(row, terms, !twoSums, ledger));
  return {
    document: place.document,
    group: place.group,
    line: text.number,
    announced: announcedIn(text.text),
    games,
    limit: caption.limit,
    kind: timed ? 'timed' : 'per-hand',
    per: timed ? 'half-hour' : 'hand',
    terms,
    rows: numbered(whole),
    damaged:
      twoSums && byPlayers.length === 0
        ? [...caption.damaged, lostHeading(rows[0]?.line ?? 0)]
        : caption.damaged,
  };
}

/** A table begins with each text that announces options. */
export function pokerTables(place: Place, lines: readonly SourceLine[], ledger: Ledger): FeeTable[] {
  const starts = lines.flatMap((line, at) => (isCut(line) && announcedIn(line.text).length > 0 ? [at] : []));
  const before = lines.slice(0, starts[0]);
  const end = lines.findIndex((line) => line.text === 'Collection Rates for Poker Games');
  const last = end < 0 ? lines.length : end;
  for (const line of before)
    if (/GEG[AR]/.test(line.text) || PAGE_MARK.test(line.text)) ledger.take(line, 'heading');
  for (const line of lines.slice(last)) ledger.take(line, isCut(line) ? 'statement' : 'heading');
  const named = before.flatMap((line) => gamesNamed(line.text));
  return starts.map((start, at) =>
    table(place, place.games ?? [...new Set(named)], lines.slice(start, starts[at + 1] ?? last), ledger),
  );
}
