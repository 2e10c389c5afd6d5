/** A line owed on the sign whatever is offered, with the values of options filled in. */
import { optionIs } from '../scope';
import { chosen, shownValue } from './chosen';
import type { Evaluator, Situation } from './situation';
import { RuleName } from './wording';

/** "{decks}" becomes what the option of that name is set to. */
export function filled(situation: Situation, text: string): string {
  return text.replaceAll(/\{([a-z0-9-]+)\}/g, (_, id: string) => {
    const known = chosen(situation, id);
    if (!known) throw new Error(`${situation.game.id} has no option "${id}" for a notice`);
    return shownValue(known.option, known.value, situation.rulebook.currency);
  });
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
