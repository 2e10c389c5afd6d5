/** `check`: the findings of a variant, and exit 1 where one of them is a breach. */
import { evaluate } from '@/rulebooks/evaluation';
import type { Finding } from '@/rulebooks/finding';
import { exactEdges } from '@/rulebooks/house-edge';
import { answer, EXIT, printJson, type Register } from './command';
import { textTable } from './text-table';
import { type Chosen, chosenVariant, type VariantOptions, withVariantOptions } from './variant-options';

export function checked({ variant, at, resolved }: Chosen) {
  const figures = exactEdges(resolved);
  const findings = evaluate({ rulebook: resolved.rulebook, variant, figures, at });
  const breaches = findings.filter(({ verdict }) => verdict === 'breach').length;
  return { rulebook: variant.rulebook, game: variant.game, at, findings, breaches };
}

function findingsText(findings: Finding[], breaches: number): string {
  const columns = ['verdict', 'clause', 'wager', 'finding'].map((title) => ({ title }));
  const rows = findings.map(({ verdict, clause, wager, explanation }) => [
    verdict,
    clause,
    wager ?? '',
    explanation,
  ]);
  const total = `${findings.length} findings, ${breaches} of them ${breaches === 1 ? 'a breach' : 'breaches'}`;
  return `${textTable(columns, rows)}\n\n${total}.\n`;
}

export const registerCheck: Register = (program, context) => {
  withVariantOptions(program.command('check').description('hold a variant against every rule in force'))
    .option('--json', 'print JSON')
    .action((options: VariantOptions & { json?: boolean }) =>
      answer(context, chosenVariant(options, context.now()), (chosen) => {
        const result = checked(chosen);
        if (options.json) printJson(context, result);
        else context.out(findingsText(result.findings, result.breaches));
        if (result.breaches > 0) context.exit(EXIT.breach);
      }),
    );
};
