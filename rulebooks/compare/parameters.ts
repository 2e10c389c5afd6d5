/** The engine's parameters in words, and the topic of the rules that set each. */
import { ratio } from '@/simulations/exact/fraction';
import { fixed } from '@/simulations/printing/numbers';

type Known = {
  words: string;
  topic?: string;
  /** A number that is a rank of a pair, a card, or money in minor units, and no count. */
  reads?: 'pair' | 'card' | 'money';
};

const KNOWN: Record<string, Known> = {
  flop: { words: 'Flop wager, in antes', topic: 'flop-wager' },
  turn: { words: 'Turn wager, in antes', topic: 'turn-wager' },
  river: { words: 'River wager, in antes', topic: 'river-wager' },
  beforeFlop: { words: 'Bet before the flop, in antes' },
  atFlop: { words: 'Bet at the flop, in antes' },
  afterRiver: { words: 'Bet after the river, in antes' },
  call: { words: 'Call wager, in antes' },
  play: { words: 'Play wager, in antes' },
  raise: { words: 'Raise, in antes' },
  ties: { words: 'Equal hands' },
  antePaysFrom: { words: 'Lowest winning hand that the ante is paid for', topic: 'ante-paid-from-straight' },
  qualifier: { words: 'Dealer’s lowest hand that qualifies', reads: 'pair' },
  dealerQualifies: { words: 'Dealer’s lowest hand that qualifies' },
  lowestPair: { words: 'Lowest pair that is paid', reads: 'pair' },
  doubleTo: { words: 'Highest card of the dealer on which it is doubled', reads: 'card' },
  royalMost: { words: 'Most paid for royal flushes', reads: 'money' },
  royalWager: { words: 'One wager, for the largest pay', reads: 'money' },
  bothAces: { words: 'Aces against the dealer’s aces' },
  folds: { words: 'Hands that the figures fold', topic: 'progressive-when-folded' },
};

const VALUES: Record<string, string> = {
  'bonus-best-play': 'two with a three to a seven of another suit',
  never: 'none',
  paid: 'in a row of their own',
  'as-aces': 'as any aces',
  true: 'yes',
  false: 'no',
};

const HIGH: Record<number, string> = { 11: 'jack', 12: 'queen', 13: 'king', 14: 'ace' };
const SMALL = 'two three four five six seven eight nine ten'.split(' ');
const cardOf = (rank: number): string => HIGH[rank] ?? SMALL[rank - 2] ?? String(rank);
const pairOf = (rank: number): string => (rank === 6 ? 'pair of sixes' : `pair of ${cardOf(rank)}s`);

const known = (name: string): Known | undefined => (Object.hasOwn(KNOWN, name) ? KNOWN[name] : undefined);
const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
/** "antePaysFrom" as "ante pays from". */
const spelledOut = (name: string): string => name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();

export const parameterWords = (name: string): string => known(name)?.words ?? capital(spelledOut(name));
export const parameterTopic = (name: string): string | undefined => known(name)?.topic;

function numberWords(name: string, value: number): string {
  switch (known(name)?.reads) {
    case 'pair':
      return value === 0 ? 'any hand' : pairOf(value);
    case 'card':
      return cardOf(value);
    case 'money':
      return fixed(ratio(value, 100), 2);
    default:
      return String(value);
  }
}

function words(name: string, value: unknown): string {
  if (Array.isArray(value)) return value.map((part) => words(name, part)).join(', ');
  if (typeof value === 'number') return numberWords(name, value);
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value)
      .map(([part, own]) => `${spelledOut(part)} ${words(part, own)}`)
      .join(', ');
  }
  const text = String(value);
  return Object.hasOwn(VALUES, text) ? (VALUES[text] as string) : text.replaceAll('-', ' ');
}

/** A parameter's value on its own: "Straight", "2", "Pair of fours". */
export const valueWords = (name: string, value: unknown): string => capital(words(name, value));
