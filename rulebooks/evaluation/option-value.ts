/** The option has one of the values that the rule permits. */
import type { GameOption, Rule } from '../record';
import { optionIs } from '../scope';
import type { Evaluator } from './situation';
import { listed, ruleName } from './wording';

/** The rule's own list, where one of its parameters is a list of the option's values; else all of those. */
export function permittedValues(rule: Rule, option: GameOption): string[] {
  const known = option.values.map(({ value }) => value);
  const lists = rule.parameters
    .filter(({ comparator }) => comparator === 'one-of' || comparator === 'equal')
    .map(({ value }) => (Array.isArray(value) ? value : [value]));
  return lists.find((list) => list.every((value) => known.includes(value))) ?? known;
}

export const optionValue: Evaluator<'option-value'> = (situation, rule, evidence) => {
  const option = situation.game.options.find(({ id }) => id === evidence.option);
  const found = situation.options.get(evidence.option);
  if (!option || found === undefined || !optionIs(situation.options, evidence.where)) return [];
  const permitted = permittedValues(rule, option);
  const labelOf = (value: string) => option.values.find((known) => known.value === value)?.label ?? value;
  const threshold = listed(permitted.map(labelOf), 'or');
  const quotedLabels = listed(
    permitted.map((value) => `“${labelOf(value)}”`),
    'or',
  );
  const meets = permitted.includes(found);
  return [
    {
      verdict: meets ? 'meets' : (rule.onBreach ?? 'breach'),
      threshold,
      found: labelOf(found),
      option: option.id,
      explanation: `For ${option.label}, “${labelOf(found)}” is chosen; ${ruleName(rule)} permits ${quotedLabels}.`,
    },
  ];
};
