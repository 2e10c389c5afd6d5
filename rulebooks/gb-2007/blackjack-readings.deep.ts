/** The figures in the readings of section 4, worked out again: twenty games of blackjack, for text that rarely changes. */
import { expect, it } from 'vitest';
import { bestGain } from '@/simulations/games/blackjack/best-round';
import { BlackjackParameters, rulesOf } from '@/simulations/games/blackjack/parameters';
import { blackjackAmbiguities } from './ambiguities/section-04-blackjack';

const percent = (given: object): string => {
  const rules = rulesOf(BlackjackParameters.parse({ decks: 6, ...given }), { blackjack: 1.5, win: 1 });
  return `${(-100 * bestGain(rules)).toFixed(6)} %`;
};
const saysOf = (id: string): string => blackjackAmbiguities.find((each) => each.id === id)?.because ?? '';

it.each([
  ['blackjack-decks', [{ decks: 1 }, { decks: 4 }, { decks: 6 }, { decks: 8 }]],
  ['blackjack-takes-all-stakes', [{}, { dealersBlackjack: 'first' }]],
  ['blackjack-ace-for-good', [{ soft17: 'hit' }, { soft17: 'hit-for-good' }]],
  [
    'blackjack-double-with-an-ace',
    [{}, { double: '9-11-ace-low' }, { soft17: 'hit' }, { soft17: 'hit', double: '9-11-ace-low' }],
  ],
  ['blackjack-aces-again', [{}, { resplitAces: 'yes' }]],
  ['blackjack-split-21', [{}, { splitTwentyOne: 'beats-longer' }]],
  ['blackjack-split-limit', [{}, { hands: 4 }, { hands: 3 }, { hands: 2 }]],
])('%s', { timeout: 120_000 }, (id, rules) => {
  for (const each of rules) expect(saysOf(id), JSON.stringify(each)).toContain(percent(each));
});

it('blackjack-equal-value', { timeout: 60_000 }, () => {
  const points = Number.parseFloat(percent({})) - Number.parseFloat(percent({ split: 'any' }));
  expect(saysOf('blackjack-equal-value')).toContain(`${points.toFixed(6)} points`);
});
