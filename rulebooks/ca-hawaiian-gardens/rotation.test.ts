/** The wordings of the rotation against the binder: counted by hand from its lines. */
import { describe, expect, it } from 'vitest';
import { rulebookOf } from '../registry';
import { comparedGames } from '../wordings/comparison';
import { rotation } from './rotation';

const found = rulebookOf('ca-hawaiian-gardens');
if (!found.ok) throw new Error('no rulebook');
const book = found.value;

describe('the rotation’s wordings', () => {
  it('are of all 20 banked games, each once, in six groups', () => {
    const games = rotation.groups.flatMap((group) => group.games.map(({ game }) => game));
    // Lines 522, 569, 656, 750, 1009, 1086, 1214, 1317, 1371; 1473; 1654, 1753, 1843; 1960, 2081, 2652; 2425, 2798, 2913; 2310.
    expect(rotation.groups.map((group) => group.games.length)).toEqual([9, 1, 3, 3, 3, 1]);
    expect(games.sort()).toEqual(book.games.map(({ id }) => id).sort());
    expect(games).toHaveLength(20);
  });

  it('leave out the two poker games that have the words of the first group, with the line of each', () => {
    expect(rotation.notAmong.map(({ game, lines }) => [game, ...lines])).toEqual([
      ['Asian 5-Card Stud', 787],
      ['13 Card Poker', 885],
    ]);
    const banked = new Set(rotation.groups.flatMap(({ games }) => games.map(({ game }) => game)));
    for (const poker of ['asian-5-card-stud', 'thirteen-card-poker']) expect(banked).not.toContain(poker);
  });

  it('answer every question, and no two groups answer alike', () => {
    for (const { answers } of rotation.groups) expect(answers).toHaveLength(rotation.asks.length);
    expect(new Set(rotation.groups.map(({ answers }) => answers.join(' '))).size).toBe(6);
  });

  it('are those of the clauses: a limit where “nobody” is said, an offer where it is offered', () => {
    const words = rotation.groups.map((group) =>
      comparedGames(book, group).map(({ wordings }) => wordings.map(({ says }) => says).join(' ')),
    );
    const all = (group: number, pattern: RegExp) => words[group]?.every((text) => pattern.test(text));
    expect(all(0, /nobody has it for more than two hands in a row.*in the last round.*new player/)).toBe(
      true,
    );
    expect(all(1, /^After two hands .* offered .*in the last round.*new player/)).toBe(true);
    expect(all(2, /nobody has it for more than two hands in a row/)).toBe(true);
    expect(all(3, /^After every two hands .* offered clockwise/)).toBe(true);
    expect(all(4, /two (hands|rounds) in a row.*then .* offered clockwise/)).toBe(true);
    expect(all(5, /^At the start of a game a player is offered/)).toBe(true);
    expect(
      [2, 3, 4, 5].some((group) => words[group]?.some((text) => /last round|new player/.test(text))),
    ).toBe(false);
  });
});
