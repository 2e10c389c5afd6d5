/** A round against one card of the dealer's: what is done first with every two cards, and how rounds end. */
import { inTable } from '../../../exact/in-table';
import { follow } from '../follow';
import { paired, pairings } from '../pairings';
import { ACE, TEN } from '../ranks';
import { addEnd, addSplit, type Found, nothingFound, type PlainEnd } from '../two-card-ranks';
import { HANDS, handOf, isJokerAndTen, isTwoAces, KINDS, PACK_CARDS, SETS, shoeOf, takenOut } from './cards';
import { DealersCards } from './dealers-cards';
import { GIVE_UP, HandGains, type Situation, SPLIT } from './hand-gains';
import { DOUBLED, EVEN, GAVE_UP, LOST, OUTCOMES, type Outcomes, WON } from './outcomes';
import { IN_PLACE, outcomesOf } from './played-out';
import type { HawaiianRules } from './rules';
import { ENDS, resultsOf } from './settled';
import { SPLIT_PARTS, splitPair } from './split-pair';

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
 * its cards out and further hands change is a small part of that, and less with more decks; `all-pairs.deep.ts` works out every pair.
 */
export const room = (decks: number): number => 0.4 / decks;

/** What a hand gains that begins with a card of this kind, no other of them out. */
export const oneOfPair = ({ shoe }: Situation, { best }: HandGains, kind: number): number => {
  const { left, cards } = takenOut(shoe, kind);
  return left.reduce((sum, count, next) => sum + (count / cards) * inTable(best[handOf(kind, next)]), 0);
};

export type AgainstUp = Found & {
  /** What is done with every hand that is not split; and first with two cards. */
  choice: Uint8Array;
  firstChoice: Uint8Array;
};

export function againstUp(rules: HawaiianRules, up: number): AgainstUp {
  const dealer = new DealersCards(up, rules.drawsToSoft);
  const full = { left: Float64Array.from(shoeOf(rules.decks)), cards: PACK_CARDS * rules.decks };
  const situation: Situation = { rules, dealer, shoe: takenOut(full, up) };
  const gains = new HandGains(situation);
  const found: AgainstUp = {
    ...nothingFound(SPLIT_PARTS),
    choice: gains.choice,
    firstChoice: gains.choice.slice(),
  };
  const end = (which: PlainEnd, chance: number, gain: number) => {
    addEnd(found, which, chance);
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
        end('best', dealt * (1 - equal), rules.pays.aces);
        end('stand-off', dealt * equal, 0);
      } else if (isJokerAndTen(a, b)) {
        end('blackjack', dealt * (1 - natural), rules.pays.blackjack);
        if (up === ACE) end('dealers', dealt * natural, -1);
        else end('stand-off', dealt * natural, 0);
      } else first({ a, b, dealt, natural });
    }
  const ended = follow(SETS, (hand) => inTable(gains.choice[hand]), [situation.shoe], reached);
  const beside = [{ ends: gains.ends, places: IN_PLACE }];
  const [outcomes] = outcomesOf(ended, resultsOf(rules), beside, false) as [Outcomes];
  for (let at = 0; at < ENDS * OUTCOMES; at += 1)
    addEnd(found, ENDED[at % OUTCOMES] as PlainEnd, inTable(outcomes[at]));
  return found;

  /** Of two cards that are of neither rank. */
  function first({ a, b, dealt, natural }: { a: number; b: number; dealt: number; natural: number }): void {
    const hand = handOf(a, b);
    const plays = inTable(gains.best[hand]);
    found.plainGain += dealt * (inTable(gains.plain[hand]) - natural);
    const worthIt = a === b && 2 * oneOfPair(situation, gains, a) > plays - room(rules.decks);
    const pair = worthIt ? splitPair(situation, gains, a) : undefined;
    const best = Math.max(plays, pair?.gain ?? plays);
    const pairs = a === TEN ? paired(pairings({ left, up }, rules, TEN)) : 1;
    if (rules.givesUpBefore && best - natural < -0.5) {
      found.firstChoice[hand] = GIVE_UP;
      found.first[GIVE_UP] = inTable(found.first[GIVE_UP]) + dealt;
      addEnd(found, 'surrender', dealt);
      found.gain -= dealt / 2;
      return;
    }
    addEnd(found, 'dealers', dealt * natural);
    found.gain -= dealt * natural;
    const splits = pair && pair.gain > plays ? dealt * pairs : 0;
    if (pair && splits > 0) {
      found.firstChoice[hand] = SPLIT;
      found.first[SPLIT] = inTable(found.first[SPLIT]) + splits * (1 - natural);
      found.gain += splits * pair.gain;
      addSplit(found, pair.together(), splits);
    }
    const choice = inTable(gains.choice[hand]);
    found.first[choice] = inTable(found.first[choice]) + (dealt - splits) * (1 - natural);
    found.gain += (dealt - splits) * plays;
    reached[hand] = dealt - splits;
  }
}
