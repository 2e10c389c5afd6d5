/** Big Six with its default pays, analysed once for all files that ask. */
import { analyseVariant, figuresFrom } from '@/rulebooks/analysis/analyse';
import { evaluate } from '@/rulebooks/evaluation';
import { defaultVariant } from '@/rulebooks/offer/resolve';
import { gameAsPlayed } from '@/rulebooks/offer/written';
import { rulebookOf } from '@/rulebooks/registry';
import { gameOf } from '@/rulebooks/terms/lookup';
import { variantHash } from '@/rulebooks/variant/hash';
import type { Variant } from '@/rulebooks/variant/variant';
import type { Subject } from '../subject';

const day = '2008-01-01';

export async function bigSixWith(written?: Variant['written']): Promise<Subject> {
  const rulebook = rulebookOf('gb-2007', day);
  const game = rulebook.ok ? gameOf(rulebook.value, 'big-six') : rulebook;
  if (!rulebook.ok || !game.ok) throw new Error('gb-2007 has Big Six');
  const variant = { ...defaultVariant(rulebook.value, game.value), ...(written && { written }) };
  const analysis = await analyseVariant(variant, { day, rounds: 500, seed: 3, threads: 1 });
  if (!analysis.ok) throw new Error('the default variant can be analysed');
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

let made: Promise<Subject> | undefined;
export const bigSix = (): Promise<Subject> => {
  made ??= bigSixWith();
  return made;
};
