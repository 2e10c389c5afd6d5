import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { variantText } from '@/rulebooks/offer/variant-file';
import { MEMBER, refusedWith, type TestSite, testSite } from '../testing/site';

let site: TestSite;
beforeAll(async () => {
  site = await testSite();
});
afterAll(() => site.remove());

const ROULETTE = {
  rulebook: 'gb-2007',
  game: 'roulette',
  wagers: { 'straight-up': { payTable: 'minimum' } },
};
const problemsOf = (error: unknown) => (error as { cause: { problems: object[] } }).cause.problems;
const refused = (given: object) =>
  site
    .as(MEMBER)
    .drafts.createFromFile({ file: JSON.stringify(given) })
    .then(() => [], problemsOf);

describe('a draft from a file', () => {
  it('holds what the file holds, in one spelling, without its confirmations', async () => {
    const nora = site.as(MEMBER);
    const note = { by: 'Somebody', at: '2008-01-01T00:00:00.000Z', note: 'Read in the pit book.' };
    const given = {
      at: '2024-01-15',
      rulebook: 'co-rule-28',
      game: 'baccarat',
      options: { vigorish: '10' },
      wagers: { banker: { payTable: 'minimum' } },
      circumstances: { limits: { currency: 'USD', minimum: 500, maximum: 50_000 }, contact: 'The desk' },
      attestations: { 'co-rule-28/30-2814(3)': note },
    };
    const made = await nora.drafts.createFromFile({ file: JSON.stringify(given), name: 'From a file' });
    expect(made.confirmationsLeftOut).toBe(1);
    const draft = await nora.drafts.get({ id: made.id });
    expect(draft).toMatchObject({ name: 'From a file', day: '2024-01-15', revision: 1 });
    expect(draft.variant).toEqual({
      rulebook: 'co-rule-28',
      game: 'baccarat',
      options: { vigorish: '10%' },
      wagers: { banker: { payTable: 'minimum', pays: {} } },
      circumstances: given.circumstances,
      attestations: {},
    });
  });

  it('comes back equal from its own file', async () => {
    const nora = site.as(MEMBER);
    const { id } = await nora.drafts.create({ rulebook: 'gb-2007', game: 'casino-stud' });
    const { variant, day } = await nora.drafts.get({ id });
    const { id: again } = await nora.drafts.createFromFile({ file: variantText(variant, day) });
    expect(await nora.drafts.get({ id: again })).toMatchObject({ variant, day });
  });

  it('keeps a pay that cannot be read, as a draft does', async () => {
    const nora = site.as(MEMBER);
    const typed = { ...ROULETTE, wagers: { 'straight-up': { payTable: 'minimum', pays: { win: '35/0' } } } };
    const { id } = await nora.drafts.createFromFile({ file: JSON.stringify(typed) });
    expect((await nora.drafts.get({ id })).variant.wagers['straight-up']?.pays).toEqual({ win: '35/0' });
  });

  it.each([
    [{ ...ROULETTE, rulebook: 'nowhere-1900' }, 'rulebook', 'rulebook-unknown'],
    [{ ...ROULETTE, game: 'whist' }, 'game', 'game-unknown'],
    [{ ...ROULETTE, at: '2006-01-01' }, 'at', 'date-before-edition'],
    [{ ...ROULETTE, options: { wheels: '2' } }, 'options.wheels', 'option-unknown'],
    [{ ...ROULETTE, wagers: { whist: { payTable: 'minimum' } } }, 'wagers.whist', 'wager-unknown'],
    [{ ...ROULETTE, stakes: 1 }, 'stakes', 'input-unreadable'],
    [
      { ...ROULETTE, circumstances: { limits: { currency: 'GBP', minimum: 0, maximum: 5 } } },
      'circumstances.limits.minimum',
      'input-unreadable',
    ],
  ])('%j is refused at %s', async (given, field, code) => {
    expect(await refused(given)).toMatchObject([{ field, code }]);
  });

  it('is refused where the file is no JSON, or holds more than a variant can', async () => {
    const { createFromFile } = site.as(MEMBER).drafts;
    expect(await refusedWith(createFromFile({ file: '{' }))).toEqual(['input-unreadable']);
    expect(await createFromFile({ file: ' '.repeat(200_001) }).catch(String)).toContain(
      'more than any variant',
    );
  });
});
