import type { Family } from '../../../family/family';
import { checkedDistribution } from '../../../wagers/distribution';
import { cardsIn, dealsOf, shoeOf } from '../hands';
import type { HouseWayParameters } from '../parameters';
import { RESULTS, resultOf } from '../rules';
import { houseWayConditions } from './conditions';
import { houseWayDealer } from './dealer';
import { houseWayHead } from './head';
import { methodOf } from './method';
import { houseWayRounds, type Round, totalOf } from './rounds';
import { BANK_WAGER, NATURAL_TIE, PLAYER_HOUSE_WAY, TIE_WAGER } from './wagers';

const resultFor = ({ player, bank }: Round) =>
  RESULTS[resultOf(totalOf(player), totalOf(bank))] as (typeof RESULTS)[number];
const FOR_BANK = { win: 'lose', lose: 'win', tie: 'tie', 'low-tie': 'low-tie' } as const;
const NATURALS: Readonly<Record<number, string>> = { 7: 'seven', 8: 'eight', 9: 'nine' };

const SETTLED: Readonly<Record<string, (round: Round) => string>> = {
  [PLAYER_HOUSE_WAY]: resultFor,
  [BANK_WAGER]: (round) => FOR_BANK[resultFor(round)],
  [TIE_WAGER]: ({ player, bank }) => (totalOf(player) === totalOf(bank) ? 'win' : 'lose'),
  [NATURAL_TIE]: ({ player, bank }) =>
    player.three === bank.three ? (NATURALS[player.three] ?? 'lose') : 'lose',
};

function wagerNamed(wager: string) {
  const spec = houseWayHead.wagers({ decks: 1, zeros: 12, nineEnds: 'no' }).find(({ id }) => id === wager);
  const settles = Object.hasOwn(SETTLED, wager) ? SETTLED[wager] : undefined;
  if (!spec || !settles) throw new RangeError(`${houseWayHead.id} has no wager ${wager}`);
  return { events: spec.events.map(({ id }) => id), settles };
}

export const ninesHouseWay: Family<HouseWayParameters> = {
  ...houseWayHead,
  conditions: houseWayConditions,
  distribution: (parameters, wager) => {
    const { events, settles } = wagerNamed(wager);
    const counts = new Map(events.map((event) => [event, 0n]));
    for (const round of houseWayRounds(parameters)) {
      const event = settles(round);
      counts.set(event, (counts.get(event) ?? 0n) + round.ways);
    }
    return checkedDistribution({
      universe: dealsOf(cardsIn(shoeOf(parameters))),
      outcomes: Array.from(counts, ([event, count]) => ({ event, count })),
      method: methodOf(parameters),
    });
  },
  dealer: houseWayDealer,
};
