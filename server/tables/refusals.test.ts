/** What a table refuses, in which words, beside which field. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DURING, FIRST, LIMITS, onDay, tableWith, trialOf } from '../testing/on-trial';
import { APPROVER, frozenSubmission, MEMBER, problemsWith, type TestSite, testSite } from '../testing/site';
import { unguarded } from '../testing/unguarded';
import { CHANGES_AT_MOST, TABLES_AT_MOST } from './change-tables';

let template: TestSite;
let site: TestSite;
let game: string;
let table: string;
beforeAll(async () => {
  template = await testSite();
  ({ id: game } = await trialOf(template));
  table = await tableWith(template, game);
});
afterAll(() => template.remove());
beforeEach(async () => {
  site = await testSite(template);
});
afterEach(() => site.remove());

const adrian = () => site.as(APPROVER);
const put = (given: { from?: string; submission?: string; limits?: typeof LIMITS; table?: string }) =>
  problemsWith(adrian().tables.setOffer({ table, from: FIRST, limits: LIMITS, ...given }));
const NO_TABLE = {
  code: 'not-found',
  message: 'There is no such table, or it belongs to another organisation. Go back to the list.',
};
const NO_SUBMISSION = {
  code: 'not-found',
  message: 'There is no such submission, or it belongs to another organisation. Go back to the list.',
};

describe('a new table', () => {
  it('stands in premises that are on the papers', async () => {
    const problem = {
      code: 'premises-unknown',
      message: 'These premises are not on your papers. Add them under Organisation, On your papers.',
      field: 'premises',
    };
    expect(await problemsWith(adrian().tables.add({ premises: 'Elsewhere', name: 'A' }))).toEqual([problem]);
    await adrian().letterhead.set({ premises: [{ name: 'The Pier' }, { name: 'The Mill' }] });
    expect(await problemsWith(adrian().tables.add({ premises: 'The Mill', name: 'A' }))).toEqual([]);
  });

  it('stands nowhere while the papers have no premises', async () => {
    await adrian().letterhead.set({});
    expect(await problemsWith(adrian().tables.add({ premises: 'The Pier', name: 'A' }))).toMatchObject([
      { code: 'premises-unknown' },
    ]);
    expect(await site.as(MEMBER).tables.list()).toMatchObject({ premises: [] });
    const bare = await testSite();
    const asked = problemsWith(bare.as(APPROVER).tables.add({ premises: 'The Pier', name: 'A' }));
    expect(await asked).toMatchObject([{ code: 'premises-unknown' }]);
    expect(await bare.as(MEMBER).tables.list()).toEqual({
      tables: [],
      premises: [],
      addressed: [],
      games: [],
    });
    await bare.remove();
  });

  it('has a name of its own, and is one of so many', async () => {
    expect(await problemsWith(adrian().tables.add({ premises: 'The Pier', name: 'Wheel 1' }))).toEqual([
      {
        code: 'name-taken',
        message: 'The Pier already has a table “Wheel 1”. Give another name.',
        field: 'name',
      },
    ]);
    await site.client.execute(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${TABLES_AT_MOST - 1})
       INSERT INTO gaming_table SELECT 'copy-' || i, organisation_id, 'Copy ' || i, premises, created_at, created_by FROM n, gaming_table`,
    );
    expect(await problemsWith(adrian().tables.add({ premises: 'The Pier', name: 'B' }))).toEqual([
      {
        code: 'limit-reached',
        message: 'Northgate Casinos has 500 tables, the most it can have. Use one of them for another game.',
      },
    ]);
    await unguarded(site, `DELETE FROM gaming_table WHERE id = 'copy-1'`);
    expect(await problemsWith(adrian().tables.add({ premises: 'The Pier', name: 'B' }))).toEqual([]);
  });
});

describe('an offer', () => {
  it('is of a table and a version that are there', async () => {
    expect(await put({ table: 'x', submission: game })).toEqual([NO_TABLE]);
    expect(await put({ submission: 'x' })).toEqual([NO_SUBMISSION]);
  });

  it('has limits for every wager that its version offers', async () => {
    const { id } = await trialOf(site, 'roulette');
    const of = (...groups: ('all' | 'inside' | 'outside' | 'optional')[]) => ({
      currency: 'GBP',
      groups: groups.map((group) => ({ group, minimum: 500, maximum: 50_000 })),
    });
    const groups = async (limits: ReturnType<typeof of>) =>
      (await problemsWith(adrian().tables.setOffer({ table, from: FIRST, submission: id, limits }))).map(
        ({ message }) => message,
      );
    expect(await groups(of('inside', 'optional'))).toEqual([
      'A-PHJB-0002 version 1 offers outside bets, and these limits leave them out. Give theirs, or those of every wager without limits of its own.',
    ]);
    expect(await groups(of('inside', 'outside'))).toEqual([
      'A-PHJB-0002 version 1 offers optional wagers, and these limits leave them out. Give theirs, or those of every wager without limits of its own.',
    ]);
    expect(await groups(of('inside', 'outside', 'optional'))).toEqual([]);
    expect(await groups(of('all', 'inside'))).toEqual([]);
  });

  it('has limits, and begins on a day that its version is approved for', async () => {
    const bare = adrian().tables.setOffer({ table, from: FIRST, submission: game });
    expect(await problemsWith(bare)).toEqual([
      { code: 'limits-missing', message: 'Give the limits of the table.', field: 'limits' },
    ]);
    const dollars = { currency: 'USD', groups: [{ group: 'all' as const, minimum: 500, maximum: 50_000 }] };
    const inDollars = adrian().tables.setOffer({ table, from: FIRST, submission: game, limits: dollars });
    expect(await problemsWith(inDollars)).toEqual([
      {
        code: 'limits-missing',
        message: 'A-PHJB-0001 version 1 is staked in GBP, and these limits are in USD. Give them in GBP.',
        field: 'limits',
      },
    ]);
    const of = (...groups: ('all' | 'inside' | 'optional')[]) => ({
      currency: 'GBP',
      groups: groups.map((group) => ({ group, minimum: 500, maximum: 50_000 })),
    });
    const groups = (limits: ReturnType<typeof of>) =>
      problemsWith(adrian().tables.setOffer({ table, from: FIRST, submission: game, limits }));
    expect(await groups(of('all', 'inside'))).toEqual([
      {
        code: 'limits-missing',
        message: 'A-PHJB-0001 version 1 offers no inside bets. Leave their limits out.',
        field: 'limits',
      },
    ]);
    expect(await put({ submission: game, from: '2098-04-01' })).toEqual([
      {
        code: 'state-forbids',
        message:
          'A-PHJB-0001 version 1 may not be played on 1 April 2098. Choose a version that is approved for that day.',
        field: 'submission',
      },
    ]);
    expect(await put({ submission: game })).toEqual([]);
  });

  it('is written down after what was, and may begin on the same day', async () => {
    expect(await put({ from: '2098-01-31' })).toEqual([
      {
        code: 'dates-reversed',
        message: 'What is on this table is written down from 1 February 2098. Give that day or a later one.',
        field: 'from',
      },
    ]);
    expect(await put({ from: FIRST })).toEqual([]);
  });

  it('of nothing has no limits', async () => {
    expect(await put({ from: DURING })).toEqual([]);
    const { rows } = await site.client.execute(
      'SELECT submission_id, limits FROM table_offer WHERE number = 2',
    );
    expect(rows).toEqual([{ submission_id: null, limits: null }]);
  });

  it('is of nothing whose decision is not confirmed', async () => {
    await unguarded(site, `UPDATE submission SET trial_to = '2098-12-31' WHERE id = '${game}'`);
    const [problem] = await put({ submission: game });
    expect(problem).toMatchObject({ code: 'state-forbids', field: 'submission' });
    expect(problem?.message).toMatch(
      /^A-PHJB-0001 version 1 may not be played: its decision is not confirmed\. .+ Ask the regulator what was decided\.$/,
    );
  });

  it('is not of what somebody agreed to at another table', async () => {
    const document = {
      name: 'Mr Owner',
      reference: 'O-7',
      date: '2026-01-31',
      for: [{ about: 'game' }],
      table: ' Wheel 9 ',
    };
    await unguarded(
      site,
      `UPDATE submission SET variant = json_set(variant, '$.circumstances.consents', json('${JSON.stringify([document])}')) WHERE id = '${game}'`,
    );
    expect(await put({ submission: game })).toEqual([
      {
        code: 'state-forbids',
        message:
          'The document of Mr Owner on file is for Wheel 9 only. Choose that table, or submit a version with a document for Wheel 1.',
        field: 'submission',
      },
    ]);
    const { tables } = await onDay(site, MEMBER, DURING).tables.list();
    expect(tables[0]?.display).toEqual({
      kind: 'none',
      says: ['The document of Mr Owner on file is for Wheel 9 only.'],
    });
  });
});

describe('a sign', () => {
  it('hangs at a table and is of a version that are there', async () => {
    const sign = (given: { table: string; submission: string }) =>
      problemsWith(site.as(MEMBER).tables.setSign(given));
    expect(await sign({ table: 'x', submission: game })).toEqual([NO_TABLE]);
    expect(await sign({ table, submission: 'x' })).toEqual([NO_SUBMISSION]);
    // Of a version that may not be played: what hangs there hangs there.
    expect(await sign({ table, submission: (await frozenSubmission(site, 'sic-bo')).id })).toEqual([]);
  });
});

describe('a table that was changed too often', () => {
  const MOST = [
    {
      code: 'limit-reached',
      message: 'This table was changed 5000 times, the most that is kept. Add it again under another name.',
    },
  ];
  const numbered = (name: string, number: number) =>
    unguarded(site, `UPDATE ${name} SET number = ${number} WHERE table_id = '${table}'`);

  it('is given no further offer', async () => {
    await numbered('table_offer', CHANGES_AT_MOST - 1);
    expect(await put({ from: DURING })).toEqual([]);
    expect(await put({ from: DURING })).toEqual(MOST);
  });

  it('is given no further sign', async () => {
    const sign = () => problemsWith(site.as(MEMBER).tables.setSign({ table, submission: game }));
    await sign();
    await numbered('table_sign', CHANGES_AT_MOST - 1);
    expect(await sign()).toEqual([]);
    expect(await sign()).toEqual(MOST);
  });

  it('is given no further address', async () => {
    const make = () => problemsWith(adrian().tables.makeAddress({ table }));
    await make();
    await numbered('table_code', CHANGES_AT_MOST - 1);
    expect(await make()).toEqual([]);
    expect(await make()).toEqual([
      { code: 'limit-reached', message: 'This table has had 5000 addresses, the most that are kept.' },
    ]);
  });
});

describe('an address', () => {
  it('is of a table that is there', async () => {
    expect(await problemsWith(adrian().tables.makeAddress({ table: 'x' }))).toEqual([NO_TABLE]);
    expect(await problemsWith(adrian().tables.address({ table: 'x' }))).toEqual([NO_TABLE]);
    expect(await adrian().tables.address({ table })).toEqual({});
  });

  it('that no table has says whom to ask', async () => {
    expect(await problemsWith(onDay(site, null, DURING).tables.atTable({ code: 'a'.repeat(22) }))).toEqual([
      {
        code: 'not-found',
        message: 'No table has this address. Ask whoever looks after the tables for the present one.',
      },
    ]);
  });
});
