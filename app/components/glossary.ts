/** The words of the trade, explained once and shown wherever they appear. */
export const GLOSSARY = {
  'house-edge': {
    title: 'House edge',
    says: 'What the house keeps of each stake in the long run, as a share of the stake. 2.70 % means 2.70 kept of every 100 staked.',
  },
  'round-edge': {
    title: 'House edge of a round',
    says: 'What the house keeps in the long run of all that is staked in a round, played as well as it can be, as a share of the wager it is reckoned by.',
  },
  strategy: {
    title: 'Best play',
    says: 'At every decision the choice that loses least in the long run, for a player who sees only what the rules show.',
  },
  meter: {
    title: 'Meter',
    says: 'What the progressive jackpot stands at. A part of each wager is added to it; what is won from it is taken off.',
  },
  'break-even': {
    title: 'Break-even meter',
    says: 'The meter at which the wager hands back exactly what is staked. Above it the player gains.',
  },
  'long-run-return': {
    title: 'Long-run return',
    says: 'Of each unit staked, what comes back over very many rounds, whatever the meter does meanwhile.',
  },
  'contribution-share': {
    title: 'Share for the meter',
    says: 'The part of each wager that is added to the meter. In the long run all of it comes back to players.',
  },
  'average-meter': {
    title: 'Average meter',
    says: 'What the meter stands at on average over very many rounds. A win finds it there on average, because the cards know nothing of it.',
  },
  seed: {
    title: 'Seed',
    says: 'What the meter starts from. Without a reserve the house puts it there again whenever the meter was won whole.',
  },
  reserve: {
    title: 'Reserve',
    says: 'A part of each wager kept aside. When the meter was won whole, the reserve becomes the next meter, so that players pay for their own seed.',
  },
  wagerers: {
    title: 'Players a round',
    says: 'How many make this wager in a round, on average. It matters where winners divide the meter, and for how often it is won.',
  },
  envy: {
    title: 'Envy',
    says: 'A fixed sum beside the pay table whenever a player wins: to the dealer, or to every other player with the wager. The house pays it.',
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
    says: 'How far one result usually lies from the average, in stakes. The larger, the more a night depends on luck.',
  },
  witness: {
    title: 'Witness',
    says: 'A second program that plays the game round by round with random numbers and shares none of the exact method.',
  },
  z: {
    title: 'z',
    says: 'How many standard errors the witness lies from the exact value. Within 2 is usual; beyond 4 would mean one of the two is wrong.',
  },
  band: {
    title: 'Band',
    says: 'The range in which the house result falls with the stated confidence after that many rounds.',
  },
  margin: {
    title: 'Margin',
    says: 'The distance between what the rule asks and what was found.',
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
    says: "The event's chance times what it pays. Together they are the player's expectation; the house edge is its negative.",
  },
  'share-of-return': {
    title: 'Share of the return',
    says: 'Of everything handed back to players, the part that this event hands back.',
  },
  frozen: {
    title: 'Frozen',
    says: 'A copy that cannot be changed any more, named by its hash. A change is a new version.',
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
    says: 'The same wager reckoned only over bets that were won or lost; stand-offs do not count as bets.',
  },
} as const;

export type GlossaryWord = keyof typeof GLOSSARY;
