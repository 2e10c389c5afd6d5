/** The printed options of a rulebook's fees, some rows at a time, and one of them whole. */
import { feeBookOf } from '@/rulebooks/fee-books';
import type { FeeBook } from '@/rulebooks/fees/book';
import { chosenFees, type FeeChoice } from '@/rulebooks/fees/chosen';
import { firstTable } from '@/rulebooks/fees/cost-at-table';
import { FEE_VERDICTS, type FeeFinding, limitNamed, playersNamed } from '@/rulebooks/fees/finding';
import { feeKey, findingsOf } from '@/rulebooks/fees/listed';
import { FEE_KINDS, type FeeOption } from '@/rulebooks/fees/schedule';
import { feesText } from '@/rulebooks/fees/words';
import { isWritable, templateKey } from '@/rulebooks/fees/written/columns';
import { quoted } from '@/rulebooks/spelling/quoted';
import { fail, ok, type Result } from '@/simulations/problems/problem';
import type { Queries } from '../db/client';
import type { Answer } from '../problems/problem';
import { rulebookOn } from '../rulebooks/shelf';
import { clauseAt } from './clause-at';
import {
  type FeeChoices,
  type FeeOptionWhole,
  type FeeRow,
  type FeeRows,
  ROWS_AT_ONCE,
  type ShownFinding,
} from './shapes';
import { sumTyped } from './sum-typed';

const labels = <T extends { id: string }>(items: readonly T[], label: (item: T) => string) =>
  items.map((item) => ({ id: item.id, label: label(item) }));

/** What there is to choose from, with how many findings of each verdict. */
export function readChoices(rulebook: string): Answer<FeeChoices> {
  const found = feeBookOf(rulebook);
  if (!found.ok) return found;
  const book = found.value;
  const { all } = findingsOf(book);
  const groups = new Set(book.tables.map(({ group }) => group));
  return ok({
    options: book.options.length,
    documents: labels(
      book.documents.filter(({ id }) => book.tables.some(({ document }) => document === id)),
      ({ title }) => title,
    ),
    games: labels(book.games, ({ label }) => label),
    groups: book.documents.flatMap(({ id: document, groups: own }) =>
      own.flatMap(({ id }) => (groups.has(id) ? [{ id, document }] : [])),
    ),
    kinds: FEE_KINDS.filter((kind) => book.tables.some((table) => table.kind === kind)),
    findings: FEE_VERDICTS.map((verdict) => ({
      verdict,
      count: all.filter((finding) => finding.verdict === verdict).length,
    })).filter(({ count }) => count > 0),
  });
}

export type RowsAsked = Omit<FeeChoice, 'limit'> & {
  rulebook: string;
  limit?: string | undefined;
  from: number;
};

export function readRows({ rulebook, limit, from, ...choice }: RowsAsked): Answer<FeeRows> {
  const found = feeBookOf(rulebook);
  if (!found.ok) return found;
  const sum = limit === undefined ? ok(undefined) : sumTyped(limit, 'limit');
  if (!sum.ok) return sum;
  const chosen = chosenFees(found.value, { ...choice, limit: sum.value });
  const { of } = findingsOf(found.value);
  return ok({
    total: chosen.length,
    rows: chosen.slice(from, from + ROWS_AT_ONCE).map((option) => rowOf(option, of(option))),
  });
}

const rowOf = (option: FeeOption, findings: readonly FeeFinding[]): FeeRow => {
  const worst = FEE_VERDICTS.find((verdict) => findings.some((finding) => finding.verdict === verdict));
  return {
    key: feeKey(option),
    group: option.group,
    option: option.option,
    line: option.line,
    limit: limitNamed(option.limit),
    players: hasBand(option) ? playersNamed(option.players) : '',
    fees: feesText(option),
    per: option.per,
    findings: findings.length,
    ...(worst && { worst }),
  };
};

const hasBand = ({ players: { min, max } }: FeeOption): boolean => min !== null || max !== null;

export async function readOption(
  db: Queries,
  asked: { rulebook: string; key: string; day: string },
): Promise<Answer<FeeOptionWhole>> {
  const found = feeBookOf(asked.rulebook);
  if (!found.ok) return found;
  const book = found.value;
  const option = optionAt(book, asked.key);
  if (!option.ok) return option;
  const read = await rulebookOn(db, asked.rulebook, asked.day);
  const rulebook = read.ok ? read.value : undefined;
  const shown = ({ verdict, line, sentence, options }: FeeFinding): ShownFinding => {
    const clause = clauseAt(rulebook, line);
    return { verdict, line, sentence, alone: options.length > 0, ...(clause && { clause }) };
  };
  const { all, of } = findingsOf(book);
  const { group, document } = option.value;
  const table = book.tables.find(
    (one) => one.group === group && one.rows.some(({ line }) => line === option.value.line),
  );
  const ofGroup = all.filter(
    (finding) =>
      finding.group === group &&
      finding.options.length === 0 &&
      (finding.table === undefined || finding.table === table?.line),
  );
  const { games, limit, players, ...rest } = option.value;
  return ok({
    ...rest,
    key: asked.key,
    title: book.documents.find(({ id }) => id === document)?.title ?? document,
    games: games.map((game) => book.games.find(({ id }) => id === game)?.label ?? game),
    limit: { ...limit, shown: limitNamed(limit) },
    players: playersNamed(players),
    findings: [...of(option.value), ...ofGroup].map(shown),
    ...(table && isWritable(table) && { template: templateKey(table) }),
    first: firstTable(option.value),
  });
}

export function optionAt(book: FeeBook, key: string): Result<FeeOption> {
  const option = book.options.find((one) => feeKey(one) === key);
  if (option) return ok(option);
  return fail({
    code: 'fee-unknown',
    message: `There is no option of fees ${quoted(key)}; choose one from the list.`,
    field: 'key',
  });
}
