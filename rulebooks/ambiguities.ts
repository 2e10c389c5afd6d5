/** Where a source can be read in two ways, what a wager costs under each. */
import { type FractionText, toText } from '@/simulations/exact/fraction';
import { chargedWager } from './charges';
import { chosenOptions } from './engine-wager';
import { printedEdge } from './house-edge';
import type { Ambiguity, Rulebook } from './record';

export type AmbiguityCheck = {
  ambiguity: Ambiguity;
  /** House edge of the wager at its minimum odds, as we read it and as it could be read. */
  chosen?: FractionText;
  other?: FractionText;
};

export function checkAmbiguity(rulebook: Rulebook, ambiguity: Ambiguity): AmbiguityCheck {
  const { compares } = ambiguity;
  if (!compares) return { ambiguity };
  const game = rulebook.games.find(({ id }) => id === compares.game);
  const printed = game?.wagers.find(({ id }) => id === compares.wager);
  if (!game || !printed) throw new Error(`ambiguity ${ambiguity.id} speaks of something the rulebook lacks`);
  const options = chosenOptions(game, {});
  const wager = chargedWager(game, printed, options);
  const otherWager = { ...wager, parameters: { ...wager.parameters, ...compares.otherParameters } };
  const otherPays = { ...wager.minimum, ...compares.otherPays };
  return {
    ambiguity,
    chosen: toText(printedEdge(game, wager, options, wager.minimum)),
    other: toText(printedEdge(game, otherWager, options, otherPays)),
  };
}

export const checkAmbiguities = (rulebook: Rulebook): AmbiguityCheck[] =>
  rulebook.ambiguities.map((ambiguity) => checkAmbiguity(rulebook, ambiguity));
