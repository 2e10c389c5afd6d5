/** Fees of the banked games: one sum of each player and one of the player-dealer, or the player-dealer's by steps of the total action. */

import type { FeeTable, FeeTerms } from '../../../fees/schedule';
import { gamesNamed } from '../../games';
import { plain } from './cells';
import { type Column, gridTable, type Place } from './grids';
import type { Ledger } from './ledger';
import { isCut, type SourceLine } from './line';
import { announcedIn } from './procedure';
import { stepTable } from './steps';
import { STRAYS } from './strays';

const HEADING =
  /^(?:Schedule Options?\t|\t?(?:Player-Dealer|Collection Rate)\t|\tCollection Rate\tCollection Rate|Limit\t\(Per Hand\))/;

/** What stands in a column, by its heading; "Limit (Per Hand) (Per Bet)" has the player-dealer first. */
function columnOf(heading: string, when: string): Column | 'action' {
  if (/^Schedule/.test(heading)) return 'option';
  if (/Action/.test(heading)) return 'action';
  if (/^(?:Table )?Limit/.test(heading)) return 'limit';
  if (/Coupon/.test(heading)) return { name: heading.trim(), from: 'player', per: 'coupon', when };
  const name = heading
    .replace(/ ?\(.*\)/, '')
    .replace('Player- Dealer', 'Player-Dealer')
    .trim();
  if (/dealer|per hand/i.test(heading))
    return { name: name || 'Player-Dealer Collection Rate', from: 'player-dealer', per: 'hand', when };
  return /Jackpot/.test(heading)
    ? 'nothing'
    : { name: name || 'Player Collection Rate', from: 'player', per: 'bet', when };
}

const isRow = (text: string): boolean => /\t/.test(text) && /\$?\d/.test(text);

export function bankedTables(place: Place, lines: readonly SourceLine[], ledger: Ledger): FeeTable[] {
  const named = lines.filter((line) => !isCut(line)).flatMap((line) => gamesNamed(line.text));
  const texts = lines.filter((line) => isCut(line));
  const text =
    texts.find((line) => announcedIn(line.text).length > 0) ??
    texts.find((line) => /collection fees|each|per bet/.test(line.text));
  const announced = announcedIn(texts.map((line) => line.text).join(' '));
  const when = texts.some((line) => /five community cards/.test(line.text))
    ? 'after-the-board'
    : texts.some((line) => /before (?:any )?cards|prior to (?:any )?cards/.test(line.text))
      ? 'before-the-deal'
      : 'not-stated';
  const parts: { heading: SourceLine; columns: (Column | 'action')[]; rows: SourceLine[] }[] = [];
  for (const line of lines) {
    if (STRAYS.has(line.number)) ledger.take(line, 'stray');
    else if (isCut(line)) ledger.take(line, line === text ? 'text' : 'statement');
    else if (HEADING.test(line.text)) {
      ledger.take(line, 'heading');
      const columns = line.text.split('\t').map((cell) => columnOf(cell, when));
      if (columns.includes('limit')) parts.push({ heading: line, columns, rows: [] });
    } else if (isRow(line.text) && parts.length > 0) parts.at(-1)?.rows.push(line);
    else if (!/\t/.test(line.text) && !/^\$?\d+ *$/.test(plain(line.text))) ledger.take(line, 'heading');
  }
  const where = { ...place, games: place.games ?? [...new Set(named)] };
  return parts.map(({ heading, columns, rows }, at) => {
    const line = text?.number ?? heading.number;
    // The first numbers announced are those of the first table.
    const own = parts.length === 1 ? announced : at === 0 ? announced.slice(0, 1) : announced.slice(1);
    const common = { line, announced: own };
    if (columns.includes('action')) {
      const terms = columns.filter((column): column is FeeTerms => typeof column === 'object');
      return stepTable(where, { ...common, columns, terms }, rows, ledger);
    }
    const plainColumns = columns.filter((column): column is Column => column !== 'action');
    return gridTable(
      where,
      { ...common, columns: plainColumns, kind: 'per-bet-and-hand', per: 'bet-and-hand', limit: 'table' },
      rows,
      ledger,
    );
  });
}
