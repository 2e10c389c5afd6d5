import type { GameInput } from '../../format/record';

const paying = (threeOfAKind: number, straight: number, flush: number) => ({
  'mini-royal-flush': '50 to 1',
  'straight-flush': '40 to 1',
  'three-of-a-kind': `${threeOfAKind} to 1`,
  straight: `${straight} to 1`,
  flush: `${flush} to 1`,
  pair: '1 to 1',
});

const table = (number: number, ...odds: [number, number, number]) => ({
  id: `table-${number}`,
  label: `Pay table ${number}`,
  clause: '12.31',
  rows: paying(...odds),
  note: 'Recommended over the minimum odds by 12.30.',
});

/** All its tables agree on the other three rows. */
export const threeCardBonus: GameInput['wagers'][number] = {
  id: 'three-card-bonus',
  label: 'Three Card Bonus',
  clause: '12.30',
  group: 'Side wager',
  explains:
    'Wins if the player’s own three cards are a pair or better. Ace, king and queen of one suit are a mini royal flush.',
  side: true,
  family: 'three-card-bonus',
  wager: 'three-card-bonus',
  minimum: paying(8, 4, 3),
  payTables: [table(1, 30, 6, 4), table(2, 30, 5, 4), table(3, 30, 6, 3)],
};
