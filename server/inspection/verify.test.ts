/** Finds what someone who can write to the database file changed there. */
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { appendEvent, SITE } from '../audit/append';
import { hashOf, type Link } from '../audit/chain';
import { checkHead, headFile, readHead, sealHead } from '../audit/head';
import { expectedTriggers } from '../db/protection';
import { currentKey, rotateKey } from '../seals/ring';
import { seal } from '../seals/seal';
import { openSite } from '../site/database';
import {
  ADMINISTRATOR,
  ALL_OPEN,
  APPROVER,
  begunReview,
  frozenSubmission,
  MEMBER,
  OTHER_MEMBER,
  REVIEWER,
  refusedWith,
  type TestSite,
  testSite,
} from '../testing/site';
import { VERIFIED_A_MINUTE } from './verify';

let decided: TestSite;
let site: TestSite;
let id: string;
beforeAll(async () => {
  decided = await testSite();
  ({ id } = await frozenSubmission(decided));
  const [adrian, ruth] = [decided.as(APPROVER), decided.as(REVIEWER)];
  await adrian.submissions.submit({ id, statement: 'As the rules say.', acknowledged: ALL_OPEN });
  await begunReview(ruth, id);
  const { question } = await ruth.reviews.ask({ id, text: 'Who calls the spin?' });
  const answered = await decided.as(MEMBER).submissions.answer({ id, question, text: 'The dealer.' });
  await ruth.reviews.rerun({ id });
  await decided.work();
  await ruth.reviews.decide({
    acknowledged: ALL_OPEN,
    id,
    revision: answered.revision,
    kind: 'approve',
    reasons: 'In order.',
  });
});
afterAll(() => decided.remove());
beforeEach(async () => {
  site = await testSite(decided);
});
afterEach(() => site.remove());

const verified = (person = ADMINISTRATOR) => site.as(person).audit.verify();
const run = (statement: string) => site.client.execute(statement);

/** As someone who knows of the triggers would do it: remove them, change, restore them. */
async function unguarded(change: () => Promise<unknown>): Promise<void> {
  const triggers = expectedTriggers();
  const atOnce = (statements: string[]) =>
    site.client.executeMultiple(`BEGIN; ${statements.join('; ')}; COMMIT`);
  await atOnce([...triggers.keys()].map((name) => `DROP TRIGGER ${name}`));
  await change();
  await atOnce([...triggers.values()]);
}

const event = { at: '2008-06-01T00:00:00.000Z', actor: SITE, organisation: null, subject: 'site' } as const;

it('limits how often one person may verify it, and nobody else has to wait', async () => {
  await verified();
  await run(`UPDATE rate_limit SET count = ${VERIFIED_A_MINUTE.demonstration} WHERE key LIKE 'verify|%'`);
  expect(await refusedWith(verified())).toEqual(['tries-too-many']);
  expect(await verified(MEMBER)).toMatchObject({ ok: true });
  await run(`UPDATE rate_limit SET last_request = last_request - 60000`);
  expect(await verified()).toMatchObject({ ok: true });
});

describe('a site as it was left', () => {
  it('holds', async () => {
    expect(await verified()).toMatchObject({
      ok: true,
      head: 'contained',
      triggers: [],
      altered: 0,
      records: [],
    });
  });
});

describe('what was said and decided', () => {
  it.each([
    ["UPDATE submission SET state = 'refused'", 'state'],
    ['UPDATE submission SET revision = revision + 1', 'state'],
    ["UPDATE submission SET statement = 'Something else.'", 'statement'],
    ["UPDATE submission SET withdrawn_reason = 'It was not.'", 'reason for withdrawing'],
    ["UPDATE question SET text = 'Who wins?'", 'questions'],
    ["UPDATE question SET answer = 'Nobody.'", 'questions'],
    ['DELETE FROM question', 'questions'],
    ["UPDATE decision SET reasons = 'Because.'", 'decision'],
    ["UPDATE decision SET kind = 'refuse'", 'decision'],
    ['DELETE FROM decision', 'decision'],
    ['UPDATE rerun SET equal = 0', 're-runs'],
    ["UPDATE submission SET variant = replace(variant, 'minimum', 'table-1')", 'variant'],
    ["UPDATE submission SET findings = json_set(findings, '$[0].verdict', 'breach')", 'findings'],
    ["UPDATE analysis SET result = json_set(result, '$.wagers[0].houseEdge', '1/7')", 'analysis'],
  ])(
    '%s is refused by the database, and found where its triggers were taken away',
    async (statement, part) => {
      const refused = await run(statement).then(
        () => 'done',
        () => 'refused',
      );
      // Without a decision or a step there is nothing that tells a first reason from a false one.
      expect(refused).toBe(
        part === 'reason for withdrawing' || statement.includes('revision + 1') ? 'done' : 'refused',
      );
      await unguarded(() => run(statement));
      expect(await verified()).toMatchObject({ ok: false, triggers: [], head: 'contained' });
      expect((await verified()).records).toContainEqual({ reference: 'A-PHJB-0001', part });
    },
  );

  it('is named only to its owners', async () => {
    await unguarded(() => run("UPDATE question SET text = 'Who wins?'"));
    for (const person of [MEMBER, REVIEWER, ADMINISTRATOR])
      expect((await verified(person)).records).toEqual([{ reference: 'A-PHJB-0001', part: 'questions' }]);
    expect(await verified(OTHER_MEMBER)).toMatchObject({ ok: false, altered: 1, records: [] });
  });

  /** By its own trigger: a foreign key may refuse the same, and may be switched off. */
  it.each([
    ['DELETE FROM submission', 'a frozen submission is never deleted'],
    ['DELETE FROM analysis', 'an analysis is never deleted'],
    ['DELETE FROM question', 'a question is never deleted'],
    ['DELETE FROM decision', 'a decision is never deleted'],
    ['DELETE FROM rerun', 're-runs are never deleted'],
    ["UPDATE submission SET name = 'Another'", 'a frozen submission is never changed'],
    ["UPDATE submission SET statement = 'Another.'", 'a statement is never changed'],
    [
      "UPDATE submission SET state = 'refused', revision = revision + 1",
      'no step leads from that state to this one',
    ],
    ['UPDATE submission SET revision = revision + 2', 'a submission moves one step at a time'],
    ["UPDATE question SET text = 'Who wins?'", 'a question is never changed'],
    ["UPDATE question SET answer = 'Nobody.'", 'an answer is never changed'],
    ["UPDATE rerun SET by = 'somebody'", 're-runs are never changed'],
  ])('is kept by a trigger from %s', async (statement, says) => {
    await run('PRAGMA foreign_keys = OFF');
    await expect(run(statement)).rejects.toThrow(says);
  });

  it.each(['submission', 'analysis', 'question', 'decision', 'rerun'])(
    'cannot be replaced in one statement: %s',
    async (table) => {
      await expect(run(`INSERT OR REPLACE INTO ${table} SELECT * FROM ${table}`)).rejects.toThrow(
        'never replaced',
      );
    },
  );

  it('is reported where a whole submission was deleted', async () => {
    await unguarded(async () => {
      await run('PRAGMA foreign_keys = OFF');
      await run('DELETE FROM submission');
    });
    expect((await verified()).records).toEqual([{ reference: 'A-PHJB-0001', part: 'whole' }]);
  });
});

describe('triggers', () => {
  it('are named where they were dropped, weakened or added', async () => {
    await run('DROP TRIGGER audit_never_deleted');
    await run('DROP TRIGGER audit_never_updated');
    await run('CREATE TRIGGER audit_never_updated BEFORE UPDATE ON audit BEGIN SELECT 1; END');
    await run("CREATE TRIGGER helpful AFTER INSERT ON question BEGIN UPDATE question SET text = ''; END");
    expect(await verified()).toMatchObject({
      ok: false,
      altered: 0,
      head: 'contained',
      triggers: ['audit_never_deleted', 'audit_never_updated', 'helpful'],
    });
  });
});

describe('the chain', () => {
  const links = async () => (await site.client.execute('SELECT * FROM audit ORDER BY seq')).rows;

  it('has no event at number 0 or below', async () => {
    await unguarded(() =>
      run(
        "INSERT INTO audit SELECT 0, at, actor, 'Nobody', NULL, NULL, kind, subject, data, '', hash FROM audit WHERE seq = 1",
      ),
    );
    expect(await verified()).toMatchObject({ ok: false, brokenAt: 0 });
  });

  it('is recognised as cut', async () => {
    const { length } = await links();
    await unguarded(() => run(`DELETE FROM audit WHERE seq > ${length - 2}`));
    expect(await verified()).toMatchObject({ ok: false, events: length - 2, head: 'cut' });
  });

  it('is recognised as cut after new events took their place, and the evidence stays', async () => {
    const { length } = await links();
    await unguarded(() => run(`DELETE FROM audit WHERE seq > ${length - 2}`));
    for (let n = 0; n < 4; n++)
      await site.db.transaction((tx) => appendEvent(tx, { ...event, kind: 'site-created' }));
    expect(await sealHead(site.db, site.dataDir)).toBe('rewritten');
    expect(await sealHead(site.db, site.dataDir, { evenIfAbsent: true })).toBe('rewritten');
    expect(readHead(site.dataDir)).toMatchObject({ state: 'sealed', head: { seq: length } });
    expect(await verified()).toMatchObject({ ok: false, events: length + 2, head: 'rewritten' });
  });

  it('is recognised as rewritten as a whole', async () => {
    await unguarded(async () => {
      let previous = '';
      for (const row of await links()) {
        const link = {
          seq: Number(row.seq),
          at: String(row.at),
          actor: String(row.actor),
          actorName: 'Somebody else',
          organisationId: row.organisation_id as string | null,
          organisationName: row.organisation_name as string | null,
          kind: row.kind as Link['kind'],
          subject: String(row.subject),
          data: String(row.data),
          previous,
        };
        const hash = hashOf(link);
        await site.client.execute({
          sql: 'UPDATE audit SET actor_name = ?, previous = ?, hash = ? WHERE seq = ?',
          args: [link.actorName, previous, hash, link.seq],
        });
        previous = hash;
      }
    });
    const { brokenAt, head, ok } = await verified();
    expect({ brokenAt, head, ok }).toEqual({ brokenAt: undefined, head: 'rewritten', ok: false });
  });
});

describe('the sealed head', () => {
  it('is readable by its owner only, and outlives a rotation of the key', async () => {
    expect(statSync(headFile(site.dataDir)).mode & 0o777).toBe(0o600);
    rotateKey(site.dataDir);
    expect(await checkHead(site.db, site.dataDir)).toBe('contained');
  });

  it('is reported missing, and not silently replaced', async () => {
    rmSync(headFile(site.dataDir));
    expect(await sealHead(site.db, site.dataDir)).toBe('absent');
    expect(await verified()).toMatchObject({ ok: false, head: 'absent' });
  });

  it('cannot be written by anybody else', async () => {
    const { head } = JSON.parse(readFileSync(headFile(site.dataDir), 'utf8'));
    const earlier = { ...head, seq: head.seq - 1 };
    // A seal of this very key, but of something else.
    const forged = { head: earlier, seal: seal('dossier', earlier, currentKey(site.dataDir)) };
    for (const text of [JSON.stringify(forged), JSON.stringify({ head: earlier }), 'nothing']) {
      writeFileSync(headFile(site.dataDir), text);
      expect(await verified()).toMatchObject({ ok: false, head: 'forged' });
    }
  });

  it('follows each write of a site at work', async () => {
    const { db, close } = await openSite(site.dataDir);
    await db.transaction((tx) => appendEvent(tx, { ...event, kind: 'site-created' }));
    await wait(400);
    const { rows } = await site.client.execute('SELECT MAX(seq) AS seq FROM audit');
    expect(readHead(site.dataDir)).toMatchObject({ head: { seq: rows[0]?.seq } });
    close();
  });
});
