/** A round against one card of the dealer's: what is done first with every two cards, and how rounds end. */
import { inTable } from '../../../exact/in-table';
import { BUST, HANDS, handOf } from '../hands';
import { ACE, KINDS, shoeOf, TEN } from '../ranks';
import { addEnd, addSplit, type Found, nothingFound, type PlainEnd } from '../two-card-ranks';
import { DealersCards, ENDS } from './dealers-cards';
import {
  DOUBLE,
  GIVE_UP,
  gainByEnd,
  HandGains,
  type PokerRules,
  type Situation,
  SPLIT,
  STAND,
  takenOut,
} from './hand-gains';
import { SPLIT_PARTS } from './settled';
import { pairOfAces, type SplitAces, splitAces } from './split-aces';
import { type SplitPair, splitPair } from './split-pair';

/** What the dealer can show: the ace of hearts, another ace, and the kinds from two to ten. */
export const UPS = KINDS + 1;
export const upKind = (up: number): number => Math.max(0, up - 1);
export const ACE_OF_HEARTS_UP = 0;

export type AgainstUp = Found & {
  /** What is done with every hand; and by pair, with each hand of it after a split. */
  choice: Uint8Array;
  /** The same of a hand that began with two aces. */
  choiceFromAces: Uint8Array;
  afterSplit: Uint8Array[];
  /** By kind: whether a pair of it is split. */
  splits: Uint8Array;
};

export function againstUp(rules: PokerRules, up: number): AgainstUp {
  const kind = upKind(up);
  const dealer = new DealersCards(kind);
  const whole = shoeOf(rules.decks);
  const packed = { left: Float64Array.from(whole), cards: 52 * rules.decks };
  const shoe = takenOut(packed, kind);
  const showsHeart = up === ACE_OF_HEARTS_UP;
  const unseen = {
    aces: inTable(shoe.left[ACE]),
    hearts: rules.hearts - (showsHeart ? 1 : 0),
  };
  const heartsOf = (hearts: number, aces: number) =>
    showsHeart && aces > 0 ? Math.max(0, hearts) / aces : 0;
  const situation: Situation = { rules, dealer, shoe, hearts: heartsOf(unseen.hearts, unseen.aces) };
  const gains = new HandGains(situation);
  const { both, one } = pairOfAces(unseen);
  const acesShare =
    (1 - one) * heartsOf(unseen.hearts, unseen.aces - 2) + one * heartsOf(unseen.hearts - 1, unseen.aces - 2);
  const fromAces = showsHeart ? new HandGains({ ...situation, hearts: acesShare }) : gains;
  const found: AgainstUp = {
    ...nothingFound(SPLIT_PARTS),
    choice: gains.choice,
    choiceFromAces: fromAces.choice,
    afterSplit: [],
    splits: new Uint8Array(KINDS),
  };
  const end = (which: PlainEnd, chance: number) => addEnd(found, which, chance);
  const ends = new Float64Array(ENDS);
  const reached = new Float64Array(HANDS.count);
  const reachedFromAces = showsHeart ? new Float64Array(HANDS.count) : reached;
  const { hearts: paysHearts, blackjack: paysBlackjack } = rules.pays;

  for (let a = 0; a < KINDS; a += 1)
    for (let b = a; b < KINDS; b += 1) {
      const { left, cards } = shoe;
      const [ofA, ofB] = [inTable(left[a]), inTable(left[b]) - (a === b ? 1 : 0)];
      const dealt = ((a === b ? 1 : 2) * ofA * ofB) / (cards * (cards - 1));
      if (dealt <= 0) continue;
      const beside = takenOut(shoe, a, b);
      if (a === ACE && b === ACE && both > 0) {
        // Two aces of hearts win at once, and stand off against two others.
        const dealers =
          heartsOf(unseen.hearts - 2, unseen.aces - 2) * (inTable(beside.left[ACE]) / beside.cards);
        end('best', dealt * both * (1 - dealers));
        end('stand-off', dealt * both * dealers);
        found.gain += dealt * both * (1 - dealers) * paysHearts;
        found.plainGain += dealt * both * (1 - dealers) * paysHearts;
      }
      if (a === ACE && b === TEN) {
        const { left: rest, cards: others } = beside;
        const blackjack =
          kind === ACE ? inTable(rest[TEN]) / others : kind === TEN ? inTable(rest[ACE]) / others : 0;
        const natural = dealer.natural(rest, others, situation.hearts);
        dealer.work(rest, others, situation.hearts, ends);
        const even = rules.beatsLonger21 ? 0 : inTable(ends[4]);
        end('dealers', dealt * (natural - blackjack));
        end('stand-off', dealt * (blackjack + even));
        end('blackjack', dealt * (1 - natural - even));
        const gain = dealt * ((1 - natural - even) * paysBlackjack - (natural - blackjack));
        found.gain += gain;
        found.plainGain += gain;
        continue;
      }
      const aces = a === ACE && b === ACE;
      const chance = aces ? dealt * (1 - both) : dealt;
      if (chance <= 0) continue;
      const hand = handOf(a, b);
      const played = aces ? fromAces : gains;
      const natural = dealer.natural(beside.left, beside.cards, aces ? acesShare : situation.hearts);
      end('dealers', chance * natural);
      found.gain -= chance * natural;
      found.plainGain += chance * (inTable(played.plain[hand]) - natural);
      let choice = inTable(played.choice[hand]);
      let best = inTable(played.best[hand]);
      let pair: SplitPair | SplitAces | undefined;
      if (a === b) {
        pair = aces ? splitAces(situation, unseen, showsHeart) : splitPair(situation, a);
        if (pair.gain > best) {
          best = pair.gain;
          choice = SPLIT;
          found.splits[a] = 1;
        }
        found.afterSplit[a] = 'gains' in pair ? pair.gains.choice : acesAfterSplit(pair);
      }
      found.gain += chance * best;
      found.first[choice] = inTable(found.first[choice]) + chance * (1 - natural);
      if (choice === SPLIT && pair) {
        const together = pair.ended();
        if (Math.abs(together.gain - pair.gain) > 1e-10)
          throw new RangeError(
            `a split pair gains ${pair.gain} by its hands and ${together.gain} by its ends`,
          );
        addSplit(found, together, chance);
      } else (aces ? reachedFromAces : reached)[hand] = chance;
    }
  follow(gains, situation, reached, end);
  if (showsHeart) follow(fromAces, { ...situation, hearts: acesShare }, reachedFromAces, end);
  return found;
}

/** As the plan of any other pair: a hand of two aces and others, given up or left to stand. */
function acesAfterSplit({ givesUp }: SplitAces): Uint8Array {
  const choice = new Uint8Array(HANDS.count).fill(STAND);
  for (let kind = 0; kind < KINDS; kind += 1) if (givesUp[kind]) choice[handOf(ACE, kind)] = GIVE_UP;
  return choice;
}

/** How often each hand is reached, from those dealt on, and how it ends. */
function follow(
  { choice }: HandGains,
  { rules, dealer, shoe, hearts }: Situation,
  reached: Float64Array,
  end: (which: PlainEnd, chance: number) => void,
): void {
  const ends = new Float64Array(ENDS);
  const left = new Float64Array(KINDS);
  const settle = (hand: number, cards: number, chance: number, doubled: '' | '-doubled') => {
    dealer.work(left, cards, hearts, ends);
    const gains = gainByEnd(rules, inTable(HANDS.totals[hand]), false);
    for (let at = 0; at < ENDS; at += 1) {
      const gain = inTable(gains[at]);
      end(`${gain > 0 ? 'win' : gain < 0 ? 'lose' : 'stand-off'}${doubled}`, chance * inTable(ends[at]));
    }
  };
  for (let hand = HANDS.empty - 1; hand >= 0; hand -= 1) {
    const chance = inTable(reached[hand]);
    if (chance === 0) continue;
    let cards = shoe.cards;
    for (let kind = 0; kind < KINDS; kind += 1) {
      left[kind] = inTable(shoe.left[kind]) - inTable(HANDS.counts[hand * KINDS + kind]);
      cards -= inTable(HANDS.counts[hand * KINDS + kind]);
    }
    const does = inTable(choice[hand]);
    if (does === STAND) settle(hand, cards, chance, '');
    else if (does === GIVE_UP) end('surrender', chance * (1 - dealer.natural(left, cards, hearts)));
    else
      for (let kind = 0; kind < KINDS; kind += 1) {
        const share = inTable(left[kind]) / cards;
        if (share === 0) continue;
        const next = inTable(HANDS.next[hand * KINDS + kind]);
        const doubled = does === DOUBLE ? '-doubled' : '';
        if (next !== BUST && does !== DOUBLE) {
          reached[next] = inTable(reached[next]) + chance * share;
          continue;
        }
        left[kind] = inTable(left[kind]) - 1;
        if (next !== BUST) settle(next, cards - 1, chance * share, doubled);
        else {
          const even = rules.standsOffAt26 ? dealer.twentySix(left, cards - 1) : 0;
          end(`stand-off${doubled}`, chance * share * even);
          end(`lose${doubled}`, chance * share * (1 - even - dealer.natural(left, cards - 1, hearts)));
        }
        left[kind] = inTable(left[kind]) + 1;
      }
  }
}
