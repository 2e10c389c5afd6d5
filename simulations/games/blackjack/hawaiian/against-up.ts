/** A round against one card of the dealer's: what is done first with every two cards, and how rounds end. */
import { inTable } from '../../../exact/in-table';
import { paired, pairings } from '../pairings';
import { ACE, TEN } from '../ranks';
import { HANDS, handOf, isJokerAndTen, isTwoAces, KINDS, PACK_CARDS, shoeOf, takenOut } from './cards';
import { DealersCards } from './dealers-cards';
import { CHOICES, GIVE_UP, HandGains, type Situation, SPLIT } from './hand-gains';
import { DOUBLED, EVEN, GAVE_UP, LOST, noOutcomes, OUTCOMES, WON } from './outcomes';
import { PlayedOut } from './played-out';
import type { HawaiianRules } from './rules';
import { ENDS } from './settled';
import { nothing, splitPair, type Together } from './split-pair';

export const PLAIN_ENDS = [
  'two-aces',
  'blackjack',
  'win',
  'win-doubled',
  'stand-off',
  'stand-off-doubled',
  'surrender',
  'lose',
  'lose-doubled',
  'dealers-hand',
] as const;
export type PlainEnd = (typeof PLAIN_ENDS)[number];
const AT = Object.fromEntries(PLAIN_ENDS.map((end, at) => [end, at])) as Record<PlainEnd, number>;

/** By the outcome of a hand that was not split. */
const ENDED: Readonly<Record<number, PlainEnd>> = {
  [LOST]: 'lose',
  [EVEN]: 'stand-off',
  [WON]: 'win',
  [LOST + DOUBLED]: 'lose-doubled',
  [EVEN + DOUBLED]: 'stand-off-doubled',
  [WON + DOUBLED]: 'win-doubled',
  [GAVE_UP]: 'surrender',
};

/**
 * A pair is worked out as split unless two hands of its kind, begun in the whole shoe, gain so much less than the pair played. What more of
 * its cards out and further hands change is a small part of that; `all-pairs.deep.ts` works out every pair.
 */
export const ROOM = 0.15;

/** What a hand gains that begins with a card of this kind, no other of them out. */
export const oneOfPair = ({ shoe }: Situation, { best }: HandGains, kind: number): number => {
  const { left, cards } = takenOut(shoe, kind);
  return left.reduce((sum, count, next) => sum + (count / cards) * inTable(best[handOf(kind, next)]), 0);
};

export type AgainstUp = {
  /** In first stakes, over all rounds in which the dealer shows this card. */
  gain: number;
  /** The same without doubling, splitting or giving up. */
  plainGain: number;
  plain: Float64Array;
  split: Together;
  /** By first choice: the chance of it, where neither side has a hand of the first two ranks. */
  first: Float64Array;
  /** What is done with every hand that is not split; and first with two cards. */
  choice: Uint8Array;
  firstChoice: Uint8Array;
};

export function againstUp(rules: HawaiianRules, up: number): AgainstUp {
  const dealer = new DealersCards(up, rules.drawsToSoft);
  const full = { left: Float64Array.from(shoeOf(rules.decks)), cards: PACK_CARDS * rules.decks };
  const situation: Situation = { rules, dealer, shoe: takenOut(full, up) };
  const gains = new HandGains(situation);
  const played = new PlayedOut(situation);
  const found: AgainstUp = {
    gain: 0,
    plainGain: 0,
    plain: new Float64Array(PLAIN_ENDS.length),
    split: nothing(),
    first: new Float64Array(CHOICES),
    choice: gains.choice,
    firstChoice: gains.choice.slice(),
  };
  const end = (which: PlainEnd, chance: number, gain: number) => {
    found.plain[AT[which]] = inTable(found.plain[AT[which]]) + chance;
    found.gain += chance * gain;
    found.plainGain += chance * gain;
  };
  const reached = new Float64Array(HANDS.count);
  const { left, cards } = situation.shoe;
  for (let a = 0; a < KINDS; a += 1)
    for (let b = a; b < KINDS; b += 1) {
      const [ofA, ofB] = [inTable(left[a]), inTable(left[b]) - (a === b ? 1 : 0)];
      const dealt = ((a === b ? 1 : 2) * ofA * ofB) / (cards * (cards - 1));
      if (dealt <= 0) continue;
      const natural = dealer.natural(takenOut(situation.shoe, a, b));
      if (isTwoAces(a, b)) {
        const equal = up === ACE ? natural : 0;
        end('two-aces', dealt * (1 - equal), rules.pays.aces);
        end('stand-off', dealt * equal, 0);
      } else if (isJokerAndTen(a, b)) {
        end('blackjack', dealt * (1 - natural), rules.pays.blackjack);
        if (up === ACE) end('dealers-hand', dealt * natural, -1);
        else end('stand-off', dealt * natural, 0);
      } else first({ a, b, dealt, natural });
    }
  const outcomes = noOutcomes();
  played.follow(
    (hand) => inTable(gains.choice[hand]),
    [{ shoe: situation.shoe, reached: [{ chances: reached, into: outcomes }] }],
    false,
  );
  for (let at = 0; at < ENDS * OUTCOMES; at += 1) {
    const which = AT[ENDED[at % OUTCOMES] as PlainEnd];
    found.plain[which] = inTable(found.plain[which]) + inTable(outcomes[at]);
  }
  return found;

  /** Of two cards that are of neither rank. */
  function first({ a, b, dealt, natural }: { a: number; b: number; dealt: number; natural: number }): void {
    const hand = handOf(a, b);
    const plays = inTable(gains.best[hand]);
    found.plainGain += dealt * (inTable(gains.plain[hand]) - natural);
    const worthIt = a === b && 2 * oneOfPair(situation, gains, a) > plays - ROOM;
    const pair = worthIt ? splitPair(situation, gains, played, a) : undefined;
    const best = Math.max(plays, pair?.gain ?? plays);
    const pairs = a === TEN ? paired(pairings({ left, up }, rules, TEN)) : 1;
    if (rules.givesUpBefore && best - natural < -0.5) {
      found.firstChoice[hand] = GIVE_UP;
      found.first[GIVE_UP] = inTable(found.first[GIVE_UP]) + dealt;
      found.plain[AT.surrender] = inTable(found.plain[AT.surrender]) + dealt;
      found.gain -= dealt / 2;
      return;
    }
    found.plain[AT['dealers-hand']] = inTable(found.plain[AT['dealers-hand']]) + dealt * natural;
    found.gain -= dealt * natural;
    const splits = pair && pair.gain > plays ? dealt * pairs : 0;
    if (pair && splits > 0) {
      found.firstChoice[hand] = SPLIT;
      found.first[SPLIT] = inTable(found.first[SPLIT]) + splits * (1 - natural);
      found.gain += splits * pair.gain;
      const { chances, stakes } = pair.together();
      for (let at = 0; at < chances.length; at += 1) {
        found.split.chances[at] = inTable(found.split.chances[at]) + splits * inTable(chances[at]);
        found.split.stakes[at] = inTable(found.split.stakes[at]) + splits * inTable(stakes[at]);
      }
    }
    const choice = inTable(gains.choice[hand]);
    found.first[choice] = inTable(found.first[choice]) + (dealt - splits) * (1 - natural);
    found.gain += (dealt - splits) * plays;
    reached[hand] = dealt - splits;
  }
}
