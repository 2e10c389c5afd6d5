/** A game with the wagers, pays and options that its rulebook starts from, analysed and submitted. */
import { analyseVariant, figuresFrom } from '@/rulebooks/analysis/analyse';
import { evaluate } from '@/rulebooks/evaluation';
import { defaultVariant } from '@/rulebooks/offer/resolve';
import { gameAsPlayed } from '@/rulebooks/offer/written';
import { rulebookOf } from '@/rulebooks/registry';
import type { RulebookId } from '@/rulebooks/spelling/ids';
import { gameOf } from '@/rulebooks/terms/lookup';
import { variantHash } from '@/rulebooks/variant/hash';
import type { Variant } from '@/rulebooks/variant/variant';
import type { Subject } from '../subject';

export type Asked = { rulebook: RulebookId; game: string; day: string };

export async function defaultSubject(
  { rulebook: id, game: name, day }: Asked,
  more: Partial<Variant> = {},
): Promise<Subject> {
  const rulebook = rulebookOf(id, day);
  const game = rulebook.ok ? gameOf(rulebook.value, name) : rulebook;
  if (!rulebook.ok || !game.ok) throw new Error(`${id} has no ${name} on ${day}`);
  const variant = { ...defaultVariant(rulebook.value, game.value), ...more };
  const analysis = await analyseVariant(variant, { day, rounds: 500, seed: 3, threads: 1 });
  if (!analysis.ok) throw new Error(`the default variant of ${name} can be analysed`);
  const figures = figuresFrom(analysis.value);
  return {
    rulebook: rulebook.value,
    game: gameAsPlayed(rulebook.value, game.value, variant),
    variant,
    day,
    analysis: analysis.value,
    findings: evaluate({ rulebook: rulebook.value, variant, figures, day }),
    record: {
      reference: 'A-0001',
      version: 1,
      status: 'Submitted',
      draft: false,
      hash: await variantHash(variant),
      dated: `${day}T00:00:00.000Z`,
      barred: 'undecided',
      operator: 'Northgate',
      recordUrl: 'https://assay.example/record/x',
    },
  };
}
