/** A document on file says what it is for: no draft takes over one that does not, and none of them counts everywhere. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Circumstances } from '@/rulebooks/variant/variant';
import { ALL_OPEN, MEMBER, problemsWith, type TestSite, testSite } from '../testing/site';
import { unguarded } from '../testing/unguarded';

let site: TestSite;
beforeAll(async () => {
  site = await testSite();
});
afterAll(() => site.remove());

const nora = () => site.as(MEMBER);
const DIVISION = 'Colorado Division of Gaming';
const GAME = { rulebook: 'co-rule-28', game: 'commission-free-baccarat' };
/** Each asks the Division for something of its own. */
const ASKING = ['30-2803(2)', '30-2804', '30-2808(3)(e)', '30-2811'];

async function draftWith(consents: Circumstances['consents']) {
  const { id } = await nora().drafts.create(GAME);
  const { variant, day } = await nora().drafts.get({ id });
  const options = { ...variant.options, shuffling: 'continuous', 'layout-markings': 'others' };
  return { id, day, variant: { ...variant, options, circumstances: { consents } } };
}

/** A draft that an earlier program saved. */
async function savedBefore(consents: Circumstances['consents']) {
  const { id, variant } = await draftWith(undefined);
  await nora().drafts.save({ id, revision: 1, variant });
  await unguarded(
    site,
    `UPDATE draft SET variant = json_set(variant, '$.circumstances.consents', json('${JSON.stringify(consents)}')) WHERE id = '${id}'`,
  );
  return id;
}

const unsaid = {
  code: 'input-unreadable',
  message: expect.stringMatching(/^The document of .+ does not say what it is for\. Choose that under/),
  field: 'circumstances.consents.0',
};

describe('a document that does not say what it is for', () => {
  it.each([DIVISION, { name: DIVISION, reference: 'DG-7', date: '2021-01-31' }])(
    'is refused by every new save: %j',
    async (consent) => {
      const { id, day, variant } = await draftWith([consent]);
      expect(await problemsWith(nora().drafts.save({ id, revision: 1, variant }))).toMatchObject([unsaid]);
      expect(await problemsWith(nora().drafts.check({ variant, at: day }))).toMatchObject([unsaid]);
      const file = JSON.stringify({ ...variant, at: day });
      expect(await problemsWith(nora().drafts.createFromFile({ file }))).toMatchObject([unsaid]);
      expect((await nora().drafts.get({ id })).revision).toBe(1);
    },
  );

  it('is frozen from no draft that was saved before', async () => {
    const draft = await savedBefore([DIVISION]);
    const freezing = { draft, revision: 2, acknowledged: ALL_OPEN };
    expect(await problemsWith(nora().submissions.freeze(freezing))).toMatchObject([unsaid]);
  });

  it('is for nothing in a copy, which says what to do', async () => {
    const { id } = await nora().drafts.duplicate({ id: await savedBefore([DIVISION]) });
    const { variant } = await nora().drafts.get({ id });
    expect(variant.circumstances.consents).toEqual([{ name: DIVISION, reference: '', for: [] }]);
  });
});

describe('a document about the whole game', () => {
  const verdicts = async (more: object) => {
    const document = { name: DIVISION, reference: 'DG-7', date: '2021-01-31', for: [], ...more };
    const { day, variant } = await draftWith([document]);
    const { findings } = await nora().drafts.check({ variant, at: day });
    return findings.flatMap(({ clause, verdict }) =>
      ASKING.includes(clause) && ['meets', 'needs-consent', 'needs-approval'].includes(verdict)
        ? `${clause} ${verdict}`
        : [],
    );
  };
  it('counts with its reference and date alone', async () => {
    const none = await verdicts({});
    const game = [{ about: 'game' }];
    expect(none.filter((each) => each.endsWith('meets'))).toEqual([]);
    expect(none.map((each) => each.split(' ')[0])).toEqual(expect.arrayContaining(ASKING));
    expect((await verdicts({ for: game })).filter((each) => each.endsWith('meets')).length).toBeGreaterThan(
      0,
    );
    expect(await verdicts({ for: game, reference: '' })).toEqual(none);
    expect(await verdicts({ for: game, date: undefined })).toEqual(none);
  });
});
