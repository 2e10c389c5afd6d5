/** The terms declared for a draft's meters, one progressive wager at a time, as typed. */

import type { Game } from '@/rulebooks/format/record';
import { declaredMeter } from '@/rulebooks/offer/meter';
import { typedTerm } from '@/rulebooks/offer/one-spelling';
import type { Circumstances, DeclaredMeter } from '@/rulebooks/variant/variant';

export type MeterField = keyof DeclaredMeter;

/**
 * Typing into one meter. What was declared of all meters together is first written out for each of them, so that
 * a field can be emptied again. An empty field is left out, and an empty meter too.
 */
export function withMeter(
  game: Game,
  circumstances: Circumstances,
  wager: string,
  field: MeterField,
  text: string,
  currency: string,
): Partial<Circumstances> {
  const listed = game.wagers.filter(({ progressive }) => progressive);
  const meters = Object.fromEntries(
    listed
      .map(({ id }): [string, DeclaredMeter] => {
        const { declared } = declaredMeter({ id }, circumstances);
        return [
          id,
          filled(id === wager ? { ...declared, [field]: typedTerm(field, text, currency) } : declared),
        ];
      })
      .filter(([, meter]) => Object.keys(meter).length > 0),
  );
  return { progressive: undefined, meters: Object.keys(meters).length > 0 ? meters : undefined };
}

const filled = (meter: DeclaredMeter): DeclaredMeter =>
  Object.fromEntries(Object.entries(meter).filter(([, text]) => text !== ''));

/** A declared meter in a few words, for the fold that holds the circumstances. */
export function metersInWords({ progressive, meters }: Circumstances): string | undefined {
  const shown = [progressive, ...Object.values(meters ?? {})].flatMap((meter) => meter?.meter ?? []);
  return shown.length > 0 ? `${shown.length > 1 ? 'meters' : 'meter'} at ${shown.join(', ')}` : undefined;
}
