/** The strategy that was found, in a sentence and as tables. */
import type { Solution, StrategyTable, Tone } from '../../family/solution';
import type { Hand } from './hands';
import { FACE_RANKS, faceMark, faceRank, faceSuit, rankMark } from './pack';
import { type PokaraHand, pokaraHands, stateOf } from './states';
import { type Choice, discardOf, type Found } from './strategy';

const BY_SUIT = 'Suits';
const STAND = 'Stand';
/** Before the mark of the card that goes: the wager is doubled first. */
const TWICE = '2×\u00a0';
/** The ranks of the up-card, the highest first. */
const UP_RANKS = Array.from({ length: FACE_RANKS }, (_, i) => FACE_RANKS - 1 - i);

const ranksOf = (hand: readonly number[]): string => hand.map((face) => rankMark(faceRank(face))).join('-');

/** "A-K of one suit". */
function suitsOf(hand: Hand): string {
  const alike = hand.filter((face) => hand.filter((other) => faceSuit(other) === faceSuit(face)).length > 1);
  if (alike.length === 0) return 'three suits';
  return alike.length === 3 ? 'one suit' : `${ranksOf(alike)} of one suit`;
}

function does(hand: PokaraHand, choice: Choice): string {
  if (choice.stake === 'stand') return STAND;
  const mark = rankMark(faceRank(discardOf(hand, choice)));
  return choice.stake === 'draw' ? mark : `${TWICE}${mark}`;
}

type Line = { hand: PokaraHand; cells: string[] };

/** Hands that the packs hold, each with what to do by the rank of the up-card. */
function linesOf({ choices }: Found, deals: readonly bigint[]): Line[] {
  return pokaraHands().flatMap((hand, number) => {
    const cellOf = (rank: number) => {
      const seen = new Set<string>();
      for (let up = rank * 4; up < rank * 4 + 4; up += 1)
        if (deals[stateOf(number, up)] !== 0n) seen.add(does(hand, choices[stateOf(number, up)] as Choice));
      const [only = '-', ...others] = seen;
      return others.length === 0 ? only : BY_SUIT;
    };
    const cells = UP_RANKS.map(cellOf);
    return cells.every((cell) => cell === '-') ? [] : [{ hand, cells }];
  });
}

/** Hands of the same ranks are one row where their suits make no difference; those that always stand have none. */
function rowsOf(lines: readonly Line[]): StrategyTable['rows'] {
  const rows = everyRow(lines);
  return rows.filter(({ cells }) => cells.some((cell) => cell !== STAND && cell !== '-'));
}

function everyRow(lines: readonly Line[]): StrategyTable['rows'] {
  const named = lines.map(({ hand }) => ranksOf(hand.faces));
  return [...new Set(named)].flatMap((ranks) => {
    const alike = lines.filter((_, i) => named[i] === ranks);
    const [first] = alike as [Line];
    if (alike.length > 1 && alike.every(({ cells }) => cells.join() === first.cells.join()))
      return [{ label: ranks, cells: first.cells }];
    return alike.map(({ hand, cells }) => ({ label: `${ranks}, ${suitsOf(hand.faces)}`, cells }));
  });
}

function bySuit({ choices }: Found, deals: readonly bigint[]): StrategyTable['rows'] {
  return linesOf({ choices } as Found, deals).flatMap(({ hand, cells }) => {
    const number = pokaraHands().indexOf(hand);
    return UP_RANKS.filter((_, i) => cells[i] === BY_SUIT).map((rank) => ({
      label: `${hand.faces.map(faceMark).join(' ')} against ${rankMark(rank)}`,
      cells: Array.from({ length: 4 }, (_, suit) => {
        const state = stateOf(number, rank * 4 + suit);
        return deals[state] === 0n ? '-' : does(hand, choices[state] as Choice);
      }),
    }));
  });
}

const toneOf = (cell: string): Tone =>
  cell === STAND ? 'stand' : cell.startsWith(TWICE) ? 'double' : 'draw';

export function whatToDo(
  found: Found,
  deals: readonly bigint[],
): Required<Pick<Solution, 'summary' | 'tables'>> {
  const lines = linesOf(found, deals);
  const rows = rowsOf(lines);
  const exceptions = bySuit(found, deals);
  const cells = new Set([...rows, ...exceptions].flatMap((row) => row.cells));
  const tones = Object.fromEntries(
    [...cells].filter((cell) => cell !== BY_SUIT && cell !== '-').map((cell) => [cell, toneOf(cell)]),
  );
  const isPair = ({ label }: { label: string }) => new Set(label.split(',')[0]?.split('-')).size < 3;
  const table = (id: string, caption: string, listed: StrategyTable['rows']): StrategyTable => ({
    id,
    caption,
    explains: `“J” draws a card for the jack; “${TWICE}J” doubles the wager first. Stand on every hand that is not listed.`,
    columns: UP_RANKS.map(rankMark),
    rows: listed,
    tones,
  });
  const hands = [
    table(
      'three-ranks',
      'Three ranks, by the dealer’s up-card',
      rows.filter((row) => !isPair(row)),
    ),
    table('pairs', 'Pairs, by the dealer’s up-card', rows.filter(isPair)),
  ];
  const suits: StrategyTable = {
    id: 'by-suit',
    caption: 'Where the suit of the up-card decides',
    explains: `Where a table above says “${BY_SUIT}”. They can be exchanged: only which of them are alike matters.`,
    columns: ['♣', '♦', '♥', '♠'],
    rows: exceptions,
    tones,
  };
  return { summary: summaryOf(lines), tables: exceptions.length > 0 ? [...hands, suits] : hands };
}

function summaryOf(lines: readonly Line[]): string {
  const count = (begins: string) =>
    lines.filter(({ cells }) => cells.every((cell) => cell.startsWith(begins))).length;
  const [stood, doubled] = [count(STAND), count(TWICE)];
  return `Of ${lines.length} hands, stand on ${stood} and double and draw to ${doubled} whatever the dealer shows. With the other ${lines.length - stood - doubled} the table says what to do.`;
}
