/** `fees`: every printed option of collection fees, and what the checks say of it. */

import { feeBookOf, feeOptionsOf } from '@/rulebooks/fee-books';
import { FEE_VERDICTS, limitNamed, playersNamed } from '@/rulebooks/fees/finding';
import { type ListedFees, listedFees } from '@/rulebooks/fees/listed';
import { underSaid } from '@/rulebooks/fees/of-game';
import { feesText } from '@/rulebooks/fees/words';
import { answer, printJson, type Register } from '../command';
import { textTable } from '../shown/text-table';
import { registerFeesCheck } from './fees-check';
import { registerFeesCompare } from './fees-compare';
import { registerFeesConflicts } from './fees-conflicts';
import { registerFeesCost } from './fees-cost';
import { registerFeesSheet } from './fees-sheet';

export type FeesOptions = { rulebook?: string; game?: string; group?: string; json?: boolean };

type Listed = ListedFees['options'][number];

const rowOf = (option: Listed): string[] => [
  option.group,
  option.option === null ? '' : String(option.option),
  String(option.line),
  limitNamed(option.limit),
  option.players.min === null && option.players.max === null ? '' : playersNamed(option.players),
  feesText(option),
  option.per,
  option.findings.length > 0 ? String(option.findings.length) : '',
];

const COLUMNS = [
  { title: 'group' },
  { title: 'option', right: true },
  { title: 'line', right: true },
  { title: 'limit' },
  { title: 'players' },
  { title: 'fees' },
  { title: 'per' },
  { title: 'findings', right: true },
];

function text({ options, findings }: ListedFees): string {
  const byVerdict = FEE_VERDICTS.map((verdict) => ({
    verdict,
    found: findings.filter((finding) => finding.verdict === verdict),
  }));
  const lines = byVerdict.flatMap(({ found }) =>
    found.map(({ verdict, group, line, sentence }) => `${verdict} (${group}, line ${line}): ${sentence}`),
  );
  const counts = byVerdict
    .filter(({ found }) => found.length > 0)
    .map(({ verdict, found }) => `${found.length} ${verdict}`);
  const summary = `${options.length} ${options.length === 1 ? 'option' : 'options'}; ${counts.length > 0 ? counts.join(', ') : 'no findings'}`;
  return `${textTable(COLUMNS, options.map(rowOf))}\n\n${lines.join('\n')}${lines.length > 0 ? '\n\n' : ''}${summary}.\n`;
}

export const registerFees: Register = (program, context) => {
  const fees = program
    .command('fees')
    .enablePositionalOptions()
    .description('list the printed options of collection fees, with what is found about them')
    .option('--rulebook <id>', 'the rulebook', 'ca-hawaiian-gardens')
    .option('--game <id>', 'only the options of this game')
    .option('--group <id>', 'only the options of this group')
    .option('--json', 'print JSON')
    .action((options: FeesOptions & { rulebook: string }) => {
      const book = feeBookOf(options.rulebook);
      if (!book.ok) return answer(context, book, () => {});
      return answer(context, feeOptionsOf(book.value, options), ({ options: found, under }) => {
        const listed = listedFees(book.value, found);
        const said = under && underSaid(under);
        if (options.json) printJson(context, { ...listed, ...(said && { under: said }) });
        else context.out(`${said ? `${said}\n\n` : ''}${text(listed)}`);
      });
    });
  registerFeesCost(fees, context);
  registerFeesCheck(fees, context);
  registerFeesCompare(fees, context);
  registerFeesConflicts(fees, context);
  registerFeesSheet(fees, context);
};
