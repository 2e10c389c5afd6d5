/** A small game made up for the tests, its figures worked out by hand: a wheel of 37, three wagers, two pay tables. */

import type { AnalysedWager, Analysis } from '@/rulebooks/analysis/analysis';
import type { Finding } from '@/rulebooks/findings/finding';
import { Rulebook } from '@/rulebooks/format/record';
import type { EventResult } from '@/simulations/figures/wager-figures';
import type { Subject } from '../subject';

const line: [number, number] = [1, 2];

const rulebook = Rulebook.parse({
  id: 'test-1',
  title: 'Rules of the test',
  jurisdiction: 'Testland',
  authority: 'Testing Office',
  instrument: 'Test Act',
  edition: 'first edition',
  validFrom: '2007-09-01',
  status: 'in-force',
  precedence: 'the text',
  source: { file: 'test.txt', sha256: 'a'.repeat(64) },
  currency: 'GBP',
  accent: '#1f4e5f',
  sections: [
    {
      number: '1',
      title: 'Wheel',
      rules: [
        {
          clause: '1.1',
          says: 'The limits stand on a notice at the table.',
          kind: 'computed',
          evidence: { owes: 'limits-shown' },
          source: line,
        },
        {
          clause: '1.2',
          says: 'The wheel is kept secure at all times.',
          kind: 'attested',
          duty: 'cards',
          attests: 'We keep the wheel secure.',
          source: line,
        },
      ],
    },
  ],
  games: [
    {
      id: 'wheel',
      label: 'Test Wheel',
      clause: '1',
      family: 'roulette',
      equipment: 'A wheel of 37 compartments.',
      play: ['Players place chips.', 'The wheel is spun.', 'Wagers are settled.'],
      wagers: [
        {
          id: 'number',
          label: 'One number',
          clause: '1.3(a)',
          wager: 'straight-up',
          minimum: { win: '35 to 1' },
        },
        {
          id: 'red',
          label: 'Red',
          clause: '1.3(b)',
          wager: 'red-black',
          minimum: { win: '1 to 1', zero: 'lose half' },
        },
        {
          id: 'tie',
          label: 'Tie',
          clause: '1.3(c)',
          wager: 'dozen',
          minimum: { win: '1 to 1' },
          payTables: [{ id: 'table-1', label: 'Pay table 1', clause: '1.4', rows: { win: '2 to 1' } }],
        },
      ],
    },
  ],
  claims: [],
  ambiguities: [],
});

type EventRow = [id: string, label: string, count: number, pays: string, net: string, contribution: string];

const event = ([id, label, count, pays, net, contribution]: EventRow): EventResult => ({
  id,
  label,
  count: String(count),
  probability: `${count}/37`,
  pays,
  net,
  contribution,
});

function wager(
  id: string,
  label: string,
  edge: [text: string, percent: number],
  rows: EventRow[],
  more: Partial<AnalysedWager>,
): AnalysedWager {
  return {
    id,
    label,
    clause: '1.3',
    payTable: 'minimum',
    exact: true,
    universe: '37',
    houseEdge: edge[0],
    houseEdgePercent: edge[1],
    perMandatory: edge[0],
    elementOfRisk: edge[0],
    hit: rows[0] ? `${rows[0][2]}/37` : '0/1',
    push: '0/1',
    standardDeviation: 1,
    variance: '1/1',
    maxPayout: rows[0]?.[3] ?? 'lose',
    events: rows.map(event),
    method: 'enumeration',
    methodExplained: 'Each of the 37 compartments is equally likely, and each is counted once.',
    reductions: [],
    strategy: null,
    ...more,
  };
}

const wagers: AnalysedWager[] = [
  // 36/37 - 35/37 = 1/37 = 2.7027%
  wager(
    'number',
    'One number',
    ['1/37', 2.7027027027],
    [
      ['win', 'The number is spun', 1, '35 to 1', '35/1', '35/37'],
      ['lose', 'Another number is spun', 36, 'lose', '-1/1', '-36/37'],
    ],
    {},
  ),
  // 18/37 + 1/74 - 18/37 = 1/74 = 1.3514%
  wager(
    'red',
    'Red',
    ['1/74', 1.35135135135],
    [
      ['win', 'Red is spun', 18, '1 to 1', '1/1', '18/37'],
      ['zero', 'Zero is spun', 1, 'lose half', '-1/2', '-1/74'],
      ['lose', 'Black is spun', 18, 'lose', '-1/1', '-18/37'],
    ],
    {},
  ),
  // 22/37 - 2 x 10/37 = 2/37 = 5.4054% at pay table 1; 22/37 - 10/37 = 12/37 = 32.4324% at the minimum
  wager(
    'tie',
    'Tie',
    ['2/37', 5.40540540541],
    [
      ['win', 'A tie', 10, '2 to 1', '2/1', '20/37'],
      ['void', 'No result', 5, 'push', '0/1', '0/1'],
      ['lose', 'Anything else', 22, 'lose', '-1/1', '-22/37'],
    ],
    { payTable: 'table-1', push: '5/37' },
  ),
];

const analysis: Analysis = {
  rulebook: 'test-1',
  game: 'wheel',
  options: {},
  engine: 'assay-0.0.0-test',
  seconds: 0.5,
  threads: 1,
  wagers,
  witness: [{ wager: 'red', rounds: 1000, seed: 7, mean: -0.01, standardError: 0.03, z: 0.12, counts: [] }],
  hash: 'b'.repeat(64),
};

const findings: Finding[] = [
  {
    rule: 'test-1/1.1',
    clause: '1.1',
    verdict: 'needs-notice',
    found: '£5 to £500',
    explanation: 'Rule 1.1 asks for a notice of the limits.',
    signLine: 'Minimum wager £5, maximum wager £500.',
    paper: 'sign',
  },
  {
    rule: 'test-1/1.4',
    clause: '1.4',
    verdict: 'needs-notice',
    wager: 'tie',
    explanation: 'Rule 1.4 asks for a notice of the table in use.',
    signLine: 'Tie: pay table 1, house edge 5.41%.',
    paper: 'sign',
  },
  {
    rule: 'test-1/1.2',
    clause: '1.2',
    verdict: 'needs-attestation',
    explanation: 'A person has to confirm rule 1.2.',
  },
  {
    rule: 'test-1/1.3(a)',
    clause: '1.3(a)',
    verdict: 'meets',
    wager: 'number',
    threshold: '35 to 1',
    found: '35 to 1',
    margin: '0',
    explanation: 'One number pays what rule 1.3(a) asks.',
  },
];

const [game] = rulebook.games;
if (!game) throw new Error('the test rulebook has a game');

export const SUBJECT: Subject = {
  rulebook,
  game,
  variant: {
    rulebook: 'test-1',
    game: 'wheel',
    options: {},
    wagers: {
      number: { payTable: 'minimum', pays: {} },
      red: { payTable: 'minimum', pays: {} },
      tie: { payTable: 'table-1', pays: {} },
    },
    circumstances: { limits: { currency: 'GBP', minimum: 500, maximum: 50_000 }, premises: 'The Test Rooms' },
    attestations: {},
  },
  day: '2008-01-01',
  analysis,
  findings,
  record: {
    reference: 'T-0001',
    version: 2,
    status: 'Approved',
    approved: '2008-02-01',
    draft: false,
    hash: 'c0ffee'.padEnd(64, '0'),
    dated: '2008-01-02T09:30:00.000Z',
    operator: 'Smith & Żubr <Casinos> Ltd',
    departures: [
      {
        of: 'table',
        part: 'Tie',
        field: 'Tie: pay table',
        before: 'Minimum odds',
        after: 'Pay table 1',
        says: 'Also a table of the rulebook',
      },
    ],
    recordUrl: 'https://assay.example/record/c0ffee',
    run: { seconds: 1.25, threads: 2, machine: 'a machine' },
    changes: [{ field: 'wagers.tie.payTable', before: 'minimum', after: 'table-1' }],
  },
};
