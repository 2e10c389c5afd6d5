/** Whether each wager in scope has beside it the wagers without which nobody may place it. */
import { inScope, type Measures } from '../../judging/situation';
import { listed, ruleName } from '../../spelling/wording';
import type { Part } from './schema';

export const judge: Measures<Part> = (situation, rule, { wagers, enough }) => {
  const { game, offered } = situation;
  const onOffer = new Set(offered.map(({ wager }) => wager.id));
  const word = enough === 'one' ? 'or' : 'and';
  const labelled = (ids: string[]) =>
    listed(
      ids.map((id) => game.wagers.find((one) => one.id === id)?.label ?? id),
      word,
    );
  const absent = wagers.filter((id) => !onOffer.has(id));
  const lacks = enough === 'one' ? absent.length === wagers.length : absent.length > 0;
  const needed = labelled(wagers);
  const missing = labelled(absent);
  return inScope(situation, rule).map(({ wager: { id, label } }) => ({
    wager: id,
    verdict: lacks ? rule.onBreach : 'meets',
    threshold: `${needed} beside it`,
    found: lacks ? `${missing} not on offer` : `${needed} on offer`,
    explanation: lacks
      ? `${label} is on offer without ${missing}, and ${ruleName(rule)} lets nobody place it without. Offer ${missing} as well, or take ${label} off.`
      : `${label} is on offer beside ${needed}, without which ${ruleName(rule)} lets nobody place it.`,
  }));
};
