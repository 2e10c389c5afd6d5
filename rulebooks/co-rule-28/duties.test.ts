/** Which duties are held, which a person confirms and which only inform: the principle is in docs/sources/co-rule-28.md. */
import { describe, expect, it } from 'vitest';
import { evaluate } from '../evaluation';
import { parseRulebook } from '../registry';
import { defaultVariant } from '../resolve';
import { signLines } from '../sign-lines';
import type { Variant } from '../variant';
import { coRule28 } from '.';
import { CONDUCT } from './section';

const rulebook = parseRulebook(coRule28);
const rules = new Map(rulebook.sections.flatMap(({ rules }) => rules).map((rule) => [rule.clause, rule]));
const TODAY = '2024-01-15';

const parts = (clause: string, letters: string): string[] =>
  letters.split(' ').map((letter) => `${clause}(${letter})`);

/** Read off the source: what dealer and players do in a round. */
const CONDUCT_OF_DEALING = [
  ...parts('30-2807', '4 5'),
  ...parts('30-2810', '2 3 4 5 6'),
  ...parts('30-2810(6)', 'a b c d'),
  ...parts('30-2812', '2 4'),
  ...parts('30-2813', '1 4'),
  ...parts('30-2815', '1 2 4 5'),
  '30-2815(2)(a)',
  ...parts('30-2816', '1 2 3 4'),
  ...parts('30-2817', '2 4'),
  ...parts('30-2817(4)', 'a b c d e f'),
  ...parts('30-2899.01(6)', 'a b c'),
  ...parts('30-2899.02', '8 9'),
  ...parts('30-2899.02(10)', 'd e h i'),
  ...parts('30-2899.03(6)', 'a b c d'),
  '30-2899.04(5)',
  ...parts('30-2899.04(5)', 'b d e'),
  ...parts('30-2899.04(5)(f)', 'iii vi vii'),
  '30-2899.06(5)',
  ...parts('30-2899.07(6)', 'a c'),
];

/** Read off the source: what stands before the first round, and whose money it is. */
const CONFIRMED = [
  ...parts('30-2803', '1 2 4'),
  '30-2804',
  '30-2805',
  ...parts('30-2806(1)', 'a b'),
  ...parts('30-2806(1)(a)', 'i ii iii iv v'),
  '30-2806(1)(b)(i)',
  '30-2807(3)',
  ...parts('30-2808(3)', 'b d'),
  ...parts('30-2809', '1 2 3'),
  ...parts('30-2810', '1 7'),
  '30-2811',
  ...parts('30-2815(3)', 'a b c'),
  '30-2899.01(2)',
  '30-2899.02',
  ...parts('30-2899.02', '5 6 7'),
  ...parts('30-2899.02(10)', 'b f g'),
  '30-2899.03(2)',
  '30-2899.04(2)',
  '30-2899.04(5)(c)',
  ...parts('30-2899.04(5)(f)', 'ii iv v'),
  '30-2899.05(1)',
  '30-2899.06(1)',
  '30-2899.07(3)',
  ...parts('30-2899.07(6)', 'b d e f'),
  ...['d', 'e', 'f'].map((letter) => `30-2899.07(7)(${letter})(i)`),
  // Rows that the source has lost.
  ...['d', 'e'].map((letter) => `30-2899.07(8)(${letter})`),
  ...parts('30-2899.07(8)(d)', 'ii vi'),
  ...parts('30-2899.07(8)(e)', 'ii iv v'),
  ...parts('30-2899.07(8)(f)', 'ii iv v'),
];

describe('the principle', () => {
  it.each(CONDUCT_OF_DEALING)('%s is conduct of dealing: it informs, and says why', (clause) => {
    expect(rules.get(clause)).toMatchObject({
      kind: 'informative',
      note: expect.stringContaining(CONDUCT),
    });
  });

  it('asks a person for what can be inspected and for whose money it is, and for nothing else', () => {
    const asked = [...rules.values()].filter(({ attests }) => attests !== undefined);
    expect(asked.map(({ clause }) => clause).sort()).toEqual([...CONFIRMED].sort());
  });
});

function offering(game: string, wagers: string[], options: Record<string, string> = {}) {
  const found = rulebook.games.find(({ id }) => id === game);
  if (!found) throw new Error(`no game ${game}`);
  const start = defaultVariant(rulebook, found);
  const variant: Variant = {
    ...start,
    options: { ...start.options, ...options },
    wagers: Object.fromEntries(Object.entries(start.wagers).filter(([id]) => wagers.includes(id))),
  };
  return evaluate({ rulebook, variant, at: TODAY });
}
const clausesOf = (found: ReturnType<typeof offering>) => new Set(found.map(({ clause }) => clause));

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
    ['fortunes-progressive', 'fortunes', parts('30-2899.02', '5 6 7')],
    ['fortunes-progressive', 'fortunes', parts('30-2899.02(10)', 'b f g')],
    ['ez-baccarat', 'ez-progressive', ['30-2899.04(5)(c)', ...parts('30-2899.04(5)(f)', 'ii iv v')]],
    ['eternal-baccarat', 'sun-7-progressive', parts('30-2899.07(6)', 'b d e f')],
  ])('what %s confirms of its meter, only with %s', (game, wager, clauses) => {
    const found = clausesOf(offering(game, ['player', 'banker', 'tie']));
    expect(clauses.filter((clause) => found.has(clause))).toEqual([]);
    const progressive = clausesOf(offering(game, ['player', wager]));
    expect(clauses.filter((clause) => progressive.has(clause))).toEqual(clauses);
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
