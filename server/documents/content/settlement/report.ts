/** The settlement report: every pool's money, dividends and steps, each step with its clause; then clause by clause. */
import { counted, longDate } from '@/rulebooks/spelling/wording';
import type { TotalisatorBook } from '@/rulebooks/totalisator/book';
import { listed } from '@/simulations/printing/lists';
import { whole } from '@/simulations/printing/numbers';
import { MONEY, type Money, moneyIn } from '@/simulations/totalisator/amended';
import type { Dividend } from '@/simulations/totalisator/dividend';
import type { Settlement } from '@/simulations/totalisator/pool';
import { dollars, type Reason } from '@/simulations/totalisator/reason';
import { READINGS } from '@/simulations/totalisator/rules';
import type { Settled } from '@/simulations/totalisator/settle-meeting';
import { paidOn, poolNamed } from '@/simulations/totalisator/settlement-names';
import type { Block, Column, Paper, Row } from '../../paper';
import { amendedBlocks } from './amended';
import { moneyDrawn } from './money';
import { raceSaid } from './race-said';
import { replacedBlocks } from './replaced';
import { byRace, eyebrowOf, paperOf, type SettledMeeting, settlementHash } from './subject';

const amountColumn = (title: string): Column => ({ title, align: 'right', figures: true });

const TITLES: Record<Money, string> = {
  staked: 'Staked',
  broughtIn: 'Brought in',
  refunded: 'Refunded',
  deducted: 'Deducted',
  paid: 'Paid',
  rounding: 'Rounding',
  carried: 'Carried',
};

const sumOf = (settlements: readonly Settlement[], of: (settlement: Settlement) => bigint): bigint =>
  settlements.reduce((all, one) => all + of(one), 0n);

const moneyOf = (settlements: readonly Settlement[], of: Money): bigint =>
  sumOf(settlements, (one) => moneyIn(one)[of]);

const poolPlace = (at: number): string => `pool-${at + 1}`;

/** Only columns in which some pool has something. */
function everyPool(settlements: readonly Settlement[]): Block[] {
  const money = settlements.map(moneyIn);
  const shown = MONEY.filter((of) => money.some((one) => one[of] !== 0n));
  return [
    { kind: 'heading', level: 2, text: 'Every pool' },
    {
      kind: 'table',
      caption:
        'The money of every pool: what was staked and brought in was refunded, deducted, paid, kept by rounding or carried forward',
      rowHeaders: 1,
      splits: true,
      columns: [{ title: 'Pool', grow: 1 }, ...shown.map((of) => amountColumn(TITLES[of]))],
      rows: [
        ...settlements.map(
          (one, at): Row => ({
            cells: [
              { text: poolNamed(one), to: poolPlace(at) },
              ...shown.map((of) => dollars(money[at]?.[of] ?? 0n)),
            ],
          }),
        ),
        { cells: ['All pools', ...shown.map((of) => dollars(moneyOf(settlements, of)))], total: true },
      ],
    },
  ];
}

function lead(settlements: readonly Settlement[]): string {
  const [staked, broughtIn, paid] = (['staked', 'broughtIn', 'paid'] as const).map((of) =>
    moneyOf(settlements, of),
  ) as [bigint, bigint, bigint];
  const dividends = settlements.reduce((all, one) => all + one.dividends.length, 0);
  const came = `${dollars(staked)} staked${broughtIn > 0n ? ` and ${dollars(broughtIn)} brought in` : ''}`;
  return `${counted(settlements.length, 'pool')}, settled to the cent: of ${came}, ${dollars(paid)} is paid in ${counted(dividends, 'dividend')}.`;
}

const heldIn = ({ carried }: Settlement): bigint =>
  carried.reduce((all, { to, cents }) => (to === 'held' ? all + cents : all), 0n);

/** Where the rules leave something open that changes who is paid what. */
function open(settled: readonly Settled[]): Block[] {
  const settlements = settled.map(({ settlement }) => settlement);
  const held = settlements.filter((one) => heldIn(one) > 0n);
  const lines = [
    ...(held.length > 0
      ? [
          `${dollars(sumOf(held, heldIn))} is held, as the rules that we have do not say who gets it: ${held.map((one) => `${dollars(heldIn(one))} of ${poolNamed(one)}`).join('; ')}.`,
        ]
      : []),
    ...settled.flatMap(({ settlement, others }) =>
      others.map(({ id, settlement: other }) => {
        const pays = other.dividends.map((one) => `${dollars(one.declared)} on ${paidOn(one)}`);
        return `${poolNamed(settlement)}: ${READINGS[id].says} Read the other way: ${pays.length > 0 ? listed(pays) : 'no dividend'}.`;
      }),
    ),
  ];
  return lines.length === 0
    ? []
    : [{ kind: 'note', tone: 'attention', title: 'The rules leave open:', lines }];
}

/** By which of the operator's own rules, and where the meeting has other terms. */
function byRules({ poolRules }: SettledMeeting): Block[] {
  if (!poolRules) return [];
  const { number, name, version, from, departs } = poolRules;
  const said = `Pool rules ${number}, ${name}, version ${version}, in force from ${longDate(from)}`;
  return departs.length === 0
    ? [{ kind: 'paragraph', text: `${said}: every pool has the terms that they have.` }]
    : [
        {
          kind: 'note',
          tone: 'attention',
          title: `${said}. Otherwise than they have it:`,
          lines: [...departs],
        },
      ];
}

function results(meeting: SettledMeeting): Block[] {
  return [
    { kind: 'heading', level: 2, text: 'Results' },
    {
      kind: 'facts',
      entries: byRace(meeting).map((race) => ({
        label: `Race ${race.race}`,
        value:
          race.favourites.length > 0
            ? `${raceSaid(race)} Favourites: ${race.favourites.join(', ')}.`
            : raceSaid(race),
      })),
    },
  ];
}

const prizeOf = ({ label, kind }: Dividend): string =>
  label ?? (kind === 'deemed' ? 'Deemed winner' : 'Dividend');

function dividendsOf({ dividends, type, races }: Settlement): Block[] {
  if (dividends.length === 0) return [];
  return [
    {
      kind: 'table',
      caption: `Dividends of ${poolNamed({ type, races })}`,
      captionHidden: true,
      rowHeaders: 2,
      columns: [
        { title: 'Prize' },
        { title: 'On', figures: true, grow: 1 },
        ...['Staked', 'Worked out', 'Dividend', 'For a bet of', 'Paid'].map(amountColumn),
      ],
      rows: dividends.map((one) => ({
        cells: [
          prizeOf(one),
          paidOn(one, Number.POSITIVE_INFINITY),
          dollars(one.staked),
          dollars(one.calculated),
          { text: dollars(one.declared), strong: true },
          dollars(one.unit),
          dollars(one.paid),
        ],
      })),
    },
  ];
}

const steps = (reasons: readonly Reason[]): Row[] =>
  reasons.map(({ clause, says }) => ({ cells: [clause, says] }));

function why({ type, races, reasons, dividends }: Settlement): Block {
  return {
    kind: 'table',
    caption: `Why, step by step: ${poolNamed({ type, races })}`,
    captionHidden: true,
    rowHeaders: 1,
    columns: [{ title: 'Clause' }, { title: 'Step', grow: 1 }],
    rows: [
      ...steps(reasons),
      ...dividends.flatMap((one): Row[] => [
        { cells: [`Why ${dollars(one.declared)} on ${paidOn(one)}`], group: true },
        ...steps(one.because),
      ]),
    ],
  };
}

const poolSection = ({ settlement }: Settled, at: number): Block[] => [
  { kind: 'heading', level: 2, text: poolNamed(settlement), id: poolPlace(at) },
  ...moneyDrawn(settlement),
  ...dividendsOf(settlement),
  why(settlement),
];

/** The pools in which a step cites each clause. */
function citedIn(settlements: readonly Settlement[]): Map<string, Set<string>> {
  const cited = new Map<string, Set<string>>();
  for (const settlement of settlements)
    for (const { clause } of [
      ...settlement.reasons,
      ...settlement.dividends.flatMap(({ because }) => because),
    ])
      cited.set(clause, (cited.get(clause) ?? new Set()).add(poolNamed(settlement)));
  return cited;
}

/** Their names have commas. */
const MOST_NAMED = 3;
const poolsNamed = (pools: readonly string[]): string =>
  pools.length > MOST_NAMED + 1
    ? [...pools.slice(0, MOST_NAMED), `${pools.length - MOST_NAMED} more pools`].join('; ')
    : pools.join('; ');

/** Those of the source in its order, then what else a step rests on. */
function clauses({ register, beyond }: TotalisatorBook, settlements: readonly Settlement[]): Block[] {
  const cited = citedIn(settlements);
  const says = {
    ...Object.fromEntries(Object.entries(register).map(([id, { says: text }]) => [id, text])),
    ...beyond,
  };
  const own = [...Object.keys(says), ...[...cited.keys()].filter((clause) => !(clause in says))];
  const rows = own.flatMap((clause): Row[] => {
    const pools = cited.get(clause);
    return pools ? [{ cells: [clause, says[clause] ?? '', poolsNamed([...pools])] }] : [];
  });
  const attested = Object.entries(register).filter(([, { kind }]) => kind === 'attested');
  const computed = Object.entries(register).filter(([, { kind }]) => kind === 'computed');
  const unused = computed.filter(([clause]) => !cited.has(clause)).length;
  return [
    { kind: 'heading', level: 1, text: 'Clause by clause', newPage: 'unless-it-fits' },
    {
      kind: 'table',
      caption: 'Clauses that a step of this settlement cites',
      rowHeaders: 1,
      columns: [{ title: 'Clause' }, { title: 'What it asks', grow: 1 }, { title: 'Cited in', grow: 1 }],
      rows,
    },
    {
      kind: 'paragraph',
      tone: 'small',
      text: `No step cites the other ${whole(unused)} of ${whole(computed.length)} clauses that a settlement follows.`,
    },
    {
      kind: 'table',
      caption: 'Clauses that no calculation shows: a person confirms each',
      rowHeaders: 1,
      columns: [{ title: 'Clause' }, { title: 'What it asks', grow: 1 }],
      rows: attested.map(([clause, { says: text }]) => ({ cells: [clause, text] })),
    },
  ];
}

export function settlementReport(meeting: SettledMeeting): Paper {
  const { book, settled } = meeting;
  const settlements = settled.map(({ settlement }) => settlement);
  const hash = settlementHash(meeting);
  return paperOf(
    meeting,
    {
      title: 'Settlement report',
      subject: 'How every dividend of a race meeting is worked out, clause by clause',
      blocks: [
        { kind: 'heading', level: 1, text: 'Settlement report', eyebrow: eyebrowOf(meeting) },
        ...replacedBlocks(meeting),
        { kind: 'paragraph', tone: 'lead', text: lead(settlements) },
        ...byRules(meeting),
        ...open(settled),
        ...amendedBlocks(meeting.amended),
        ...everyPool(settlements),
        ...results(meeting),
        { kind: 'heading', level: 1, text: 'Pool by pool', newPage: 'unless-it-fits' },
        ...settled.flatMap(poolSection),
        ...clauses(book, settlements),
        { kind: 'heading', level: 2, text: 'How to check this report' },
        {
          kind: 'paragraph',
          text: 'Settle the same stakes and results again: the report is equal to the byte. Attached is settlement.json, with every dividend, step and exact fraction; the hash is of it.',
        },
        {
          kind: 'facts',
          entries: [
            { label: 'Rules', value: book.title },
            ...(meeting.poolRules
              ? [{ label: 'Hash of the pool rules', value: meeting.poolRules.hash }]
              : []),
            { label: 'Amounts', value: `In ${book.currency}` },
            { label: 'Hash of the settlement', value: hash },
          ],
        },
      ],
    },
    hash,
  );
}
