/** A game that no rulebook lists: read, priced and judged as any other, with nothing printed to compare it with. */
import { describe, expect, it } from 'vitest';
import { analyseVariant } from '../analysis/analyse';
import { filing } from '../cases/case';
import { evaluate } from '../evaluation';
import { sliceOf } from '../format/slice';
import { rulebookFor, rulebookOf } from '../registry';
import { Game } from '../terms/game';
import { sameNumbers } from '../variant/computed-part';
import { FILED_GAME, type FiledGame, RULE_PARTS } from '../variant/filed-game';
import type { Variant } from '../variant/variant';
import { filedGame, NEW_FILED, withFiled } from './filed-game';
import { readVariant } from './read-variant';
import { resolveVariant } from './resolve';
import { variantIn } from './variant-file';

const BARE: Variant = {
  rulebook: 'gb-2007',
  game: 'roulette',
  options: {},
  wagers: {},
  circumstances: {},
  attestations: {},
};
const FILED = filing(BARE, RULE_PARTS);
const TRIAL = { trial: { from: '2008-01-01', to: '2008-03-31' }, kind: 'new-game' as const };
const DAY = '2008-02-01';
const book = (id = 'gb-2007') => {
  const found = rulebookOf(id);
  if (!found.ok) throw new Error(id);
  return found.value;
};
const filed = (change: Partial<FiledGame>): Variant => ({
  ...FILED,
  filed: { ...(FILED.filed as FiledGame), ...change },
});
const problems = (variant: Variant, id?: string) => {
  const resolved = resolveVariant(book(id), variant, undefined);
  return resolved.ok ? [] : resolved.problems.map(({ code, field }) => `${code} ${field}`);
};
const OVER_ROULETTE = {
  ...filed({
    family: 'roulette',
    parameters: { zeros: 1, evenChancesAtZero: 'lost' },
    wagers: { number: { label: 'Number', explains: '', side: false, wager: 'straight-up' } },
  }),
  wagers: { number: { payTable: 'filed', pays: { win: '35 to 1' } } },
};

describe('a filed game', () => {
  it('is a game record like those of a rulebook', () => {
    for (const { filed: game } of [FILED, OVER_ROULETTE])
      expect(Game.safeParse(filedGame(book(), game as FiledGame)).error).toBeUndefined();
    expect(book().games.some(({ id }) => id === FILED_GAME)).toBe(false);
    const found = rulebookFor(FILED);
    expect(found.ok && found.value.games.at(-1)?.label).toBe('Lucky Nines');
    expect(found.ok && withFiled(found.value, FILED)).toBe(found.ok && found.value);
    expect(withFiled(book(), BARE)).toBe(book());
  });

  it('is priced by the counts filed, without a witness, and says so', async () => {
    const analysis = await analyseVariant(FILED, { rounds: 1000, seed: 1, threads: 1 });
    // By hand: 4 of 52 cards pay 10 to 1, so of 52 staked 44 come back.
    expect(analysis.ok && analysis.value.wagers).toMatchObject([
      { houseEdge: '2/13', basis: 'not recomputed: counts by the applicant', payTable: 'filed' },
    ]);
    expect(analysis.ok && analysis.value.witness).toEqual([]);
  });

  it('over a family is counted by it, with a witness', async () => {
    const analysis = await analyseVariant(OVER_ROULETTE, { rounds: 65_536, seed: 1, threads: 1 });
    expect(analysis.ok && analysis.value.wagers).toMatchObject([{ houseEdge: '1/37' }]);
    expect(analysis.ok && analysis.value.witness.map(({ wager }) => wager)).toEqual(['number']);
  });

  it('is judged by the general rules alone, as a trial', () => {
    const found = evaluate({ rulebook: book(), variant: { ...FILED, circumstances: TRIAL }, day: DAY });
    const verdicts = (clause: string) =>
      found.filter((one) => one.clause === clause).map(({ verdict }) => verdict);
    expect(verdicts('2.3')).toEqual(['needs-consent']);
    expect(verdicts('2.3(b)')).toEqual(['needs-consent', 'meets']);
    expect(verdicts('2.3(c)')).toEqual(['needs-notice']);
    for (const clause of ['2.3(a)', '2.3(f)', '2.3(g)'])
      expect(verdicts(clause), clause).toEqual(['needs-attestation']);
    expect(found.find(({ clause }) => clause === '2.3')?.explanation).toContain(
      'No minimum odds are printed for it, so none are compared',
    );
    expect(new Set(found.map(({ clause }) => clause.split('.')[0]))).toEqual(new Set(['2']));
  });

  it('lacks a first and last day, or a part of its rules, by 2.3(b)', () => {
    const found = (variant: Variant) =>
      evaluate({ rulebook: book(), variant, day: DAY })
        .filter(({ clause }) => clause === '2.3(b)')
        .map(({ verdict, explanation }) => `${verdict}: ${explanation}`);
    expect(found(FILED)[0]).toMatch(/^not-assessed: Lucky Nines is on trial/);
    expect(found(filing(BARE, ['equipment', 'play', 'layout', 'dealing']))[1]).toMatch(
      /^breach: The rules of Lucky Nines say nothing of settlement and irregularities/,
    );
  });

  it('is judged from the slice that a browser has as from the whole rulebook', () => {
    const variant = { ...FILED, circumstances: TRIAL };
    const slice = sliceOf(book(), filedGame(book(), NEW_FILED));
    expect(evaluate({ rulebook: slice, variant, day: DAY })).toEqual(
      evaluate({ rulebook: book(), variant, day: DAY }),
    );
  });

  it('is refused where no clause lets a new game be tried, and as any other kind', () => {
    for (const id of ['co-rule-28', 'sg-thbp-v6'])
      expect(problems({ ...FILED, rulebook: id }, id)).toContain('filed-not-tried filed');
    expect(problems({ ...FILED, circumstances: { kind: 'variation' } })).toEqual([
      'filed-stray circumstances.kind',
    ]);
    expect(problems({ ...FILED, game: 'roulette' })).toEqual(['filed-stray filed']);
    const { filed: _, ...none } = FILED;
    expect(problems(none)).toContain('game-unknown game');
  });

  it('says what is not finished at its field', () => {
    const wager = (FILED.filed as FiledGame).wagers.nine;
    const one = (change: object) =>
      filed({ wagers: { nine: { ...wager, ...change } as FiledGame['wagers'][string] } });
    const model = wager?.model;
    const events = model?.events ?? [];
    const counted = (...counts: string[]) =>
      one({ model: { ...model, events: events.map((event, at) => ({ ...event, count: counts[at] })) } });
    expect(problems(FILED)).toEqual([]);
    expect(problems(filed({ label: ' ' }))).toEqual(['filed-incomplete filed.label']);
    expect(problems(filed({ family: 'own-model' }))).toEqual(['filed-incomplete filed.family']);
    expect(problems(filed({ family: 'roulette', parameters: { zeros: 99 } }))).toEqual([
      'option-value filed.parameters.zeros',
    ]);
    expect(problems(one({ model: undefined }))).toEqual(['filed-incomplete filed.wagers.nine']);
    expect(problems(counted('4', '0'))).toEqual(['count-row filed.wagers.nine.model.events.1.count']);
    expect(problems(counted('4.5', '48'))).toEqual(['count-row filed.wagers.nine.model.events.0.count']);
    expect(
      problems(one({ model: { ...model, events: events.map((event) => ({ ...event, label: 'Same' })) } })),
    ).toEqual(['count-row filed.wagers.nine.model.events.1.label']);
    expect(problems({ ...FILED, wagers: { nine: { payTable: 'filed', pays: {} } } })).toEqual([
      'odds-empty pays.nine.nine',
    ]);
  });
});

describe('what a filed game may hold', () => {
  const read = (change: unknown) =>
    readVariant({ ...FILED, filed: { ...FILED.filed, ...(change as object) } }).ok;
  it('is bounded, plain and claims nothing', () => {
    expect(read({})).toBe(true);
    expect(read({ label: 'Approved by the Gambling Commission' })).toBe(false);
    expect(read({ label: 'Nines\u202e' })).toBe(false);
    expect(read({ parameters: { segments: [{ label: 'Approved by the Gambling Commission' }] } })).toBe(
      false,
    );
    expect(read({ parameters: { long: 'x'.repeat(9_000) } })).toBe(false);
    expect(read({ rules: { play: Array.from({ length: 61 }, () => 'x') } })).toBe(false);
    expect(read(JSON.parse('{"wagers":{"__proto__":{"label":"x"}}}'))).toBe(false);
    expect(read({ wagers: { 'Not An Id': { label: 'x' } } })).toBe(false);
  });

  it('goes through a file unchanged', () => {
    const again = variantIn(JSON.parse(JSON.stringify({ at: DAY, ...FILED })));
    expect(again.ok && again.value.variant).toEqual(FILED);
  });

  it('has text that no number depends on', () => {
    expect(sameNumbers(FILED, filing(BARE, []))).toBe(true);
    expect(sameNumbers(FILED, filed({ proprietor: 'Nines Ltd' }))).toBe(true);
    expect(sameNumbers(FILED, filed({ family: 'roulette' }))).toBe(false);
  });
});
