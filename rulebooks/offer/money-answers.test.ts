import { describe, expect, it } from 'vitest';
import { rulebooks } from '../registry';
import { GameMoney } from '../terms/game-money';
import { moneyAnswers, moneyOf } from './money-answers';

const said = (rulebook: string, game: string): string[] => {
  const found = rulebooks()
    .find(({ id }) => id === rulebook)
    ?.games.find(({ id }) => id === game);
  if (!found) throw new Error(`no game ${game}`);
  return moneyAnswers(found).map(({ answer }) => answer);
};

describe('who banks, what the house earns, what a player pays', () => {
  it('is answered for every game of every rulebook', () => {
    const banks = rulebooks().map(({ id, games }) => [
      id,
      [...new Set(games.map((game) => moneyOf(game).bank))],
    ]);
    expect(banks).toEqual([
      ['gb-2007', ['house']],
      ['sg-thbp-v6', ['house']],
      ['co-rule-28', ['house']],
      ['ca-hawaiian-gardens', ['player-dealer']],
    ]);
  });

  it('the house banks roulette, earns its edge, and a player pays nothing else', () => {
    expect(said('gb-2007', 'roulette')).toEqual([
      'The house banks this game.',
      'Its edge on each wager.',
      'Nothing.',
    ]);
  });

  it('Colorado’s baccarat has a commission besides', () => {
    expect(said('co-rule-28', 'baccarat').slice(1)).toEqual([
      'Its edge on each wager and a commission.',
      'A commission on what is won, or on the wager.',
    ]);
  });

  it('a player banks EZ Baccarat, and the house lives on fees', () => {
    expect(said('ca-hawaiian-gardens', 'ez-baccarat-panda-8')).toEqual([
      'A player banks this game as player-dealer. The house has no stake in it.',
      'Collection fees, whatever the outcome.',
      'A collection fee for each bet for which one is posted; the player-dealer one for each hand.',
    ]);
  });
});

describe('a record', () => {
  const money = { bank: 'player-dealer', clause: '9.1', earns: ['fee'], playerPays: ['fee'] };
  it.each([
    [{ earns: ['edge'] }, 'whoever banks a game earns its edge'],
    [{ bank: 'house' }, 'whoever banks a game earns its edge'],
    [{ bank: 'pool' }, 'a take-out is of a pool'],
    [{ playerPays: ['commission'] }, 'what a player pays is earned by the house'],
  ])('that says %o is refused', (change, message) => {
    expect(GameMoney.safeParse({ ...money, ...change }).error?.issues[0]?.message).toContain(message);
    expect(GameMoney.safeParse(money).success).toBe(true);
  });

  it('the fee is for each Ante where the rules take it for that alone', () => {
    expect(said('ca-hawaiian-gardens', 'ultimate-texas-holdem')[2]).toBe(
      'A collection fee for each Ante for which one is posted; the player-dealer one for each hand.',
    );
  });
});
