import { Percent } from '@/app/components/figure';
import type { AnalysedWager } from '@/rulebooks/analysis';
import { amountIn } from '@/rulebooks/evaluation/money';
import { basisInWords, headlineEdge, meterGiven } from '@/rulebooks/headline-edge';
import type { Game } from '@/rulebooks/record';
import type { Variant } from '@/rulebooks/variant';
import { fromText, isNegative } from '@/simulations/exact/fraction';

/** The edge that an analysed wager is known by, under it what it is an edge of; in red where the player gains. */
export function LeadingEdge({
  wager,
  game,
  variant,
  currency,
}: {
  wager: AnalysedWager;
  game: Pick<Game, 'wagers'>;
  variant: Pick<Variant, 'circumstances' | 'wagers'>;
  currency: string;
}) {
  const listed = game.wagers.find(({ id }) => id === wager.id);
  const given = listed
    ? meterGiven(listed, variant.circumstances, variant.wagers[wager.id]?.payTable)
    : { meter: false, contribution: false };
  const headline = headlineEdge(wager, given);
  const basis = basisInWords(headline, amountIn(currency));
  return (
    <>
      {headline.edge === undefined ? (
        '–'
      ) : (
        <Percent
          value={headline.edge}
          className={isNegative(fromText(headline.edge)) ? 'text-breach' : undefined}
        />
      )}
      {basis ? <span className="block text-xs font-normal text-ink-soft">{basis}</span> : null}
    </>
  );
}
