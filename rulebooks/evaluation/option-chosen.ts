/** Some values of an option make the rule apply; the sign then shows the value. */
import { minorUnits } from '../amount';
import type { Evidence } from '../evidence';
import { quoted } from '../quoted';
import type { GameOption } from '../record';
import { shownMoney } from './money';
import type { Evaluator, Situation } from './situation';
import { ruleName } from './wording';

type Chosen = { option: GameOption; shown: string };

/** What the option is set to, unless the rule does not apply to that value. */
export function chosenValue(
  { game, options, rulebook }: Situation,
  {
    option: id,
    unlessValues,
  }: Pick<Extract<Evidence, { compare: 'option-chosen' }>, 'option' | 'unlessValues'>,
): Chosen | undefined {
  const option = game.options.find((known) => known.id === id);
  const value = options.get(id);
  if (!option || value === undefined || unlessValues.includes(value)) return undefined;
  const label = option.values.find((known) => known.value === value)?.label;
  const amount = option.kind === 'amount' ? minorUnits(value) : undefined;
  const money = amount === undefined ? undefined : shownMoney(amount, rulebook.currency);
  return { option, shown: label ?? money ?? quoted(value) };
}

export const optionChosen: Evaluator<'option-chosen'> = (situation, rule, evidence) => {
  const chosen = chosenValue(situation, evidence);
  if (!chosen) return [];
  const { option, shown } = chosen;
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
