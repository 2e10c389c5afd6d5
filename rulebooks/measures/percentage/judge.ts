/** A percentage is within the rule's range; if the player then gains, the finding says so. */
import { isNegative } from '@/simulations/exact/fraction';
import { chosen } from '../../judging/chosen';
import type { Measures, Situation } from '../../judging/situation';
import { printedPercent, readPercent, shownPercent } from '../../spelling/percent';
import { quoted } from '../../spelling/quoted';
import { listed, points, ruleName, shownGain } from '../../spelling/wording';
import type { GameOption } from '../../terms/game';
import type { Part } from './schema';

export const judge: Measures<Part> = (situation, rule, { option: id, within: [from, to] }) => {
  const known = chosen(situation, id);
  if (!known) return [];
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
