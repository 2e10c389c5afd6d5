/** A percentage is within the rule's range; if the player then gains, the finding says so. */
import { isNegative } from '@/simulations/exact/fraction';
import type { OptionIs } from '../evidence';
import { printedPercent, readPercent, shownPercent } from '../percent';
import { quoted } from '../quoted';
import type { GameOption } from '../record';
import { optionIs } from '../scope';
import { approvedOdds } from './approved-odds';
import { chosen, labelIn } from './chosen';
import type { Checked, Evaluator, Ruling, Situation } from './situation';
import { listed, points, ruleName, shownGain } from './wording';

export const optionRange: Evaluator<'option-range'> = (situation, rule, evidence) => {
  const charges = situation.game.options.some(({ id }) => id === evidence.option);
  const { only } = evidence;
  if (charges && only && !optionIs(situation.options, only)) return outsideOf(situation, rule, only);
  const provided = !charges || only !== undefined || optionIs(situation.options, evidence.where);
  return [
    ...shareRuling(situation, rule, evidence),
    ...(evidence.pays && provided ? approvedOdds(situation, rule, { compare: 'approved-odds' }) : []),
  ];
};

/** Charged in a way the rule does not know, whatever the share. */
function outsideOf(situation: Situation, rule: Checked, only: OptionIs): Ruling[] {
  const known = chosen(situation, only.option);
  if (!known) return [];
  const { option, value: found } = known;
  const label = (value: string) => labelIn(option, value);
  const permitted = listed(
    only.values.map((value) => quoted(label(value))),
    'or',
  );
  return [
    {
      verdict: rule.onBreach,
      threshold: permitted,
      found: label(found),
      option: option.id,
      explanation: `${option.label} is ${quoted(label(found))}, which ${ruleName(rule)} does not allow; choose ${permitted}.`,
    },
  ];
}

const shareRuling: Evaluator<'option-range'> = (situation, rule, { option: id, from, to, where }) => {
  const known = chosen(situation, id);
  if (!known || !optionIs(situation.options, where)) return [];
  const { option, value: text } = known;
  const share = readPercent(text);
  const [least, most] = [printedPercent(from), printedPercent(to)];
  const only = from === to;
  const threshold = only ? from : `${from} to ${to}`;
  const about = { threshold, option: id };
  if (!share) {
    return [
      {
        ...about,
        verdict: 'not-assessed',
        found: text,
        explanation: `${option.label} is ${quoted(text)}, which is not a percentage; write ${only ? '' : 'one from '}${threshold} to have ${ruleName(rule)} assessed.`,
      },
    ];
  }
  const found = shownPercent(share);
  const outside = share.lt(least) ? least.sub(share) : share.gt(most) ? share.sub(most) : undefined;
  if (outside) {
    const apart = points(outside.mul(100).toString());
    const way = share.lt(least) ? 'below' : 'above';
    return [
      {
        ...about,
        verdict: rule.onBreach,
        found,
        margin: `${apart} ${way}`,
        explanation: `${option.label} is ${found}, ${apart} ${way} what ${ruleName(rule)} permits; choose ${threshold}.`,
      },
    ];
  }
  return [
    {
      ...about,
      verdict: 'meets',
      found,
      explanation: `${option.label} is ${found}, ${only ? `as ${ruleName(rule)} asks` : `within the ${threshold} that ${ruleName(rule)} permits`}.${advantage(situation, option)}`,
    },
  ];
};

/** No rule forbids a charge at which the player gains, but nobody should set one unawares. */
function advantage({ offered }: Situation, { charges = [] }: GameOption): string {
  const gains = offered.flatMap(({ wager, edge }) =>
    edge && isNegative(edge) && charges.some((charge) => charge.wager === wager.id)
      ? [`${shownGain(edge)} of each stake on ${wager.label}`]
      : [],
  );
  return gains.length === 0 ? '' : ` The player then gains ${listed(gains)}.`;
}
