/** Some values of an option make the rule apply; the sign then shows the value. */
import type { Evidence } from '../evidence';
import type { GameOption } from '../record';
import { chosen, shownValue } from './chosen';
import type { Evaluator, Situation } from './situation';
import { ruleName } from './wording';

type UnlessValues = Pick<Extract<Evidence, { compare: 'option-chosen' }>, 'option' | 'unlessValues'>;

/** What the option is set to, unless the rule does not apply to that value. */
export function chosenValue(
  situation: Situation,
  { option: id, unlessValues }: UnlessValues,
): { option: GameOption; shown: string } | undefined {
  const known = chosen(situation, id);
  if (!known || unlessValues.includes(known.value)) return undefined;
  const { option, value } = known;
  return { option, shown: shownValue(option, value, situation.rulebook.currency) };
}

export const optionChosen: Evaluator<'option-chosen'> = (situation, rule, evidence) => {
  const known = chosenValue(situation, evidence);
  if (!known) return [];
  const { option, shown } = known;
  const about = { verdict: rule.onBreach, found: shown, option: option.id } as const;
  if (!evidence.notice) {
    return [
      { ...about, explanation: `${option.label} is ${shown}, which ${ruleName(rule)} does not allow.` },
    ];
  }
  return [
    {
      ...about,
      explanation: `${option.label} is ${shown}; ${ruleName(rule)} asks for a notice at the table.`,
      signLine: evidence.notice.replaceAll('{value}', shown),
      paper: 'sign',
    },
  ];
};
