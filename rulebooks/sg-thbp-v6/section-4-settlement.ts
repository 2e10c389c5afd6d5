import { section } from './section';

const approved = (name: string, value: string) => ({
  name,
  comparator: 'equal' as const,
  value,
  unit: 'pay',
});

export const section4 = section({
  number: '4',
  title: 'Settlement',
  rules: [
    {
      clause: '4.1',
      says: 'Wagers are settled as 4.1.1 says.',
      kind: 'informative',
      informs: 'heading',
      source: [114, 114],
    },
    {
      clause: '4.1.1',
      says: 'Flop, turn and river pay 1 to 1, and so does the ante with a straight or better. The bonus pays from 3 to 1 on a pair of tens or lower to 1,000 to 1 on aces in both hands.',
      kind: 'computed',
      appliesTo: { wagers: ['ante', 'flop', 'turn', 'river', 'bonus-jackpot'] },
      parameters: [
        approved('flop', '1 to 1'),
        approved('turn', '1 to 1'),
        approved('river', '1 to 1'),
        approved('ante, with a straight or better', '1 to 1'),
        approved('bonus: aces, and aces with the dealer', '1,000 to 1'),
        approved('bonus: aces', '30 to 1'),
        approved('bonus: ace and king suited', '25 to 1'),
        approved('bonus: ace and queen or jack suited', '20 to 1'),
        approved('bonus: ace and king not suited', '15 to 1'),
        approved('bonus: pair of kings, queens or jacks', '10 to 1'),
        approved('bonus: ace and queen or jack not suited', '5 to 1'),
        approved('bonus: pair of tens or lower', '3 to 1'),
      ],
      evidence: { measure: 'pays', against: 'approved' },
      onBreach: 'breach',
      note: 'The rules are approved exactly as printed: a pay above these is no more approved than one below.',
      topic: ['player-higher', 'ante-paid-from-straight', 'bonus-pays'],
      source: [115, 133],
    },
    {
      clause: '4.2',
      says: 'The progressive pays the whole meter for a royal flush in the first five cards, a quarter of it in six, a twentieth in seven with at least one hole card. The best of seven cards pays $1,500 for a straight flush and $300 for four of a kind.',
      kind: 'computed',
      appliesTo: { wagers: ['street-royal-progressive'] },
      parameters: [
        approved('royal flush on the flop', '100% of the meter'),
        approved('royal flush on the turn', '25% of the meter'),
        approved('royal flush on the river, with a hole card', '5% of the meter'),
        approved('straight flush in seven cards', '$1,500'),
        approved('four of a kind in seven cards', '$300'),
      ],
      evidence: {
        measure: 'pays',
        against: 'approved',
        events: ['royal-on-flop', 'royal-on-turn', 'royal-on-river', 'straight-flush', 'four-of-a-kind'],
      },
      onBreach: 'breach',
      note: 'The rules do not print what the wager costs, what part of it goes to the meter or who pays the fixed sums; see the ambiguities on 4.2.',
      topic: 'progressive-pays',
      source: [135, 147],
    },
    {
      clause: '4.2.1',
      says: 'Among the five community cards alone the progressive pays $10,000 for a royal flush, $1,500 for a straight flush and $300 for four of a kind.',
      kind: 'computed',
      appliesTo: { wagers: ['street-royal-progressive'] },
      parameters: [
        approved('community royal flush', '$10,000'),
        approved('community straight flush', '$1,500'),
        approved('community four of a kind', '$300'),
      ],
      evidence: {
        measure: 'pays',
        against: 'approved',
        events: ['community-royal', 'community-straight-flush', 'community-four-of-a-kind'],
      },
      onBreach: 'breach',
      note: 'Read as the table for what 4.2 does not pay already; see the ambiguity on 4.2.1.',
      topic: ['progressive-pays', 'progressive-sharing'],
      source: [149, 155],
    },
  ],
});
