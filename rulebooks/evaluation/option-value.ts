/** The option has one of the values that the rule permits. */

import { type Evidence, measuresOf } from '../format/evidence';
import type { GameOption, Rule } from '../format/record';
import { appliesTo, rulesAt } from '../format/scope';
import { permits } from '../offer/engine-wager';
import { listed, ruleName } from '../spelling/wording';
import { chosen, labelIn } from './chosen';
import type { Measure, Situation } from './situation';
import { settings, spokenOf, valuesWithout } from './speaks';

type OneOf = Extract<Evidence, { measure: 'option' }>;

/** Of the values that the rule lists, those that the game has. */
export const permittedValues = ({ oneOf }: Pick<OneOf, 'oneOf'>, option: GameOption): string[] =>
  oneOf.filter((value) => option.values.some((known) => known.value === value));

/** Another option may decide which rule applies: changing that one keeps this value. */
function waysOut(situation: Situation, option: GameOption, found: string): string {
  const { rulebook, game, offered, at, options } = situation;
  const wagers = offered.map(({ wager }) => wager);
  const others = rulesAt(rulebook, at).filter((rule) => appliesTo(rule, game, wagers, options));
  const ways = others.flatMap((rule) =>
    measuresOf(rule).flatMap((evidence) =>
      evidence.measure === 'option' &&
      evidence.option === option.id &&
      spokenOf(situation, evidence) === undefined &&
      permittedValues(evidence, option).includes(found)
        ? wayTo(situation, rule, evidence)
        : [],
    ),
  );
  return ways.length === 0 ? '' : ` Choose one of these; or ${listed(ways, 'or')}.`;
}

/** The values of the option on which a rule hangs that make it speak. */
function wayTo(situation: Situation, rule: Rule, evidence: OneOf): string[] {
  return settings(situation, evidence).flatMap((other) => {
    const without = valuesWithout(situation, evidence, other);
    const choices = other.option.values
      .filter(({ value }) => !without.includes(value))
      .map(({ label }) => `“${label}”`);
    if (choices.length === 0) return [];
    return [`set ${other.option.label} to ${listed(choices, 'or')}, where ${ruleName(rule)} permits it`];
  });
}

export const optionValue: Measure<'option'> = (situation, rule, evidence) => {
  const known = chosen(situation, evidence.option);
  if (!known) return [];
  const { option, value: found } = known;
  // The field itself refuses it, and says what the rulebook permits in any case.
  if (!permits(option, found)) return [];
  const permitted = permittedValues(evidence, option);
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
