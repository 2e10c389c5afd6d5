/** `pools sign` and `pools dossier`: the papers of pool rules in a file, as working copies. */
import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Command } from 'commander';
import { readDate } from '@/rulebooks/spelling/dates';
import { quoted } from '@/rulebooks/spelling/quoted';
import { OwnRules } from '@/rulebooks/totalisator/own/rules';
import { chosenTotalisatorBook } from '@/rulebooks/totalisator-books';
import type { PoolPaperSubject } from '@/server/documents/content/pool-sign';
import { makePoolDossier, makePoolSign } from '@/server/documents/make-pool-papers';
import { canonicalJson } from '@/simulations/exact/canonical';
import { fail, ok, type Result } from '@/simulations/problems/problem';
import { answer, type CommandContext, complain, printJson } from '../command';
import { jsonIn } from '../options/meeting-options';
import { nameFrom, savedAt } from '../options/paper-options';

type Typed = {
  rulebook?: string;
  operator: string;
  from: string;
  before?: string;
  out: string;
  json?: boolean;
};

function contentIn(file: string): Result<OwnRules> {
  const value = jsonIn(file, 'the file of pool rules', 'give an object with “pools”');
  if (!value.ok) return value;
  const content = OwnRules.safeParse(value.value);
  return content.success
    ? ok(content.data)
    : fail({
        code: 'input-unreadable',
        message: `${quoted(file, 80)} holds no pool rules; run pools check on it to read what is wrong.`,
        field: 'file',
      });
}

/** What cannot be read is refused by the paper's own maker, with its fields. */
function subjectOf(file: string, { rulebook, operator, from, before }: Typed): Result<PoolPaperSubject> {
  const content = contentIn(file);
  const earlier = before === undefined ? ok(undefined) : contentIn(before);
  const day = readDate(from, 'from');
  const name = nameFrom(operator, 'operator');
  const book = chosenTotalisatorBook(rulebook);
  if (!content.ok) return content;
  if (!earlier.ok) return earlier;
  if (!day.ok) return day;
  if (!name.ok) return name;
  if (!book.ok) return book;
  return ok({
    rulebook: book.value.id,
    content: content.value,
    ...(before !== undefined &&
      earlier.value && { before: { called: quoted(path.basename(before), 80), content: earlier.value } }),
    operator: name.value ?? operator,
    reference: 'Working copy',
    name: 'Pool rules',
    version: 1,
    hash: createHash('sha256').update(canonicalJson(content.value)).digest('hex'),
    inForceFrom: day.value,
    status: 'Not submitted',
    approved: false,
    dated: `${day.value}T00:00:00.000Z`,
  });
}

const PAPERS = {
  sign: { says: 'write the pool sign, a PDF, marked as not for display', make: makePoolSign },
  dossier: { says: 'write the dossier of pool rules, a PDF', make: makePoolDossier },
} as const;

export function registerPoolPapers(pools: Command, context: CommandContext): void {
  for (const [name, { says, make }] of Object.entries(PAPERS))
    pools
      .command(name)
      .description(says)
      .argument('<file>', 'the pool rules')
      .requiredOption('--operator <name>', 'whose pools they are')
      .requiredOption('--from <day>', 'the day from which they are in force')
      .requiredOption('--out <file>', 'the file to write')
      .option('--before <file>', 'the pool rules before: the dossier sets them beside these')
      .option('--rulebook <id>', 'the rules of pools, for example hk-pari-mutuel')
      .option('--json', 'print JSON')
      .action((file: string, typed: Typed) =>
        answer(context, subjectOf(file, typed), async (subject) => {
          const made = await make(subject);
          if (!made.ok) return complain(context, made.problems);
          const { length } = made.value;
          const sha256 = await savedAt(context, typed.out, made.value);
          if (sha256 === undefined) return;
          if (typed.json) printJson(context, { file: typed.out, sha256, bytes: length });
          else context.out(`Wrote ${typed.out}, ${length} bytes, SHA-256 ${sha256}.\n`);
        }),
      );
}
