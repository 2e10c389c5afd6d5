import { describe, expect, it } from 'vitest';
import { limitSaid } from '@/server/vocabulary/limit-words';
import { everySubject, GAMES } from '../../testing/every-subject';
import type { Subject } from '../subject';
import { manyWagers } from '../testing/many-wagers';
import { ROUND_SUBJECT } from '../testing/round-subject';
import { SUBJECT } from '../testing/subject';
import { limitsFor, limitsOf, limitsOfNone, limitsTwice } from './limits';
import { plainText } from './plain-text';
import { sign } from './sign';
import { stakesOn } from './stakes';
import { offered } from './wagers';

const optional = { minimum: 100, maximum: 5000 };
const limited = (more: object, of: Subject = SUBJECT): Subject => ({
  ...of,
  game: {
    ...of.game,
    wagers: of.game.wagers.map((each) => ({ ...each, side: each.side || each.id === 'tie' })),
  },
  variant: {
    ...of.variant,
    circumstances: {
      ...of.variant.circumstances,
      limits: { currency: 'GBP', minimum: 500, maximum: 50_000, ...more },
    },
  },
});

describe('limits by group of wagers', () => {
  it('are one line where optional wagers have none of their own, as in every variant stored before', () => {
    expect(limitsOf(limited({})).map(limitSaid)).toEqual(['Minimum\u00a0£5   Maximum\u00a0£500']);
  });
  it('are on the sign beside the game’s own where they differ', () => {
    expect(limitsOf(limited({ optional })).map(limitSaid)).toEqual([
      'Minimum\u00a0£5   Maximum\u00a0£500',
      'Tie: minimum\u00a0£1, maximum\u00a0£50',
    ]);
    expect(plainText(sign(limited({ optional })).paper)).toContain('Tie: minimum\u00a0£1');
  });
  it('name no optional wager where none is offered', () => {
    const { game, ...rest } = limited({ optional });
    const without = { ...game, wagers: game.wagers.map((each) => ({ ...each, side: false })) };
    expect(limitsOf({ ...rest, game: without })).toHaveLength(1);
  });
});

it('the price of a wager from a meter is what its line on the sign says, in the smallest coin', () => {
  const { limits, prices, ranges } = limitsFor(ROUND_SUBJECT);
  expect(limits.find(({ group }) => group === 'progressive')).toMatchObject({ minimum: '£1', maximum: '£1' });
  expect(prices).toEqual({ minimum: 100, maximum: 100 });
  expect(ranges).toContainEqual({ group: 'progressive', minimum: 100, maximum: 100 });
  expect(limitsFor(SUBJECT).prices).toBeUndefined();
});

describe('limits that no sign can show', () => {
  it('are those of optional wagers where none is on offer, or none but one paid from a meter', () => {
    expect(limitsOfNone(limited({ optional }))).toEqual([]);
    expect(limitsOfNone(limited({}))).toEqual([]);
    const without = limited({ optional });
    const main = { ...without.game, wagers: without.game.wagers.map((one) => ({ ...one, side: false })) };
    expect(limitsOfNone({ ...without, game: main })).toEqual(['optional']);
    const { tie: _, ...wagers } = without.variant.wagers;
    const offers = Object.fromEntries(
      Object.entries(wagers).filter(([id]) => !without.game.wagers.find((one) => one.id === id)?.side),
    );
    expect(limitsOfNone({ ...without, variant: { ...without.variant, wagers: offers } })).toEqual([
      'optional',
    ]);
    // The one side wager of the test round is its jackpot, which a meter pays.
    const round = limited({ optional }, ROUND_SUBJECT);
    const jackpot = round.game.wagers.filter(({ id, side }) => side && id in round.variant.wagers);
    expect(jackpot.map(({ id }) => id)).toEqual(['jackpot']);
    expect(limitsOfNone(round)).toEqual(['optional']);
  });
  it('are an option and a declaration that differ, and not an option that is left as it begins', () => {
    const option = (end: 'minimum' | 'maximum') => ({
      ...(SUBJECT.game.options[0] ?? {}),
      id: `own-${end}`,
      label: `${end} optional wager`,
      kind: 'amount',
      values: [{ value: 'same', label: 'as for the main wagers' }],
      default: 'same',
      limits: end,
    });
    const of = (options: Record<string, string>, declared: object = { optional }) => {
      const { game, variant, ...rest } = limited(declared);
      const all = [...game.options, option('minimum'), option('maximum')] as typeof game.options;
      return {
        ...rest,
        game: { ...game, options: all },
        variant: { ...variant, options: { ...variant.options, ...options } },
      };
    };
    expect(limitsTwice(of({}))).toBe(false);
    expect(limitsTwice(of({ 'own-minimum': '1', 'own-maximum': '50' }))).toBe(false);
    expect(limitsTwice(of({ 'own-minimum': '2' }))).toBe(true);
    expect(limitsTwice(of({ 'own-maximum': '60' }))).toBe(true);
    expect(limitsTwice(of({ 'own-minimum': '2' }, {}))).toBe(false);
    // With no declaration the option holds, and the other end is that of the main wagers.
    expect(limitsOf(of({ 'own-minimum': '2' }, {})).map(limitSaid)[1]).toBe(
      'Tie: minimum\u00a0£2, maximum\u00a0£500',
    );
  });
});

describe('the limits of optional wagers say which those are', () => {
  /** Wagers by their names; an asterisk marks an optional one. */
  const named = (...names: string[]) => {
    const many = manyWagers(names.length, false);
    const called = <Each extends { label: string }>(each: Each, index: number) => ({
      ...each,
      label: names[index]?.replace('*', '') ?? '',
      side: names[index]?.startsWith('*') ?? false,
    });
    return limited(
      { optional },
      {
        ...many,
        game: { ...many.game, wagers: many.game.wagers.map(called) },
        analysis: { ...many.analysis, wagers: many.analysis.wagers.map(called) },
      },
    );
  };
  const saidOf = (subject: Subject, all = offered(subject)) =>
    limitsOf(subject, all).map(({ group, wagers }) => [group, wagers]);

  it('by their names', () => {
    expect(saidOf(named('Red', '*Perfect Pairs', '*Royal Match'))).toEqual([
      ['all', undefined],
      ['optional', 'Perfect Pairs and Royal Match'],
    ]);
  });
  it('by one name where all of that name are meant, and by each where one is a main wager', () => {
    const pairs = ['*Match Pair, Player', '*Match Pair, Banker'];
    expect(saidOf(named('Red', ...pairs))[1]).toEqual(['optional', 'Match Pair']);
    expect(saidOf(named('Red', 'Match Pair, either', ...pairs))[1]).toEqual([
      'optional',
      'Match Pair, Player and Match Pair, Banker',
    ]);
  });
  it('by the others, where their names are too many for a line', () => {
    const many = Array.from({ length: 8 }, (_, index) => `*Lucky wager ${index + 1}`);
    const subject = named('Player', 'Tie', ...many);
    expect(saidOf(subject)[1]).toEqual(['optional', 'Wagers other than Player and Tie']);
    const sheet = offered(subject).slice(1);
    expect(saidOf(subject, sheet)[1]).toEqual(['optional', 'Wagers on this sheet other than Tie']);
  });
  it('on a sheet of its own by the sheet, and where no others are offered not at all', () => {
    const subject = named('Red', '*Sun', '*Moon');
    expect(saidOf(subject, offered(subject).slice(1))).toEqual([['optional', 'Wagers on this sheet']]);
    expect(saidOf(named('*Sun', '*Moon'))).toEqual([['optional', undefined]]);
    // The sheet beside it has other limits, so this one says whose it has.
    expect(saidOf(subject, offered(subject).slice(0, 1))).toEqual([['all', 'Wagers on this sheet']]);
    expect(saidOf(subject, offered(subject).slice(0, 2))[0]).toEqual(['all', undefined]);
    const plain = named('Red', 'Black');
    expect(saidOf(plain, offered(plain).slice(0, 1))).toEqual([['all', undefined]]);
  });
});

describe('limits in a round in which more is staked after the first', () => {
  const saidOf = (subject: Subject) => limitsOf(subject).map(limitSaid);
  it('are those of the first stake, by its name', () => {
    expect(saidOf(limited({}, ROUND_SUBJECT))[0]).toBe('Ante: minimum\u00a0£5, maximum\u00a0£500');
  });
  it('are those of each other wager beside it, and not of one that follows another', () => {
    const wagers = (follows: string) =>
      limited({}).game.wagers.map((each) => ({
        ...each,
        side: false,
        ...(each.id === follows && { atMost: { of: 'player', share: '1/2' } }),
      }));
    const { game, ...rest } = limited({});
    const of = (follows: string) => ({ ...rest, game: { ...game, wagers: wagers(follows) } });
    const names = offered(of('')).map(({ label }) => label);
    const { id = '', label = '' } = offered(of(''))[1]?.wager ?? {};
    const others = names.filter((name) => name !== label);
    expect(names.length).toBe(others.length + 1);
    expect(saidOf(of(''))).toEqual(['Minimum\u00a0£5   Maximum\u00a0£500']);
    expect(limitsOf(of(id))[0]?.wagers?.split(/, | and /)).toEqual(others);
    expect(limitsOf(of(id), offered(of(id)).slice(1, 2))).toEqual([]);
  });
  it('are those of all but the wagers that follow, where the names of the others are too many for a line', () => {
    const { game, ...rest } = limited({});
    const long = (id: string) => `${id}, a wager with a long name`;
    const wagers = game.wagers.map((each, at) => ({
      ...each,
      label: at === 0 ? 'Insurance' : long(each.id),
      side: false,
      ...(at === 0 && { atMost: { of: 'x', share: '1/2' } }),
    }));
    const named = new Map(wagers.map(({ id, label }) => [id, label]));
    const analysis = {
      ...rest.analysis,
      wagers: rest.analysis.wagers.map((each) => ({ ...each, label: named.get(each.id) ?? each.label })),
    };
    const subject = { ...rest, analysis, game: { ...game, wagers } };
    expect(limitsOf(subject)[0]?.wagers).toBe('Wagers other than Insurance');
  });
  it('of an optional wager that may be raised are of its first stake', async () => {
    const [, stud] = GAMES.find(([name]) => name === 'gb-2007 casino-stud') ?? [];
    if (!stud) throw new Error('no casino stud');
    const found = await everySubject(stud);
    expect(limitsOf(found)[1]?.wagers).toBe('Bonus Insurance, first stake');
    const bonus = offered(found).filter(({ label }) => label === 'Bonus Insurance');
    expect(limitsOf(found, bonus)[0]?.wagers).toBe('Bonus Insurance, first stake');
  });
});

describe('limits of inside and outside bets', async () => {
  const [, wheel] = GAMES.find(([name]) => name === 'gb-2007 roulette') ?? [];
  if (!wheel) throw new Error('no roulette');
  const whole = await everySubject(wheel);
  const inside = { minimum: 100, maximum: 5000 };
  const outside = { minimum: 1000, maximum: 100_000 };
  const of = (more: object, without: readonly string[] = []): Subject => {
    const isOn = ({ id }: { id: string }) => !without.includes(id);
    const wagers = Object.entries(whole.variant.wagers).filter(([id]) => isOn({ id }));
    return {
      ...whole,
      analysis: { ...whole.analysis, wagers: whole.analysis.wagers.filter(isOn) },
      variant: {
        ...whole.variant,
        wagers: Object.fromEntries(wagers),
        circumstances: {
          ...whole.variant.circumstances,
          limits: { currency: 'GBP', minimum: 500, maximum: 50_000, ...more },
        },
      },
    };
  };
  const RAGE = 'roulette-rage';
  const said = (subject: Subject) => limitsOf(subject).map(limitSaid);

  it('are a line each, by the headings under which those wagers stand', () => {
    const both = of({ inside, outside }, [RAGE]);
    expect(said(both)).toEqual([
      'Inside bets: minimum\u00a0£1, maximum\u00a0£50',
      'Outside bets and even chances: minimum\u00a0£10, maximum\u00a0£1,000',
    ]);
    expect(plainText(sign(both).paper)).toContain('Outside bets and even chances: minimum\u00a0£10');
  });
  it('leave those of the table to the others, whichever they are', () => {
    expect(said(of({ inside }))).toEqual([
      'Minimum\u00a0£5   Maximum\u00a0£500',
      'Inside bets: minimum\u00a0£1, maximum\u00a0£50',
    ]);
    expect(said(of({ inside, outside }))[2]).toBe('Roulette Rage: minimum\u00a0£5, maximum\u00a0£500');
    expect(said(of({ inside, outside, optional }))).toEqual([
      'Inside bets: minimum\u00a0£1, maximum\u00a0£50',
      'Outside bets and even chances: minimum\u00a0£10, maximum\u00a0£1,000',
      'Roulette Rage: minimum\u00a0£1, maximum\u00a0£50',
    ]);
  });
  it('name the even chances alone where no other outside bet is on offer', () => {
    const others = ['column', 'dozen', 'split-columns', 'split-dozens'];
    expect(limitsOf(of({ outside }, [RAGE, ...others]))[1]?.wagers).toBe('Even chances');
  });
  it('are one line where neither has its own, as in every variant stored before', () => {
    expect(said(of({}))).toEqual(['Minimum\u00a0£5   Maximum\u00a0£500']);
  });
  it('are those of the stake on each wager', () => {
    const subject = of({ inside, outside });
    const stakes = offered(subject).map((each) => [each.wager.id, stakesOn(each, subject)?.maximum]);
    expect(Object.fromEntries(stakes)).toMatchObject({
      'straight-up': 5000,
      'six-line': 5000,
      column: 100_000,
      'red-black': 100_000,
      'split-dozens': 100_000,
      [RAGE]: 50_000,
    });
  });
  it('cannot be shown where no such bet is on offer', () => {
    const evens = whole.game.wagers.filter(({ group }) => group !== 'Inside bets').map(({ id }) => id);
    expect(limitsOfNone(of({ inside, outside }, [RAGE]))).toEqual([]);
    expect(limitsOfNone(of({ inside, outside }, evens))).toEqual(['outside']);
  });
  it('come to a table with the groups of what is on offer, in the smallest coin', () => {
    expect(limitsFor(of({ inside, outside }, [RAGE]))).toMatchObject({
      groups: ['inside', 'outside'],
      ranges: [
        { group: 'inside', ...inside },
        { group: 'outside', ...outside },
      ],
    });
    expect(limitsFor(of({ inside }))).toMatchObject({
      groups: ['inside', 'outside', 'optional'],
      ranges: [
        { group: 'all', minimum: 500, maximum: 50_000 },
        { group: 'inside', ...inside },
      ],
    });
  });
});
