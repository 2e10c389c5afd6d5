import { describe, expect, it } from 'vitest';
import { oddsIn } from '@/rulebooks/testing/odds';
import { optionIs } from '../terms/option-is';
import { appliesTo, namesWagers, speaksOf } from '../terms/scope';
import type { Game, Rule, Rulebook, Wager } from './record';
import { asAsked, ruleId, rulesAt, rulesUntil, speaksAt } from './scope';

const rule = (appliesTo: Rule['appliesTo'] = {}, more: Partial<Rule> = {}): Rule => ({
  clause: '1.1',
  inferred: false,
  says: 'What the clause says.',
  kind: 'attested',
  appliesTo,
  parameters: [],
  source: [1, 1],
  ...more,
});
const wager = (id: string, more: Partial<Wager> = {}): Wager => ({
  id,
  label: id,
  clause: '1.2',
  side: false,
  wager: id,
  parameters: {},
  paid: 'at-least',
  minimum: oddsIn({ win: '1 to 1' }),
  payTables: [],
  ...more,
});
const [ante, plus] = [wager('ante'), wager('plus')];
const tabled = wager('tabled', {
  payTables: [{ id: 'a', label: 'A', clause: '1.3', rows: oddsIn({ win: '2 to 1' }) }],
});
const game = {
  id: 'poker',
  wagers: [ante, plus],
  options: [{ id: 'decks' }, { id: 'shuffling' }],
} as unknown as Game;

describe('the rules of a day', () => {
  const clauses = (rules: Rule[]) => rules.map(({ clause }) => clause);
  const book = {
    id: 'xx-1',
    validFrom: '2020-01-01',
    validTo: '2020-12-31',
    sections: [
      { number: '1', title: 'One', rules: [rule({}, { clause: '1.1', validTo: '2020-06-30' })] },
      {
        number: '2',
        title: 'Two',
        rules: [rule({}, { clause: '2.1', validFrom: '2020-07-01' }), rule({}, { clause: '2.2' })],
      },
    ],
  } as unknown as Rulebook;

  it('are those in force, the first and the last day included', () => {
    expect(clauses(rulesAt(book, '2020-06-30'))).toEqual(['1.1', '2.2']);
    expect(clauses(rulesAt(book, '2020-07-01'))).toEqual(['2.1', '2.2']);
  });

  it('are none outside the edition', () => {
    for (const day of ['2019-12-31', '2021-01-01'])
      expect([rulesAt(book, day), rulesUntil(book, day)]).toEqual([[], []]);
  });

  it('and those still to come differ from those that have ended', () => {
    expect(clauses(rulesUntil(book, '2020-06-30'))).toEqual(['1.1', '2.1', '2.2']);
    expect(clauses(rulesUntil(book, '2020-07-01'))).toEqual(['2.1', '2.2']);
  });

  it('go by rulebook and clause', () => {
    expect(ruleId(book, { clause: '2.2' })).toBe('xx-1/2.2');
  });
});

describe('a condition on an option', () => {
  it('is met by any value it names, and always where there is none', () => {
    const where = { option: 'decks', values: ['6', '8'] };
    const chosen = (decks: string) => optionIs(new Map([['decks', decks]]), where);
    expect(['6', '8', '7'].map(chosen)).toEqual([true, true, false]);
    expect(optionIs(new Map(), where)).toBe(false);
    expect(optionIs(new Map(), { option: 'decks', values: [''] })).toBe(true);
    expect(optionIs(new Map(), undefined)).toBe(true);
  });
});

describe('the wagers a rule is about', () => {
  it('are named, or those with printed tables', () => {
    expect(namesWagers(rule({ wagers: ['ante'] }))).toBe(true);
    expect(namesWagers(rule({ printedTables: true }))).toBe(true);
    expect(namesWagers(rule({ games: ['poker'] }))).toBe(false);
  });

  it('never include one that an operator wrote under the same id', () => {
    const own = wager('ante', { written: { label: 'Ante', rows: [], otherwise: 'lose' } });
    const about = rule({ wagers: ['ante'] });
    expect([ante, plus, own].map((each) => speaksOf(about, each))).toEqual([true, false, false]);
    expect(speaksOf(rule(), own)).toBe(true);
  });

  it('have a printed table where the rule is about those', () => {
    const about = rule({ printedTables: true });
    expect([ante, tabled].map((each) => speaksOf(about, each))).toEqual([false, true]);
    expect(speaksOf(rule({ wagers: ['tabled'], printedTables: true }), tabled)).toBe(true);
  });
});

describe('a rule applies', () => {
  const offered = [ante, plus];

  it.each<[string, Rule['appliesTo'], boolean]>([
    ['everywhere, unless it says where', {}, true],
    ['to a game it names', { games: ['poker', 'craps'] }, true],
    ['to no other game', { games: ['craps'] }, false],
    ['to no game it excepts', { exceptGames: ['poker'] }, false],
    ['where another game is excepted', { exceptGames: ['craps'] }, true],
    ['where one of its wagers is on offer', { wagers: ['plus', 'other'] }, true],
    ['to no game without its wagers', { wagers: ['other'] }, false],
    ['to no game without printed tables, where it is about those', { printedTables: true }, false],
    ['where the game has one of its options', { options: ['shuffling', 'other'] }, true],
    ['to no game without its options', { options: ['other'] }, false],
  ])('%s', (_, where, expected) => {
    expect(appliesTo(rule(where), game, offered)).toBe(expected);
  });

  it('under the value of an option it names, whatever is chosen where no choice is given', () => {
    const about = rule({ when: 'option.decks == "6"' });
    expect(appliesTo(about, game, offered, new Map([['decks', '6']]))).toBe(true);
    expect(appliesTo(about, game, offered, new Map([['decks', '8']]))).toBe(false);
    expect(appliesTo(about, game, offered)).toBe(true);
  });

  it('by its evidence or by what it asks a person', () => {
    const two = rule({ games: ['craps'] }, { attestsAbout: { games: ['poker'] } });
    expect(asAsked(two)).toEqual({ ...two, appliesTo: { games: ['poker'] } });
    expect(appliesTo(two, game, offered)).toBe(false);
    expect(speaksAt(two, game, offered)).toBe(true);
    expect(speaksAt(rule({}, { attestsAbout: { games: ['craps'] } }), game, offered)).toBe(true);
    expect(speaksAt(rule({ games: ['craps'] }), game, offered)).toBe(false);
    expect(
      speaksAt(rule({ games: ['craps'] }, { attestsAbout: { games: ['big-six'] } }), game, offered),
    ).toBe(false);
    const one = rule({ games: ['craps'] });
    expect(asAsked(one)).toBe(one);
  });
});
