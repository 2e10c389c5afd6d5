import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { severityOf } from '@/rulebooks/findings/open-codes';
import { countsOf, openItems } from '@/rulebooks/findings/open-items';
import { FILED_GAME } from '@/rulebooks/variant/filed-game';
import { fromText } from '@/simulations/exact/fraction';
import { gameRounds } from '../analyses/game-rounds';
import { storeSolution } from '../analyses/queries';
import { solutionKey } from '../analyses/solution-key';
import { programsOwn } from '../rulebooks/shelf';
import { MEMBER, OTHER_MEMBER, type TestSite, testSite } from '../testing/site';
import { DRAFTS_A_PAGE } from './list-drafts';
import type { DraftSummary } from './shapes';

let site: TestSite;
beforeEach(async () => {
  site = await testSite();
});
afterEach(() => site.remove());

const create = (name: string, game = 'roulette', rulebook = 'gb-2007') =>
  site.as(MEMBER).drafts.create({ rulebook, game, name });
const names = async (asked: { find?: string; order?: 'newest' | 'oldest' | 'name'; page?: number } = {}) =>
  (await site.as(MEMBER).drafts.list(asked)).drafts.map(({ name }) => name);
const only = async () => (await site.as(MEMBER).drafts.list()).drafts[0]?.glance;

describe('the list of drafts', () => {
  it('finds by name, game and rulebook, whatever the capitals and accents', async () => {
    await create('Ærø table');
    await create('Zürich', 'sic-bo');
    await create('Zurich 2');
    expect(await names({ find: 'zurich' })).toEqual(['Zurich 2', 'Zürich']);
    expect(await names({ find: 'ROULETTE zür' })).toEqual(['Zurich 2']);
    expect(await names({ find: 'sic bo' })).toEqual(['Zürich']);
    expect(await names({ find: 'gb-2007 ærø' })).toEqual(['Ærø table']);
    expect(await names({ find: '%' }), 'no sign stands for any letters').toEqual([]);
    expect(await site.as(MEMBER).drafts.list({ find: 'zurich' })).toMatchObject({
      found: 2,
      all: 3,
      pages: 1,
    });
  });

  it('calls a filed game by the name its applicant gives it, once there is one', async () => {
    const { id } = await create('Ours', FILED_GAME);
    const labels = async (asked: { find?: string } = {}) =>
      (await site.as(MEMBER).drafts.list(asked)).drafts.map(({ gameLabel }) => gameLabel);
    expect(await labels()).toEqual(['Ours']);
    const { variant } = await site.as(MEMBER).drafts.get({ id });
    const filed = variant.filed ?? expect.unreachable();
    const called = (revision: number, label: string) =>
      site.as(MEMBER).drafts.save({ id, revision, variant: { ...variant, filed: { ...filed, label } } });
    await called(1, 'Nine Wheel');
    expect(await labels()).toEqual(['Nine Wheel']);
    expect(await labels({ find: 'nine' })).toEqual(['Nine Wheel']);
    await called(2, '');
    expect(await labels()).toEqual(['A game that no rulebook lists']);
  });

  it('is in the order of the last change, or of names with their numbers', async () => {
    const { id } = await create('Table 10');
    await create('table 9');
    await create('Table 9b');
    const { variant } = await site.as(MEMBER).drafts.get({ id });
    await site.as(MEMBER).drafts.save({ id, revision: 1, variant });
    expect(await names()).toEqual(['Table 10', 'Table 9b', 'table 9']);
    expect(await names({ order: 'oldest' })).toEqual(['table 9', 'Table 9b', 'Table 10']);
    expect(await names({ order: 'name' })).toEqual(['table 9', 'Table 9b', 'Table 10']);
  });

  it('comes in pages that miss nothing and repeat nothing; past the last is the last', async () => {
    const all = Array.from({ length: DRAFTS_A_PAGE + 3 }, (_, n) => `Draft ${n + 1}`);
    for (const name of all) await create(name);
    const pages = [await names({ order: 'name' }), await names({ order: 'name', page: 2 })];
    expect(pages.map(({ length }) => length)).toEqual([DRAFTS_A_PAGE, 3]);
    expect(pages.flat()).toEqual(all);
    expect(await site.as(MEMBER).drafts.list({ page: 99 })).toMatchObject({ page: 2, pages: 2 });
  });

  it('holds nothing of another organisation, and does not reveal how many it has', async () => {
    await create('Ours');
    expect(await site.as(OTHER_MEMBER).drafts.list({ find: 'ours' })).toMatchObject({ drafts: [], all: 0 });
  });
});

const codesOf = (draft: DraftSummary | undefined) => draft?.glance?.open.map(({ code }) => code) ?? [];

describe('what the list says about a draft', () => {
  it('is counted once somebody looks, and agrees with the analysis and the check', async () => {
    const { id } = await create('To be compared with the engine');
    expect(await only()).toMatchObject({ waiting: true });
    await site.work();
    const nora = site.as(MEMBER);
    await nora.analyses.start({ draft: id, revision: 1, rounds: 1000 });
    await site.work();
    const { variant, day, analysis } = await nora.drafts.get({ id });
    const { wagers } = await nora.analyses.get({ id: analysis?.id ?? '' });
    const edges = wagers.map(({ houseEdge }) => fromText(houseEdge).valueOf());
    const found = await only();
    expect(found).not.toHaveProperty('waiting');
    expect(found?.edges?.map((edge) => fromText(edge).valueOf())).toEqual([
      Math.min(...edges),
      Math.max(...edges),
    ]);
    const { findings } = await nora.drafts.check({ variant, at: day });
    const open = countsOf(
      openItems({ wagers: wagers.length, findings, analysis: 'current', circumstances: {} }),
    );
    expect(open.length).toBeGreaterThan(0);
    expect(found).toMatchObject({ open, rules: findings.length, confirmed: 0 });
  });

  it('follows every change, and leaves out what cannot be read', async () => {
    const { id } = await create('Changing');
    await only();
    await site.work();
    const before = await only();
    const nora = site.as(MEMBER);
    const { variant } = await nora.drafts.get({ id });
    const wagers = {
      ...variant.wagers,
      split: { payTable: 'minimum', pays: { win: '1 to 1' } },
      'straight-up': { payTable: 'minimum', pays: { win: 'plenty' } },
    };
    await nora.drafts.save({ id, revision: 1, variant: { ...variant, wagers }, at: '1999-01-01' });
    const after = await only();
    const blocking = (glance: typeof after) =>
      glance?.open.filter(({ code }) => severityOf(code) === 'blocks');
    expect(blocking(before)).toEqual([{ code: 'analysis-missing', count: 1 }]);
    expect(blocking(after)).toEqual([
      { code: 'out-of-date', count: 1 },
      { code: 'pay-unreadable', count: 1 },
      { code: 'analysis-missing', count: 1 },
    ]);
    // A split that pays 1 to 1: 2 of 37 numbers win 1, 35 lose 1.
    expect(after?.edges?.[1]).toBe('33/37');
  });

  it('says where the rules are those of a later day, as the draft itself does', async () => {
    const { id } = await create('Next decade');
    await only();
    await site.work();
    const { variant, day } = await site.as(MEMBER).drafts.get({ id });
    const codes = async () => codesOf((await site.as(MEMBER).drafts.list()).drafts[0]);
    expect(day <= new Date().toISOString().slice(0, 10)).toBe(true);
    expect(await codes()).not.toContain('rules-ahead');
    await site.as(MEMBER).drafts.save({ id, revision: 1, variant, at: '2190-01-01' });
    expect(await codes()).toContain('rules-ahead');
  });

  it('says how far an analysis is, and whether it still matches the draft', async () => {
    const { id } = await create('Analysed');
    const nora = site.as(MEMBER);
    const { job } = await nora.analyses.start({ draft: id, revision: 1, rounds: 1000 });
    const [waiting] = (await nora.drafts.list()).drafts;
    expect(waiting?.job).toMatchObject({ id: job, state: 'queued' });
    expect(codesOf(waiting)).toContain('analysis-running');
    await site.work();
    const [done] = (await nora.drafts.list()).drafts;
    expect(done).not.toHaveProperty('job');
    expect(codesOf(done).filter((code) => code.startsWith('analysis'))).toEqual([]);
    const { variant } = await nora.drafts.get({ id });
    const dearer = { ...variant.wagers, split: { payTable: 'minimum', pays: { win: '16 to 1' } } };
    await nora.drafts.save({ id, revision: 1, variant: { ...variant, wagers: dearer } });
    expect(codesOf((await nora.drafts.list()).drafts[0])).toContain('analysis-outdated');
  });

  it('knows the edge of a round at the rulebook’s pays, and of another once it is solved', async () => {
    const { id } = await create('Decided', 'three-card-poker');
    await only();
    await site.work();
    expect(await only()).not.toHaveProperty('unsolved');
    const nora = site.as(MEMBER);
    const { variant } = await nora.drafts.get({ id });
    const { ante, play, 'ante-bonus': bonus } = variant.wagers;
    if (!ante || !play || !bonus) throw new Error('the round is on offer');
    const dearer = { ...bonus, pays: { straight: '2 to 1' } };
    const changed = { ...variant, wagers: { ante, play, 'ante-bonus': dearer } };
    await nora.drafts.save({ id, revision: 1, variant: changed });
    await only();
    await site.work();
    expect(await only()).toMatchObject({ unsolved: true });
    const asked = gameRounds(programsOwn('gb-2007'), changed);
    const round = asked.ok ? asked.value[0]?.round : undefined;
    if (!round?.ok) throw new Error('the changed table can be solved');
    await storeSolution(site.db, {
      key: solutionKey(round.value, site.member(MEMBER).organisation.id),
      engine: 'x',
      value: { houseEdge: '1/7' } as never,
      createdAt: '2008-01-01T00:00:00.000Z',
    });
    expect(await only()).toMatchObject({ edges: ['1/7', '1/7'] });
  });
});
