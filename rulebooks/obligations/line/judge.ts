/** A line owed on the sign, with the values of options filled in. */
import { because, withoutOccasion } from '../../judging/because';
import { chosen, shownValue } from '../../judging/chosen';
import { filled } from '../../judging/filled';
import type { Obliges, Situation } from '../../judging/situation';
import { reasons } from '../../judging/speaks';
import { permits } from '../../offer/engine-wager';
import { RuleName, ruleName } from '../../spelling/wording';
import { shownPeriods } from '../../variant/occasion';
import type { Part } from './schema';

const OWED = 'a notice at the table';

export const judge: Obliges<Part> = (situation, rule, evidence) => {
  const { of, line: text } = evidence;
  const about = of === undefined ? undefined : announced(situation, of);
  if (about?.length === 0) return [];
  const facts = reasons(situation, evidence);
  const waiting = withoutOccasion(situation, rule, facts, { owed: OWED, paper: 'sign' });
  if (waiting.length > 0) return waiting;
  const signLine = withOccasion(situation, facts.includes('temporary'), filled(situation, text));
  const owed = { verdict: 'needs-notice', signLine, paper: 'sign' } as const;
  if (about)
    return about.map(({ found, set }) => ({
      ...owed,
      found,
      option: of,
      explanation: `${set}; ${ruleName(rule)} asks for ${OWED}.`,
    }));
  if (facts.length === 0)
    return [{ ...owed, explanation: `${RuleName(rule)} asks for ${OWED}: “${signLine}”` }];
  const explanation = `${RuleName(rule)} asks for ${OWED}, because ${because(situation, facts)}.`;
  return [{ ...owed, threshold: OWED, explanation }];
};

/** "Tips for the dealer is “not allowed”": a value from a list in quotation marks, a sum or a share without. */
function announced(situation: Situation, id: string): { found: string; set: string }[] {
  const known = chosen(situation, id);
  if (!known) return [];
  const { option, value } = known;
  const found = shownValue(option, value, situation.rulebook.currency);
  if (option.kind !== 'choice') return [{ found, set: `${option.label} is ${found}` }];
  // The field itself refuses any other.
  return permits(option, value) ? [{ found, set: `${option.label} is “${found}”` }] : [];
}

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/** What was declared completes a line that ends in a colon. */
function withOccasion({ variant: { circumstances } }: Situation, isTemporary: boolean, text: string): string {
  const { temporary } = circumstances;
  if (!isTemporary || !temporary || !text.endsWith(':')) return text;
  const change = temporary.change?.trim();
  return `${text} ${change ? `${sentence(change)} ` : ''}${shownPeriods(temporary)}.`;
}
