import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Analysis } from '@/rulebooks/analysis/analysis';
import { MEMBER, type TestSite, testSite } from '../testing/site';
import { unwitnessed } from './unwitnessed';

vi.setConfig({ testTimeout: 60_000 });

let site: TestSite;
beforeEach(async () => {
  site = await testSite();
});
afterEach(() => site.remove());

const created = async (game: string) => {
  const nora = site.as(MEMBER);
  const { id } = await nora.drafts.create({ rulebook: 'gb-2007', game });
  const { variant, day } = await nora.drafts.get({ id });
  const organisation = site.context(MEMBER).member?.organisation.id ?? '';
  const figures = () => unwitnessed(site.context(MEMBER).db, { variant, day, organisation });
  const { rulebook, options, wagers } = variant;
  return { nora, id, variant, figures, asked: { rulebook, game, options, wagers } };
};

describe('the figures of a draft that nobody analysed', () => {
  it('are those of its analysis, from the counts its workbench asked for', async () => {
    const { nora, id, figures, asked } = await created('three-card-poker');
    expect(await figures(), 'nothing is counted yet').toMatchObject({
      ok: false,
      problems: [{ code: 'analysis-missing' }],
    });
    const { wagers: _, ...options } = asked;
    await nora.analyses.distributions(options);
    await site.work();
    expect(await figures(), 'the round is not solved yet').toMatchObject({ ok: false });
    await nora.analyses.solutions(asked);
    await site.work();
    const found = await figures();
    if (!found.ok) throw new Error(found.problems[0]?.message);
    expect(found.value.witness).toEqual([]);
    await nora.analyses.start({ draft: id, revision: 1, rounds: 1000 });
    await site.work();
    const { analysis } = await nora.drafts.get({ id });
    const whole: Analysis = await nora.analyses.get({ id: analysis?.id ?? '' });
    expect(found.value.wagers).toEqual(whole.wagers);
    expect(whole.wagers.length).toBeGreaterThan(1);
  });
  it('wait for a pay that cannot be read', async () => {
    const { variant, figures } = await created('big-six');
    variant.wagers['symbol-a'] = { payTable: 'minimum', pays: { win: 'plenty' } };
    expect(await figures()).toMatchObject({
      ok: false,
      problems: [{ field: expect.stringMatching(/pays/) }],
    });
  });
});
