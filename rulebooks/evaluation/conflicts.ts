/** Rules that leave no value an option could have: reported as they stand, never settled by their order. */
import type { GameOption, Rule } from '../record';
import { permittedValues } from './option-value';
import type { Ruling, Situation } from './situation';
import { listed, ruleName } from './wording';

type Contradiction = { option: GameOption; rules: Rule[] };

/** For each option, the rules in force about it, where no value satisfies them all though each alone can be met. */
export function contradictions({ game }: Pick<Situation, 'game'>, rules: Rule[]): Contradiction[] {
  return game.options.flatMap((option) => {
    const about = rules.filter(
      ({ kind, evidence }) =>
        kind === 'computed' && evidence?.compare === 'option-value' && evidence.option === option.id,
    );
    const permitted = about.map((rule) => permittedValues(rule, option));
    const common = (permitted[0] ?? []).filter((value) =>
      permitted.every((values) => values.includes(value)),
    );
    return about.length > 1 && common.length === 0 ? [{ option, rules: about }] : [];
  });
}

/** The ruling that takes the place of a verdict, in each of the rules that contradict one another. */
export function conflictRuling({ option, rules }: Contradiction, situation: Situation): Ruling {
  const labelOf = (value: string) => option.values.find((known) => known.value === value)?.label ?? value;
  const asks = rules.map(
    (rule) => `${ruleName(rule)} permits ${listed(permittedValues(rule, option).map(labelOf), 'or')}`,
  );
  const found = situation.options.get(option.id);
  return {
    verdict: 'conflict',
    found: found === undefined ? undefined : labelOf(found),
    option: option.id,
    explanation: `Rules about ${option.label} contradict one another: ${listed(asks)}; ask the authority which of them holds.`,
  };
}
