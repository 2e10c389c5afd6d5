/** The posted sheet of a house's own fees: the schedule as saved, which option is in use, and nothing that is not on it. */
import { dollars, limitNamed, optionsNamed, playersNamed } from '@/rulebooks/fees/finding';
import { type FeeOption, type FeeTable, optionsOf } from '@/rulebooks/fees/schedule';
import { FEE_PER_WORDS, FROM_WORDS, feesText, whenWords } from '@/rulebooks/fees/words';
import { checkRows, type WrittenFinding } from '@/rulebooks/fees/written/checked';
import { byAction, columnsOf } from '@/rulebooks/fees/written/columns';
import type { FeeFrame } from '@/rulebooks/fees/written/frame';
import { faultSentence } from '@/rulebooks/fees/written/read';
import { identityOf } from '@/rulebooks/registry';
import { capital, longDate } from '@/rulebooks/spelling/wording';
import { listed } from '@/simulations/printing/lists';
import { fail, ok, type Result } from '@/simulations/problems/problem';
import type { Block, Column, Paper, Row } from '../paper';

/** Plain data, so that a thread can be handed it. */
export type FeeSheetSubject = {
  frame: FeeFrame;
  rows: readonly (readonly string[])[];
  /** The day from which the schedule is in force. */
  inForceFrom: string;
  /** The row of the option in use at the table. */
  use: number;
  /** ISO date and time that the schedule fixes. */
  dated: string;
};

export type FeeSheet = {
  paper: Paper /** Why it may not be posted; empty where it may. */;
  missing: string[];
};

const LIMIT_HEADS: Record<FeeTable['limit']['kind'], string> = {
  table: 'Wager',
  'limit-game': 'Limit',
  'buy-in': 'Buy-in',
  point: 'Point',
  blinds: 'Blinds',
};

const hasLimit = ({ limit: { min, max } }: FeeOption): boolean => min !== null || max !== null;
const hasPlayers = ({ players: { min, max } }: FeeOption): boolean => min !== null || max !== null;

const stepNamed = ({ min, max }: { min: string; max: string | null }): string =>
  max === null ? `${dollars(min)} and more` : `${dollars(min)} to ${dollars(max)}`;

const lower = (words: string): string => `${words.charAt(0).toLowerCase()}${words.slice(1)}`;

/** Under a head that says of what: "7 or more", "2 to 5". */
const bandNamed = (option: FeeOption): string =>
  hasPlayers(option)
    ? playersNamed(option.players).replace(' players', '').replaceAll(' ', '\u00a0')
    : 'any number';

type Shown = { title: string; of: (option: FeeOption) => string };

/** Only columns in which some option has something. */
function shownOf(table: FeeTable, options: readonly FeeOption[]): Shown[] {
  return [
    ...(options.some(({ option }) => option !== null)
      ? [{ title: 'Option', of: ({ option }: FeeOption) => String(option ?? '') }]
      : []),
    ...(options.some(hasLimit)
      ? [
          {
            title: LIMIT_HEADS[table.limit.kind],
            of: (option: FeeOption) => (hasLimit(option) ? limitNamed(option.limit) : 'any'),
          },
        ]
      : []),
    ...(options.some(hasPlayers) ? [{ title: 'Players', of: bandNamed }] : []),
  ];
}

/** An option has a row, or one for each step, the later ones below it. */
function rowsOf(
  option: FeeOption,
  { table, shown, used }: { table: FeeTable; shown: Shown[]; used: boolean },
) {
  const count = table.terms.length;
  return Array.from({ length: option.fees.length / count }, (_, step): Row => {
    const fees = option.fees.slice(step * count, (step + 1) * count);
    const action = fees[0]?.action;
    const cells = [
      ...shown.map(({ of }) => (step === 0 ? of(option) : '')),
      ...(action ? [stepNamed(action)] : []),
      ...fees.map(({ amount }) => dollars(amount)),
    ];
    const [first = '', ...rest] = cells;
    return {
      cells: [
        used && step === 0
          ? `${first}${first === '' ? '' : ', '}in\u00a0use`.replace(', ', ',\u00a0')
          : first,
        ...rest,
      ],
      ...(step > 0 && { under: true }),
      ...(used && { chosen: true }),
    };
  });
}

function tableBlock(table: FeeTable, options: readonly FeeOption[], used: FeeOption): Block {
  const some = shownOf(table, options);
  const shown = some.length > 0 ? some : [{ title: 'Option', of: () => '' }];
  const fees = columnsOf(table).slice(-table.terms.length);
  const amount = (title: string): Column => ({ title, align: 'right', figures: true });
  return {
    kind: 'table',
    caption: 'All options of the schedule',
    captionHidden: true,
    rowHeaders: 1,
    columns: [
      ...shown.map(
        ({ title }, at): Column => ({ title, figures: true, ...(at === shown.length - 1 && { grow: 1 }) }),
      ),
      ...(byAction(table) ? [{ title: 'Total action', figures: true }] : []),
      ...fees.map(amount),
    ],
    rows: options.flatMap((option) => rowsOf(option, { table, shown, used: option === used })),
  };
}

/** Who pays each fee and when, as the printed schedule has it. */
function termsLines({ terms }: FeeTable): string[] {
  const lines = terms.map((term) => {
    const when = term.when === 'not-stated' ? '' : `, ${lower(whenWords(term))}`;
    return `${term.name}: ${FEE_PER_WORDS[term.per]}, from ${FROM_WORDS[term.from]}${when}.`;
  });
  return [...new Set(lines)];
}

/** Options that take nothing from players are posted with the notice of their review. */
const noticeLines = (findings: readonly WrittenFinding[], options: readonly FeeOption[]): string[] =>
  findings
    .filter(({ verdict }) => verdict === 'needs-notice')
    .map(({ rows }) => {
      const own = options.filter(({ line }) => rows.includes(line));
      return `${capital(optionsNamed(own))} ${own.length === 1 ? 'takes' : 'take'} nothing from players for a wager. Such options are under the authority’s review.`;
    });

const inUse = (option: FeeOption): string => {
  const name = option.option === null ? 'The marked option' : `Option ${option.option}`;
  return `${name} is in use at this table`;
};

function feesInUse(option: FeeOption, table: FeeTable): string {
  const at = [
    ...(hasLimit(option) ? [limitNamed(option.limit)] : []),
    ...(hasPlayers(option) ? [playersNamed(option.players)] : []),
  ];
  const names = columnsOf(table).slice(-table.terms.length);
  const fees = byAction(table)
    ? `by total action ${feesText(option)}`
    : listed(option.fees.map(({ amount }, index) => `${names[index]} ${dollars(amount)}`));
  return at.length > 0 ? `${at.join(', ')}: ${fees}` : fees;
}

export function feeSheet({ frame, rows, inForceFrom, use, dated }: FeeSheetSubject): Result<FeeSheet> {
  const rulebook = identityOf(frame.book.rulebook);
  if (!rulebook)
    return fail({
      code: 'rulebook-unknown',
      message: `There is no rulebook “${frame.book.rulebook}” any more. Choose a table of fees of another.`,
    });
  const checked = checkRows(frame, rows);
  if (checked.is === 'faulty')
    return fail(
      ...checked.faults.slice(0, 50).map((fault) => ({
        code: 'fee-unreadable' as const,
        message: faultSentence(columnsOf(frame.table), fault),
        field: `row ${fault.row}`,
      })),
    );
  const { table, findings } = checked;
  const options = optionsOf(table);
  const used = options.find(({ line }) => line === use);
  if (!used)
    return fail({
      code: 'fee-unknown',
      message: `There is no option in row ${use}; choose the one that is in use at the table.`,
      field: 'use',
    });
  const games = table.games.map((game) => frame.book.games.find(({ id }) => id === game)?.label ?? game);
  const missing = findings
    .filter(({ verdict }) => verdict === 'breach')
    .map(({ sentence }) => `a schedule without this breach: ${sentence}`);
  const title = `Collection fees: ${listed(games)}`;
  const paragraphs = (lines: string[], tone: 'plain' | 'strong'): Block[] =>
    lines.map((text) => ({ kind: 'paragraph', tone, text }));
  return ok({
    missing,
    paper: {
      title,
      subject: 'The collection fees in force at a table',
      language: 'en-GB',
      ...(rulebook.sheets && { sheets: rulebook.sheets }),
      accent: rulebook.accent,
      furniture: { title: 'Collection fees', version: '', status: '', shortHash: '' },
      dated,
      ...(missing.length > 0 && { mark: 'NOT FOR DISPLAY' }),
      blocks: [
        { kind: 'display', size: 'huge', accent: true, text: 'Collection fees' },
        { kind: 'display', size: 'medium', text: listed(games) },
        { kind: 'display', size: 'large', text: inUse(used) },
        { kind: 'display', size: 'medium', text: feesInUse(used, table) },
        { kind: 'display', size: 'medium', text: `In force from ${longDate(inForceFrom)}` },
        ...paragraphs(noticeLines(findings, options), 'strong'),
        tableBlock(table, options, used),
        ...paragraphs(termsLines(table), 'plain'),
      ],
    },
  });
}
