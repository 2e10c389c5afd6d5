/** The option has one of the values that the rule permits. */
import { chosen, labelIn } from '../../judging/chosen';
import { butOnFile, consented, type Measures } from '../../judging/situation';
import { permits } from '../../offer/engine-wager';
import { listed, ruleName } from '../../spelling/wording';
import type { GameOption } from '../../terms/game';
import { onFileWords } from '../../variant/agreement-on-file';
import type { Part } from './schema';

/** Of the values that the rule lists, those that the game has. */
export const permittedValues = ({ oneOf }: Pick<Part, 'oneOf'>, option: GameOption): string[] =>
  oneOf.filter((value) => option.values.some((known) => known.value === value));

export const judge: Measures<Part> = (situation, rule, evidence) => {
  const known = chosen(situation, evidence.option);
  if (!known) return [];
  const { option, value: chosenValue } = known;
  // The field itself refuses it, and says what the rulebook permits in any case.
  if (!permits(option, chosenValue)) return [];
  const permitted = permittedValues(evidence, option);
  const labelOf = (value: string) => labelIn(option, value);
  const threshold = listed(permitted.map(labelOf), 'or');
  const quotedLabels = listed(
    permitted.map((value) => `“${labelOf(value)}”`),
    'or',
  );
  const about = { threshold, found: labelOf(chosenValue), option: option.id };
  const says = `${option.label}: “${labelOf(chosenValue)}” is chosen; ${ruleName(rule)} permits ${quotedLabels}`;
  if (permitted.includes(chosenValue)) return [{ ...about, verdict: 'meets', explanation: `${says}.` }];
  if (rule.onBreach !== 'needs-consent')
    return [{ ...about, verdict: rule.onBreach, explanation: `${says}.` }];
  const without = `${says} without prior consent`;
  const regulator = `the regulator (${situation.rulebook.authority})`;
  const found = consented(situation, { about: 'option', option: option.id });
  return found.document
    ? [
        {
          ...about,
          verdict: 'meets',
          explanation: `${without}, and that of ${regulator} is ${onFileWords(found.document)}.`,
        },
      ]
    : [
        {
          ...about,
          verdict: 'needs-consent',
          explanation: `${without}, so it needs that of ${regulator}.${butOnFile(found)}`,
          paper: 'dossier',
        },
      ];
};
