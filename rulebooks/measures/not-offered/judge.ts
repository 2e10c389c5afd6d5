/** The table offers none of the wagers that its sign says are not available. */
import { chosen, labelIn } from '../../judging/chosen';
import type { Measures } from '../../judging/situation';
import { listed, ruleName } from '../../spelling/wording';
import type { Part } from './schema';

export const judge: Measures<Part> = (situation, rule, evidence) => {
  const known = chosen(situation, evidence.option);
  const named = known && Object.hasOwn(evidence.wagers, known.value) && evidence.wagers[known.value];
  if (!named) return [];
  const { option, value } = known;
  const on = situation.offered.filter(({ wager }) => named.includes(wager.id));
  const names = listed(on.map(({ wager }) => wager.label));
  const about = { threshold: 'not on offer', option: option.id };
  const says = `${option.label}: “${labelIn(option, value)}” is chosen`;
  return on.length === 0
    ? [
        {
          ...about,
          verdict: 'meets',
          found: 'not on offer',
          explanation: `${says}, and none of these is on offer.`,
        },
      ]
    : [
        {
          ...about,
          verdict: rule.onBreach,
          found: `${names} on offer`,
          explanation: `${says}, and ${names} ${on.length === 1 ? 'is' : 'are'} on offer: by ${ruleName(rule)} the sign would say otherwise. Choose another value, or leave ${on.length === 1 ? 'it' : 'them'} out.`,
        },
      ];
};
