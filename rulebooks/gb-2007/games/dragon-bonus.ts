import type { GameInput } from '../../format/record';

type Odds = [by9: number, by8: number, by7: number, by6: number, by5: number, by4: number];

/** A natural that wins is paid by 6.39 whatever the table, which speaks of the other wins alone. */
const paying = (...odds: Odds) => ({
  natural: '1 to 1',
  ...Object.fromEntries(odds.map((pays, i) => [`by-${9 - i}`, `${pays} to 1`])),
});

const table = (number: number, ...odds: Odds) => ({
  id: `table-${number}`,
  label: `Pay table ${number}`,
  clause: '6.42',
  rows: paying(...odds),
  note: 'Recommended over the minimum odds by 6.41. A natural is paid by 6.39.',
});

const onHand = (hand: 'player' | 'banker', label: string, whose: string): GameInput['wagers'][number] => ({
  id: `dragon-bonus-${hand}`,
  label,
  clause: '6.41',
  group: 'Dragon Bonus',
  explains: `Wins if ${whose} hand wins with a natural eight or nine, or by four points or more without one. A tie of naturals is a stand-off.`,
  loses:
    'The chosen hand loses, ties without a natural, or wins without one by fewer points than the table pays.',
  side: true,
  proprietor: 'Shufflemaster Inc',
  wager: `dragon-bonus-${hand}`,
  minimum: paying(20, 8, 4, 4, 2, 1),
  payTables: [table(1, 30, 10, 6, 4, 2, 1), table(2, 20, 8, 7, 4, 3, 1), table(3, 30, 10, 4, 4, 2, 2)],
});

export const dragonBonus: GameInput['wagers'] = [
  onHand('player', 'Dragon Bonus, punter’s hand', 'the punter’s'),
  onHand('banker', 'Dragon Bonus, banker’s hand', 'the banker’s'),
];
