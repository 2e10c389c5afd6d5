import { describe, expect, it } from 'vitest';
import { Rulebook } from '@/rulebooks/format/record';
import { gb2007 } from '@/rulebooks/gb-2007';
import { namesOf, optionsInOrder } from './names';

const game = Rulebook.parse(gb2007).games.find(({ id }) => id === 'casino-stud');
if (!game) throw new Error('the rulebook lists casino stud');

const wagers = [
  {
    id: 'ante',
    label: 'Ante and Raise',
    settles: ['ante', 'raise'],
    events: [{ id: 'win', label: 'The round is won' }],
  },
  { id: 'progressive', label: 'Progressive', events: [{ id: 'flush', label: 'A flush' }] },
];

describe('names of what settles together', () => {
  const names = namesOf(game, wagers);
  const about = (wager: string, event: string) =>
    names.subject({ rule: 'r', clause: '1.1', verdict: 'meets', explanation: '', wager, event });

  it('keeps the endings of a round apart from the rows of its pay tables', () => {
    expect(about('ante', 'win')).toBe('Ante, win');
    expect(about('raise', 'three-of-a-kind')).toBe('Raise, three of a kind');
    expect(about('progressive', 'flush')).toBe('Progressive Jackpot, A flush');
  });

  it('gives a round per its first wager, and one of a single wager per wager', () => {
    expect(names.unit({ id: 'ante', settles: ['ante', 'raise'] })).toBe('Ante');
    expect(names.unit({ id: 'insurance', settles: ['insurance'] })).toBe('wager');
  });
});

it('the options of a submission are all those of the game, in the order of the rulebook', () => {
  const [option] = Rulebook.parse(gb2007).games.flatMap(({ options }) => options);
  if (!option) throw new Error('the rulebook has options');
  const options = ['decks', 'aces'].map((id) => ({ ...option, id, default: 'as usual' }));
  expect(optionsInOrder({ options }, { other: 'kept from before', aces: 'high' })).toEqual([
    ['decks', 'as usual'],
    ['aces', 'high'],
    ['other', 'kept from before'],
  ]);
});
