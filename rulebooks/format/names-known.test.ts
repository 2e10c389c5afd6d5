import { expect, it } from 'vitest';
import { rulebookOf } from '../registry';
import { nameFaults } from './names-known';
import type { Rulebook } from './record';

const messages = (change: (copy: Rulebook) => void, id = 'gb-2007'): string[] => {
  const found = rulebookOf(id);
  if (!found.ok) throw new Error(`${id} is registered`);
  const copy = structuredClone(found.value);
  change(copy);
  return nameFaults(copy).map(({ message }) => message);
};
const scoped = (scope: Rulebook['sections'][number]['rules'][number]['appliesTo']) =>
  messages(({ sections }) => {
    for (const rule of sections[0]?.rules.slice(0, 1) ?? []) rule.appliesTo = scope;
  });

it.each([
  [{ games: ['whist'] }, 'The rulebook lists no game "whist".'],
  [{ exceptGames: ['whist'], wagers: ['trick'] }, 'The rulebook lists no game "whist".'],
  [{ wagers: ['trick'] }, 'No game in its scope has the wager "trick".'],
  // A wager of another game than the rule speaks of.
  [{ games: ['roulette'], wagers: ['pair-plus'] }, 'No game in its scope has the wager "pair-plus".'],
  [{ games: ['roulette'], options: ['trumps'] }, 'No game in its scope has the option "trumps".'],
])('a scope of %j is refused', (scope, says) => {
  expect(scoped(scope)).toEqual([says]);
});

it('a charge and a wager in place of another name one of the same game', () => {
  const charged = messages(({ games }) => {
    for (const option of games.flatMap(({ options }) => options))
      for (const charge of option.charges?.slice(0, 1) ?? []) charge.wager = 'trick';
  }, 'co-rule-28');
  expect(charged[0]).toMatch(/ has no wager "trick"\.$/);
  const instead = messages(({ games }) => {
    for (const wager of games[0]?.wagers.slice(0, 1) ?? []) wager.alternativeTo = 'trick';
  });
  expect(instead).toEqual([expect.stringMatching(/ has no wager "trick"\.$/)]);
});

it('what a wager earns on other hands is chosen by options of the game', () => {
  const without = messages(({ games }) => {
    for (const wager of games.flatMap(({ wagers }) => wagers))
      if (wager.onOthers) wager.onOthers = { ...wager.onOthers, option: 'trumps' };
  });
  expect(without).toEqual(['Pai Gow Poker has no option "trumps".']);
});

it('what a wager wins on depends on options of the game', () => {
  const without = messages(({ games }) => {
    for (const { where } of games.flatMap(({ wagers }) =>
      wagers.flatMap(({ explainsWhere = [] }) => explainsWhere),
    ))
      where.option = 'trumps';
  }, 'co-rule-28');
  expect(new Set(without.map((said) => said.slice(said.indexOf(' has no '))))).toEqual(
    new Set([' has no option "trumps".']),
  );
});

it.each(['trumps', 'foul'])('a reading falls away for %s only where an operator files its lines', (other) => {
  const said = messages(({ games }) => {
    for (const option of games
      .flatMap(({ options }) => options)
      .filter((one) => one.unlessFiled)
      .slice(0, 1))
      option.unlessFiled = other;
  });
  expect(said).toEqual([`Pai Gow Poker has no option "${other}" whose lines an operator files.`]);
});

it('a claim and what compares two readings name a wager of their game', () => {
  const claimed = messages(({ claims }) => {
    for (const { subject } of claims.slice(0, 1)) subject.wager = 'trick';
  });
  expect(claimed).toEqual([expect.stringMatching(/ has no wager "trick"\.$/)]);
  const compared = messages(({ ambiguities }) => {
    for (const { compares } of ambiguities) if (compares) compares.game = 'whist';
  });
  expect(new Set(compared)).toEqual(new Set(['The rulebook lists no game "whist".']));
});

it('a clause that is cited has a rule', () => {
  const cited = messages(({ games }) => {
    for (const wager of games[0]?.wagers.slice(0, 1) ?? []) wager.clause = '99.9' as typeof wager.clause;
  });
  expect(cited).toEqual(['It cites 99.9, which no rule records.']);
});

it('a wager that another must have beside it is one of the same game', () => {
  const beside = messages(({ sections }) => {
    for (const { evidence } of sections.flatMap(({ rules }) => rules))
      for (const part of [evidence ?? []].flat())
        if ('measure' in part && part.measure === 'beside') part.wagers = ['trick'];
  });
  expect(beside).toContain('Blackjack has no wager "trick".');
  expect(beside.every((message) => / has no wager "trick"\.$/.test(message))).toBe(true);
});
