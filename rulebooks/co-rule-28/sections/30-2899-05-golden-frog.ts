import { section } from '../section';

const equal = (name: string, value: string) => ({ name, comparator: 'equal' as const, value, unit: 'pay' });

export const goldenFrogSection = section({
  number: '30-2899.05',
  title: 'The play: Golden Frog Baccarat',
  game: 'golden-frog',
  validFrom: '2021-11-14',
  rules: [
    {
      clause: '30-2899.05',
      says: 'Empire Technological Group, Inc. owns Golden Frog Baccarat, which follows the standard rules except where (1) to (5) say otherwise.',
      kind: 'informative',
      informs: 'background',
      source: [648, 650],
    },
    {
      clause: '30-2899.05(1)',
      says: 'The game is a set of optional wagers of which any may be offered, with commission or without, with any number of decks, and only on its own layout.',
      kind: 'attested',
      duty: 'equipment',
      attests: 'We play Golden Frog Baccarat only on its own layout.',
      note: 'Any number of decks replaces the six to ten, or twenty, of 30-2806; see the ambiguity on this clause.',
      source: [652, 652],
    },
    {
      clause: '30-2899.05(2)',
      says: 'An optional wager is placed with the standard one, which the licensee may make a condition. Each wager may have limits of its own.',
      kind: 'informative',
      informs: 'permission',
      source: [653, 653],
    },
    {
      clause: '30-2899.05(3)',
      says: 'Tips may be wagered for the dealer on any of these wagers. A restriction has to be posted at the table or on the wall.',
      kind: 'computed',
      evidence: {
        when: 'option.dealer_tips != "allowed"',
        owes: 'line',
        line: 'Tip wagers for the dealer are {dealer-tips}.',
        of: 'dealer-tips',
      },
      source: [654, 654],
    },
    {
      clause: '30-2899.05(4)',
      says: 'Three-card nine over three-card seven pays 200 to 1, over three-card one 150 to 1; two-card nine over two-card seven 50 to 1; eight over six 25 to 1; Jin Chan, a banker’s win with a three-card seven, 40 to 1; Koi, a player’s win with a three-card eight, 25 to 1.',
      kind: 'computed',
      appliesTo: {
        wagers: [
          'three-card-nine-over-seven',
          'three-card-nine-over-one',
          'two-card-nine-over-seven',
          'eight-over-six',
          'jin-chan',
          'koi',
        ],
      },
      parameters: [
        equal('three-card nine over three-card seven', '200 to 1'),
        equal('three-card nine over three-card one', '150 to 1'),
        equal('two-card nine over two-card seven', '50 to 1'),
        equal('eight over six', '25 to 1'),
        equal('Jin Chan', '40 to 1'),
        equal('Koi', '25 to 1'),
      ],
      evidence: { measure: 'pays', against: 'approved' },
      onBreach: 'breach',
      source: [656, 670],
    },
    {
      clause: '30-2899.05(5)',
      says: 'Without commission, a banker’s win with a three-card seven is a stand-off. Jin Chan still wins then.',
      kind: 'computed',
      appliesTo: { wagers: ['banker'], when: 'option.vigorish_charged == "free"' },
      parameters: [equal('three-card-seven', 'push'), equal('win', '1 to 1')],
      evidence: { measure: 'pays', against: 'approved' },
      onBreach: 'breach',
      source: [672, 672],
    },
  ],
});
