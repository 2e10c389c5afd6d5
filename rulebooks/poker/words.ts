/** The rules of a poker game in words, wherever they are shown: its cards, how it is dealt and bet, who takes the pot. */

import { readCards } from '@/simulations/equipment/cards/card';
import { fiveCardName } from '@/simulations/equipment/cards/hand-names';
import { rankFive } from '@/simulations/equipment/cards/hand-ranking';
import { lastsFor, mostTaken, type Pack, packOf } from '@/simulations/showdown/pack';
import type { PotPart } from '@/simulations/showdown/pot';
import { capital, counted } from '../spelling/wording';
import { cardsOf, type PointsGame, type PokerGame } from './book';
import type { First, Forced, RankedBy, Step } from './play';

export type AnyGame = PokerGame | PointsGame;
export const hasPot = (game: AnyGame): game is PokerGame => 'pot' in game;

const cards = (count: number) => counted(count, 'card');

function stepSaid(step: Exclude<Step, { do: 'bet' }>, boards: number): string {
  switch (step.do) {
    case 'deal':
      return [
        ...(step.down > 0 ? [`${cards(step.down)} face down`] : []),
        ...(step.up > 0 ? [`${step.down > 0 ? step.up : cards(step.up)} face up`] : []),
      ]
        .join(' and ')
        .concat(' to each player');
    case 'burn':
      return 'one card burnt';
    case 'turn':
      return `the ${step.name}: ${cards(step.cards)} face up ${boards > 1 ? 'on each board' : 'for all'}`;
    case 'draw':
      return `each player replaces up to ${step.most}`;
    case 'discard':
      return step.from === 'hole' ? 'one card held face down is thrown away' : 'one card is thrown away';
    case 'place':
      return `${step.cards} are placed face up in the sets`;
    case 'set':
      return 'each player sets three in front, five in the middle and five in the back';
  }
}

/** "One card burnt; the flop: 3 cards face up for all." */
export const stepsSaid = (steps: readonly Step[], boards: number): string =>
  `${capital(steps.flatMap((step) => (step.do === 'bet' ? [] : [stepSaid(step, boards)])).join('; '))}.`;

const BY_WORDS: Record<RankedBy, string> = {
  high: 'aces high',
  'ace-to-five': 'as A-5 hands rank, a king lowest',
  'deuce-to-seven': 'as 2-7 hands rank, an ace lowest',
  badugi: 'as Badugi hands rank',
  unsaid: 'by which order is not said',
};

const TIES = { suit: 'ties by suit', 'dealt-first': 'ties to who was dealt first', unsaid: '' };

export function firstSaid(first: First): string {
  if (first === 'left-of-blinds') return 'Left of the big blind';
  if (first === 'left-of-button') return 'Left of the button';
  if (first === 'unsaid') return 'Not said';
  const cardsSaid = first.cards === 'door' ? 'door card' : 'cards face up';
  const notes = [BY_WORDS[first.by], TIES[first.ties]].filter((words) => words !== '');
  return `${capital(first.rank)} ${cardsSaid} (${notes.join('; ')})`;
}

export const FORCED_WORDS: Record<Forced, string> = {
  blinds: 'Two blinds left of the button, before cards are dealt',
  'ante-and-bring-in': 'An ante from everybody; the first to act brings in or bets the smaller bet',
  'ante-and-blinds': 'An ante from everybody, and two blinds left of the button',
  'bring-in': 'A forced bet from the first to act',
  stack: 'The chips in front of each player',
  unsaid: 'Not said',
};

/** Absent where nobody bets. */
export function raisesSaid({ play: { raises, steps } }: AnyGame): string | undefined {
  if (!raises) return steps.some((step) => step.do === 'bet') ? 'How many is not said' : undefined;
  const most =
    raises.most === null ? 'No limit to them' : `At most ${raises.most}; between two players, no limit`;
  return `${most} (line ${raises.line})`;
}

const DECKS: Record<Pack, string> = {
  full: 'One pack of 52, no joker',
  short: 'One pack of 36: no twos, threes, fours or fives; no joker',
  'joker-41': 'One pack of 41: no eights, nines or tens; one joker',
};

/** "One pack of 52, no joker". */
export function deckSaid(game: AnyGame): string {
  const pack = hasPot(game) ? game.pot.pack : 'full';
  return DECKS[pack];
}

const playsOf = (game: AnyGame): number | undefined => (hasPot(game) ? game.plays : game.rules.plays);

export function playersSaid(game: AnyGame): string {
  const plays = playsOf(game);
  if (plays === undefined) return 'How many play is not said';
  const { seats } = game.play;
  return seats === undefined ? `Up to ${plays}` : `Up to ${plays}, of ${seats} who may be seated`;
}

/** The worst hand that qualifies, as it is said: "8-7-6-5-4", "a pair of sixes". */
function worstSaid({ hand, worst }: PotPart): string {
  const read = readCards(worst ?? '');
  if (!read.ok) return '';
  const [a, b, c, d, e] = read.value as [number, number, number, number, number];
  const name = fiveCardName(rankFive(a, b, c, d, e));
  const [first = ''] = name.split(' with ');
  return hand.order === 'high'
    ? first.replace('Pair, ', 'a pair of ')
    : (worst ?? '')
        .replace(/[cdhs]/g, '')
        .split(' ')
        .join('-');
}

const fromSaid = ({ hand: { from } }: PotPart): string => {
  if (from === 'all') return 'from all their own cards and the board';
  if (from === 'own') return 'from their own cards';
  return `from exactly ${from.own} of their own cards and ${from.board} of the board`;
};

function partsSaid({ pot: { parts, own } }: PokerGame): string[] {
  const [only, other] = parts;
  if (!only) return [];
  if (!other) return [`The best hand takes the pot; players make it ${fromSaid(only)}.`];
  const named = parts.map(({ label }) => label);
  const same = new Set(parts.map(fromSaid)).size === 1;
  const made = same
    ? [
        `Both are made ${fromSaid(only)}${own > 5 || typeof only.hand.from === 'object' ? '; the same cards may serve in both' : ''}.`,
      ]
    : parts.map((part) => `${part.label} is made ${fromSaid(part)}.`);
  return [
    `Half of the pot goes to the best hand for ${named.join(', half to the best for ')}; one player may win both.`,
    ...made,
  ];
}

const ODD = {
  'left-of-button': 'Odd chips go to the first of those who share to the left of the button',
  'high-card':
    'Odd chips go to the one who holds the highest card; among equal cards the suit decides: spades, hearts, diamonds, clubs',
  'stud-split':
    'Odd chips of the high part go to the one who holds the highest card, of the low part the lowest; among equal cards the suit decides: spades, hearts, diamonds, clubs',
} as const;

/** Who takes the pot, or how points are won. */
export function potSaid(game: PokerGame): string[] {
  const { pot, oddChipsLine } = game;
  const qualified = pot.parts.filter(({ worst }) => worst !== undefined);
  const otherwise = pot.parts.find(({ id }) => id === pot.otherwise);
  return [
    ...partsSaid(game),
    ...qualified.map((part) => `${part.label} needs ${worstSaid(part)} or better.`),
    ...(qualified.length > 0 ? ['Where no hand qualifies for a part, it goes with the other.'] : []),
    ...(otherwise
      ? [`Where none qualifies for either, the best ${otherwise.label.toLowerCase()} hand takes all.`]
      : []),
    pot.parts.length === 1 ? 'Hands that tie share it.' : 'Hands that tie for a part share it.',
    ...(pot.evenly ? ['Players who tie for both halves share the pot as evenly as it goes.'] : []),
    pot.oddChips === 'unsaid'
      ? 'The rules do not say who takes odd chips.'
      : `${ODD[pot.oddChips]} (line ${oddChipsLine}).`,
  ];
}

const SHORT = {
  'discards-again': 'burnt and discarded cards are shuffled and dealt again',
  'community-card':
    'all but the last card are dealt, then that card with those burnt and thrown away; where even these are too few, one card is turned up for all',
};

/** Whether the pack can run out, and what happens then. */
export function packSaid(game: AnyGame): string {
  const taken = cardsOf(game);
  const plays = playsOf(game);
  const pack = packOf(hasPot(game) ? game.pot.pack : 'full').length;
  const lasts = lastsFor(taken, pack);
  const short = hasPot(game) ? game.ifShort : undefined;
  const then = short
    ? `Then ${SHORT[short.does]} (line ${short.line}).`
    : 'The rules do not say what happens then.';
  if (plays === undefined) {
    const begins = `The pack lasts for ${lasts} players, whatever they do.`;
    return lasts >= MOST_SEATED ? begins : `${begins} With more it can run out. ${then}`;
  }
  const asked = mostTaken(taken, plays);
  if (asked <= pack) return `It cannot: ${plays} players take at most ${asked} of ${pack} cards.`;
  return `It can: ${plays} players who all stay in take up to ${asked} of ${pack} cards; it lasts for ${lasts} whatever they do. ${then}`;
}

/** More than this sit at no table of poker. */
const MOST_SEATED = 10;
