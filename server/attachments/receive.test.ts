import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { attachment, audit } from '../db/schema';
import { pdf, sent, signedIn, streamOf, text } from '../testing/sample-files';
import {
  ADMINISTRATOR,
  MEMBER,
  OTHER_MEMBER,
  REVIEWER,
  refusedWith,
  type TestSite,
  testSite,
} from '../testing/site';
import { arriving, Slow } from './arriving';
import { attachmentsFolder, fileOf, isWhole } from './files';
import { receive, type Upload } from './receive';
import { sweepAttachments } from './sweep';

let site: TestSite;
beforeEach(async () => {
  site = await testSite();
});
afterEach(() => site.remove());

const upload = (given: Partial<Upload> & { bytes?: Uint8Array }, person = MEMBER) => {
  const bytes = given.bytes ?? pdf();
  return receive(signedIn(site, person), {
    name: 'letter.pdf',
    length: bytes.length,
    body: streamOf(bytes),
    dataDir: site.dataDir,
    quota: 1_000_000,
    ...given,
  });
};
const said = (answer: Awaited<ReturnType<typeof upload>>) =>
  answer.ok ? 'taken' : answer.problems.map(({ code, message }) => `${code}: ${message}`).join();
const filesThere = () =>
  readdirSync(attachmentsFolder(site.dataDir), { recursive: true })
    .map(String)
    .filter((name) => statSync(path.join(attachmentsFolder(site.dataDir), name)).isFile());
const rows = () => site.db.select().from(attachment);

describe('a file that is sent', () => {
  it('lies under its hash, readable by its owner alone, with a row and an event', async () => {
    const id = await sent(site, MEMBER);
    const [row] = await rows();
    expect(row).toMatchObject({ id, name: 'letter.pdf', type: 'pdf', size: pdf().length });
    const file = fileOf(site.dataDir, row?.hash ?? '');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await isWhole(site.dataDir, { hash: row?.hash ?? '', size: pdf().length })).toBe(true);
    const events = await site.db
      .select()
      .from(audit)
      .where(sql`${audit.subject} = ${`file:${id}`}`);
    expect(events.map(({ kind, data }) => [kind, JSON.parse(data).sha256])).toEqual([
      ['file-received', row?.hash],
    ]);
  });

  it('is one attachment however often it is sent, and one file for two organisations', async () => {
    const first = await sent(site, MEMBER);
    expect(await sent(site, MEMBER)).toBe(first);
    expect(await sent(site, OTHER_MEMBER)).not.toBe(first);
    expect(await rows()).toHaveLength(2);
    expect(filesThere()).toHaveLength(1);
  });

  it('mends the bytes that somebody altered', async () => {
    await sent(site, MEMBER);
    const [row] = await rows();
    const noted = { hash: row?.hash ?? '', size: row?.size ?? 0 };
    writeFileSync(fileOf(site.dataDir, noted.hash), pdf('hullo'));
    expect(await isWhole(site.dataDir, noted)).toBe(false);
    await sent(site, MEMBER);
    expect(await isWhole(site.dataDir, noted)).toBe(true);
  });

  it.each([
    ['fewer bytes than the request says', { length: 1000 }, 'Only a part of the file arrived'],
    ['more bytes than the request says', { length: 5 }, 'Only a part of the file arrived'],
    ['nothing', { bytes: text('') }, 'This file is empty'],
    ['more than one file may have', { length: 20_000_001 }, '20 MB'],
    ['more than the organisation may keep', { quota: 10 }, 'does not fit any more'],
    ['a page', { bytes: text('<html>'), name: 'a.txt' }, 'HTML, SVG and XML'],
  ])('is not kept where it is %s', async (_, given, says) => {
    expect(said(await upload(given))).toContain(says);
    expect(await rows()).toEqual([]);
    expect(existsSync(attachmentsFolder(site.dataDir)) ? filesThere() : []).toEqual([]);
  });

  it('stops being read at 20 MB, whatever its length was said to be', async () => {
    const chunk = new Uint8Array(1_000_000);
    let pulled = 0;
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          pulled += 1;
          controller.enqueue(chunk);
        },
      },
      { highWaterMark: 0 },
    );
    expect(said(await upload({ length: 20_000_000, body, quota: 1e9 }))).toContain('input-too-large');
    expect(pulled).toBe(21);
    expect(filesThere()).toEqual([]);
  });

  it('leaves nothing where its sender goes away', async () => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(pdf());
        controller.error(new Error('reset'));
      },
    });
    expect(said(await upload({ body }))).toContain('Only a part of the file arrived');
    expect(filesThere()).toEqual([]);
  });

  it('is one of three that a person sends at once', async () => {
    const ends: (() => void)[] = [];
    const waiting = [1, 2, 3].map(() =>
      upload({
        body: new ReadableStream({ start: (controller) => void ends.push(() => controller.close()) }),
      }),
    );
    await expect.poll(() => upload({}).then(said)).toContain('busy');
    expect(said(await upload({}, REVIEWER))).toBe('taken');
    for (const end of ends) end();
    expect((await Promise.all(waiting)).map(said).join()).not.toContain('busy');
  });

  it('is one of 200 that belong to nothing', async () => {
    const { organisation, id } = site.member(MEMBER);
    await site.db.insert(attachment).values(
      Array.from({ length: 200 }, (_, at) => ({
        id: `loose-${at}`,
        organisationId: organisation.id,
        hash: String(at).padStart(64, '0'),
        size: 1,
        type: 'text' as const,
        name: 'a.txt',
        at: '2026-01-01T00:00:00.000Z',
        by: id,
      })),
    );
    expect(said(await upload({}))).toContain('200 files that were uploaded and belong to nothing');
  });
});

describe('a file that stops arriving', () => {
  it('is not waited for', async () => {
    const body = new ReadableStream<Uint8Array>({ start: (controller) => controller.enqueue(pdf()) });
    const read = async () => {
      for await (const _ of arriving(body, { idle: 10 }));
    };
    await expect(read()).rejects.toThrow(Slow);
  });

  it('is not waited for where it comes drop by drop', async () => {
    const body = new ReadableStream<Uint8Array>({ pull: (controller) => controller.enqueue(text('x')) });
    const read = async () => {
      for await (const _ of arriving(body, { whole: 20 })) await new Promise((go) => setTimeout(go, 5));
    };
    await expect(read()).rejects.toThrow(Slow);
  });
});

describe('a file that belongs to nothing', () => {
  it('is taken back by its own organisation alone', async () => {
    const id = await sent(site, MEMBER);
    expect(await refusedWith(site.as(OTHER_MEMBER).attachments.remove({ id }))).toEqual(['not-found']);
    expect(await refusedWith(site.as(REVIEWER).attachments.remove({ id }))).toEqual(['not-found']);
    expect(await refusedWith(site.as(ADMINISTRATOR).attachments.remove({ id }))).toEqual([
      'role-insufficient',
    ]);
    await site.as(MEMBER).attachments.remove({ id });
    expect(await rows()).toEqual([]);
  });

  it('goes after a week, unless a draft names it; its bytes go once nobody has them', async () => {
    const later = new Date(Date.now() + 8 * 86_400_000);
    await sent(site, MEMBER);
    await sent(site, OTHER_MEMBER);
    await sent(site, MEMBER, 'plan.pdf', pdf('a plan'));
    const plan = (await rows()).find(({ name }) => name === 'plan.pdf');
    const { id } = await site.as(OTHER_MEMBER).drafts.create({ rulebook: 'gb-2007', game: 'big-six' });
    const shared = (await rows())[0]?.hash;
    await site.db.run(
      sql`UPDATE draft SET variant = json_set(variant, '$.circumstances.file', ${shared}) WHERE id = ${id}`,
    );
    await sweepAttachments(site.db, site.dataDir, new Date());
    expect(await rows()).toHaveLength(3);
    await sweepAttachments(site.db, site.dataDir, later);
    expect((await rows()).map(({ organisationId }) => organisationId)).toEqual([
      site.member(OTHER_MEMBER).organisation.id,
    ]);
    expect(filesThere().map((name) => path.basename(name))).toEqual([shared]);
    expect(existsSync(fileOf(site.dataDir, plan?.hash ?? ''))).toBe(false);
  });

  it('stays while a text that is kept for confirmations names it', async () => {
    const later = new Date(Date.now() + 8 * 86_400_000);
    await sent(site, MEMBER);
    const [row] = await rows();
    const document = { name: 'Pit book.pdf', hash: row?.hash ?? '' };
    const { id } = await site
      .as(MEMBER)
      .attestations.keepText({ duty: 'premises', text: 'Written in our pit book.', document });
    await sweepAttachments(site.db, site.dataDir, later);
    expect(await rows()).toHaveLength(1);
    await site.as(MEMBER).attestations.removeText({ id });
    await sweepAttachments(site.db, site.dataDir, later);
    expect(await rows()).toEqual([]);
  });

  it('goes from the disk where a killed process left it without a row', async () => {
    await sent(site, MEMBER);
    const stray = fileOf(site.dataDir, 'a'.repeat(64));
    await sent(site, MEMBER, 'other.pdf', pdf('other'));
    writeFileSync(path.join(attachmentsFolder(site.dataDir), 'incoming', 'x'), 'half');
    mkdirSync(path.dirname(stray), { recursive: true });
    writeFileSync(stray, 'x');
    await sweepAttachments(site.db, site.dataDir, new Date(Date.now() + 3_700_000));
    expect(filesThere()).toHaveLength(2);
  });
});
