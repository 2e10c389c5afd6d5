/** Another option may decide which rule applies: changing that one keeps the value that this rule forbids. */
import { measuresOf } from '../format/evidence';
import type { Rule, Rulebook } from '../format/record';
import { rulesAt } from '../format/scope';
import { chosen } from '../judging/chosen';
import type { Ruling, Situation } from '../judging/situation';
import { settings, spokenOf, valuesWithout } from '../judging/speaks';
import { permittedValues } from '../measures/option/judge';
import type { Part } from '../measures/option/schema';
import { listed, ruleName } from '../spelling/wording';
import { appliesTo } from '../terms/scope';

/** A ruling on an option that is not met, with the other options that would make a rule speak which permits its value. */
export function withWaysOut(situation: Situation, rulebook: Rulebook, part: Part, ruling: Ruling): Ruling {
  const known = chosen(situation, part.option);
  if (!known || ruling.verdict === 'meets') return ruling;
  const { option, value } = known;
  const { game, offered, day, options } = situation;
  const wagers = offered.map(({ wager }) => wager);
  const others = rulesAt(rulebook, day).filter((rule) => appliesTo(rule, game, wagers, options));
  const ways = others.flatMap((rule) =>
    measuresOf(rule).flatMap((other) =>
      other.measure === 'option' &&
      other.option === option.id &&
      spokenOf(situation, other) === undefined &&
      permittedValues(other, option).includes(value)
        ? wayTo(situation, rule, other)
        : [],
    ),
  );
  if (ways.length === 0) return ruling;
  return { ...ruling, explanation: `${ruling.explanation} Choose one of these; or ${listed(ways, 'or')}.` };
}

/** The values of the option on which a rule hangs that make it speak. */
function wayTo(situation: Situation, rule: Rule, part: Part): string[] {
  return settings(situation, part).flatMap((other) => {
    const without = valuesWithout(situation, part, other);
    const choices = other.option.values
      .filter(({ value }) => !without.includes(value))
      .map(({ label }) => `“${label}”`);
    if (choices.length === 0) return [];
    return [`set ${other.option.label} to ${listed(choices, 'or')}, where ${ruleName(rule)} permits it`];
  });
}
