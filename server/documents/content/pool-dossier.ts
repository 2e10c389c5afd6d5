/** The dossier of an operator's pool rules: terms, findings clause by clause, what they cost players, and how to check them. */
import { VERDICT_WORDS } from '@/rulebooks/findings/verdict-words';
import { counted, longDate } from '@/rulebooks/spelling/wording';
import { costOf, EXAMPLE_RACES, EXAMPLES_SAID } from '@/rulebooks/totalisator/own/cost';
import { breachesAmong, POOL_VERDICTS, type PoolFinding } from '@/rulebooks/totalisator/own/finding';
import { generalTerms, termsOf } from '@/rulebooks/totalisator/own/terms';
import { readsAs } from '@/simulations/printing/digits';
import { listed } from '@/simulations/printing/lists';
import { percent } from '@/simulations/printing/numbers';
import type { Block, Column, Paper, Row } from '../paper';
import { shortHash } from '../subject';
import { markOf } from './marks';
import { changes } from './pool-changes';
import type { PoolPaper } from './pool-sign';

const figure = (title: string): Column => ({ title, align: 'right', figures: true });
const share = (value: number): string => percent(readsAs(Number(value.toPrecision(12))));

function counts(findings: readonly PoolFinding[]): string {
  const said = POOL_VERDICTS.flatMap((verdict) => {
    const found = findings.filter((one) => one.verdict === verdict).length;
    const { word, plural } = VERDICT_WORDS[verdict];
    return found === 0 ? [] : [`${found} ${(found === 1 ? word : plural).toLowerCase()}`];
  });
  return listed(said);
}

/** In columns; what else a pool has is said in words. */
const COLUMNS = [
  'Unit bet',
  'Deduction',
  'To the jackpot reserve',
  'Dividends in multiples of',
  'Minimum dividend',
  'Begins with',
];

function everyPool({ rules, book }: PoolPaper): Block[] {
  const pools = rules.pools.map((pool) => ({ label: pool.label, terms: termsOf(pool, book) }));
  const rest = pools.map(({ label, terms }) => ({
    label,
    value: terms
      .filter(({ name }) => !COLUMNS.includes(name))
      .map(({ name, says }) => `${name}: ${says}`)
      .join('; '),
  }));
  return [
    { kind: 'heading', level: 2, text: 'Every pool' },
    {
      kind: 'table',
      caption: 'What each pool has',
      captionHidden: true,
      rowHeaders: 1,
      splits: true,
      columns: [{ title: 'Pool', grow: 1 }, ...COLUMNS.map(figure)],
      rows: pools.map(({ label, terms }) => ({
        cells: [label, ...COLUMNS.map((column) => terms.find(({ name }) => name === column)?.says ?? '')],
      })),
    },
    { kind: 'facts', entries: rest },
    { kind: 'heading', level: 3, text: 'For every pool' },
    {
      kind: 'facts',
      entries: generalTerms(rules, book).map(({ name, says }) => ({ label: name, value: says })),
    },
  ];
}

function findingRow({ clause, pool, threshold, found, margin, explanation, note }: PoolFinding): Row {
  const facts = [
    ...(threshold ? [`rule ${threshold}`] : []),
    ...(found ? [`found ${found}`] : []),
    ...(margin ? [`margin ${margin}`] : []),
  ];
  const said = facts.length > 0 ? `${explanation} (${facts.join('; ')})` : explanation;
  return { cells: [clause, pool ?? 'Every pool', note ? `${said} Confirmed: ${note}` : said] };
}

function findings({ rules }: PoolPaper): Block[] {
  return [
    { kind: 'heading', level: 1, text: 'What each clause finds', newPage: 'unless-it-fits' },
    {
      kind: 'table',
      caption: 'Findings, the gravest first',
      captionHidden: true,
      rowHeaders: 1,
      splits: true,
      columns: [{ title: 'Clause' }, { title: 'Pool' }, { title: 'Finding', grow: 1 }],
      rows: POOL_VERDICTS.flatMap((verdict): Row[] => {
        const own = rules.findings.filter((one) => one.verdict === verdict);
        return own.length === 0
          ? []
          : [{ cells: [VERDICT_WORDS[verdict].word], group: true }, ...own.map(findingRow)];
      }),
    },
  ];
}

function costs({ rules, book }: PoolPaper): Block[] {
  const rows = rules.pools.map((pool): Row => {
    const cost = costOf(pool, book.rules);
    const example = cost.ok ? cost.value.example : undefined;
    return {
      cells: [
        pool.label,
        cost.ok ? percent(cost.value.takeOut) : '',
        example ? share(example.breakage) : '',
        ...EXAMPLE_RACES.map((_, at) => (example?.races[at] ? share(example.races[at].breakage) : '')),
        example ? share(example.least) : '',
      ],
    };
  });
  return [
    { kind: 'heading', level: 2, text: 'What it costs players' },
    {
      kind: 'table',
      caption: 'Of everything staked in a pool',
      rowHeaders: 1,
      columns: [
        { title: 'Pool', grow: 1 },
        ...[
          'Take-out',
          'Kept by rounding',
          ...EXAMPLE_RACES.map(({ name }) => `of it at ${name}`),
          'Given by least dividends',
        ].map(figure),
      ],
      rows,
    },
    {
      kind: 'paragraph',
      tone: 'small',
      text: `Take-out is exact: the deduction and the share for the reserve. Of pools on one race with up to three horses, what rounding keeps and least dividends give are averages over three example races of eight horses, a million dollars on combinations as often as they come in, orders of finish by Harville: ${EXAMPLES_SAID}, each number how many of 100 races a horse wins. Below nothing, rounding costs the operator.`,
    },
  ];
}

/** Each clause of the book once: what settles by it, what a person answers for, what informs. */
function clauses({ book, rules }: PoolPaper): Block[] {
  const found = new Map<string, number>();
  for (const { clause } of rules.findings) found.set(clause, (found.get(clause) ?? 0) + 1);
  const kinds = { computed: 'settled by it', attested: 'for a person', informative: 'informs' };
  return [
    { kind: 'heading', level: 1, text: 'Clause by clause', newPage: 'unless-it-fits' },
    {
      kind: 'table',
      caption: 'Every clause that our copy has, and how many findings here are by it',
      rowHeaders: 1,
      splits: true,
      columns: [
        { title: 'Clause' },
        { title: 'What it asks', grow: 1 },
        { title: 'Kind' },
        figure('Findings'),
      ],
      rows: Object.entries(book.register).map(([clause, { kind, says }]) => ({
        cells: [clause, says, kinds[kind], found.has(clause) ? String(found.get(clause)) : ''],
      })),
    },
    { kind: 'paragraph', tone: 'small', text: book.lacks },
  ];
}

export function poolDossier(of: PoolPaper): Paper {
  const { book, rules, subject } = of;
  const breaches = breachesAmong(rules.findings);
  return {
    title: `Pool rules ${subject.reference}: ${subject.name}`,
    subject: 'An operator’s pool rules, checked clause by clause',
    language: 'en-GB',
    accent: book.accent,
    furniture: {
      title: `Pool rules: ${subject.name}`,
      version: `${subject.reference}, version ${subject.version}`,
      status: subject.status,
      shortHash: shortHash(subject.hash),
    },
    dated: subject.dated,
    ...markOf({ draft: false }),
    blocks: [
      { kind: 'heading', level: 1, text: subject.name, eyebrow: 'POOL RULES' },
      {
        kind: 'paragraph',
        tone: 'lead',
        text: `${subject.operator} runs ${counted(rules.pools.length, 'pool')} by these rules from ${longDate(subject.inForceFrom)}. ${breaches === 0 ? 'No clause is breached' : counted(breaches, 'breach', 'breaches')}; of ${counted(rules.findings.length, 'finding')}: ${counts(rules.findings)}.`,
      },
      {
        kind: 'facts',
        entries: [
          { label: 'Submission', value: `${subject.reference}, version ${subject.version}` },
          { label: 'State', value: subject.status },
          { label: 'Checked by', value: book.title },
          { label: 'Amounts', value: `In ${book.currency}` },
          { label: 'Hash', value: subject.hash },
        ],
      },
      ...changes(of),
      ...costs(of),
      ...everyPool(of),
      ...findings(of),
      ...clauses(of),
      { kind: 'heading', level: 2, text: 'How to check this dossier' },
      {
        kind: 'paragraph',
        text: 'Attached is rules.json, the rules as they were submitted. “pools check rules.json” on the command line finds the same, clause by clause.',
      },
    ],
  };
}
