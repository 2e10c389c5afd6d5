/** What the operators of the demonstration change in the variants they start from. */
import { filedText } from '@/rulebooks/spelling/filed';
import type { Variant } from '@/rulebooks/variant/variant';
import { decisionFamilyOf } from '@/simulations/catalogue/families';
import { must } from './must';

type Change = (variant: Variant) => Variant;

export const withLimits =
  (minimum: number, maximum: number, premises: string): Change =>
  (variant) => ({
    ...variant,
    circumstances: {
      ...variant.circumstances,
      limits: { currency: 'GBP', minimum, maximum },
      premises,
      automated: false,
    },
  });

export const without =
  (wager: string): Change =>
  (variant) => {
    const { [wager]: _, ...wagers } = variant.wagers;
    return { ...variant, wagers };
  };

const withOptions = (variant: Variant, options: Record<string, string>): Variant => ({
  ...variant,
  options: { ...variant.options, ...options },
});

/** Six decks, as on most British floors: doubling and splitting without limits, two side wagers. */
export const mainFloorBlackjack: Change = (variant) => {
  const offered = withOptions(without('royal-match')(variant), { double: 'any', split: 'any' });
  return {
    ...offered,
    wagers: { ...offered.wagers, 'perfect-pairs': { payTable: 'table-2', pays: {} } },
    circumstances: {
      ...offered.circumstances,
      consents: [
        {
          name: 'Prime Table Games',
          reference: 'NC-2024-07',
          date: '2024-03-04',
          for: [{ about: 'wager', wager: 'twenty-one-plus-three' }],
        },
        {
          name: 'TCSJohnHuxley Ltd',
          reference: 'PP-2024-118',
          date: '2024-03-11',
          for: [{ about: 'wager', wager: 'perfect-pairs' }],
        },
      ],
    },
  };
};

const PAI_GOW = 'pai-gow-poker';

/** The printed House Way but for one line: two medium pairs, or a low and a high one, also stay behind a king. */
export function ownHouseWayLines(): unknown {
  const family = decisionFamilyOf(PAI_GOW);
  if (!family?.filing) throw new Error(`${PAI_GOW} takes no lines of an operator`);
  const { names, lines } = family.filing.lines(family.parameters.parse({}));
  return must(
    family.filing.read({
      names,
      lines: lines.map((line) =>
        line.unless === 'beside A'
          ? {
              ...line,
              says: 'A low pair with a high one, or two medium pairs: one in front, unless a king or better goes in front instead and both stay behind',
              unless: 'beside K',
            }
          : line,
      ),
    }),
  );
}

export const ownHouseWay: Change = (variant) =>
  withOptions(variant, { 'house-way': filedText(ownHouseWayLines()) });
