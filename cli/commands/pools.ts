/** `pools`: the clauses by which pools are settled, an operator's own pool rules checked by them. */
import type { Command } from 'commander';
import { VERDICT_WORDS } from '@/rulebooks/findings/verdict-words';
import { counted } from '@/rulebooks/spelling/wording';
import type { TotalisatorBook } from '@/rulebooks/totalisator/book';
import { type CheckedRules, checkOwnRules } from '@/rulebooks/totalisator/own/checked';
import { comparedRules, type PoolChange } from '@/rulebooks/totalisator/own/compared';
import { costsOf, type PoolCost, type PoolCosts } from '@/rulebooks/totalisator/own/cost';
import { breachesAmong, type PoolFinding } from '@/rulebooks/totalisator/own/finding';
import { chosenTotalisatorBook } from '@/rulebooks/totalisator-books';
import { readsAs } from '@/simulations/printing/digits';
import { percent } from '@/simulations/printing/numbers';
import { ok, type Result } from '@/simulations/problems/problem';
import { answer, type CommandContext, EXIT, printJson, type Register } from '../command';
import { jsonIn } from '../options/meeting-options';
import { textTable } from '../shown/text-table';
import { registerPoolPapers } from './pools-papers';

type Typed = { rulebook?: string; json?: boolean };
type Read = { book: TotalisatorBook; rules: CheckedRules };

/** In the words of the coverage of a rulebook. */
const KINDS = { computed: 'computed', attested: 'for a person', informative: 'informative' } as const;

function bookText({ title, lacks, sections, register }: TotalisatorBook): string {
  const rows = sections.flatMap(({ clauses }) =>
    clauses.flatMap(({ number }) => {
      const treatment = register[number];
      return treatment ? [[number, KINDS[treatment.kind], treatment.says]] : [];
    }),
  );
  const kinds = Object.values(register).map(({ kind }) => kind);
  const counts = Object.entries(KINDS).map(
    ([kind, word]) => `${kinds.filter((one) => one === kind).length} ${word}`,
  );
  const columns = ['clause', 'kind', 'says'].map((head) => ({ title: head }));
  return `${title}\n\n${textTable(columns, rows)}\n\n${counted(rows.length, 'clause')}: ${counts.join(', ')}. ${lacks}\n`;
}

function readRules(file: string, { rulebook }: Typed): Result<Read> {
  const book = chosenTotalisatorBook(rulebook);
  if (!book.ok) return book;
  const value = jsonIn(file, 'the file of pool rules', 'give an object with “pools”');
  if (!value.ok) return value;
  const rules = checkOwnRules(value.value, book.value);
  return rules.ok ? ok({ book: book.value, rules: rules.value }) : rules;
}

function findingText({
  of,
  verdict,
  pool,
  threshold,
  found,
  margin,
  explanation,
  note,
}: PoolFinding): string {
  const facts = [
    ...(threshold ? [`rule ${threshold}`] : []),
    ...(found ? [`found ${found}`] : []),
    ...(margin ? [`margin ${margin}`] : []),
  ];
  const where = [of, ...(pool ? [pool] : [])].join(', ');
  return `${VERDICT_WORDS[verdict].word} (${where}): ${explanation}${facts.length > 0 ? ` [${facts.join('; ')}]` : ''}${note ? ` Confirmed: ${note}` : ''}\n`;
}

function checkText({ findings, pools }: CheckedRules): string {
  const breaches = breachesAmong(findings);
  const count = breaches === 0 ? 'no breach' : counted(breaches, 'breach', 'breaches');
  return `${findings.map(findingText).join('')}\n${counted(pools.length, 'pool')}, ${counted(findings.length, 'finding')}, ${count}.\n`;
}

const share = (value: number): string => percent(readsAs(Number(value.toPrecision(12))));
const costCells = (cost: PoolCost | undefined): string[] => [
  cost ? share(cost.takeOut.valueOf()) : '',
  cost?.example ? share(cost.example.breakage) : '',
  cost?.example ? share(cost.example.least) : '',
];

function compareText(changes: readonly PoolChange[], costs: readonly PoolCosts[]): string {
  const terms = changes.flatMap(({ pool = 'Every pool', is, terms: changed }) =>
    is === 'same'
      ? []
      : changed.map(({ name, clause = '', before = '', after = '' }) => [
          pool,
          is,
          name,
          clause,
          before,
          after,
        ]),
  );
  const columns = ['pool', 'is', 'term', 'clause', 'before', 'after'].map((title) => ({ title }));
  const money = costs.map(({ pool, before, after }) => [pool, ...costCells(before), ...costCells(after)]);
  const heads = ['take-out', 'breakage', 'least'];
  const columnsOfCosts = [
    { title: 'pool' },
    ...heads.map((head) => ({ title: `${head} before`, right: true })),
    ...heads.map((head) => ({ title: `${head} after`, right: true })),
  ];
  const changed = terms.length === 0 ? 'Nothing changes.' : textTable(columns, terms);
  return `${changed}\n\nWhat it costs players, of all that is staked:\n\n${textTable(columnsOfCosts, money)}\n`;
}

const costJson = ({ takeOut, example }: PoolCost) => ({ takeOut: takeOut.toFraction(), ...example });

const withRulebook = (command: Command): Command =>
  command
    .option('--rulebook <id>', 'the rules of pools, for example hk-pari-mutuel')
    .option('--json', 'print JSON');

function registerCheckRules(pools: Command, context: CommandContext): void {
  withRulebook(pools.command('check'))
    .description('check pool rules of your own, JSON, clause by clause')
    .argument('<file>', 'the pool rules')
    .action((file: string, typed: Typed) =>
      answer(context, readRules(file, typed), ({ rules }) => {
        if (typed.json) printJson(context, { pools: rules.own.pools, findings: rules.findings });
        else context.out(checkText(rules));
        if (breachesAmong(rules.findings) > 0) context.exit(EXIT.breach);
      }),
    );
}

function registerCompareRules(pools: Command, context: CommandContext): void {
  withRulebook(pools.command('compare'))
    .description('compare two files of pool rules: what changes, and what it costs players')
    .argument('<old>', 'the pool rules before')
    .argument('<new>', 'the pool rules after')
    .action((old: string, later: string, typed: Typed) => {
      const [before, after] = [readRules(old, typed), readRules(later, typed)];
      if (!before.ok) return answer(context, before, () => {});
      if (!after.ok) return answer(context, after, () => {});
      const { book } = after.value;
      const changes = comparedRules(before.value.rules, after.value.rules, book);
      return answer(context, costsOf(before.value.rules, after.value.rules, book.rules), (costs) => {
        if (!typed.json) return context.out(compareText(changes, costs));
        printJson(context, {
          changes,
          costs: costs.map(({ pool, before: was, after: is }) => ({
            pool,
            ...(was && { before: costJson(was) }),
            ...(is && { after: costJson(is) }),
          })),
        });
      });
    });
}

export const registerPools: Register = (program, context) => {
  const pools = withRulebook(program.command('pools').enablePositionalOptions())
    .description('list the clauses by which pools are settled, and how each is treated')
    .action((typed: Typed) =>
      answer(context, chosenTotalisatorBook(typed.rulebook), (book) => {
        if (typed.json) printJson(context, { id: book.id, title: book.title, clauses: book.register });
        else context.out(bookText(book));
      }),
    );
  registerCheckRules(pools, context);
  registerCompareRules(pools, context);
  registerPoolPapers(pools, context);
};
