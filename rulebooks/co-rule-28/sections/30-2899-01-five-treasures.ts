import { section } from '../section';
import { limitRules } from './limits';

const BONUS = ['fortune-7', 'golden-8', 'heavenly-9', 'blazing-7s', 'cover-all'];

export const fiveTreasuresSection = section({
  number: '30-2899.01',
  title: 'The play: 5 Treasures',
  game: 'five-treasures',
  inferred: ['30-2899.01(1)', '30-2899.01(2)'],
  rules: [
    {
      clause: '30-2899.01(1)',
      says: 'LNW Gaming Inc. owns 5 Treasures. It is baccarat with its drawing rules unchanged, four optional bonus wagers, and one that wins with any of the four.',
      kind: 'informative',
      informs: 'background',
      validFrom: '2023-12-30',
      source: [319, 321],
    },
    {
      clause: '30-2899.01(2)',
      says: 'The game needs approved equipment, its signs and its own layout. The licensee may require a standard wager beside an optional one.',
      kind: 'attested',
      duty: 'equipment',
      attests: 'We play 5 Treasures on approved equipment, with the signs it needs and its own layout.',
      note: 'Two sentences are about the Dragon Bonus, which is another game; see the ambiguity on this clause.',
      source: [323, 323],
    },
    ...limitRules(['30-2899.01(3)', '30-2899.01(3)(a)', '30-2899.01(3)(b)'], {
      all: [324, 326],
      limits: [328, 328],
      aggregate: [329, 329],
    }),
    {
      clause: '30-2899.01(4)',
      says: 'Optional wagers are placed in their own areas, any or all of them. Winning wagers on the banker’s hand are charged 5%.',
      kind: 'computed',
      appliesTo: { wagers: ['banker'] },
      evidence: [
        { when: 'option.vigorish_charged != "winnings"', owes: 'absence' },
        {
          when: 'option.vigorish_charged == "winnings"',
          measure: 'percentage',
          option: 'vigorish',
          within: ['5%', '5%'],
          as: { name: 'vigorish', unit: 'of the amount won' },
        },
      ],
      onBreach: 'breach',
      note: 'Rule 30-2808(3) leaves 5 to 25 per cent open, of wins or in their place of ties; this game names one share, of wins.',
      source: [330, 332],
    },
    {
      clause: '30-2899.01(5)',
      says: 'Bonus wagers are settled with the round and pay by the table that is posted: one of the two printed, the same for all five.',
      kind: 'computed',
      appliesTo: { wagers: BONUS },
      parameters: [
        {
          name: 'pay table',
          comparator: 'one-of',
          value: ['Pay Table 1', 'Pay Table 2'],
          unit: 'as printed',
        },
      ],
      evidence: { measure: 'pays', against: 'tables', together: true },
      onBreach: 'breach',
      source: [334, 377],
    },
    {
      clause: '30-2899.01(5)(a)',
      says: 'Fortune 7 wins if the banker’s hand wins with three cards that total seven.',
      kind: 'informative',
      informs: 'wager',
      appliesTo: { wagers: ['fortune-7'] },
      source: [338, 338],
    },
    {
      clause: '30-2899.01(5)(b)',
      says: 'Golden 8 wins if the player’s hand wins with three cards that total eight.',
      kind: 'informative',
      informs: 'wager',
      appliesTo: { wagers: ['golden-8'] },
      source: [339, 339],
    },
    {
      clause: '30-2899.01(5)(c)',
      says: 'Heavenly 9 wins if either hand, or both, ends with three cards that total nine.',
      kind: 'informative',
      informs: 'wager',
      appliesTo: { wagers: ['heavenly-9'] },
      source: [340, 340],
    },
    {
      clause: '30-2899.01(5)(d)',
      says: 'Blazing 7’s wins if both hands end with a total of seven, of two cards or of three.',
      kind: 'informative',
      informs: 'wager',
      appliesTo: { wagers: ['blazing-7s'] },
      note: 'That both have the same number of cards is read from the tables; see the ambiguity on this clause.',
      source: [341, 341],
    },
    {
      clause: '30-2899.01(5)(e)',
      says: 'Cover All wins if any of the four would, and may be placed without them.',
      kind: 'attested',
      duty: 'wagers',
      attests: 'We take a Cover All wager placed alone, and pay it in full when it wins.',
      appliesTo: { wagers: ['cover-all'] },
      source: [342, 344],
    },
    {
      clause: '30-2899.01(6)',
      says: 'A round is dealt in the order of (a) to (c).',
      kind: 'informative',
      informs: 'heading',
      source: [346, 346],
    },
    {
      clause: '30-2899.01(6)(a)',
      says: 'Standard and optional wagers are placed before the round.',
      kind: 'attested',
      duty: 'wagers',
      attests: 'We take standard and optional wagers before the round begins.',

      source: [348, 348],
    },
    {
      clause: '30-2899.01(6)(b)',
      says: 'The cards are dealt by the procedures of the house for baccarat.',
      kind: 'attested',
      duty: 'dealing',
      attests: 'We deal by our house procedures for baccarat.',

      source: [349, 349],
    },
    {
      clause: '30-2899.01(6)(c)',
      says: 'Standard and optional wagers are settled at the end of the hand by the procedures of the house and the posted tables.',
      kind: 'attested',
      duty: 'settling',
      attests:
        'We settle standard and optional wagers at the end of the hand by our house procedures and the posted tables.',

      source: [350, 350],
    },
  ],
});
