import { describe, expect, it } from 'vitest';
import type { Game, Rulebook } from '@/rulebooks/format/record';
import { chosenOptions, writingFamily } from '@/rulebooks/offer/engine-wager';
import { defaultVariant, resolveVariant } from '@/rulebooks/offer/resolve';
import { rulebooks } from '@/rulebooks/registry';
import { MOST_WRITTEN } from '@/rulebooks/variant/variant';
import { familyHead } from '@/simulations/catalogue/heads';
import { namesRefused } from './names-refused';
import { type Template, templatesOf } from './templates';

const GAMES = rulebooks().flatMap((rulebook) => rulebook.games.map((game) => ({ rulebook, game })));
const ALL = GAMES.filter(({ game }) => writingFamily(game) !== undefined);

it('wagers can be written on every game but those whose hands are counted by classes or have no features', () => {
  expect(GAMES.filter((each) => !ALL.includes(each)).map(({ game }) => game.id)).toEqual([
    'pai-gow-poker',
    'jokers-wild-pai-gow-poker',
    'pai-gow-poker',
    'pai-gow-tiles',
    'nine-and-a-half',
    'fortune-pai-gow-poker',
    'pokara',
    'pai-gow-tiles-wild',
  ]);
});

async function templatesFor(game: Game) {
  const family = writingFamily(game);
  const templates = await familyHead(family ?? '').written?.templates();
  if (!templates) throw new Error(`nothing can be written on ${game.id}`);
  return templatesOf(game, chosenOptions(game, {}), templates);
}
function templatesOfGame(id: string) {
  const found = ALL.find(({ rulebook, game }) => rulebook.id === 'gb-2007' && game.id === id);
  if (!found) throw new Error(`${id} is not in the rulebook`);
  return templatesFor(found.game);
}
const called = (templates: Template[], label: string) =>
  templates.find((template) => template.label === label)?.wager;

/** What is said of the draft with these wagers, each on its own where they are more than a draft can have. */
function problemsWith(rulebook: Rulebook, game: Game, templates: Template[]) {
  const wagers = templates.map(({ wager }, n) => [`own-${n + 1}`, wager] as const);
  const lots = Array.from({ length: Math.ceil(wagers.length / MOST_WRITTEN) }, (_, i) =>
    Object.fromEntries(wagers.slice(i * MOST_WRITTEN, (i + 1) * MOST_WRITTEN)),
  );
  return lots.flatMap((written) => {
    const resolved = resolveVariant(rulebook, { ...defaultVariant(rulebook, game), written });
    return resolved.ok ? [] : resolved.problems;
  });
}

describe.each(ALL.map((each) => [`${each.rulebook.id} ${each.game.id}`, each] as const))(
  'templates of %s',
  async (_, { rulebook, game }) => {
    const { printed, others } = await templatesFor(game);
    const all = [...printed, ...others];

    it('are there, each under an id of its own', () => {
      expect(all.length).toBeGreaterThan(2);
      expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    });

    it('have names that a save accepts', () => {
      expect(all.flatMap(({ id, wager }) => namesRefused({ id, written: wager }))).toEqual([]);
    });

    it('lack only the pays left empty', () => {
      const empty = all.flatMap(({ wager }) => wager.rows.filter(({ pays }) => pays === ''));
      const problems = problemsWith(rulebook, game, all);
      expect(problems.filter(({ code }) => code !== 'odds-empty')).toEqual([]);
      expect(problems).toHaveLength(empty.length);
    });
  },
);

describe('a wager of the rulebook', () => {
  it('keeps its pays, and a stand-off is a row that returns the stake', async () => {
    const wager = called((await templatesOfGame('punto-banco')).printed, 'Punto');
    expect(wager?.label).toBe('Punto, our own');
    expect(wager?.rows.map(({ when, pays }) => [when, pays])).toEqual([
      ['winner == "player"', '1 to 1'],
      ['winner == "tie"', 'push'],
    ]);
  });

  it('exists for a game with decisions, where it looks at the cards and decides nothing', async () => {
    const wager = called((await templatesOfGame('three-card-poker')).printed, 'Pair Plus');
    expect(wager?.rows.at(-1)).toMatchObject({ when: 'player.hand == "pair"', pays: '1 to 1' });
  });

  it('loses the pay that is a share of a meter', async () => {
    const wager = called((await templatesOfGame('casino-stud')).printed, 'Progressive Jackpot');
    expect(wager?.rows.map(({ event, pays }) => [event, pays !== ''])).toEqual([
      ['royal-flush', false],
      ['straight-flush', false],
      ['four-of-a-kind', true],
      ['full-house', true],
      ['flush', true],
    ]);
  });
});

describe('wagers of the kind that the game does not list', () => {
  it('have no pays yet', async () => {
    const seven = called(
      (await templatesOfGame('punto-banco')).others,
      'Banker wins with a three-card seven',
    );
    expect(seven?.rows).toEqual([
      expect.objectContaining({ pays: '', when: expect.stringContaining('banker.cards == 3') }),
    ]);
  });

  it.each(['three-card-poker', 'casino-stud', 'let-it-ride', 'two-way-holdem'])(
    'look at the cards of %s as they are dealt',
    async (id) => {
      const { others } = await templatesOfGame(id);
      expect(others.filter((template) => template.id.startsWith('example-')).length).toBeGreaterThan(1);
    },
  );
});
