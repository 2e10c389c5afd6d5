/** What an operator may write wagers over: the totals, the fourth cards and who wins. */
import { ratio } from '../../../exact/fraction';
import { countChances } from '../../../features/chances';
import { countedConditions } from '../../../features/counted';
import { reading } from '../../../features/enumerated';
import type { FeatureSpec, Readings } from '../../../features/feature';
import { name, whole } from '../../../features/types';
import { cardsIn, dealsOf, shoeOf } from '../hands';
import type { HouseWayParameters } from '../parameters';
import { houseWayTable, type OnTable } from './dealer';
import { methodOf } from './method';
import { houseWayRounds, NONE, type Round, totalOf } from './rounds';

const FOURTH = whole(NONE, 6);
const TOTAL = whole(0, 9);
const FEATURES: readonly FeatureSpec[] = [
  {
    id: 'winner',
    type: name('player', 'bank', 'tie'),
    explains: 'Which hand has the higher total at the end.',
  },
  { id: 'margin', type: TOTAL, explains: 'By how many points the winner wins; 0 in a tie.' },
  { id: 'player.total', type: TOTAL, explains: 'The player’s final total.' },
  { id: 'bank.total', type: TOTAL, explains: 'The bank’s final total.' },
  { id: 'player.three', type: TOTAL, explains: 'The total of the player’s first three cards.' },
  { id: 'bank.three', type: TOTAL, explains: 'The total of the bank’s first three cards.' },
  {
    id: 'player.fourth',
    type: FOURTH,
    explains: 'What the player’s fourth card counts; -1 if there is none.',
  },
  { id: 'bank.fourth', type: FOURTH, explains: 'What the bank’s fourth card counts; -1 if there is none.' },
];

const COUNTED: Readings<Round> = {
  winner: ({ player, bank }) =>
    totalOf(player) === totalOf(bank) ? 'tie' : totalOf(player) > totalOf(bank) ? 'player' : 'bank',
  margin: ({ player, bank }) => Math.abs(totalOf(player) - totalOf(bank)),
  'player.total': ({ player }) => totalOf(player),
  'bank.total': ({ bank }) => totalOf(bank),
  'player.three': ({ player }) => player.three,
  'bank.three': ({ bank }) => bank.three,
  'player.fourth': ({ player }) => player.fourth,
  'bank.fourth': ({ bank }) => bank.fourth,
};

const AT_TABLE: Readings<OnTable> = {
  winner: ({ player, bank }) => (player > bank ? 'player' : player < bank ? 'bank' : 'tie'),
  margin: ({ player, bank }) => (player > bank ? player - bank : bank - player),
  'player.total': ({ player }) => player,
  'bank.total': ({ bank }) => bank,
  'player.three': ({ playerThree }) => playerThree,
  'bank.three': ({ bankThree }) => bankThree,
  'player.fourth': ({ playerFourth }) => playerFourth,
  'bank.fourth': ({ bankFourth }) => bankFourth,
};

export const houseWayConditions = countedConditions<HouseWayParameters>({
  features: () => FEATURES,
  count: (parameters, sight) => {
    const deals = dealsOf(cardsIn(shoeOf(parameters)));
    const outcomes = houseWayRounds(parameters).map((round) => ({
      seen: round,
      chance: ratio(round.ways, deals),
    }));
    return countChances(sight, COUNTED, outcomes, methodOf(parameters));
  },
  dealing: (parameters, looksAt) => {
    const { table, deal } = houseWayTable(parameters);
    return {
      deal,
      read: looksAt.map((id) => {
        const read = reading(AT_TABLE, id);
        return () => read(table);
      }),
    };
  },
});
