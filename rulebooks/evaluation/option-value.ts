/** The option has one of the values that the rule permits. */
import { permits } from '../engine-wager';
import type { GameOption, Rule } from '../record';
import { appliesTo, optionIs, rulesAt } from '../scope';
import { chosen, labelIn } from './chosen';
import type { Evaluator, Situation } from './situation';
import { listed, ruleName } from './wording';

/** The rule's own list, where one of its parameters is a list of the option's values; else all of those. */
export function permittedValues(rule: Rule, option: GameOption): string[] {
  const known = option.values.map(({ value }) => value);
  const lists = rule.parameters
    .filter(({ comparator }) => comparator === 'one-of' || comparator === 'equal')
    .map(({ value }) => (Array.isArray(value) ? value : [value]));
  return lists.find((list) => list.every((value) => known.includes(value))) ?? known;
}

/** Another option may decide which rule applies: changing that one keeps this value. */
function waysOut({ rulebook, game, offered, at, options }: Situation, option: GameOption, found: string) {
  const wagers = offered.map(({ wager }) => wager);
  const others = rulesAt(rulebook, at).filter((rule) => appliesTo(rule, game, wagers, options));
  const ways = others.flatMap((rule) => {
    const { evidence } = rule;
    if (evidence?.compare !== 'option-value' || evidence.option !== option.id) return [];
    const { where } = evidence;
    const other = game.options.find(({ id }) => id === where?.option);
    if (!where || !other || optionIs(options, where) || !permittedValues(rule, option).includes(found))
      return [];
    const choices = where.values.map((value) => `“${labelIn(other, value)}”`);
    return [`set ${other.label} to ${listed(choices, 'or')}, where ${ruleName(rule)} permits it`];
  });
  return ways.length === 0 ? '' : ` Choose one of these; or ${listed(ways, 'or')}.`;
}

export const optionValue: Evaluator<'option-value'> = (situation, rule, evidence) => {
  const known = chosen(situation, evidence.option);
  if (!known || !optionIs(situation.options, evidence.where)) return [];
  const { option, value: found } = known;
  // The field itself refuses it, and says what the rulebook permits in any case.
  if (!permits(option, found)) return [];
  const permitted = permittedValues(rule, option);
  const labelOf = (value: string) => labelIn(option, value);
  const threshold = listed(permitted.map(labelOf), 'or');
  const quotedLabels = listed(
    permitted.map((value) => `“${labelOf(value)}”`),
    'or',
  );
  const meets = permitted.includes(found);
  return [
    {
      verdict: meets ? 'meets' : rule.onBreach,
      threshold,
      found: labelOf(found),
      option: option.id,
      explanation: `${option.label}: “${labelOf(found)}” is chosen; ${ruleName(rule)} permits ${quotedLabels}.${meets ? '' : waysOut(situation, option, found)}`,
    },
  ];
};
