import { section } from './section';

export const section2 = section({
  number: '2',
  title: 'Mode of play',
  rules: [
    {
      clause: '2.1',
      says: 'The game is played with one pack of 52 cards without jokers, all with the same backs.',
      kind: 'attested',
      duty: 'cards',
      attests: 'We deal from one pack of 52 cards without jokers whose backs have one colour and design.',
      topic: 'deck',
      source: [42, 42],
    },
    {
      clause: '2.2',
      says: 'The layout is that of Appendix A, with the areas of 2.2.1 and 2.2.2.',
      kind: 'attested',
      duty: 'equipment',
      attests: 'We use the layout shown in Appendix A.',
      note: 'The drawing is not in the text; only its number of playing positions is.',
      topic: 'layout',
      source: [43, 43],
    },
    {
      clause: '2.2.1',
      says: 'The layout has areas for six wagers: ante, bonus, progressive jackpot, flop, turn and river.',
      kind: 'computed',
      evidence: { measure: 'wagers', listed: 'for the game' },
      onBreach: 'needs-consent',
      note: 'Any further wager is not in the rules as approved, so it needs another approval under section 100(1) of the Act.',
      topic: 'other-wagers',
      source: [44, 44],
    },
    {
      clause: '2.2.2',
      says: 'Each playing position has an area for every one of the six wagers.',
      kind: 'attested',
      duty: 'equipment',
      attests: 'We give every playing position an area for each of the six wagers.',
      topic: 'layout',
      source: [45, 45],
    },
  ],
});
