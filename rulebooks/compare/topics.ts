/** The topics that rules of several rulebooks speak of: what each is called, and which belong together. */

export const AREAS = [
  { id: 'cards', title: 'Pack, table and ranks' },
  { id: 'betting', title: 'Who may bet, and when' },
  { id: 'round', title: 'The course of a round' },
  { id: 'settling', title: 'Settling' },
  { id: 'bonus', title: 'The bonus' },
  { id: 'progressive', title: 'The progressive' },
  { id: 'irregularities', title: 'When something goes wrong' },
  { id: 'house', title: 'House and authority' },
  { id: 'other', title: 'Further topics' },
] as const;
type Area = (typeof AREAS)[number]['id'];

const TOPICS: Record<Exclude<Area, 'other'>, Record<string, string>> = {
  cards: {
    deck: 'Pack',
    layout: 'Layout',
    'security-of-cards': 'Security of the cards',
    'shuffle-and-cut': 'Shuffling and cutting',
    'end-of-the-shoe': 'The end of the shoe',
    'card-ranking': 'Ranks of cards',
    'hand-ranking': 'Ranks of hands',
    'hand-royal-flush': 'Royal flush',
    'hand-straight-flush': 'Straight flush',
    'hand-four-of-a-kind': 'Four of a kind',
    'hand-full-house': 'Full house',
    'hand-flush': 'Flush',
    'hand-straight': 'Straight',
    'hand-three-of-a-kind': 'Three of a kind',
    'hand-two-pairs': 'Two pairs',
    'hand-one-pair': 'One pair',
    'hand-high-card': 'No pair',
    'hands-alike': 'Ranking hands of the same kind',
    'term-hole-cards': 'Hole cards',
    'term-flop': 'The flop',
    'term-turn': 'The turn',
    'term-river': 'The river',
    'term-playing-the-board': 'Playing the board',
    'term-fold': 'What folding means',
  },
  betting: {
    limits: 'Minimum and maximum wager',
    'placing-wagers': 'How wagers are placed',
    ante: 'Ante',
    'one-hand-per-player': 'How many hands a player may have',
    'blind-betting': 'Playing a hand without looking',
    'wagers-placed-for-a-player': 'Wagers placed for a player',
    'wagers-before-cards': 'Wagers before the cards',
    'calls-of-the-dealer': 'Calls of the dealer',
    'other-wagers': 'Wagers beyond those listed',
  },
  round: {
    objective: 'Aim of the game',
    'initial-deal': 'The deal',
    'third-card': 'Third cards',
    'players-turn-cards': 'Cards turned by players',
    'free-hands': 'Hands without wagers',
    'community-cards': 'Community cards',
    'order-of-decisions': 'Who decides first',
    fold: 'Folding',
    'flop-wager': 'Flop wager',
    'flop-cards': 'Showing the flop',
    'turn-wager': 'Turn wager',
    'turn-check': 'Checking before the turn',
    'turn-card': 'Showing the turn',
    'river-wager': 'River wager',
    'river-check': 'Checking before the river',
    'river-card': 'Showing the river',
    'best-hand': 'The best hand of five',
    showdown: 'The dealer’s hand',
    'player-hand-shown': 'The player’s hand',
  },
  settling: {
    'order-of-settlement': 'Who is settled first',
    'dealer-higher': 'The dealer has the better hand',
    'player-higher': 'The player has the better hand',
    'stand-off': 'Equal hands',
    vigorish: 'Vigorish',
    tie: 'Equal hands, by street or wager',
    'ante-paid-from-straight': 'When the ante is paid',
  },
  bonus: {
    'bonus-wager': 'The wager',
    'bonus-announced': 'Announcing it',
    'bonus-pays': 'What it pays',
    'bonus-loses': 'When it loses',
  },
  progressive: {
    'progressive-offered': 'Whether it is offered',
    'progressive-wager': 'The wager',
    'progressive-needs-ante': 'Without an ante',
    'progressive-placing': 'How it is placed',
    'progressive-wins-on': 'Beside the other wagers',
    'progressive-pays': 'What it pays',
    'progressive-sharing': 'Hands on the table, which all players have',
    'progressive-several-winners': 'Several winners',
    'progressive-when-folded': 'After a fold',
    'progressive-contribution': 'What is added to the meter',
    'progressive-seed': 'The seed',
    'progressive-system': 'Equipment and faults',
    'progressive-funds': 'Safety of the money',
    'progressive-meter-shown': 'Showing the meter',
  },
  irregularities: {
    'wrong-pack': 'A faulty pack',
    misdeal: 'Cards dealt by mistake',
    'exposed-cards': 'Cards shown by mistake',
    'late-wagers': 'Wagers after the last call',
    'secrecy-of-hands': 'Secrecy of hands',
    'absent-player': 'A player who is away',
    'power-failure': 'Power failure',
    'irregularities-not-covered': 'What the rules do not cover',
  },
  house: {
    proprietor: 'Proprietor',
    'odds-at-the-table': 'Odds at the table',
    'rules-on-request': 'Rules available to players',
    'dealer-tips': 'Tips for the dealer',
    premises: 'Where the game may be run',
    bank: 'The bank',
    'automated-equipment': 'Automated equipment',
    trials: 'Trying out a game or a feature',
    'local-variations': 'Changes for a time and a place',
    'better-odds': 'Paying better odds',
    'replaced-pay-tables': 'Replacing a whole pay table',
    'who-may-act': 'Who may act for whom',
  },
};

const BY_TOPIC = new Map(
  Object.entries(TOPICS).flatMap(([area, topics]) =>
    Object.entries(topics).map(([topic, words]) => [topic, { area: area as Area, words }] as const),
  ),
);

export const isNamed = (topic: string): boolean => BY_TOPIC.has(topic);
export const areaOf = (topic: string): Area => BY_TOPIC.get(topic)?.area ?? 'other';

/** A topic nobody has named yet is called by its id. */
export function topicWords(topic: string): string {
  const words = topic.replaceAll('-', ' ');
  return BY_TOPIC.get(topic)?.words ?? `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

const ORDER = [...BY_TOPIC.keys()];

/** In the order of the course of play; those without a name last. */
export const topicOrder = (topic: string): number => {
  const at = ORDER.indexOf(topic);
  return at < 0 ? ORDER.length : at;
};
