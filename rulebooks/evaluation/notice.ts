/** A line owed on the sign whatever is offered, with the values of options filled in. */
import { minorUnits } from '../amount';
import { readPercent, shownPercent } from '../percent';
import { quoted } from '../quoted';
import type { GameOption } from '../record';
import { optionIs } from '../scope';
import { shownMoney } from './money';
import type { Evaluator, Situation } from './situation';
import { RuleName } from './wording';

/** "{decks}" becomes what the option of that name is set to. */
export function filled({ game, options, rulebook }: Situation, text: string): string {
  return text.replaceAll(/\{([a-z0-9-]+)\}/g, (_, id: string) => {
    const option = game.options.find((known) => known.id === id);
    const value = options.get(id);
    if (!option || value === undefined) throw new Error(`${game.id} has no option "${id}" for a notice`);
    return shownValue(option, value, rulebook.currency);
  });
}

export function shownValue(option: GameOption, value: string, currency: string): string {
  const label = option.values.find((known) => known.value === value)?.label;
  if (label !== undefined) return label;
  const share = option.kind === 'percentage' ? readPercent(value) : undefined;
  if (share) return shownPercent(share);
  const amount = option.kind === 'amount' ? minorUnits(value) : undefined;
  return amount === undefined ? quoted(value) : shownMoney(amount, currency);
}

export const notice: Evaluator<'notice'> = (situation, rule, { notice: text, where }) => {
  if (!optionIs(situation.options, where)) return [];
  const line = filled(situation, text);
  return [
    {
      verdict: 'needs-notice',
      explanation: `${RuleName(rule)} asks for a notice at the table: “${line}”`,
      signLine: line,
      paper: 'sign',
    },
  ];
};
