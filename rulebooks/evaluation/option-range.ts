/** A percentage is within the rule's range; if the player then gains, the finding says so. */
import { isNegative } from '@/simulations/exact/fraction';
import type { OptionIs } from '../evidence';
import { readPercent, shownPercent } from '../percent';
import { quoted } from '../quoted';
import type { GameOption } from '../record';
import { optionIs } from '../scope';
import { approvedOdds } from './approved-odds';
import type { Checked, Evaluator, Ruling, Situation } from './situation';
import { listed, points, ruleName, shownGain } from './wording';

export const optionRange: Evaluator<'option-range'> = (situation, rule, evidence) => {
  const charges = situation.game.options.some(({ id }) => id === evidence.option);
  if (charges && !optionIs(situation.options, evidence.only))
    return outsideOf(situation, rule, evidence.only);
  const provided = !charges || evidence.only !== undefined || optionIs(situation.options, evidence.where);
  return [
    ...shareRuling(situation, rule, evidence),
    ...(evidence.pays && provided ? approvedOdds(situation, rule, { compare: 'approved-odds' }) : []),
  ];
};

/** Charged in a way the rule does not know, whatever the share. */
function outsideOf({ game, options }: Situation, rule: Checked, only: OptionIs | undefined): Ruling[] {
  const option = game.options.find(({ id }) => id === only?.option);
  const chosen = options.get(only?.option ?? '');
  if (!option || !only || chosen === undefined) return [];
  const label = (value: string) => option.values.find((known) => known.value === value)?.label ?? value;
  const permitted = listed(
    only.values.map((value) => quoted(label(value))),
    'or',
  );
  return [
    {
      verdict: rule.onBreach,
      threshold: permitted,
      found: label(chosen),
      option: option.id,
      explanation: `${option.label} is ${quoted(label(chosen))}, which ${ruleName(rule)} does not allow; choose ${permitted}.`,
    },
  ];
}

const shareRuling: Evaluator<'option-range'> = (situation, rule, { option: id, from, to, where }) => {
  const option = situation.game.options.find((known) => known.id === id);
  const text = situation.options.get(id);
  if (!option || text === undefined || !optionIs(situation.options, where)) return [];
  const share = readPercent(text);
  const [least, most] = [readPercent(from), readPercent(to)];
  const only = from === to;
  const threshold = only ? from : `${from} to ${to}`;
  const about = { threshold, option: id };
  if (!share || !least || !most) {
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
  const charged = offered.filter(
    ({ wager, edge }) => edge && isNegative(edge) && charges.some((charge) => charge.wager === wager.id),
  );
  if (charged.length === 0) return '';
  const gains = charged.flatMap(({ wager, edge }) =>
    edge ? `${shownGain(edge)} of each stake on ${wager.label}` : [],
  );
  return ` The player then gains ${listed(gains)}.`;
}
