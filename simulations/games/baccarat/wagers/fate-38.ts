/** Fate 38: the player's third card is an eight, and the banker stands with a two-card three. */
import { MIXED } from '../features/catalogue';
import { type BaccaratWager, loses, pays, type Row, when } from '../features/condition';

const FATE = ['player.third', 'banker.cards', 'banker.total'] as const;
const fate = (third: number, cards: number, total: number) => third === 8 && cards === 2 && total === 3;

const inSuits = (chosen: readonly string[], label: string): Row => ({
  event: pays('chosen-suit', label),
  when: when(
    [...FATE, 'suits'],
    (third, cards, total, suits) => fate(third, cards, total) && chosen.includes(suits),
  ),
});

const RESULTS = [
  ['tie', 'Fate 38, a tie'],
  ['player', 'Fate 38, the player wins'],
  ['banker', 'Fate 38, the banker wins'],
] as const;

const REST: readonly Row[] = [
  {
    event: pays('suited', 'Fate 38, all five cards of one suit'),
    when: when(
      [...FATE, 'suits'],
      (third, cards, total, suits) => fate(third, cards, total) && suits !== MIXED,
    ),
  },
  {
    event: pays('coloured', 'Fate 38, all five cards of one colour'),
    when: when(
      [...FATE, 'colours'],
      (third, cards, total, colours) => fate(third, cards, total) && colours !== MIXED,
    ),
  },
  ...RESULTS.map(
    ([result, label]): Row => ({
      event: pays(result, label),
      when: when(
        [...FATE, 'winner'],
        (third, cards, total, winner) => fate(third, cards, total) && winner === result,
      ),
    }),
  ),
  {
    event: pays('two-card-three', 'Any other final two-card three of the banker'),
    when: when(['banker.cards', 'banker.total'], (cards, total) => cards === 2 && total === 3),
  },
];

const explains = (suits: string) =>
  `The player’s third card is an eight and the banker stands with a two-card three. All five cards of ${suits} win the most.`;
const otherwise = loses('Anything else');

export const FATE_WAGERS: readonly BaccaratWager[] = [
  {
    id: 'fate-38',
    label: 'Fate 38 progressive',
    explains: explains('the chosen suit'),
    rows: [inSuits(['spades'], 'Fate 38, all five cards of the chosen suit'), ...REST],
    otherwise,
  },
  {
    id: 'fate-38-two-suits',
    label: 'Fate 38 progressive, two chosen suits',
    explains: explains('one of the two chosen suits'),
    rows: [inSuits(['spades', 'hearts'], 'Fate 38, all five cards of one of the chosen suits'), ...REST],
    otherwise,
  },
];
