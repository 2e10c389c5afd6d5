/** A house writes its own schedule of fees: kept as typed, version by version, and nobody's is lost. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ADMINISTRATOR, APPROVER, MEMBER, refusedWith, type TestSite, testSite } from '../testing/site';

let empty: TestSite;
let site: TestSite;
beforeAll(async () => {
  empty = await testSite();
});
afterAll(() => empty.remove());
beforeEach(async () => {
  site = await testSite(empty);
});
afterEach(() => site.remove());

const PAI_GOW = {
  rulebook: 'ca-hawaiian-gardens',
  group: 'pai-gow',
  kind: 'per-bet-and-hand',
  line: 3061,
} as const;
const nora = () => site.as(MEMBER).feeSchedules;
const begun = (begin: 'printed' | 'empty' = 'empty') =>
  nora().create({ ...PAI_GOW, name: 'Pai gow, from spring', begin });

describe('a schedule of fees', () => {
  it('begins with the printed options, in the columns of their table', async () => {
    const { id } = await begun('printed');
    const whole = await nora().get({ id });
    // Line 3064 of the source: $5 to $10, $0.50 a bet and $1 a hand.
    expect(whole.rows[0]).toEqual(['1', '5', '10', '', '', '0.50', '1']);
    expect(whole.rows).toHaveLength(16);
    expect(whole.frame.table.terms.map(({ name }) => name)).toEqual([
      'Player Collection Fee',
      'Player-Dealer Collection Fee',
    ]);
    expect(whole.frame.table.rows).toEqual([]);
    expect(JSON.stringify(whole.frame).length).toBeLessThan(4000);
  });

  it('keeps what was typed, faults and all, each save as a version of its own', async () => {
    const { id } = await begun();
    const rows = [['1', '5', '100', '', '', '5%', '', ''], ['', ''], []];
    const saved = await nora().save({
      id,
      revision: 1,
      name: 'Pai gow, from May',
      inForceFrom: '2098-05-01',
      rows,
    });
    expect(saved).toEqual({ id, revision: 2 });
    expect(await nora().get({ id })).toMatchObject({
      name: 'Pai gow, from May',
      inForceFrom: '2098-05-01',
      rows: [['1', '5', '100', '', '', '5%']],
      versions: [
        { revision: 2, by: 'Nora Ellis' },
        { revision: 1, name: 'Pai gow, from spring' },
      ],
    });
    expect(await nora().version({ id, revision: 1 })).toEqual({
      revision: 1,
      name: 'Pai gow, from spring',
      rows: [],
    });
    expect(await refusedWith(nora().version({ id, revision: 3 }))).toEqual(['not-found']);
  });

  it('is not saved over a colleague’s, and both have what they wrote', async () => {
    const { id } = await begun();
    const content = { id, revision: 1, name: 'Pai gow' };
    await nora().save({ ...content, rows: [['1']] });
    const late = site.as(APPROVER).feeSchedules.save({ ...content, rows: [['2']] });
    await expect(late).rejects.toMatchObject({
      cause: {
        problems: [
          {
            code: 'draft-changed',
            message: expect.stringContaining('Nora Ellis saved this schedule after you opened it.'),
            conflict: { by: 'Nora Ellis', revision: 2 },
          },
        ],
      },
    });
    await site.as(APPROVER).feeSchedules.save({ ...content, revision: 2, rows: [['2']] });
    expect((await nora().version({ id, revision: 2 })).rows).toEqual([['1']]);
    expect((await nora().version({ id, revision: 3 })).rows).toEqual([['2']]);
  });

  it('saved as it was is no version and no event; each change is one', async () => {
    const { id } = await begun();
    const content = { id, revision: 1, name: 'Pai gow, from spring', rows: [[]] };
    expect(await nora().save(content)).toEqual({ id, revision: 1 });
    await nora().save({ ...content, rows: [['1']] });
    await nora().remove({ id });
    const { events } = await site.as(ADMINISTRATOR).audit.list({});
    expect(events.slice(0, 3).map(({ kind, subject }) => [kind, subject])).toEqual([
      ['fee-schedule-removed', `fee-schedule:${id}`],
      ['fee-schedule-saved', `fee-schedule:${id}`],
      ['fee-schedule-begun', `fee-schedule:${id}`],
    ]);
    expect(await nora().list()).toEqual([]);
  });

  it('keeps its versions as they were saved', async () => {
    await begun();
    await expect(site.client.execute(`UPDATE fee_schedule_version SET rows = '[]'`)).rejects.toThrow(
      'a version of a schedule is never changed',
    );
  });

  it('says so where the database can no longer be read', async () => {
    const { id } = await begun();
    await site.client.execute('DROP TRIGGER fee_schedule_version_never_updated');
    await site.client.execute(`UPDATE fee_schedule_version SET rows = '{'`);
    expect(await refusedWith(nora().get({ id }))).toEqual(['damaged']);
  });

  it('is refused where it is too long, has text that cannot be printed, or no printed table has its columns', async () => {
    const { id } = await begun();
    const save = (rows: string[][]) => refusedWith(nora().save({ id, revision: 1, name: 'x', rows }));
    const [first] = await save(Array.from({ length: 2001 }, () => ['1']));
    expect(first).not.toBe('answered');
    expect(await save([['1'.repeat(61)]])).not.toContain('answered');
    expect(await save([['\u202E']])).not.toContain('answered');
    expect(await refusedWith(nora().create({ ...PAI_GOW, line: 1, name: 'x' }))).toEqual(['fee-unknown']);
    // Its limits are blinds, which no two columns hold.
    expect(
      await refusedWith(
        nora().create({ ...PAI_GOW, group: 'no-limit-tables', kind: 'timed', line: 1, name: 'x' }),
      ),
    ).toEqual(['fee-unknown']);
  });

  it('has a printed table to begin from for each that rows can hold, and no two are alike', async () => {
    const templates = await nora().templates();
    expect(new Set(templates.map(({ group, kind, line }) => `${group} ${kind} ${line}`)).size).toBe(
      templates.length,
    );
    expect(templates.find(({ group, line }) => group === 'holdem' && line === 6961)?.words).toBe(
      'Each hand, limit games $1-$2 to $2,000-$4,000',
    );
  });
});
