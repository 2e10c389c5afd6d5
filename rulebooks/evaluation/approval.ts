/** What may be offered only once the authority has approved it. */
import { consentNames } from '../consents';
import { optionIs } from '../scope';
import type { Evaluator } from './situation';
import { RuleName, ruleName } from './wording';

export const approval: Evaluator<'approval'> = (situation, rule, { of, where }) => {
  if (!optionIs(situation.options, where)) return [];
  const { authority } = situation.rulebook;
  const threshold = `approval of the ${authority}`;
  if (consentNames(situation.variant.circumstances).includes(authority)) {
    return [
      {
        verdict: 'meets',
        threshold,
        found: 'on file',
        explanation: `The approval that ${ruleName(rule)} asks for ${of} is on file.`,
      },
    ];
  }
  return [
    {
      verdict: rule.onBreach,
      threshold,
      explanation: `${RuleName(rule)} asks for the ${threshold} for ${of}.`,
      paper: 'dossier',
    },
  ];
};
