import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { APPROVER, MEMBER, refusedWith, type TestSite, testSite } from '../testing/site';

let site: TestSite;
let draft: string;
beforeEach(async () => {
  site = await testSite();
  ({ id: draft } = await site.as(MEMBER).drafts.create({ rulebook: 'gb-2007', game: 'roulette' }));
});
afterEach(() => site.remove());

describe('two tabs editing one draft', () => {
  it('keep the first save and tell the second who made it', async () => {
    const nora = site.as(MEMBER);
    const { variant } = await nora.drafts.get({ id: draft });
    await site.as(APPROVER).drafts.save({ id: draft, revision: 1, variant, name: 'First' });
    try {
      await nora.drafts.save({ id: draft, revision: 1, variant, name: 'Second' });
      expect.unreachable();
    } catch (error) {
      const { cause, code } = error as { cause: { problems: unknown[] }; code: string };
      expect(code).toBe('CONFLICT');
      expect(cause.problems).toMatchObject([
        {
          code: 'draft-changed',
          message: expect.stringContaining('Adrian Cole saved'),
          conflict: { by: 'Adrian Cole', revision: 2 },
        },
      ]);
    }
    expect(await nora.drafts.get({ id: draft })).toMatchObject({ name: 'First', revision: 2 });
  });

  it('racing for one revision, exactly one wins', async () => {
    const nora = site.as(MEMBER);
    const { variant } = await nora.drafts.get({ id: draft });
    const saves = Array.from({ length: 8 }, (_, n) =>
      refusedWith(nora.drafts.save({ id: draft, revision: 1, variant, name: `Save ${n}` })),
    );
    const outcomes = (await Promise.all(saves)).flat();
    expect(outcomes.filter((outcome) => outcome === 'answered')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'draft-changed')).toHaveLength(7);
  });
});

describe('attestations', () => {
  it('are added by a person through their own procedure, never by saving', async () => {
    const nora = site.as(MEMBER);
    const { variant, day } = await nora.drafts.get({ id: draft });
    const { findings } = await nora.drafts.check({ variant, at: day });
    const rule = findings.find((finding) => finding.verdict === 'needs-attestation')?.rule ?? '';
    expect(rule).toMatch(/^gb-2007\//);
    const forged = {
      ...variant,
      attestations: { [rule]: { by: 'Nobody', at: '2008-01-01T00:00:00.000Z', note: '' } },
    };
    const saved = await nora.drafts.save({ id: draft, revision: 1, variant: forged });
    expect((await nora.drafts.get({ id: draft })).variant.attestations).toEqual({});
    const confirmed = await nora.attestations.confirm({
      draft,
      revision: saved.revision,
      rules: [rule],
      note: 'Read in the pit book.',
    });
    const { variant: attested } = await nora.drafts.get({ id: draft });
    expect(attested.attestations[rule]).toMatchObject({ by: 'Nora Ellis', note: 'Read in the pit book.' });
    const kept = await nora.drafts.save({ id: draft, revision: confirmed.revision, variant });
    expect(Object.keys((await nora.drafts.get({ id: draft })).variant.attestations)).toEqual([rule]);
    await nora.attestations.withdraw({ draft, revision: kept.revision, rules: [rule] });
    expect((await nora.drafts.get({ id: draft })).variant.attestations).toEqual({});
  });

  it.each(['', '  ', '\u200b', 'x', 'ok', 'x y z', 'ok ok ok ok'])(
    'are refused with a note that says nothing: “%s”',
    async (note) => {
      const { revision } = await site.as(MEMBER).drafts.get({ id: draft });
      const call = site.as(MEMBER).attestations.confirm({ draft, revision, rules: ['gb-2007/2.4'], note });
      expect(await refusedWith(call)).toEqual(['input-unreadable']);
    },
  );

  it('are refused for a rule that no person confirms', async () => {
    const call = site
      .as(MEMBER)
      .attestations.confirm({ draft, revision: 1, rules: ['gb-2007/99.9'], note: 'Read in the pit book.' });
    expect(await refusedWith(call)).toEqual(['attestation-unknown']);
  });

  it('are given and withdrawn for several rules at once, or for none of them', async () => {
    const nora = site.as(MEMBER);
    const { variant, day, revision } = await nora.drafts.get({ id: draft });
    const { findings } = await nora.drafts.check({ variant, at: day });
    const rules = findings
      .filter((finding) => finding.verdict === 'needs-attestation')
      .map((finding) => finding.rule)
      .slice(0, 3);
    expect(rules).toHaveLength(3);
    const given = async () => (await nora.drafts.get({ id: draft })).variant.attestations;
    const mixed = nora.attestations.confirm({
      draft,
      revision,
      rules: [...rules, 'gb-2007/99.9'],
      note: 'All read in the pit book.',
    });
    expect(await refusedWith(mixed)).toEqual(['attestation-unknown']);
    expect(await given()).toEqual({});
    const confirmed = await nora.attestations.confirm({
      draft,
      revision,
      rules,
      note: 'All read in the pit book.',
    });
    expect(Object.keys(await given()).sort()).toEqual([...rules].sort());
    for (const rule of rules)
      expect((await given())[rule]).toMatchObject({ by: 'Nora Ellis', note: 'All read in the pit book.' });
    const [kept, ...back] = rules as [string, ...string[]];
    await nora.attestations.withdraw({ draft, revision: confirmed.revision, rules: back });
    expect(Object.keys(await given())).toEqual([kept]);
  });

  it.each([[''], [' \n '], [undefined]])('are refused without a note: %j', async (note) => {
    const input = { draft, revision: 1, rules: ['gb-2007/2.2'], note };
    expect(await refusedWith(site.as(MEMBER).attestations.confirm(input))).toEqual(['input-unreadable']);
    expect((await site.as(MEMBER).drafts.get({ id: draft })).revision).toBe(1);
  });
});

it('starts on the first day of its game', async () => {
  const input = { rulebook: 'co-rule-28', game: 'eternal-baccarat', at: '2023-03-17' };
  const { id } = await site.as(MEMBER).drafts.create(input);
  expect((await site.as(MEMBER).drafts.get({ id })).day).toBe('2023-03-17');
});

describe('bad input', () => {
  it.each([
    ['an unknown rulebook', { rulebook: 'gb-1066', game: 'roulette' }, 'rulebook-unknown'],
    ['an unknown game', { rulebook: 'gb-2007', game: 'whist' }, 'game-unknown'],
    ['an unknown game on a day', { rulebook: 'gb-2007', game: 'whist', at: '2008-01-01' }, 'game-unknown'],
    [
      'a day before the edition',
      { rulebook: 'gb-2007', game: 'roulette', at: '1999-01-01' },
      'date-before-edition',
    ],
    [
      'a day before the game',
      { rulebook: 'co-rule-28', game: 'eternal-baccarat', at: '2023-03-16' },
      'date-before-game',
    ],
    [
      'a character in a name that turns the writing round',
      { rulebook: 'gb-2007', game: 'roulette', name: 'Table \u202e21' },
      'input-unreadable',
    ],
    [
      'half a character in a name',
      { rulebook: 'gb-2007', game: 'roulette', name: 'Table \ud800' },
      'input-unreadable',
    ],
    [
      'a control character in a name',
      { rulebook: 'gb-2007', game: 'roulette', name: 'Table\u0000' },
      'input-unreadable',
    ],
    ['a day that is none', { rulebook: 'gb-2007', game: 'roulette', at: '2008-02-30' }, 'input-unreadable'],
  ])('%s', async (_, input, code) => {
    expect(await refusedWith(site.as(MEMBER).drafts.create(input))).toEqual([code]);
  });

  it('ten thousand rows get one sentence at their field, and nothing is saved', async () => {
    const nora = site.as(MEMBER);
    const { variant } = await nora.drafts.get({ id: draft });
    const pays = Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [`row-${n}`, '1 to 1']));
    variant.wagers['straight-up'] = { payTable: 'minimum', pays };
    expect(await refusedWith(nora.drafts.save({ id: draft, revision: 1, variant }))).toEqual([
      'too-many-rows',
    ]);
    expect((await nora.drafts.get({ id: draft })).revision).toBe(1);
  });
});

it('an analysis stays valid when only an attestation or the premises change', async () => {
  const nora = site.as(MEMBER);
  await nora.analyses.start({ draft, revision: 1, rounds: 1000 });
  await site.work();
  const { variant, analysis } = await nora.drafts.get({ id: draft });
  expect(analysis?.current).toBe(true);
  const named = { ...variant, circumstances: { premises: 'Leeds' } };
  const { revision } = await nora.drafts.save({ id: draft, revision: 1, variant: named });
  expect((await nora.drafts.get({ id: draft })).analysis).toEqual(analysis);
  const dearer = {
    ...named,
    wagers: { ...named.wagers, split: { payTable: 'minimum', pays: { win: '18 to 1' } } },
  };
  await nora.drafts.save({ id: draft, revision, variant: dearer });
  expect((await nora.drafts.get({ id: draft })).analysis).toMatchObject({ id: analysis?.id, current: false });
});

it('three spellings of a percentage are saved as one', async () => {
  const nora = site.as(MEMBER);
  const { id } = await nora.drafts.create({ rulebook: 'co-rule-28', game: 'baccarat' });
  const { variant } = await nora.drafts.get({ id });
  let revision = 1;
  for (const vigorish of ['10', '10%', '10%']) {
    const circumstances = { progressive: { contribution: '70%', meter: '$50000' } };
    const typed = { ...variant, circumstances, options: { ...variant.options, vigorish } };
    ({ revision } = await nora.drafts.save({ id, revision, variant: typed }));
    const kept = await nora.drafts.get({ id });
    expect(kept.variant.options.vigorish).toBe('10%');
    expect(kept.variant.circumstances.progressive).toEqual({ contribution: '70%', meter: '50,000' });
  }
});

it.each([
  ['__proto__', 'big-six', 'rulebook-unknown'],
  ['gb-1066', 'big-six', 'rulebook-unknown'],
  ['gb-2007', 'constructor', 'game-unknown'],
])('is not saved under %s, %s', async (rulebook, game, code) => {
  const nora = site.as(MEMBER);
  const { id } = await nora.drafts.create({ rulebook: 'gb-2007', game: 'big-six' });
  const { variant, revision } = await nora.drafts.get({ id });
  const saving = nora.drafts.save({ id, revision, variant: { ...variant, rulebook, game } });
  expect(await refusedWith(saving)).toEqual([code]);
  expect(await nora.drafts.get({ id })).toMatchObject({ revision, variant });
});
