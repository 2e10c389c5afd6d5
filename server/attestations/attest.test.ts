import { afterEach, beforeEach, expect, it } from 'vitest';
import { MEMBER, refusedWith, type TestSite, testSite } from '../testing/site';

let site: TestSite;
beforeEach(async () => {
  site = await testSite();
});
afterEach(() => site.remove());

it('a confirmation whose note tells a reviewer nothing is refused, whoever sends it', async () => {
  const nora = site.as(MEMBER);
  const { id: draft } = await nora.drafts.create({ rulebook: 'gb-2007', game: 'big-six' });
  const confirm = (note: string) =>
    nora.attestations.confirm({ draft, revision: 1, rules: ['gb-2007/2.3(a)'], note });
  for (const note of ['', ' ', 'x', 'ok ok ok ok', 'Seen by me'])
    expect(await refusedWith(confirm(note))).toEqual(['input-unreadable']);
  expect((await nora.drafts.get({ id: draft })).variant.attestations).toEqual({});
  expect(await refusedWith(confirm('Read in the pit book.'))).toEqual(['answered']);
});
