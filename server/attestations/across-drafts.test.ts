/** Confirmations over several drafts: by subject, with kept texts, taken over where the question is the same. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { APPROVER, MEMBER, OTHER_MEMBER, refusedWith, type TestSite, testSite } from '../testing/site';

let site: TestSite;
beforeEach(async () => {
  site = await testSite();
});
afterEach(() => site.remove());

const NOTE = 'The pit manager checks it before opening.';
const HASH = 'a'.repeat(64);
const document = { name: 'Pit book, chapter 4.pdf', hash: HASH };

const drafted = async (game: string, person = MEMBER) =>
  (await site.as(person).drafts.create({ rulebook: 'gb-2007', game, name: game })).id;

const asked = async (person = MEMBER, draft?: string) =>
  (await site.as(person).attestations.open({ ...(draft && { draft }) })).subjects;

const premisesOf = async () => {
  const subject = (await asked()).find(({ duty }) => duty === 'premises');
  return (subject?.drafts ?? []).map(({ draft, revision, rules }) => ({
    draft,
    revision,
    rules: rules.map(({ rule }) => rule),
  }));
};

const given = async (draft: string) => (await site.as(MEMBER).drafts.get({ id: draft })).variant.attestations;

it('one word on a subject confirms it in every draft, under name and time, with its document', async () => {
  const [wheel, dice] = [await drafted('big-six'), await drafted('sic-bo')];
  const drafts = await premisesOf();
  expect(drafts.map(({ draft }) => draft).sort()).toEqual([wheel, dice].sort());
  const { confirmed } = await site.as(APPROVER).attestations.confirmAcross({ drafts, note: NOTE, document });
  expect(confirmed).toBe(drafts.reduce((sum, { rules }) => sum + rules.length, 0));
  expect((await given(wheel))['gb-2007/2.1']).toMatchObject({ by: 'Adrian Cole', note: NOTE, document });
  expect(await premisesOf()).toEqual([]);
  const { variant } = await site.as(MEMBER).drafts.get({ id: wheel });
  const { findings } = await site.as(MEMBER).drafts.check({ variant, at: '2026-01-01' });
  expect(findings.find(({ clause }) => clause === '2.1')).toMatchObject({
    verdict: 'confirmed',
    explanation: expect.stringContaining(`“${NOTE}”; document “${document.name}”`),
  });
});

it('one stale draft stops all of them', async () => {
  const [wheel] = [await drafted('big-six'), await drafted('sic-bo')];
  const drafts = await premisesOf();
  const { variant } = await site.as(MEMBER).drafts.get({ id: wheel });
  await site.as(APPROVER).drafts.save({ id: wheel, revision: 1, variant, name: 'Renamed' });
  const call = () => site.as(MEMBER).attestations.confirmAcross({ drafts, note: NOTE });
  expect(await refusedWith(call())).toEqual(['draft-changed']);
  for (const { draft } of drafts) expect(await given(draft)).toEqual({});
});

it('two people at once: the second is refused', async () => {
  await drafted('big-six');
  const drafts = await premisesOf();
  const both = await Promise.all(
    [MEMBER, APPROVER].map((person) =>
      refusedWith(site.as(person).attestations.confirmAcross({ drafts, note: NOTE })),
    ),
  );
  expect(both.sort()).toEqual([['answered'], ['draft-changed']]);
});

it('takes over what was confirmed of the same question, and marks what is not the same', async () => {
  await drafted('big-six');
  await site.as(MEMBER).attestations.confirmAcross({ drafts: await premisesOf(), note: NOTE, document });
  const dice = await drafted('sic-bo');
  const subject = (await asked(MEMBER, dice)).find(({ duty }) => duty === 'premises');
  expect(subject?.drafts[0]?.rules.map(({ before }) => before?.note)).toContain(NOTE);
  await site.as(APPROVER).attestations.takeOver({ drafts: await premisesOf() });
  expect((await given(dice))['gb-2007/2.1']).toMatchObject({
    by: 'Adrian Cole',
    note: NOTE,
    document,
    from: expect.stringContaining('big-six, where Nora Ellis confirmed it on '),
  });
  const equipment = (await asked(MEMBER, dice)).flatMap(({ drafts }) => drafts);
  const [never] = equipment;
  if (!never) return expect.unreachable();
  const rules = never.rules.filter(({ before }) => !before).map(({ rule }) => rule);
  const { draft, revision } = never;
  expect(
    await refusedWith(site.as(MEMBER).attestations.takeOver({ drafts: [{ draft, revision, rules }] })),
  ).toEqual(['attestation-unknown']);
});

it('a confirmation of another table is shown for another look, and is not taken over', async () => {
  const rage = await drafted('roulette');
  const nora = site.as(MEMBER);
  const all = (await asked(MEMBER, rage)).flatMap(({ drafts }) => drafts.flatMap(({ rules }) => rules));
  const { variant } = await nora.drafts.get({ id: rage });
  const { rulebook, game } = variant;
  const about = new Map<string, string>();
  for (const { rule } of all) about.set(rule, rule);
  await nora.attestations.confirm({ draft: rage, revision: 1, rules: [...about.keys()], note: NOTE });
  const pays = { 'roulette-rage': { payTable: 'minimum', pays: {} } };
  const other = await nora.drafts.create({ rulebook, game, name: 'Other' });
  const fresh = await nora.drafts.get({ id: other.id });
  await nora.drafts.save({
    id: other.id,
    revision: 1,
    variant: {
      ...fresh.variant,
      circumstances: { automated: true },
      wagers: { ...fresh.variant.wagers, ...pays },
    },
  });
  const rules = (await asked(MEMBER, other.id)).flatMap(({ drafts }) => drafts.flatMap((each) => each.rules));
  const same = rules.filter(({ before }) => before);
  const different = rules.filter(({ changed }) => changed);
  expect(same.length).toBeGreaterThan(0);
  expect(different.map(({ clause }) => clause)).not.toEqual([]);
});

it('keeps a text once per organisation, to be picked and removed', async () => {
  const nora = site.as(MEMBER);
  const { id } = await nora.attestations.keepText({ duty: 'premises', text: NOTE, document });
  expect(await nora.attestations.keepText({ duty: 'premises', text: NOTE, document })).toEqual({ id });
  expect((await nora.attestations.open({})).texts).toEqual([{ id, duty: 'premises', text: NOTE, document }]);
  expect((await site.as(OTHER_MEMBER).attestations.open({})).texts).toEqual([]);
  expect(await refusedWith(site.as(OTHER_MEMBER).attestations.removeText({ id }))).toEqual(['not-found']);
  await expect(site.client.execute(`UPDATE confirmation_text SET text = 'x'`)).rejects.toThrow();
  await nora.attestations.removeText({ id });
  expect((await nora.attestations.open({})).texts).toEqual([]);
  expect(await refusedWith(nora.attestations.keepText({ duty: 'premises', text: 'ok' }))).toEqual([
    'input-unreadable',
  ]);
});

it('another organisation finds no draft of ours', async () => {
  await drafted('big-six');
  const drafts = await premisesOf();
  const hana = site.as(OTHER_MEMBER);
  expect(await asked(OTHER_MEMBER)).toEqual([]);
  expect(await refusedWith(hana.attestations.confirmAcross({ drafts, note: NOTE }))).toEqual(['not-found']);
  expect(await refusedWith(hana.attestations.takeOver({ drafts }))).toEqual(['not-found']);
});
