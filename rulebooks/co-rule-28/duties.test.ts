/** What of Colorado's duties is asked of whom: the wagers on offer, the options chosen, the lines of the sign. */
import { describe, expect, it } from 'vitest';
import { evaluate } from '../evaluation';
import { signLines } from '../findings/sign-lines';
import { defaultVariant } from '../offer/resolve';
import { parseRulebook } from '../registry';
import type { Variant } from '../variant/variant';
import { coRule28 } from '.';

const rulebook = parseRulebook(coRule28);
const TODAY = '2024-01-15';

const parts = (clause: string, letters: string): string[] =>
  letters.split(' ').map((letter) => `${clause}(${letter})`);

function offering(game: string, wagers: string[], options: Record<string, string> = {}) {
  const found = rulebook.games.find(({ id }) => id === game);
  if (!found) throw new Error(`no game ${game}`);
  const start = defaultVariant(rulebook, found);
  const variant: Variant = {
    ...start,
    options: { ...start.options, ...options },
    wagers: Object.fromEntries(Object.entries(start.wagers).filter(([id]) => wagers.includes(id))),
  };
  return evaluate({ rulebook, variant, day: TODAY });
}
const clausesOf = (found: ReturnType<typeof offering>) => new Set<string>(found.map(({ clause }) => clause));

describe('what is owed follows from what is on offer', () => {
  const VIGORISH = ['30-2808(3)', '30-2808(3)(a)', '30-2808(3)(b)', '30-2808(3)(d)'];

  it('vigorish, only with a wager that is charged', () => {
    const without = offering('baccarat', ['player', 'tie']);
    expect(VIGORISH.filter((clause) => clausesOf(without).has(clause))).toEqual([]);
    expect(signLines(without).lines.filter(({ text }) => text.includes('Vigorish'))).toEqual([]);
    const charged = offering('baccarat', ['player', 'banker']);
    expect(VIGORISH.filter((clause) => clausesOf(charged).has(clause))).toEqual(VIGORISH);
    expect(signLines(charged).lines.filter(({ text }) => text.includes('Vigorish'))).toHaveLength(1);
  });

  it.each(['golden-frog', 'infinite-fortune', 'eternal-baccarat'])(
    'nothing of it where %s is played free of commission',
    (game) => {
      const at = (charged: string) =>
        clausesOf(offering(game, ['player', 'banker'], { 'vigorish-charged': charged }));
      expect(VIGORISH.filter((clause) => at('winnings').has(clause))).toEqual(VIGORISH);
      expect(VIGORISH.filter((clause) => at('free').has(clause))).toEqual([]);
    },
  );

  it.each([
    ['five-treasures', '30-2899.01(4)'],
    ['eternal-baccarat', '30-2899.07(4)'],
  ])('of %s its own vigorish, under %s, only with the banker', (game, clause) => {
    expect(clausesOf(offering(game, ['player', 'tie'])).has(clause)).toBe(false);
    expect(clausesOf(offering(game, ['player', 'banker'])).has(clause)).toBe(true);
  });

  it.each([
    ['fortunes-progressive', 'fortunes', parts('30-2899.02', '4 5 6 7')],
    ['fortunes-progressive', 'fortunes', parts('30-2899.02(10)', 'a b c d e f g h i')],
    [
      'ez-baccarat',
      'ez-progressive',
      [...parts('30-2899.04(5)', 'b c'), ...parts('30-2899.04(5)(f)', 'i ii iii iv v vi vii')],
    ],
    ['eternal-baccarat', 'sun-7-progressive', parts('30-2899.07(6)', 'b d e f g')],
  ])('what %s confirms of its meter, only with %s', (game, wager, clauses) => {
    const found = clausesOf(offering(game, ['player', 'banker', 'tie']));
    expect(clauses.filter((clause) => found.has(clause))).toEqual([]);
    const progressive = clausesOf(offering(game, ['player', wager]));
    expect(clauses.filter((clause) => progressive.has(clause))).toEqual(clauses);
  });
});

describe('what is asked only under a choice', () => {
  const IDLE = parts('30-2810(6)', 'a d');

  it.each([
    ['dealer', ['30-2810(6)(a)']],
    ['device', []],
    ['continuous', ['30-2810(6)(d)']],
  ])('how cards of an idle table are kept, with shuffling by %s', (shuffling, asked) => {
    const found = clausesOf(offering('baccarat', ['player'], { shuffling }));
    expect(found.has('30-2810(6)')).toBe(true);
    expect(IDLE.filter((clause) => found.has(clause))).toEqual(asked);
  });
});

describe('a clause of two duties', () => {
  it('has a verdict for each: decks are held, the layout is confirmed', () => {
    const at = (decks: string) =>
      offering('infinite-fortune', ['player'], { decks })
        .filter(({ clause }) => clause === '30-2899.06(1)')
        .map(({ verdict }) => verdict);
    expect(at('8')).toEqual(['needs-attestation', 'meets']);
    // Refused at its field: a finding beside that would say it twice.
    expect(at('7')).toEqual(['needs-attestation']);
  });
});
