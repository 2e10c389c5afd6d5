/** The pool sign: what each pool of an operator's rules asks of who bets, and how a dividend is declared. */
import { longDate } from '@/rulebooks/spelling/wording';
import type { TotalisatorBook } from '@/rulebooks/totalisator/book';
import { type CheckedRules, checkOwnRules } from '@/rulebooks/totalisator/own/checked';
import type { ReadPool } from '@/rulebooks/totalisator/own/read';
import type { OwnRules } from '@/rulebooks/totalisator/own/rules';
import { deductionText, minimumText, stepText } from '@/rulebooks/totalisator/own/terms';
import { totalisatorBookOf } from '@/rulebooks/totalisator-books';
import { ok, type Result } from '@/simulations/problems/problem';
import { dollars } from '@/simulations/totalisator/reason';
import { READINGS } from '@/simulations/totalisator/rules';
import type { Block, Column, Paper, Row } from '../paper';

/** Plain data, so that a thread can be handed it. */
export type PoolPaperSubject = {
  rulebook: string;
  content: OwnRules;
  /** What was in force before it, for the dossier, as it is called there; null where nothing was, left off where nobody knows. */
  before?: { called: string; content: OwnRules } | null | undefined;
  operator: string;
  /** "P-0001", with the name and version of the rules. */
  reference: string;
  name: string;
  version: number;
  hash: string;
  inForceFrom: string;
  /** In words: "Approved". */
  status: string;
  /** It may be displayed: what is on it is approved. */
  approved: boolean;
  /** ISO date and time that the version fixes. */
  dated: string;
};

export type PoolPaper = { book: TotalisatorBook; rules: CheckedRules; subject: PoolPaperSubject };

export function readPaper(subject: PoolPaperSubject): Result<PoolPaper> {
  const book = totalisatorBookOf(subject.rulebook);
  if (!book.ok) return book;
  const rules = checkOwnRules(subject.content, book.value);
  return rules.ok ? ok({ book: book.value, rules: rules.value, subject }) : rules;
}

const amount = (title: string): Column => ({ title, align: 'right', figures: true });

/** Two kinds of bets in one pool have a row each where their dividends differ. */
function poolRows(pool: ReadPool): Row[] {
  const { label, unit, declared, reserve } = pool;
  const taken = reserve.equals(0) ? deductionText(pool) : `${deductionText(pool)} + ${pool.given.reserve}`;
  const same = new Set(declared.map(({ step, minimum }) => `${step} ${minimum}`)).size === 1;
  if (same || declared.length === 1)
    return [{ cells: [label, dollars(unit), taken, minimumText(pool), stepText(pool)] }];
  return declared.map(({ type, step, minimum }, at) => ({
    cells: [
      at === 0 ? `${label}: ${type.label.toLowerCase()}` : type.label,
      at === 0 ? dollars(unit) : '',
      at === 0 ? taken : '',
      dollars(minimum),
      dollars(step),
    ],
    ...(at > 0 && { under: true }),
  }));
}

const paragraph = (text: string): Block => ({ kind: 'paragraph', tone: 'plain', text });

function declared({ rules, book }: PoolPaper): string[] {
  const half = rules.own.readings?.half ?? READINGS.half.taken;
  const { two, three } = rules.own.places ?? {
    two: book.rules.places.two.from,
    three: book.rules.places.two.to + 1,
  };
  const reserve = rules.pools.some((pool) => !pool.reserve.equals(0));
  return [
    `How a dividend is declared: the deduction is taken from everything staked, the rest is divided by the unit bets that won, and the dividend is rounded to the nearest multiple, ${half} where it lies halfway. It is never below the minimum.`,
    ...(rules.pools.some(({ given }) => given.partialUnit !== undefined)
      ? ['Part of a unit bet is paid in proportion.']
      : []),
    ...(reserve ? ['A second share beside a deduction goes to the jackpot reserve.'] : []),
    ...(rules.pools.some(({ type }) => type?.takes === 'placed')
      ? [`Place: two places pay with ${two} or more declared starters, three with ${three} or more.`]
      : []),
    ...rules.pools.flatMap(({ label, given }) =>
      given.jackpot?.wholeFrom === undefined
        ? []
        : [
            `${label}: from a jackpot of ${dollars(BigInt(given.jackpot.wholeFrom))} on, the whole net pool is divided.`,
          ],
    ),
  ];
}

/** Why it may not be displayed. */
const missingOf = ({ rules, subject }: PoolPaper): string[] => [
  ...(subject.approved ? [] : [`an approval: ${subject.reference} is ${subject.status.toLowerCase()}`]),
  ...rules.findings
    .filter(({ verdict }) => verdict === 'breach' && !subject.approved)
    .map(({ pool, clause, explanation }) => `${pool ?? 'every pool'}, ${clause}: ${explanation}`),
];

export type PoolSign = { paper: Paper; missing: string[] };

export function poolSign(of: PoolPaper): PoolSign {
  const { book, rules, subject } = of;
  const missing = missingOf(of);
  return {
    missing,
    paper: {
      title: `Pools: ${subject.operator}`,
      subject: 'The pools in force at a racecourse, with unit bet, deduction and dividends',
      language: 'en-GB',
      accent: book.accent,
      furniture: { title: 'Pools', version: '', status: '', shortHash: '' },
      dated: subject.dated,
      ...(missing.length > 0 && { mark: 'NOT FOR DISPLAY' }),
      blocks: [
        { kind: 'display', size: 'huge', accent: true, text: 'Pools' },
        { kind: 'display', size: 'medium', text: subject.operator },
        { kind: 'display', size: 'medium', text: `In force from ${longDate(subject.inForceFrom)}` },
        {
          kind: 'table',
          caption: 'Every pool',
          captionHidden: true,
          rowHeaders: 1,
          columns: [
            { title: 'Pool', grow: 1 },
            ...['Unit bet', 'Deduction', 'Minimum dividend', 'Multiples of'].map(amount),
          ],
          rows: rules.pools.flatMap(poolRows),
        },
        ...declared(of).map(paragraph),
        paragraph(`Sums in ${book.currency}. Dividends are for one unit bet.`),
      ],
    },
  };
}
