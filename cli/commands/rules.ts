/** `rules`: the rule sheet of a poker game, on the terminal or as a file. */
import { pokerBookOf, pokerGameOf } from '@/rulebooks/poker-books';
import { plainText } from '@/server/documents/content/plain-text';
import { ruleSheet } from '@/server/documents/content/rule-sheet';
import { makeRuleSheet } from '@/server/documents/make-rule-sheet';
import { fail, ok, type Result } from '@/simulations/problems/problem';
import { type CommandContext, complain, type Register } from '../command';
import { wrote } from '../options/paper-options';

type Typed = { rulebook: string; game: string; out?: string; json?: boolean };

function textOf({ rulebook, game }: Typed): Result<string> {
  const book = pokerBookOf(rulebook);
  if (!book.ok) return book;
  const found = pokerGameOf(book.value, game);
  if (!found.ok) return found;
  const paper = ruleSheet({ rulebook, game: found.value });
  return paper.ok ? ok(plainText(paper.value)) : paper;
}

async function rules(context: CommandContext, typed: Typed): Promise<void> {
  const { out, json } = typed;
  const text = textOf(typed);
  if (!text.ok) return complain(context, text.problems);
  if (out === undefined)
    return json
      ? complain(
          context,
          fail({
            code: 'input-unreadable',
            message: 'Give --out with --json: it says which file was written.',
          }).problems,
        )
      : context.out(text.value);
  if (out.toLowerCase().endsWith('.txt'))
    return wrote(context, { ...typed, out }, [], { bytes: Buffer.from(text.value) });
  const made = await makeRuleSheet(typed);
  return made.ok
    ? wrote(context, { ...typed, out }, [], { bytes: made.value })
    : complain(context, made.problems);
}

export const registerRules: Register = (program, context) => {
  program
    .command('rules')
    .description(
      'the rule sheet of a poker game: deck, deal, betting, hands by rank, the pot, the pack,\nfees; on the terminal, or as a PDF or text file',
    )
    .option('--rulebook <id>', 'the rulebook', 'ca-hawaiian-gardens')
    .requiredOption('--game <id>', 'a poker game, for example omaha-high-low; showdown lists them')
    .option('--out <file>', 'the file to write: a PDF, or text where it ends in .txt')
    .option('--json', 'print JSON about the file')
    .action((typed: Typed) => rules(context, typed));
};
