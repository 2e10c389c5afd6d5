/** A round made up for the tests, its figures worked out by hand: three wagers that settle together, and a meter. */
import type { AnalysedWager } from '@/rulebooks/analysis/analysis';
import { Rulebook } from '@/rulebooks/format/record';
import type { Strategy } from '@/simulations/family/solution-wire';
import type { EventResult } from '@/simulations/figures/wager-figures';
import type { Subject } from '../subject';
import { SUBJECT } from './subject';

const rulebook = Rulebook.parse({
  ...SUBJECT.rulebook,
  id: 'test-2',
  title: 'Rules of the other test',
  games: [
    {
      id: 'poker',
      label: 'Test Poker',
      clause: '2',
      family: 'ultimate-holdem',
      proprietor: 'Test Games',
      equipment: 'A pack of 52 cards.',
      play: ['Players place an ante and a blind.', 'They bet or fold.', 'Hands are compared.'],
      parameters: { beforeFlop: [3, 4], atFlop: 2, afterRiver: 1, qualifier: 2 },
      wagers: [
        { id: 'ante', label: 'Ante', clause: '2.1', wager: 'ante', minimum: { win: '1 to 1' } },
        {
          id: 'blind',
          label: 'Blind',
          clause: '2.2',
          wager: 'blind',
          minimum: {
            'royal-flush': '100 to 1',
            'straight-flush': '50 to 1',
            'four-of-a-kind': '10 to 1',
            'full-house': '3 to 1',
            flush: '3 to 2',
            straight: '1 to 1',
          },
          payTables: [
            {
              id: 'table-1',
              label: 'Pay table 1',
              clause: '2.3',
              rows: {
                'royal-flush': '500 to 1',
                'straight-flush': '50 to 1',
                'four-of-a-kind': '10 to 1',
                'full-house': '3 to 1',
                flush: '3 to 2',
                straight: '1 to 1',
              },
            },
          ],
        },
        { id: 'play', label: 'Play', clause: '2.1', wager: 'play', minimum: { win: '1 to 1' } },
        {
          id: 'jackpot',
          label: 'Jackpot',
          clause: '2.4',
          side: true,
          family: 'stud-progressive',
          wager: 'progressive',
          progressive: { fixedPaidFrom: 'meter', wager: '1', seed: '0', contribution: '70%' },
          minimum: {
            'royal-flush': '100% of the meter',
            'straight-flush': '10% of the meter',
            'four-of-a-kind': '5 for 1',
            'full-house': '5 for 1',
            flush: '5 for 1',
          },
        },
      ],
    },
  ],
});

type EndingRow = [id: string, label: string, count: number, pays: string, net: number, staked: number];

/** Of a hundred: 40 x 3 - 35 x 3 - 20 x 2 = -25. */
const ENDINGS: EndingRow[] = [
  ['win', 'Bet twice the ante: player wins', 40, 'wins 3', 3, 4],
  ['tie', 'Bet twice the ante: hands are equal', 5, 'push', 0, 4],
  ['lose', 'Bet twice the ante: dealer wins', 35, 'loses 3', -3, 4],
  ['fold', 'Fold', 20, 'loses 2', -2, 2],
];

const ending = ([id, label, count, pays, net, staked]: EndingRow): EventResult => ({
  id,
  label,
  count: String(count),
  probability: `${count}/100`,
  pays,
  net: `${net}/1`,
  contribution: `${count * net}/100`,
  staked: `${staked}/1`,
});

const UP_CARDS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'jack', 'queen', 'king', 'ace'];

/** Bets with an ace or two cards of one suit; the order of hands is that of `startOf`: low ranks first. */
const GRID: NonNullable<Strategy['grid']> = {
  street: 'Before the flop',
  choices: [
    { choice: 'check', label: 'Check' },
    { choice: 'bet-4', label: 'Bet 4 times the ante' },
  ],
  cells: Array.from({ length: 169 }, (_, index) => {
    const [row, column] = [Math.floor(index / 13), index % 13];
    const best = row > column || row === 12 || column === 12 ? 'bet-4' : 'check';
    return { hand: `${row}-${column}`, best, gains: ['0/1', '1/10'] };
  }),
};

const STRATEGY: Strategy = {
  summary: 'Bet with an ace or two cards of one suit; fold nothing that pairs.',
  decisions: [
    {
      street: 'before the flop',
      reached: '1/1',
      choices: [
        { choice: 'bet', label: 'Bet', taken: '3/5' },
        { choice: 'check', label: 'Check', taken: '2/5' },
      ],
    },
    {
      street: 'after the river',
      reached: '2/5',
      choices: [
        { choice: 'bet', label: 'Bet the ante', taken: '1/5' },
        { choice: 'fold', label: 'Fold', taken: '1/5' },
      ],
    },
  ],
  alternatives: [
    {
      id: 'never-fold',
      label: 'Never fold',
      explains: 'Bets whatever the cards are.',
      houseEdge: '2/5',
      costs: '3/20',
    },
    {
      id: 'simple',
      label: 'A simple rule',
      explains: 'Bets with an ace, folds the rest.',
      source: 'A. Author, “A Book”, 2001',
      houseEdge: '3/10',
      costs: '1/20',
    },
  ],
  tables: [
    {
      id: 'hands',
      caption: 'What to bet on',
      explains: 'From the strongest hands down.',
      columns: ['Best choice'],
      rows: [
        { label: 'A pair or better', cells: ['Bet'] },
        { label: 'Anything else', cells: ['Fold'] },
      ],
    },
    {
      id: 'by-card',
      caption: 'What to do by the dealer’s card',
      explains: 'The player’s hand on the left, the dealer’s card above.',
      columns: UP_CARDS,
      rows: [
        { label: 'A-K', cells: UP_CARDS.map(() => 'Raise') },
        { label: 'A-Q', cells: UP_CARDS.map((_, index) => (index === 1 ? 'Raise 76.5%' : 'Fold')) },
        { label: 'A-J', cells: UP_CARDS.map((_, index) => (index === 2 ? 'Raise 0.4%' : 'Fold')) },
      ],
    },
  ],
  grid: GRID,
};

const base = SUBJECT.analysis.wagers[0] as AnalysedWager;

/** Edge 25/100 of the ante; 2 antes have to be staked; 0.8 x 4 + 0.2 x 2 = 3.6 are staked on average. */
const round: AnalysedWager = {
  ...base,
  id: 'ante',
  label: 'Ante, Blind and Play',
  clause: '2.1',
  payTable: 'table-1',
  universe: '100',
  houseEdge: '1/4',
  houseEdgePercent: 25,
  perMandatory: '1/8',
  elementOfRisk: '5/72',
  hit: '2/5',
  push: '1/20',
  maxPayout: 'wins 3',
  method: 'test',
  methodExplained: 'Every deal was written down and counted.',
  events: ENDINGS.map(ending),
  strategy: STRATEGY,
  settles: ['ante', 'blind', 'play'],
};

type PaidRow = [id: string, label: string, count: number, pays: string, net: number];

/** At a meter of 200: 1 x 199 + 9 x 19 + 90 x 4 - 900 = -170 of a thousand. */
const PAID: PaidRow[] = [
  ['royal-flush', 'Royal flush', 1, '100% of the meter', 199],
  ['straight-flush', 'Straight flush', 9, '10% of the meter', 19],
  ['four-of-a-kind', 'Four of a kind', 90, '5 for 1', 4],
  ['lose', 'Anything less', 900, 'lose', -1],
];

/**
 * Fixed pays return 90 x 5 / 1000 = 0.45; a round takes (1 + 9 / 10) / 1000 of the meter. It breaks even where 0.0019
 * of the meter is the 0.55 that is missing: at 289.47. 0.75 goes in, and 100 x 1/1000 of seed: 0.85 comes out; 0.40 of
 * it from the meter, which stands at 0.40 / 0.0019 = 210.53 on average. From 200 it is won in full the next time at
 * (0.001 x 200 + 0.75 x 0.999 - 0.45) / 0.0019. The first seed of 100 has all gone after that many rounds.
 */
const jackpot: AnalysedWager = {
  ...base,
  id: 'jackpot',
  label: 'Jackpot',
  clause: '2.4',
  universe: '1000',
  houseEdge: '17/100',
  houseEdgePercent: 17,
  perMandatory: '17/100',
  elementOfRisk: '17/100',
  hit: '1/10',
  maxPayout: '100% of the meter',
  events: PAID.map(([id, label, count, pays, net]) => ({
    id,
    label,
    count: String(count),
    probability: `${count}/1000`,
    pays,
    net: `${net}/1`,
    contribution: `${count * net}/1000`,
  })),
  progressive: {
    wager: '1/1',
    meter: '200/1',
    contribution: '3/4',
    seed: '100/1',
    fixedPaidFrom: 'meter',
    fixedReturn: '9/20',
    meterShare: '19/10000',
    breakEvenMeter: '5500/19',
    longRunReturn: '17/20',
    averageMeter: '4000/19',
    roundsBetween: [
      { event: 'royal-flush', rounds: '1000/1' },
      { event: 'straight-flush', rounds: '1000/9' },
    ],
    course: {
      parts: { fixed: '0/1', contribution: '3/4', reserve: '0/1', seed: '1/10' },
      hits: [
        { event: 'royal-flush', rounds: '1000/1', paid: '4000/19' },
        { event: 'straight-flush', rounds: '1000/9', paid: '400/19' },
      ],
      nextWin: { rounds: '1000/1', meter: '9985/38' },
      firstSeed: [
        { rounds: 10_000, share: 0.00999999994478 },
        { rounds: 100_000, share: 0.001 },
        { rounds: 1_000_000, share: 0.0001 },
        { rounds: 10_000_000, share: 0.00001 },
      ],
    },
  },
};

const [game] = rulebook.games;
if (!game) throw new Error('the test rulebook has a game');

export const ROUND_SUBJECT: Subject = {
  ...SUBJECT,
  rulebook,
  game,
  variant: {
    ...SUBJECT.variant,
    rulebook: 'test-2',
    game: 'poker',
    wagers: {
      ante: { payTable: 'minimum', pays: {} },
      blind: { payTable: 'table-1', pays: {} },
      play: { payTable: 'minimum', pays: {} },
      jackpot: { payTable: 'minimum', pays: {} },
    },
    circumstances: {
      ...SUBJECT.variant.circumstances,
      progressive: { contribution: '75%', meter: '200', seed: '100' },
    },
  },
  analysis: { ...SUBJECT.analysis, rulebook: 'test-2', game: 'poker', wagers: [round, jackpot], witness: [] },
  findings: [
    {
      rule: 'test-2/2.3',
      clause: '2.3',
      verdict: 'needs-notice',
      wager: 'blind',
      explanation: 'Rule 2.3 asks for a notice of the table in use.',
      signLine: 'Blind: pay table 1, house edge 25.00%.',
      paper: 'sign',
    },
  ],
  record: {
    ...SUBJECT.record,
    changes: [],
    departures: [
      {
        of: 'table',
        part: 'Ante, Blind and Play: Blind',
        field: 'Ante, Blind and Play: Blind: pay table',
        before: 'Minimum odds',
        after: 'Pay table 1',
        says: 'Also a table of the rulebook',
      },
    ],
  },
};
