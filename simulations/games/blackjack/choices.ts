/** What each choice gains with given cards: with two of them, or with more that were drawn. */
import { inTable } from '../../exact/in-table';
import { HANDS, MOST } from './hands';
import { bestPlay, DOUBLE, HIT, type Played, STAND } from './play';
import { ACE, KINDS, TEN } from './ranks';
import type { Rules } from './rules';
import { Splitting } from './split';
import { type Standing, standingAgainst } from './standing';
import { surrendered } from './whole-round';

export const CHOICES = ['stand', 'hit', 'double', 'split', 'surrender', 'even-money'] as const;
export type ChoiceId = (typeof CHOICES)[number];

export type Priced = { choice: ChoiceId; gain: number };

/** The kind of both cards where they are a pair, or -1; and how many cards of their rank there are beside the dealer's, where that is known. */
export type Held = { pair: number; alike?: number };
const heldAs = (hand: number): Held => ({ pair: pairOf(hand) });

/** The kind of both cards of a hand, if it holds two of one kind, or -1. */
export function pairOf(hand: number): number {
  if (HANDS.cards[hand] !== 2) return -1;
  for (let kind = 0; kind < KINDS; kind += 1) if (HANDS.counts[hand * KINDS + kind] === 2) return kind;
  return -1;
}

export function isBlackjack(hand: number): boolean {
  return (
    HANDS.counts[hand * KINDS + ACE] === 1 &&
    HANDS.counts[hand * KINDS + TEN] === 1 &&
    HANDS.cards[hand] === 2
  );
}

function naturalBeside({ table }: Standing, hand: number): number {
  table.takeHand(hand, 1);
  const natural = table.natural();
  table.takeHand(hand, -1);
  return natural;
}

/**
 * The best first, in first stakes, over the rest of the round: a dealer's blackjack counts, as it does where the hole card
 * is looked at first. Only the choices that the rules leave; what follows each is played best.
 */
export function choicesFor(rules: Rules, up: number, hand: number, held: Held = heldAs(hand)): Priced[] {
  const standing = standingAgainst(up, rules);
  if (!standing.table.holds(hand) || inTable(HANDS.cards[hand]) < 2)
    throw new RangeError('the shoe deals no such hand beside this card');
  const natural = naturalBeside(standing, hand);
  if (isBlackjack(hand)) return withBlackjack(rules, up, natural);
  const played = bestPlay(standing, rules);
  const taken = rules.naturalTakes === 'first' ? natural : 0;
  return gainsOf({ standing, rules, played, held }, hand, natural)
    .filter(({ gain }) => gain > -Infinity)
    .map(({ choice, gain }) => ({ choice, gain: gain - taken }))
    .sort((a, b) => b.gain - a.gain);
}

/** Against an ace, one for one at once comes to the same as insurance for half the stake, where a blackjack pays 3 to 2. */
function withBlackjack({ blackjackPays }: Rules, up: number, natural: number): Priced[] {
  const stand: Priced = { choice: 'stand', gain: (1 - natural) * blackjackPays };
  if (up !== ACE || blackjackPays <= 1) return [stand];
  const priced: Priced[] = [stand, { choice: 'even-money', gain: 1 }];
  return priced.sort((a, b) => b.gain - a.gain);
}

type Situation = { standing: Standing; rules: Rules; played: Played; held: Held };

function gainsOf({ standing, rules, played, held }: Situation, hand: number, natural: number): Priced[] {
  const by = (choice: number) => inTable(played.byChoice[hand * 3 + choice]);
  const { pair, alike } = held;
  const splits = pair >= 0 && rules.splits[pair];
  const first = HANDS.cards[hand] === 2 && inTable(HANDS.totals[hand]) < MOST;
  return [
    { choice: 'stand', gain: by(STAND) },
    { choice: 'hit', gain: by(HIT) },
    { choice: 'double', gain: by(DOUBLE) },
    {
      choice: 'split',
      gain: splits ? new Splitting(standing, rules, played.plan, alike).gain(pair) : -Infinity,
    },
    { choice: 'surrender', gain: first ? surrendered(rules, natural) : -Infinity },
  ];
}
