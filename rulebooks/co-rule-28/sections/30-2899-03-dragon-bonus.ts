import { CONDUCT, section } from '../section';
import { limitRules } from './limits';

const at = (part: string) => `30-2899.03${part}`;

export const dragonBonusSection = section({
  number: '30-2899.03',
  title: 'The play: Dragon Bonus',
  game: 'dragon-bonus',
  rules: [
    {
      clause: at('(1)'),
      says: 'LNW Gaming Inc. owns the Dragon Bonus, an optional wager on a hand that wins with a natural or by a wide margin; nine points without a natural pay the most.',
      kind: 'informative',
      validFrom: '2023-12-30',
      source: [532, 532],
    },
    {
      clause: at('(2)'),
      says: 'The wager needs approved equipment, its signs and its layout. It is placed on the player’s hand, the banker’s or, where the licensee allows it, both, and a standard wager may be asked for.',
      kind: 'attested',
      attests: 'We offer the Dragon Bonus on approved equipment, with the signs it needs and its own layout.',
      source: [533, 533],
    },
    ...limitRules(at('(3)'), { all: [534, 536], limits: [538, 538], aggregate: [539, 539] }),
    {
      clause: at('(4)'),
      says: 'There are two ways to win.',
      kind: 'informative',
      source: [540, 542],
    },
    {
      clause: at('(4)(a)'),
      says: 'The hand wins with a natural.',
      kind: 'informative',
      source: [544, 544],
    },
    {
      clause: at('(4)(b)'),
      says: 'The hand is no natural and wins by four points or more.',
      kind: 'informative',
      source: [545, 545],
    },
    {
      clause: at('(5)'),
      says: 'The wager pays by one of the three tables printed, taken as a whole.',
      kind: 'computed',
      appliesTo: { wagers: ['dragon-bonus-player', 'dragon-bonus-banker'] },
      parameters: [
        {
          name: 'pay table',
          comparator: 'one-of',
          value: ['Pay Table 1', 'Pay Table 2', 'Pay Table 3'],
          unit: 'as printed',
        },
      ],
      evidence: { compare: 'one-of-tables' },
      onBreach: 'breach',
      source: [546, 585],
    },
    {
      clause: at('(5)(a)'),
      says: 'A natural that wins pays even money in every table.',
      kind: 'informative',
      source: [547, 547],
    },
    {
      clause: at('(5)(b)'),
      says: 'A tie of naturals is a stand-off.',
      kind: 'informative',
      source: [548, 548],
    },
    {
      clause: at('(5)(c)'),
      says: 'Without a natural, margins of four to nine points pay.',
      kind: 'informative',
      source: [549, 551],
    },
    {
      clause: at('(6)'),
      says: 'The two ways to win once more: the wider the margin, the more is paid.',
      kind: 'informative',
      source: [553, 555],
    },
    {
      clause: at('(6)(a)'),
      says: 'The wager is placed before any card is dealt.',
      kind: 'informative',
      note: CONDUCT,
      source: [557, 557],
    },
    {
      clause: at('(6)(b)'),
      says: 'The hand is dealt by the procedures of the house.',
      kind: 'informative',
      note: CONDUCT,
      source: [558, 558],
    },
    {
      clause: at('(6)(c)'),
      says: 'Standard wagers are settled at the end of the hand.',
      kind: 'informative',
      note: CONDUCT,
      source: [559, 559],
    },
    {
      clause: at('(6)(d)'),
      says: 'In which order bonus wagers are settled is for the house to say.',
      kind: 'informative',
      note: CONDUCT,
      source: [560, 560],
    },
    {
      clause: at('(6)(e)'),
      says: 'On naturals (i) to (iv) say more.',
      kind: 'informative',
      source: [561, 561],
    },
    {
      clause: at('(6)(e)(i)'),
      says: 'A natural that wins is always paid even money.',
      kind: 'informative',
      source: [562, 562],
    },
    {
      clause: at('(6)(e)(ii)'),
      says: 'Eight against eight and nine against nine, both naturals, are a stand-off.',
      kind: 'informative',
      source: [563, 563],
    },
    {
      clause: at('(6)(e)(iii)'),
      says: 'Any other tie loses.',
      kind: 'informative',
      source: [564, 564],
    },
    {
      clause: at('(6)(e)(iv)'),
      says: 'A natural is a total of eight or nine of two cards.',
      kind: 'informative',
      source: [565, 565],
    },
  ],
});
