/** The witness: deals from real shoes, suits and all, each round from a full one, and plays the plans it is given. */
import { ACE as ACE_RANK, type Card, cardOf, PACK, rankOf } from '../../../equipment/cards/card';
import { Shoe } from '../../../equipment/shoe';
import { ONE, ratio } from '../../../exact/fraction';
import { inTable } from '../../../exact/in-table';
import type { PayTables } from '../../../pays/pay-table';
import type { RoundDealer } from '../../../wagers/dealer';
import { netPays, smallUnits } from '../../decisions/net-pays';
import { fromFullShoe } from '../full-shoe';
import { BUST, HANDS, handOf } from '../hands';
import { ACE, KINDS, TEN } from '../ranks';
import { WAGER } from '../wagers';
import { ACE_OF_HEARTS_UP, UPS } from './against-up';
import { DOUBLE, GIVE_UP, STAND } from './hand-gains';
import type { BlackjackPokerParameters } from './parameters';
import { plansFrom } from './pieces';
import { blackjackPokerWagers } from './wagers';

const HEART_ACE = cardOf(ACE_RANK, 2);
const KIND_OF = Uint8Array.from({ length: PACK }, (_, card: Card) =>
  rankOf(card) === ACE_RANK ? ACE : Math.min(rankOf(card) + 1, TEN),
);
/** Scores of a hand that went over, was given up, or is two aces of hearts. */
const [WENT_OVER, GAVE_UP, ACES_OF_HEARTS] = [100, 101, 102];

export function blackjackPokerDealer(
  parameters: BlackjackPokerParameters,
  tables: PayTables,
  merged: Float64Array[],
): RoundDealer {
  const net = netPays(blackjackPokerWagers(), tables);
  const { unit, whole } = smallUnits([
    net(WAGER, 'two-aces-of-hearts'),
    net(WAGER, 'blackjack'),
    net(WAGER, 'win').div(ratio(2)),
    ratio(1, 4),
    ONE,
  ]);
  const [ofHearts, ofBlackjack, halfWin, quarter, one] = whole as unknown as [
    number,
    number,
    number,
    number,
    number,
  ];
  const plans = plansFrom(merged[5] as Float64Array);
  const wins21 = parameters.aceAndTenAgainst21 === 'wins';
  const halves = parameters.splitStake === 'half' ? 1 : 2;
  // Looked up in the rounds: by card shown, kind that began the hand, or none, or two aces, and hand.
  const PLANS = KINDS + 2;
  const choices = new Uint8Array(UPS * PLANS * HANDS.count);
  const splits = new Uint8Array(UPS * KINDS);
  const place = (up: number, plan: number) => (up * PLANS + plan) * HANDS.count;
  for (let up = 0; up < UPS; up += 1) {
    for (let hand = 0; hand < HANDS.count; hand += 1) {
      choices[place(up, KINDS) + hand] = plans.choice(up, hand);
      choices[place(up, KINDS + 1) + hand] = plans.fromAces(up, hand);
      for (let kind = 0; kind < KINDS; kind += 1)
        choices[place(up, kind) + hand] = plans.afterSplit(up, kind, hand);
    }
    for (let kind = 0; kind < KINDS; kind += 1) splits[up * KINDS + kind] = plans.splits(up, kind) ? 1 : 0;
  }
  const starts = Int16Array.from({ length: KINDS }, (_, kind) => handOf(kind));
  const next = HANDS.next;

  const shoe = new Shoe(parameters.decks);
  return fromFullShoe(shoe, unit, (draw) => {
    /** The score of the hand that was played last, what it staked, and whether it is an ace and a ten. */
    let [score, stake, aceAndTen] = [0, 1, false];
    const play = (from: number, plan: number): void => {
      let hand = from;
      stake = 1;
      for (;;) {
        const choice = inTable(choices[plan + hand]);
        if (choice === STAND) break;
        if (choice === GIVE_UP) {
          score = GAVE_UP;
          return;
        }
        if (choice === DOUBLE) stake = 2;
        const after = inTable(next[hand * KINDS + inTable(KIND_OF[draw()])]);
        if (after === BUST) {
          score = WENT_OVER;
          return;
        }
        hand = after;
        if (choice === DOUBLE) break;
      }
      let points = 0;
      for (let kind = 0; kind < KINDS; kind += 1)
        points += (kind + 1) * inTable(HANDS.counts[hand * KINDS + kind]);
      if (inTable(HANDS.counts[hand * KINDS]) > 0 && points <= 11) points += 10;
      score = points;
      aceAndTen = points === 21 && inTable(HANDS.cards[hand]) === 2;
    };

    let [dealers, dealersCards] = [0, 0];
    const playDealer = (up: Card, under: Card): void => {
      let points = inTable(KIND_OF[up]) + inTable(KIND_OF[under]) + 2;
      let aces = KIND_OF[up] === ACE || KIND_OF[under] === ACE;
      dealersCards = 2;
      for (;;) {
        const soft = aces && points <= 11;
        const total = soft ? points + 10 : points;
        if (total > 17 || (total === 17 && !soft)) {
          dealers = total;
          return;
        }
        const kind = inTable(KIND_OF[draw()]);
        points += kind + 1;
        aces ||= kind === ACE;
        dealersCards += 1;
      }
    };

    /** In units, for a stake of so many halves. */
    const settled = (mine: number, twoOf21: boolean, stakedHalves: number): number => {
      if (mine === GAVE_UP) return -stakedHalves * quarter;
      if (mine === WENT_OVER) return dealers === 26 && dealersCards === 3 ? 0 : -stakedHalves * 2 * quarter;
      if (mine === ACES_OF_HEARTS || dealers > 21 || mine > dealers) return stakedHalves * halfWin;
      if (mine < dealers) return -stakedHalves * 2 * quarter;
      return twoOf21 && wins21 ? stakedHalves * halfWin : 0;
    };

    const round = (): number => {
      const [a, b, up, under] = [draw(), draw(), draw(), draw()];
      const dealersHearts = up === HEART_ACE && under === HEART_ACE;
      if (a === HEART_ACE && b === HEART_ACE) return dealersHearts ? 0 : ofHearts;
      const [kindA, kindB, kindUp, kindUnder] = [KIND_OF[a], KIND_OF[b], KIND_OF[up], KIND_OF[under]] as [
        number,
        number,
        number,
        number,
      ];
      const dealersBlackjack = (kindUp === ACE && kindUnder === TEN) || (kindUp === TEN && kindUnder === ACE);
      if ((kindA === ACE && kindB === TEN) || (kindA === TEN && kindB === ACE)) {
        if (dealersHearts) return -one;
        if (dealersBlackjack) return 0;
        playDealer(up, under);
        return dealers === 21 && !wins21 ? 0 : ofBlackjack;
      }
      if (dealersHearts || dealersBlackjack) return -one;
      const shown = up === HEART_ACE ? ACE_OF_HEARTS_UP : kindUp + 1;
      if (kindA === kindB && splits[shown * KINDS + kindA] === 1) {
        const plan = place(shown, kindA);
        const start = inTable(starts[kindA]) * KINDS;
        const first = draw();
        play(inTable(next[start + inTable(KIND_OF[first])]), plan);
        const firstScore = a === HEART_ACE && first === HEART_ACE ? ACES_OF_HEARTS : score;
        const [firstStake, firstTen] = [stake, aceAndTen && score === 21];
        const second = draw();
        play(inTable(next[start + inTable(KIND_OF[second])]), plan);
        const secondScore = b === HEART_ACE && second === HEART_ACE ? ACES_OF_HEARTS : score;
        const secondTen = aceAndTen && score === 21;
        const secondStake = stake;
        playDealer(up, under);
        return (
          settled(firstScore, firstTen, firstStake * 2) +
          settled(secondScore, secondTen, secondStake * halves)
        );
      }
      const fromAces = kindA === ACE && kindB === ACE;
      play(inTable(next[inTable(starts[kindA]) * KINDS + kindB]), place(shown, fromAces ? KINDS + 1 : KINDS));
      const [mine, staked] = [score, stake];
      playDealer(up, under);
      return settled(mine, false, staked * 2);
    };

    return round;
  });
}
