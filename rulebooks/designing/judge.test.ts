import { describe, expect, it } from 'vitest';
import { familyOf } from '@/simulations/catalogue/families';
import type { Game, Wager } from '../format/record';
import { defaultVariant, resolveVariant } from '../offer/resolve';
import { rulebookOf } from '../registry';
import { gameOf } from '../terms/lookup';
import { designable, judge, readWish, type Subject, startingWish } from '.';
import { offeredAt } from './judge';

function must<T>(result: { ok: true; value: T } | { ok: false }): T {
  if (!result.ok) throw new Error('expected a value');
  return result.value;
}
const rulebook = must(rulebookOf('gb-2007'));

function subjectOf(gameId: string, wagerId: string): Subject {
  const game = must(gameOf(rulebook, gameId));
  const variant = defaultVariant(rulebook, game);
  const { wagers } = must(resolveVariant(rulebook, variant));
  const found = wagers.find(({ wager }) => wager.id === wagerId);
  if (!found) throw new Error(wagerId);
  const { wager, spec, table, engine } = found;
  const distribution = familyOf(engine.family).distribution(engine.parameters, engine.wager);
  return { rulebook, game, wager, spec, table, distribution, variant, day: '2008-01-01' };
}

describe('the variant that is judged', () => {
  const rage = subjectOf('roulette', 'roulette-rage');

  it('offers this wager alone, at these pays', () => {
    const own = { label: 'Own', rows: [], otherwise: 'lose' as const };
    const variant = { ...rage.variant, written: { 'own-1': own } };
    expect(offeredAt({ ...rage, variant }, { 'run-4': '7 to 1' })).toEqual({
      ...rage.variant,
      wagers: { 'roulette-rage': { payTable: 'table-1', pays: { 'run-4': '7 to 1' } } },
    });
  });

  it('offers a wager that the operator wrote at these pays, and at its own where none is designed', () => {
    const row = (event: string, pays: string) => ({ event, label: event, when: 'zero', pays });
    const own = { label: 'Own', rows: [row('a', '1 to 1'), row('b', '2 to 1')], otherwise: 'lose' as const };
    const wager = { ...rage.wager, id: 'own-1', written: own };
    expect(offeredAt({ ...rage, wager }, { a: '9 to 1' })).toEqual({
      ...rage.variant,
      wagers: {},
      written: { 'own-1': { ...own, rows: [row('a', '9 to 1'), row('b', '2 to 1')] } },
    });
  });

  it('is found only by the rules about its pays', () => {
    const table = rage.wager.payTables[0]?.rows ?? {};
    const { findings, verdict } = judge(rage, table, '1/20');
    // Least pays in 2.9(a) and 3.28, notices of the table in use and of odds in 2.9(c) and 2.10, the proprietor in 3.12.
    expect(findings.map(({ clause }) => clause)).toEqual(['2.9(a)', '2.9(c)', '2.10', '3.12', '3.28']);
    expect(verdict).toBe('needs-notice');
    expect(judge(rage, table, '-1/20').findings[0]).toMatchObject({
      verdict: 'player-gains',
      clause: '3.28',
    });
  });
});

describe('a wager whose best play depends on its pays', () => {
  const game = must(gameOf(rulebook, 'three-card-poker'));
  const wagerOf = (id: string) => game.wagers.find((wager) => wager.id === id) as Wager;
  const [ante, plus] = [wagerOf('ante'), wagerOf('pair-plus')];
  const said = (...wagers: Wager[]) => {
    const result = designable({ ...game, wagers } as Game, ante);
    return result.ok ? [] : result.problems;
  };
  const start =
    'The best way to play Ante depends on what it pays, so a list of tables cannot be worked out at once.';

  it('is not designed, and the wagers that can be are named', () => {
    expect(said(ante, plus)).toEqual([
      {
        code: 'wager-unknown',
        field: 'wagers.ante',
        message: `${start} No decision affects Pair Plus: design a table for it instead.`,
      },
    ]);
    expect(said(ante, plus, { ...plus, id: 'second', label: 'Second' })[0]?.message).toBe(
      `${start} No decision affects Pair Plus and Second: design a table for one of them instead.`,
    );
    expect(said(ante)[0]?.message).toBe(
      `${start} Change its cells instead: each change is solved as you make it.`,
    );
  });

  it('is refused before its wish is read', () => {
    const rage = subjectOf('roulette', 'roulette-rage');
    const asked = readWish({ ...rage, game, wager: ante }, { ...startingWish(rage), from: 'x' });
    expect(asked.ok ? [] : asked.problems.map(({ field }) => field)).toEqual(['wagers.ante']);
  });
});
