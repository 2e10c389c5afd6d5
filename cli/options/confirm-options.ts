/** Confirmations as flags, and the check of every confirmation in a variant file. */
import type { Command } from 'commander';
import { confirmationProblems } from '@/rulebooks/draft/confirmations';
import { nowAskedAbout } from '@/rulebooks/evaluation/index';
import type { Game, Rulebook } from '@/rulebooks/format/record';
import { readVariant } from '@/rulebooks/offer/read-variant';
import type { Variant } from '@/rulebooks/variant/variant';
import { fail, type Result } from '@/simulations/problems/problem';
import { pairs } from './pairs';

export type ConfirmOptions = { confirm?: string[]; confirmedBy?: string };

const collect = (value: string, all: string[] = []): string[] => [...all, value];

export const withConfirmOptions = (command: Command): Command =>
  command
    .option('--confirm <rule=note>', 'a rule that a person confirms, and how; may be repeated', collect)
    .option('--confirmed-by <name>', 'who confirms them');

/** Applied after every other option, so that a confirmation covers the variant as offered. */
export function confirmed(
  { confirm = [], confirmedBy }: ConfirmOptions,
  of: { rulebook: Rulebook; game: Game; day: string },
  variant: Variant,
  now: Date,
): Result<Variant> {
  const { read, problems } = pairs(confirm, '--confirm rule="how you make sure of it"');
  if (problems.length > 0) return fail(...problems);
  if (read.length > 0 && confirmedBy === undefined)
    return fail({ code: 'input-unreadable', message: 'Give --confirmed-by with --confirm.' });
  const named = read.map(([rule, note]) => [rule.includes('/') ? rule : `${of.rulebook.id}/${rule}`, note]);
  const about = nowAskedAbout(
    { ...of, variant },
    named.map(([rule = '']) => rule),
  );
  const given = Object.fromEntries(
    named.map(([rule = '', note]) => [
      rule,
      { by: confirmedBy, at: now.toISOString(), note, about: about.get(rule) },
    ]),
  );
  const whole = readVariant({ ...variant, attestations: { ...variant.attestations, ...given } });
  if (!whole.ok) return whole;
  const wrong = confirmationProblems(of.rulebook, whole.value.attestations);
  return wrong.length > 0 ? fail(...wrong) : whole;
}
