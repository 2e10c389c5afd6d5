/**
 * A pair of aces that are not both hearts, split: each gets one card, and a hand that becomes two aces of hearts beats all
 * others. Here alone suits matter, so aces of hearts are a kind of their own.
 */
import { inTable } from '../../../exact/in-table';
import { HANDS, handOf } from '../hands';
import { ACE, KINDS } from '../ranks';
import { ENDS } from './dealers-cards';
import { isAceAndTen, type Situation } from './hand-gains';
import { BothHands, GAVE_UP, HEARTS, resultsByEnd, standingOf } from './settled';

const HEART = KINDS;

/** Of the aces that are not seen before the hand is dealt. */
export type Aces = { aces: number; hearts: number };

/** Whether two aces are both hearts; and where they are not, how likely one of them is. */
export function pairOfAces({ aces, hearts }: Aces): { both: number; one: number } {
  const pairs = (aces * (aces - 1)) / 2;
  const both = (hearts * (hearts - 1)) / 2 / pairs;
  return { both, one: both === 1 ? 0 : (hearts * (aces - hearts)) / pairs / (1 - both) };
}

export type SplitAces = { gain: number; givesUp: Uint8Array; ended: () => BothHands };

/** `shoe` of the situation is what is left before the two aces are dealt; `heartsCount` says whether the dealer shows an ace of hearts. */
export function splitAces(situation: Situation, unseen: Aces, showsHeart: boolean): SplitAces {
  const { rules, dealer, shoe } = situation;
  const { one } = pairOfAces(unseen);
  const results = resultsByEnd(rules);
  const ends = new Float64Array(ENDS);
  const left = new Float64Array(KINDS);
  const counts = new Float64Array(KINDS + 1);

  /** Cards to two hands or to one, in every way that can come, each with its chance. */
  const forEach = (
    both: boolean,
    visit: (chance: number, first: number, second: number, held: number) => void,
  ) => {
    for (const [hearts, share] of [
      [0, 1 - one],
      [1, one],
    ] as const) {
      for (let kind = 1; kind < KINDS; kind += 1) counts[kind] = inTable(shoe.left[kind]);
      counts[HEART] = unseen.hearts - hearts;
      counts[ACE] = unseen.aces - 2 - inTable(counts[HEART]);
      const cards = shoe.cards - 2;
      // Which of the two hands has the ace of hearts, if one does.
      for (const held of hearts === 0 ? [0] : [1, 2])
        for (let first = 0; first <= HEART; first += 1) {
          const once = ((share / (hearts === 0 ? 1 : 2)) * inTable(counts[first])) / cards;
          if (once <= 0) continue;
          counts[first] = inTable(counts[first]) - 1;
          if (!both) visit(once, first, -1, held);
          else
            for (let second = 0; second <= HEART; second += 1) {
              const twice = (once * inTable(counts[second])) / (cards - 1);
              if (twice <= 0) continue;
              counts[second] = inTable(counts[second]) - 1;
              visit(twice, first, second, held);
              counts[second] = inTable(counts[second]) + 1;
            }
          counts[first] = inTable(counts[first]) + 1;
        }
    }
  };
  const dealersEnds = (cards: number) => {
    for (let kind = 1; kind < KINDS; kind += 1) left[kind] = inTable(counts[kind]);
    const aces = inTable(counts[ACE]) + inTable(counts[HEART]);
    left[ACE] = aces;
    dealer.work(left, cards, showsHeart && aces > 0 ? inTable(counts[HEART]) / aces : 0, ends);
  };
  const stands = (card: number, hasHeart: boolean): number => {
    if (card === HEART && hasHeart) return HEARTS;
    const hand = handOf(ACE, card === HEART ? ACE : card);
    return standingOf(inTable(HANDS.totals[hand]), isAceAndTen(hand));
  };

  const stood = new Float64Array(KINDS);
  const gaveUp = new Float64Array(KINDS);
  forEach(false, (chance, first, _, held) => {
    dealersEnds(shoe.cards - 3);
    const kind = first === HEART ? ACE : first;
    const standing = stands(first, held === 1);
    for (let end = 0; end < ENDS; end += 1) {
      const result = inTable(results[standing * ENDS + end]);
      const share = chance * inTable(ends[end]);
      stood[kind] = inTable(stood[kind]) + share * (result > 0 ? rules.pays.win : result);
      gaveUp[kind] = inTable(gaveUp[kind]) - share / 2;
    }
  });
  const givesUp = Uint8Array.from(stood, (gain, kind) =>
    rules.givesUpAfterSplit && !isAceAndTen(handOf(ACE, kind)) && inTable(gaveUp[kind]) > gain ? 1 : 0,
  );
  const gain = stood.reduce((sum, each, kind) => sum + (givesUp[kind] ? inTable(gaveUp[kind]) : each), 0);
  return {
    gain: gain * (1 + rules.splitStake),
    givesUp,
    ended: () => {
      const together = new BothHands(rules);
      const played = (card: number, hasHeart: boolean) =>
        givesUp[card === HEART ? ACE : card] ? GAVE_UP : stands(card, hasHeart);
      forEach(true, (chance, first, second, held) => {
        dealersEnds(shoe.cards - 4);
        together.add(played(first, held === 1), played(second, held === 2), chance, ends);
      });
      return together;
    },
  };
}
