import { describe, expect, it } from 'vitest';
import { readCondition } from '@/simulations/conditions/read-condition';
import type { FeatureSpec } from '@/simulations/features/feature';
import { flag, name, whole } from '@/simulations/features/types';
import { completed, completionsAt, inserted } from './complete';

const FEATURES: FeatureSpec[] = [
  { id: 'winner', type: name('player', 'banker', 'tie'), explains: 'Which hand has the higher total.' },
  { id: 'margin', type: whole(0, 9), explains: 'By how many points the winner wins.' },
  { id: 'banker.total', type: whole(0, 9), explains: 'The banker’s final total.' },
  { id: 'banker.cards', type: whole(2, 3), explains: 'How many cards the banker has.' },
  { id: 'player.pair', type: flag, explains: 'The first two cards have the same rank.' },
];
const HAND: FeatureSpec = { id: 'hand', type: name('pair', 'three-of-a-kind'), explains: 'The hand.' };

/** What is offered where the text has a bar. */
const offered = (marked: string) => {
  const caret = marked.indexOf('|');
  return completionsAt(marked.replace('|', ''), caret, marked.startsWith('hand') ? [HAND] : FEATURES);
};
const shown = (marked: string) => offered(marked)?.options.map((option) => option.shown);

/** What the text becomes when the first thing offered is taken. */
function taken(marked: string): string {
  const found = offered(marked);
  const [first] = found?.options ?? [];
  if (!found || !first) throw new Error(`nothing is offered at ${marked}`);
  const { text, caret } = completed(marked.replace('|', ''), found, first);
  return `${text.slice(0, caret)}|${text.slice(caret)}`;
}

describe('what is offered', () => {
  it.each([
    [
      'at the beginning, every feature',
      '|',
      [
        'winner',
        'margin',
        'banker.total',
        'banker.cards',
        'player.pair',
        'not',
        'min',
        'max',
        'abs',
        'count',
      ],
    ],
    ['for a beginning, the features that have it', 'ban|', ['banker.total', 'banker.cards']],
    ['for the second part of a name too', 'car|', ['banker.cards']],
    ['for a word of its meaning', 'rank|', ['player.pair']],
    [
      'after a number feature, how to compare it',
      'banker.total |',
      ['==', '!=', '>=', '<=', '>', '<', 'in ['],
    ],
    ['after a name feature, only what compares names', 'winner |', ['==', '!=', 'in [']],
    ['after what is true or false, how it goes on', 'player.pair |', ['and', 'or']],
    ['after a comparison, how it goes on', 'banker.total == 7 |', ['and', 'or']],
    ['after a comparison with a feature, how it goes on', 'banker.total == margin |', ['and', 'or']],
    ['names of the feature compared', 'winner == |', ['"player"', '"banker"', '"tie"']],
    ['names in an open quotation', 'winner == "b|', ['"banker"']],
    ['names in a list', 'winner in ["tie", |', ['"player"', '"banker"', '"tie"']],
    [
      'numbers the feature can have, then like features',
      'banker.cards >= |',
      ['2', '3', 'margin', 'banker.total'],
    ],
    ['features after “and”', 'banker.total == 7 and ban|', ['banker.total', 'banker.cards']],
    ['features within brackets', 'not (play|', ['player.pair']],
  ])('%s', (_, marked, expected) => {
    expect(shown(marked)).toEqual(expected);
  });

  it.each(['banker.total == 7|', 'banker.total == "x|', 'winner|', 'zzz|', 'banker.total == 7 and|'])(
    'is nothing at %s',
    (marked) => {
      expect(shown(marked)).toBeUndefined();
    },
  );
});

describe('what is taken', () => {
  it.each([
    ['ban|', 'banker.total|'],
    ['ba|nker', 'banker.total|'],
    ['winner ==|', 'winner == "player"|'],
    ['winner == |', 'winner == "player"|'],
    ['winner == "t|"', 'winner == "tie"|'],
    ['hand == "three-|of-a"', 'hand == "three-of-a-kind"|'],
    ['banker.total |', 'banker.total == |'],
  ])('%s becomes %s', (before, after) => {
    expect(taken(before)).toBe(after);
  });

  it('a condition written only from what is offered can be read', () => {
    let text = '';
    for (const wanted of ['banker.total', '==', '7', 'and', 'winner', '==', '"banker"']) {
      const found = completionsAt(text, text.length, FEATURES);
      const option = found?.options.find((candidate) => candidate.shown === wanted);
      if (!found || !option) throw new Error(`${wanted} is not offered after ${text}`);
      text = completed(text, found, option).text.replace(/(?<=\S)$/, ' ');
    }
    expect(readCondition(text, FEATURES)).toMatchObject({ ok: true });
  });
});

it('a feature inserted from the list is separated from the words beside it', () => {
  expect(inserted('not ()', 5, 5, 'player.pair')).toEqual({ text: 'not (player.pair)', caret: 16 });
  expect(inserted('margin == 2 and', 15, 15, 'winner')).toEqual({
    text: 'margin == 2 and winner',
    caret: 22,
  });
  expect(inserted('and margin', 0, 0, 'winner').text).toBe('winner and margin');
});
