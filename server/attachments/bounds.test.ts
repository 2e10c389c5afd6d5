/** What an organisation may send and keep, at the edge of each bound, and the event of each removal. */
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { attachment, audit } from '../db/schema';
import { pdf, sent, signedIn, streamOf, text } from '../testing/sample-files';
import { APPROVER, MEMBER, OTHER_MEMBER, problemsWith, type TestSite, testSite } from '../testing/site';
import { attach } from './attach';
import { receive, type Upload } from './receive';
import { removeAttachment } from './remove';
import { sweepAttachments } from './sweep';

let site: TestSite;
beforeEach(async () => {
  site = await testSite();
});
afterEach(() => {
  vi.useRealTimers();
  return site.remove();
});

const SIZE = pdf().length;
const upload = async (given: Partial<Upload> & { bytes?: Uint8Array } = {}, person = MEMBER) => {
  const bytes = given.bytes ?? pdf();
  const answer = await receive(signedIn(site, person), {
    name: 'letter.pdf',
    length: bytes.length,
    body: streamOf(bytes),
    dataDir: site.dataDir,
    quota: 1e9,
    ...given,
  });
  return answer.ok ? 'taken' : answer.problems.map(({ code, message }) => `${code}: ${message}`).join();
};
const unread = () => {
  const pull = vi.fn();
  return { pull, body: new ReadableStream<Uint8Array>({ pull }, { highWaterMark: 0 }) };
};
/** Uploaded before, in rows alone. */
const kept = (count: number, person = MEMBER, size = 1) =>
  site.db.insert(attachment).values(
    Array.from({ length: count }, (_, at) => ({
      id: `kept-${person}-${at}`,
      organisationId: site.member(person).organisation.id,
      hash: String(at).padStart(64, '0'),
      size,
      type: 'text' as const,
      name: 'a.txt',
      at: '2026-11-01T00:00:00.000Z',
      by: site.member(person).id,
    })),
  );
const removals = async () => {
  const rows = await site.db.select().from(audit).where(sql`${audit.kind} = 'file-removed'`);
  return rows.map(({ actorName, organisationName, subject, data }) => ({
    actorName,
    organisationName,
    subject,
    data: JSON.parse(data),
  }));
};

describe('the bytes that an organisation may keep', () => {
  it('may be used to the last, and not by one more', async () => {
    expect(await upload({ quota: SIZE - 1 })).toContain('limit-reached');
    expect(await upload({ quota: SIZE })).toBe('taken');
    expect(await upload({ name: 'other.pdf', quota: 2 * SIZE - 1 })).toContain('limit-reached');
    expect(await upload({ name: 'other.pdf', quota: 2 * SIZE })).toBe('taken');
  });

  it('are its own, and no others count', async () => {
    await kept(1, OTHER_MEMBER, 1_000);
    expect(await upload({ quota: SIZE })).toBe('taken');
  });

  it('are said in gigabytes, before the file is read', async () => {
    const { pull, body } = unread();
    await kept(1, MEMBER, 20e9);
    expect(await upload({ body, quota: 20e9 })).toMatch(/^limit-reached: .* may take 20 GB together/);
    expect(pull).not.toHaveBeenCalled();
  });
});

describe('a file that is sent', () => {
  it('is the 200th that belongs to nothing, and not the 201st, which is not read', async () => {
    await kept(199);
    expect(await upload()).toBe('taken');
    const { pull, body } = unread();
    expect(await upload({ body })).toMatch(/^limit-reached: Your organisation has 200 files/);
    expect(pull).not.toHaveBeenCalled();
  });

  it('is refused where another took the last place while it arrived', async () => {
    await kept(199);
    const body = new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          await site.db.insert(attachment).values({
            id: 'meanwhile',
            organisationId: site.member(MEMBER).organisation.id,
            hash: 'f'.repeat(64),
            size: 1,
            type: 'text',
            name: 'b.txt',
            at: '2026-11-01T00:00:00.000Z',
            by: site.member(APPROVER).id,
          });
          controller.enqueue(pdf());
          controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    expect(await upload({ body })).toContain('limit-reached');
  });

  it('is the 120th of its sender within a minute, and not the 121st; others are not held up', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date() });
    const tried = `upload|${site.member(MEMBER).id}`;
    await upload();
    await site.db.run(sql`UPDATE rate_limit SET count = 119 WHERE key = ${tried}`);
    expect(await upload()).toBe('taken');
    expect(await upload()).toMatch(/^tries-too-many: .* Wait a minute/);
    expect(await upload({}, APPROVER)).toBe('taken');
    vi.setSystemTime(Date.now() + 60_001);
    expect(await upload()).toBe('taken');
  });

  it('has a code for each way in which it is refused', async () => {
    expect(await upload({ bytes: text('') })).toMatch(/^file-unusable: .*empty/);
    expect(await upload({ length: 20_000_001 })).toMatch(/^input-too-large: .*20 MB/);
    expect(await upload({ length: SIZE + 1 })).toMatch(/^file-unusable: Only a part/);
  });

  it('is given up, with its own words, where it takes longer than 280 seconds', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date() });
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          vi.setSystemTime(Date.now() + 280_001);
          controller.enqueue(pdf());
        },
      },
      { highWaterMark: 0 },
    );
    expect(await upload({ body })).toMatch(/^upload-slow: The file stopped arriving/);
  });

  it('fails as what failed where that was neither its sender nor its bytes', async () => {
    await expect(upload({ dataDir: '/dev/null' })).rejects.toThrow('ENOTDIR');
  });
});

describe('a file that is removed', () => {
  it('has an event by whoever took it back, with its name and hash', async () => {
    const id = await sent(site, MEMBER);
    const [{ hash } = { hash: '' }] = await site.db.select().from(attachment);
    await site.as(APPROVER).attachments.remove({ id });
    const { name, organisation } = site.member(APPROVER);
    expect(await removals()).toEqual([
      {
        actorName: name,
        organisationName: organisation.name,
        subject: `file:${id}`,
        data: { sha256: hash, name: 'letter.pdf', size: SIZE, type: 'pdf' },
      },
    ]);
  });

  it('has an event by the site where nobody used it within seven days, to the second', async () => {
    const id = await sent(site, MEMBER);
    const [{ hash, at } = { hash: '', at: '' }] = await site.db.select().from(attachment);
    const due = new Date(at).getTime() + 7 * 86_400_000;
    await sweepAttachments(site.db, site.dataDir, new Date(due));
    expect(await removals()).toEqual([]);
    await sweepAttachments(site.db, site.dataDir, new Date(due + 1));
    expect(await removals()).toEqual([
      {
        actorName: 'Assay',
        organisationName: site.member(MEMBER).organisation.name,
        subject: `file:${id}`,
        data: { sha256: hash, name: 'letter.pdf', size: SIZE, type: 'pdf', unused: 7 },
      },
    ]);
  });

  it('is none that belongs to something', async () => {
    const id = await sent(site, MEMBER);
    const at = '2026-11-29T12:00:00.000Z';
    await attach(site.db, signedIn(site, MEMBER), [id], { subject: 'submission:one', part: 'statement', at });
    expect(await problemsWith(site.as(MEMBER).attachments.remove({ id }))).toMatchObject([
      { code: 'state-forbids', message: expect.stringContaining('belongs to what was sent already') },
    ]);
    await sweepAttachments(site.db, site.dataDir, new Date(Date.now() + 30 * 86_400_000));
    expect(await site.db.select().from(attachment)).toHaveLength(1);
    expect(await removals()).toEqual([]);
  });

  it('is none that is another’s or not there', async () => {
    const id = await sent(site, MEMBER);
    const none = {
      ok: false,
      problems: [{ code: 'not-found', message: expect.stringContaining('such file') }],
    };
    expect(await removeAttachment(signedIn(site, OTHER_MEMBER), id)).toEqual(none);
    expect(await removeAttachment(signedIn(site, OTHER_MEMBER), 'missing')).toEqual(none);
    expect(await site.db.select().from(attachment)).toHaveLength(1);
  });
});
