import type { ReactNode } from 'react';
import { Percent } from '@/app/components/figure';
import type { AnalysedWager } from '@/rulebooks/analysis/analysis';
import { basisInWords, givenIn, headlineEdge, meterUnknown, type Put } from '@/rulebooks/edges/headline-edge';
import type { Game } from '@/rulebooks/format/record';
import { amountIn } from '@/rulebooks/spelling/money';
import { fromText, isNegative } from '@/simulations/exact/fraction';
import type { ProgressiveFigures } from '@/simulations/progressive/meter-figures';

/** What a wager was analysed for: it says what was given of a meter, which the figures do not. */
export type Analysed = {
  game: Put['game'] & Pick<Game, 'family' | 'money' | 'clause'>;
  variant: Put['variant'];
  currency: string;
};

type Of = Analysed & { wager: Pick<AnalysedWager, 'id' | 'houseEdge' | 'progressive'> };

/** The edge that leads, and in words what it is an edge of. */
export function leadingOf({ wager, currency, ...of }: Of) {
  const headline = headlineEdge(wager, givenIn(wager.id, of));
  return { edge: headline.edge, basis: basisInWords(headline, amountIn(currency)) };
}

export const isMeterUnknown = ({ wager, ...of }: Of): boolean => meterUnknown(wager, givenIn(wager.id, of));

/** What depends on the meter, or a dash while that was not given. */
export const AtGivenMeter = ({ children, ...of }: Of & { children: ReactNode }) =>
  isMeterUnknown(of) ? '–' : children;

/** The witness has to play some meter, whether or not one was given. */
export const meterPlayed = (
  { meter, currency }: Pick<ProgressiveFigures, 'meter' | 'currency'>,
  home: string,
) => `at a meter of ${amountIn(home)(meter, currency)}`;

/** The edge that an analysed wager is known by, under it what it is an edge of; in red where the player gains. */
export function LeadingEdge(of: Of) {
  const { edge, basis } = leadingOf(of);
  return (
    <>
      {edge === undefined ? (
        '–'
      ) : (
        <Percent value={edge} className={isNegative(fromText(edge)) ? 'text-breach' : undefined} />
      )}
      {basis ? <span className="block text-xs font-normal text-ink-soft">{basis}</span> : null}
    </>
  );
}
