/**
 * A trial runs by the rules that were filed for it. A game that no rulebook lists has no others; of a listed game, those of each
 * wager that the operator wrote: its rows say how it is settled, and it says itself how it is played.
 */
import { inScope, type Obliges, type Ruling, type Situation } from '../../judging/situation';
import { listed, ruleName } from '../../spelling/wording';
import type { Asking } from '../../terms/rule';
import { writtenRows } from '../../terms/settled-by';
import { FILED_GAME, partsMissing, RULE_PART_WORDS, RULE_PARTS } from '../../variant/filed-game';

export const judge: Obliges<object> = (situation, rule) => {
  const { game, variant } = situation;
  if (game.id !== FILED_GAME || !variant.filed) return ofWritten(situation, rule);
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

const ofWritten = (situation: Situation, rule: Asking): Ruling[] => {
  if (!situation.variant.circumstances.trial) return [];
  return inScope(situation, rule).flatMap(({ wager }): Ruling[] => {
    const written = writtenRows(wager);
    if (!written) return [];
    const about = { wager: wager.id, threshold: 'how it is played and settled' };
    return written.play?.trim()
      ? [
          {
            ...about,
            verdict: 'meets',
            found: 'filed',
            explanation: `How ${wager.label} is played is filed, and its rows say how it is settled, as ${ruleName(rule)} asks of what is tried.`,
          },
        ]
      : [
          {
            ...about,
            verdict: 'breach',
            found: 'how it is settled alone',
            explanation: `${wager.label} is settled by its rows, and nothing says how it is played; ${ruleName(rule)} lets a trial run only by draft rules and practices that were agreed. Write when and where it is placed.`,
            paper: 'dossier',
          },
        ];
  });
};
