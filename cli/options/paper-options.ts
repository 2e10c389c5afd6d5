/** What the three papers need besides the variant, and how each is written to its file. */
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Command } from 'commander';
import { analyseResolved, figuresFrom } from '@/rulebooks/analysis/analyse';
import { evaluate } from '@/rulebooks/evaluation/index';
import { countOf } from '@/rulebooks/findings/finding';
import { plainNameRefused } from '@/rulebooks/names/typed-name';
import { gameUnder } from '@/rulebooks/offer/charges';
import { onOneLine, quoted } from '@/rulebooks/spelling/quoted';
import { variantHash } from '@/rulebooks/variant/hash';
import type { Legibility } from '@/server/documents/sign-plan';
import type { Subject } from '@/server/documents/subject';
import { environment } from '@/server/environment/environment';
import { departing } from '@/server/submissions/changes/from-rulebook';
import type { PaperOrganisation } from '@/server/vocabulary/letterhead';
import { fail, ok, type Problem, type Result } from '@/simulations/problems/problem';
import { type CommandContext, complain, EXIT, printJson } from '../command';
import { type LetterheadOptions, letterheadFrom, withLetterheadOptions } from './letterhead-options';
import { organisationFrom, type PlayersOptions, withPlayersOptions } from './players-options';
import { type Chosen, chosenFor, type VariantOptions, withVariantOptions } from './variant-options';
import { wholeNumber } from './whole-number';

export type PaperOptions = VariantOptions &
  PlayersOptions &
  LetterheadOptions & {
    out: string;
    operator?: string;
    rounds: string;
    seed: string;
    json?: boolean;
  };

export function withPaperOptions(command: Command): Command {
  return withLetterheadOptions(withPlayersOptions(withVariantOptions(command)))
    .requiredOption('--out <file>', 'the file to write')
    .option('--operator <name>', 'who offers it')
    .option('--rounds <number>', 'rounds of each wager that the witness plays', '100000')
    .option('--seed <number>', 'the seed of the witness', '1')
    .option('--json', 'print JSON');
}

/**
 * The same analysis as `analyse` and `check`, dated by the day of the rules, so that one command always gives
 * one file.
 */
export async function subjectFrom(options: PaperOptions, chosen: Result<Chosen>): Promise<Result<Subject>> {
  const rounds = wholeNumber(options.rounds, { name: 'rounds', least: 1, most: 1_000_000_000 });
  const seed = wholeNumber(options.seed, { name: 'seed', least: 0, most: 2 ** 32 - 1 });
  const operator = nameFrom(options.operator, 'operator');
  if (!chosen.ok || !rounds.ok || !seed.ok || !operator.ok)
    return fail(
      ...[chosen, rounds, seed, operator].flatMap((read): Problem[] => (read.ok ? [] : read.problems)),
    );
  const letterhead = await letterheadFrom(options);
  if (!letterhead.ok) return letterhead;
  const organisation = organisationFrom(options, chosen.value.resolved.rulebook, letterhead.value);
  if (!organisation.ok) return organisation;
  return analysed(
    chosen.value,
    { rounds: rounds.value, seed: seed.value },
    operator.value,
    organisation.value,
  );
}

/** It stands on the paper, so it may say no more than any other name. */
export function nameFrom(given: string | undefined, field: string): Result<string | undefined> {
  if (!given) return ok(undefined);
  const operator = [...onOneLine(given)].slice(0, 200).join('');
  const message = plainNameRefused(operator);
  return message ? fail({ code: 'input-unreadable', message, field }) : ok(operator);
}

async function analysed(
  { variant, day, resolved }: Chosen,
  witness: { rounds: number; seed: number },
  operator: string | undefined,
  organisation: PaperOrganisation | undefined,
): Promise<Result<Subject>> {
  const analysis = await analyseResolved(resolved, { day, ...witness });
  if (!analysis.ok) return analysis;
  const { rulebook, game } = resolved;
  const hash = await variantHash(variant);
  const findings = evaluate({ rulebook, variant, figures: figuresFrom(analysis.value), day });
  const departures = departing({ variant, day, wagers: analysis.value.wagers, findings, rulebook });
  const record = {
    reference: 'Working copy',
    version: 1,
    status: 'Not submitted',
    draft: true,
    hash,
    dated: `${day}T00:00:00.000Z`,
    ...(operator ? { operator } : {}),
    ...(departures.length > 0 && { departures }),
    recordUrl: `${environment().publicUrl}/record/${hash}`,
  };
  return ok({
    rulebook,
    game: gameUnder(game, variant),
    variant,
    day,
    analysis: analysis.value,
    findings,
    organisation,
    record,
  });
}

/** Relative to the folder the command was run in. */
export const fileNamed = (name: string): string => path.resolve(environment().invokedFrom, name);

type Written = {
  bytes: Uint8Array;
  missing?: string[];
  /** Of a paper that is read from afar. */
  legibility?: Legibility;
};

const readFrom = ({ capitals, easily, metres, legible }: Legibility): string =>
  `Capitals of its rows: ${capitals} mm, read with ease from ${easily} m and at most from ${metres} m.${legible ? '' : ' That is too small to be read at the table: choose a larger sheet, or --layout several.'}\n`;

export async function writePaper(
  context: CommandContext,
  options: PaperOptions,
  make: (subject: Subject) => Promise<Written>,
  chosen = chosenFor(context, options),
): Promise<void> {
  const subject = await subjectFrom(options, chosen);
  if (!subject.ok) return complain(context, subject.problems);
  return wrote(context, options, [subject.value], await make(subject.value));
}

/** A paper that lacks something gets no file under its name, so that nothing takes it for one to display. */
function refuse(
  context: CommandContext,
  { out, json }: Pick<PaperOptions, 'out' | 'json'>,
  missing: string[],
): void {
  if (json) printJson(context, { file: null, missing });
  else
    context.out(
      `${out} was not written: not for display. Missing or in breach:\n${missing.map((line) => `- ${line}\n`).join('')}Give what is missing, or add --working-copy.\n`,
    );
  context.exit(EXIT.breach);
}

/** Its SHA-256; undefined where it cannot be written, which is said. */
export async function savedAt(
  context: CommandContext,
  out: string,
  bytes: Uint8Array,
): Promise<string | undefined> {
  try {
    await writeFile(fileNamed(out), bytes);
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? 'unknown';
    const message = `${quoted(out, 80)} cannot be written (${reason}); name another file.`;
    complain(context, [{ code: 'input-unreadable', message }]);
    return undefined;
  }
  return createHash('sha256').update(bytes).digest('hex');
}

/**
 * Writes the paper and says so. Exits 1 on a breach, if the player gains, or if a paper for display lacks
 * something: then it is written as a working copy only.
 */
export async function wrote(
  context: CommandContext,
  options: Pick<PaperOptions, 'out' | 'json' | 'workingCopy'>,
  subjects: Subject[],
  { bytes, missing, legibility }: Written,
): Promise<void> {
  if (missing && missing.length > 0 && !options.workingCopy) return refuse(context, options, missing);
  const sha256 = await savedAt(context, options.out, bytes);
  if (sha256 === undefined) return;
  const findings = subjects.flatMap((subject) => subject.findings);
  const breaches = countOf(findings, 'breach');
  const gains = countOf(findings, 'player-gains');
  const conflicts = countOf(findings, 'conflict');
  if (options.json) {
    printJson(context, {
      file: options.out,
      sha256,
      bytes: bytes.length,
      breaches,
      ...(missing ? { missing } : {}),
      ...(legibility ? { legibility } : {}),
    });
  } else {
    context.out(`Wrote ${options.out}, ${bytes.length} bytes, SHA-256 ${sha256}.\n`);
    if (legibility) context.out(readFrom(legibility));
    if (missing && missing.length > 0)
      context.out(`Not for display. Missing or in breach:\n${missing.map((line) => `- ${line}\n`).join('')}`);
    if (gains > 0)
      context.out(`The player gains on ${gains} ${gains === 1 ? 'wager' : 'wagers'}; see check.\n`);
    if (conflicts > 0)
      context.out(
        `${conflicts} ${conflicts === 1 ? 'rule contradicts' : 'rules contradict'} another; see check.\n`,
      );
    if (breaches > 0)
      context.out(`The variant has ${breaches} ${breaches === 1 ? 'breach' : 'breaches'}; see check.\n`);
  }
  if (breaches + gains + conflicts > 0 || (missing && missing.length > 0)) context.exit(EXIT.breach);
}
