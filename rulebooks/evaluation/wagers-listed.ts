/** The wagers on offer are among those the rulebook lists for the game. */
import { quoted } from '../quoted';
import type { Evaluator } from './situation';
import { counted, RuleName, ruleName } from './wording';

export const wagersListed: Evaluator<'wagers-listed'> = ({ game, variant }, rule) => {
  const listedIds = new Set(game.wagers.map(({ id }) => id));
  const offered = Object.keys(variant.wagers);
  const unlisted = offered.filter((id) => !listedIds.has(id));
  const threshold = `the ${counted(listedIds.size, 'wager')} listed for ${game.label}`;
  if (unlisted.length === 0) {
    return [
      {
        verdict: 'meets',
        threshold,
        found: `${offered.length}, all listed`,
        explanation: `Each of the ${counted(offered.length, 'wager')} on offer is among those that ${ruleName(rule)} allows.`,
      },
    ];
  }
  return unlisted.map((id) => ({
    verdict: rule.onBreach ?? 'breach',
    threshold,
    found: quoted(id),
    wager: id,
    explanation: `${RuleName(rule)} allows only the wagers listed for ${game.label}; ${quoted(id)} is not one of them.`,
  }));
};
