/** A trial runs by the rules that were filed for it: a game that no rulebook lists has no others. */
import type { Obliges } from '../../judging/situation';
import { listed, ruleName } from '../../spelling/wording';
import { FILED_GAME, partsMissing, RULE_PART_WORDS, RULE_PARTS } from '../../variant/filed-game';

export const judge: Obliges<object> = ({ game, variant }, rule) => {
  if (game.id !== FILED_GAME || !variant.filed) return [];
  const missing = partsMissing(variant.filed.rules).map((part) => RULE_PART_WORDS[part].toLowerCase());
  const threshold = `all ${RULE_PARTS.length} parts of the rules`;
  if (missing.length === 0)
    return [
      {
        verdict: 'meets',
        threshold,
        found: 'all filed',
        explanation: `The draft rules and practices of ${game.label} are filed in all their parts, as ${ruleName(rule)} asks.`,
      },
    ];
  return [
    {
      verdict: 'breach',
      threshold,
      found: `${RULE_PARTS.length - missing.length} of ${RULE_PARTS.length}`,
      explanation: `The rules of ${game.label} say nothing of ${listed(missing)}; ${ruleName(rule)} lets a trial run only by draft rules and practices that were agreed. Write what is missing.`,
      paper: 'dossier',
    },
  ];
};
