/** The words of the trade, explained once and shown wherever they appear. */
export const GLOSSARY = {
  'house-edge': {
    title: 'House edge',
    says: 'What the house keeps of each stake over the long run, as a share of the stake. 2.70% means 2.70 kept of every 100 staked.',
  },
  edge: {
    title: 'Edge',
    says: 'What whoever banks the game keeps of each stake over the long run, as a share of the stake, before collection fees. The house has no stake in this game.',
  },
  'round-edge': {
    title: 'House edge of a round',
    says: 'What the house keeps of a round over the long run, from a player who makes no mistakes, as a share of the wager named.',
  },
  strategy: {
    title: 'Best play',
    says: 'At every decision, the choice that loses least on average, for a player who sees only what the rules show.',
  },
  meter: {
    title: 'Meter',
    says: 'The running prize of a progressive. Part of each wager is added to it; wins are taken off it.',
  },
  'break-even': {
    title: 'Break-even meter',
    says: 'The meter at which the wager returns exactly what is staked. Above it the player gains.',
  },
  'long-run-return': {
    title: 'Long-run return',
    says: 'The part of each stake that comes back over very many rounds, whatever the meter shows on the way.',
  },
  'contribution-share': {
    title: 'Share for the meter',
    says: 'The part of each wager that is added to the meter. Over the long run, all of it comes back to players.',
  },
  'average-meter': {
    title: 'Average meter over rounds',
    says: 'What the meter shows when a round is dealt, on average over very many rounds, each counted alike. It is also the average at a win, because the cards do not depend on the meter.',
  },
  seed: {
    title: 'Seed',
    says: 'What the meter starts from. Without a reserve, the house puts it back each time the meter is won in full.',
  },
  reserve: {
    title: 'Reserve',
    says: 'A part of each wager kept aside. When the meter is won in full, the reserve becomes the next meter, so players pay for their own seed.',
  },
  wagerers: {
    title: 'Players a round',
    says: 'How many players make this wager in a round, on average. It decides how often the meter is won and how winners divide it.',
  },
  envy: {
    title: 'Envy',
    says: 'A fixed sum on top of the pay table whenever a player wins: to the dealer, or to every other player with the wager. The house pays it.',
  },
  'exact-fraction': {
    title: 'Exact fraction',
    says: 'The number before any rounding: whole outcomes over whole outcomes.',
  },
  'per-mandatory': {
    title: 'Per all mandatory wagers',
    says: 'The same loss, divided by everything a player must stake to take part.',
  },
  'element-of-risk': {
    title: 'Element of risk',
    says: 'The same loss, divided by everything staked on average, with raises and further bets.',
  },
  hit: {
    title: 'Hit frequency',
    says: 'How often the player ends with more than was staked.',
  },
  push: {
    title: 'Stand-off',
    says: 'The stake is returned and nothing more.',
  },
  'standard-deviation': {
    title: 'Standard deviation',
    says: 'How far one result usually is from the average, in stakes. The larger it is, the more one evening depends on luck.',
  },
  witness: {
    title: 'Witness',
    says: 'A simulation that plays the game round by round with random numbers and shares nothing with the exact method.',
  },
  z: {
    title: 'z',
    says: 'How many standard errors the witness is from the exact value. Within 2 is usual; beyond 4, one of the two is wrong.',
  },
  band: {
    title: 'Band',
    says: 'The range that holds the house’s result after that many rounds, with the stated confidence.',
  },
  margin: {
    title: 'Margin',
    says: 'The distance between what the rule requires and what was found.',
  },
  minimum: {
    title: 'Minimum odds',
    says: 'The least the rulebook lets this event pay. Paying more is allowed; then a sign must say so.',
  },
  approved: {
    title: 'Approved pays',
    says: 'What the rulebook approves for this event. Neither less nor more may be paid.',
  },
  'pay-table': {
    title: 'Pay table',
    says: 'What each event pays.',
  },
  contribution: {
    title: 'Contribution',
    says: 'The event’s chance times what it pays. Together they are the player’s expectation; the house edge is its negative.',
  },
  'share-of-return': {
    title: 'Share of the return',
    says: 'The part of all money returned to players that this event returns.',
  },
  frozen: {
    title: 'Frozen',
    says: 'A version that cannot change, named by its hash. Any change makes a new version.',
  },
  hash: {
    title: 'Hash',
    says: 'A short name computed from the content. Any change to the content changes it.',
  },
  attestation: {
    title: 'Confirmation',
    says: 'What no calculation can show, confirmed by a named person with a note.',
  },
  resolved: {
    title: 'Per bet resolved',
    says: 'The same wager, counting only bets that were won or lost; stand-offs do not count.',
  },
  showdown: {
    title: 'Showdown',
    says: 'The end of a hand of poker: those who are left show their cards, and the pot goes to the best by the rules of the game.',
  },
  'odd-chip': {
    title: 'Odd chip',
    says: 'What is left over where a pot, or a part of it, cannot be shared evenly in the smallest chip.',
  },
  'share-of-pot': {
    title: 'Share of the pot',
    says: 'What a player takes on average over every way in which the missing cards can fall, each counted once.',
  },
} as const;

export type GlossaryWord = keyof typeof GLOSSARY;
