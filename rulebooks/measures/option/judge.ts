/** The option has one of the values that the rule permits. */
import { chosen, labelIn } from '../../judging/chosen';
import { consented, type Measures } from '../../judging/situation';
import { permits } from '../../offer/engine-wager';
import { listed, ruleName } from '../../spelling/wording';
import type { GameOption } from '../../terms/game';
import type { Part } from './schema';

/** Of the values that the rule lists, those that the game has. */
export const permittedValues = ({ oneOf }: Pick<Part, 'oneOf'>, option: GameOption): string[] =>
  oneOf.filter((value) => option.values.some((known) => known.value === value));

export const judge: Measures<Part> = (situation, rule, evidence) => {
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
  const about = { threshold, found: labelOf(found), option: option.id };
  const says = `${option.label}: “${labelOf(found)}” is chosen; ${ruleName(rule)} permits ${quotedLabels}`;
  if (permitted.includes(found)) return [{ ...about, verdict: 'meets', explanation: `${says}.` }];
  if (rule.onBreach !== 'needs-consent')
    return [{ ...about, verdict: rule.onBreach, explanation: `${says}.` }];
  const without = `${says} without prior consent`;
  const regulator = `the regulator (${situation.rulebook.authority})`;
  return consented(situation)
    ? [{ ...about, verdict: 'meets', explanation: `${without}, and that of ${regulator} is on file.` }]
    : [
        {
          ...about,
          verdict: 'needs-consent',
          explanation: `${without}, so it needs that of ${regulator}.`,
          paper: 'dossier',
        },
      ];
};
