/** The figures in the readings of section 4, worked out again: twenty games of blackjack, for text that rarely changes. */
import { expect, it } from 'vitest';
import { bestGain } from '@/simulations/games/blackjack/best-round';
import { gainByFirstAce, splitByFirstAce } from '@/simulations/games/blackjack/first-ace';
import { BlackjackParameters, rulesOf } from '@/simulations/games/blackjack/parameters';
import { bestPlay } from '@/simulations/games/blackjack/play';
import { ACE, KINDS } from '@/simulations/games/blackjack/ranks';
import type { Rules } from '@/simulations/games/blackjack/rules';
import { standingAgainst } from '@/simulations/games/blackjack/standing';
import { bestOpenings } from '@/simulations/games/blackjack/whole-round';
import { blackjackAmbiguities } from './ambiguities/section-04-blackjack';

const percent = (given: object): string => {
  const rules = rulesOf(BlackjackParameters.parse({ decks: 6, ...given }), { blackjack: 1.5, win: 1 });
  return `${(-100 * bestGain(rules)).toFixed(6)}%`;
};
const saysOf = (id: string): string => blackjackAmbiguities.find((each) => each.id === id)?.because ?? '';

it.each([
  ['blackjack-decks', [{ decks: 1 }, { decks: 4 }, { decks: 6 }, { decks: 8 }]],
  ['blackjack-takes-all-stakes', [{}, { dealersBlackjack: 'first' }]],
  ['blackjack-first-ace-of-a-player', [{}, { hands: 2 }]],
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

it('blackjack-first-ace-of-a-player, otherwise', { timeout: 300_000 }, () => {
  const rules = rulesOf(BlackjackParameters.parse({ decks: 6 }), { blackjack: 1.5, win: 1 });
  const says = saysOf('blackjack-first-ace-of-a-player');
  expect(says).toContain(`${(-100 * gainByFirstAce(rules)).toFixed(6)}% otherwise`);
  // Of a pair that is split again, nothing is taken from the player here: only split aces, which are two hands in any case.
  const lost = lostOnAces(rules);
  expect(says).toContain(`between ${(-100 * (bestGain(rules) - lost)).toFixed(6)}%`);
});

/** Of a first stake: what a pair of aces gains less where the second hand's ace counts one. */
function lostOnAces(rules: Rules): number {
  let lost = 0;
  for (let up = 0; up < KINDS; up += 1) {
    const standing = standingAgainst(up, rules);
    const played = bestPlay(standing, rules);
    for (const { opening, gain } of bestOpenings(standing, rules, played)) {
      if (opening.pair !== ACE) continue;
      const otherwise = Math.max(played.gains[opening.hand] ?? 0, splitByFirstAce(rules, up, ACE));
      lost += opening.chance * (gain - otherwise);
    }
  }
  return lost;
}

it('blackjack-equal-value', { timeout: 60_000 }, () => {
  const [asRead, otherwise] = ['value', 'rank'].map((pair) => percent({ split: 'any', pair }));
  expect(saysOf('blackjack-equal-value')).toContain(`${asRead} as read and ${otherwise} otherwise`);
});

it('blackjack-double-on-split-aces', { timeout: 120_000 }, () => {
  const asRead = percent({ double: 'any' });
  expect(saysOf('blackjack-double-on-split-aces')).toContain(asRead);
  const otherwise = Number.parseFloat(asRead) - 100 * gainOfDoublingSplitAces(6);
  expect(saysOf('blackjack-double-on-split-aces')).toContain(`${otherwise.toFixed(6)}%`);
});

/** Shares no code with the engine: aces are split against every card, so each may be looked at by itself. */
function gainOfDoublingSplitAces(decks: number): number {
  const shoe = Array.from({ length: 10 }, (_, kind) => (kind === 9 ? 16 : 4) * decks);
  const left = () => shoe.reduce((sum, cards) => sum + cards, 0);
  const each = (of: (kind: number) => number): number => {
    const all = left();
    let sum = 0;
    for (const [kind, cards] of [...shoe.entries()].filter(([, cards]) => cards > 0)) {
      shoe[kind] = cards - 1;
      sum += (cards / all) * of(kind);
      shoe[kind] = cards;
    }
    return sum;
  };
  const score = (points: number, ace: boolean) => (ace && points <= 11 ? points + 10 : points);
  const against = (mine: number, points: number, ace: boolean, cards: number): number => {
    const dealer = score(points, ace);
    if (cards === 2 && dealer === 21) return -1;
    if (dealer < 17) return each((kind) => against(mine, points + kind + 1, ace || kind === 0, cards + 1));
    return dealer > 21 ? 1 : Math.sign(mine - dealer);
  };
  return each((up) => {
    const aces = shoe[0] ?? 0;
    const pair = (aces * (aces - 1)) / (left() * (left() - 1));
    shoe[0] = aces - 2;
    const gain = each((kind) => {
      const mine = score(kind + 2, true);
      const standing = against(mine, up + 1, up === 0, 1);
      if (mine === 21) return 0;
      const doubled = 2 * each((third) => against(score(kind + third + 3, true), up + 1, up === 0, 1));
      return Math.max(0, doubled - standing);
    });
    shoe[0] = aces;
    return pair * 2 * gain;
  });
}
