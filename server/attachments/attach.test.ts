/** Whose files go with a step, what its event says of them, and that no other file is taken for one of them. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { attached, attachment } from '../db/schema';
import { pdf, sent } from '../testing/sample-files';
import {
  ADMINISTRATOR,
  APPROVER,
  MEMBER,
  OTHER_MEMBER,
  REVIEWER,
  type TestSite,
  testSite,
} from '../testing/site';
import { filesAsTold, filesToldBy } from './as-told';
import { attach, attachNamed, chosenFiles, enclosedIn, type Place } from './attach';
import { ownFileNamed } from './named';
import { attachmentById, rowsAttachedTo } from './queries';
import { filesFor, isForReader } from './read-by';

const AT = '2026-11-29T12:00:00.000Z';
const SUBJECT = 'submission:one';
const STATEMENT: Place = { subject: SUBJECT, part: 'statement', at: AT };
const ANSWER: Place = { subject: SUBJECT, part: 'answer', of: 'question-1', at: AT };

let site: TestSite;
beforeEach(async () => {
  site = await testSite();
});
afterEach(() => site.remove());

const as = (person: string) => ({ ...site.context(person), member: site.member(person) });
const rowOf = async (id: string) => {
  const row = await attachmentById(site.db, id);
  if (!row) throw new Error(`no file ${id}`);
  return row;
};
/** As the event of a step keeps it. */
const told = async (id: string, part: Place['part'], of = '') => {
  const { name, size, type, hash } = await rowOf(id);
  return { file: id, sha256: hash, name, size, type, part, of };
};
const GONE = {
  ok: false,
  problems: [
    {
      code: 'file-gone',
      message: 'A file is no longer there. Remove it from the list and upload it again.',
      field: 'files',
    },
  ],
};

describe('files chosen for a step', () => {
  it('are in the order in which they were chosen, each once', async () => {
    const first = await sent(site, MEMBER, 'a.pdf', pdf('a'));
    const second = await sent(site, MEMBER, 'b.pdf', pdf('b'));
    const unchosen = await sent(site, MEMBER, 'c.pdf', pdf('c'));
    const chosen = await chosenFiles(site.db, as(APPROVER), [second, first, second]);
    expect(chosen.ok && chosen.value.map(({ id }) => id)).toEqual([second, first]);
    expect(unchosen).not.toBe(first);
    expect(await chosenFiles(site.db, as(APPROVER), [])).toEqual({ ok: true, value: [] });
  });

  it('are refused together where one is another organisation’s or not there', async () => {
    const own = await sent(site, MEMBER);
    const foreign = await sent(site, OTHER_MEMBER);
    for (const files of [[foreign], [own, foreign], [own, randomUUID()]]) {
      expect(await chosenFiles(site.db, as(MEMBER), files)).toEqual(GONE);
      expect(await attach(site.db, as(MEMBER), files, STATEMENT)).toEqual(GONE);
    }
    expect(await site.db.select().from(attached)).toEqual([]);
  });

  it('may be another authority’s where they were checked before, but have to be there', async () => {
    const foreign = await sent(site, OTHER_MEMBER);
    const checked = { checked: true };
    const chosen = await chosenFiles(site.db, as(REVIEWER), [foreign], checked);
    expect(chosen.ok && chosen.value.map(({ id }) => id)).toEqual([foreign]);
    expect(await chosenFiles(site.db, as(REVIEWER), [foreign, randomUUID()], checked)).toEqual(GONE);
  });

  it('go into the event, and are kept with who attached them, in order, from when', async () => {
    const first = await sent(site, MEMBER, 'a.pdf', pdf('a'));
    const second = await sent(site, MEMBER, 'b.pdf', pdf('b'));
    expect(await attach(site.db, as(APPROVER), [second, first], ANSWER)).toEqual({
      ok: true,
      value: {
        files: [await told(second, 'answer', 'question-1'), await told(first, 'answer', 'question-1')],
      },
    });
    expect(await attach(site.db, as(APPROVER), [first], STATEMENT)).toEqual({
      ok: true,
      value: { files: [await told(first, 'statement')] },
    });
    const rows = (await rowsAttachedTo(site.db, SUBJECT)).map(({ attached: row }) => row);
    const by = site.member(APPROVER).id;
    const kept = { subject: SUBJECT, at: AT, by, id: expect.any(String) };
    expect(rows).toHaveLength(3);
    expect(rows).toEqual(
      expect.arrayContaining([
        { ...kept, attachmentId: second, part: 'answer', of: 'question-1', number: 0 },
        { ...kept, attachmentId: first, part: 'answer', of: 'question-1', number: 1 },
        { ...kept, attachmentId: first, part: 'statement', of: '', number: 0 },
      ]),
    );
  });

  it('are no word of the event where there are none', async () => {
    expect(await attach(site.db, as(MEMBER), [], STATEMENT)).toEqual({ ok: true, value: {} });
    expect(await site.db.select().from(attached)).toEqual([]);
  });

  it('stand in a seal by name and hash, which says nothing of files where there are none', async () => {
    const row = await rowOf(await sent(site, MEMBER, 'reasons.pdf'));
    expect(enclosedIn([row])).toEqual({ enclosed: [{ name: 'reasons.pdf', sha256: row.hash }] });
    expect(enclosedIn([])).toEqual({});
  });
});

describe('files that a text names by their hash', () => {
  const named = (text: string, person = MEMBER) =>
    attachNamed(site.db, as(person), text, { subject: SUBJECT, part: 'variant', at: AT });

  it('are attached in the order of the text, each once, under the name it had first', async () => {
    const first = await sent(site, MEMBER, 'a.pdf', pdf('a'));
    const again = await sent(site, MEMBER, 'a-copy.pdf', pdf('a'));
    const second = await sent(site, MEMBER, 'b.pdf', pdf('b'));
    await sent(site, MEMBER, 'unnamed.pdf', pdf('c'));
    await site.db.delete(attachment).where(eq(attachment.id, first));
    await site.db
      .insert(attachment)
      .values({ ...(await rowOf(again)), id: first, name: 'a.pdf', at: '2026-01-01T00:00:00.000Z' });
    const [a, b] = [(await rowOf(first)).hash, (await rowOf(second)).hash];
    const files = [await told(second, 'variant'), await told(first, 'variant')];
    expect(await named(`{"drawing":"${b}","consents":["${a}","${b}"]}`)).toEqual({ files });
    expect((await rowsAttachedTo(site.db, SUBJECT)).map(({ attachment: { name } }) => name).sort()).toEqual([
      'a.pdf',
      'b.pdf',
    ]);
  });

  it('are none where it names none, or another organisation’s alone', async () => {
    const { hash } = await rowOf(await sent(site, OTHER_MEMBER));
    expect(await named('{"name":"Big Six"}')).toEqual({});
    expect(await named(`{"file":"${hash}"}`)).toEqual({});
    expect(await named(`{"file":"${hash.toUpperCase()}"}`, OTHER_MEMBER)).toEqual({});
    expect(await site.db.select().from(attached)).toEqual([]);
  });

  it('are shown to the organisation that uploaded them alone', async () => {
    const id = await sent(site, MEMBER);
    const { hash, name, size, type } = await rowOf(id);
    expect(await ownFileNamed(as(APPROVER), hash)).toEqual({ file: { id, name, size, type, sha256: hash } });
    expect(await ownFileNamed(as(OTHER_MEMBER), hash)).toEqual({});
    expect(await ownFileNamed(as(MEMBER), 'f'.repeat(64))).toEqual({});
  });
});

describe('files beside the events that brought them', () => {
  const both = async () => {
    const [a, b] = [await sent(site, MEMBER, 'a.pdf', pdf('a')), await sent(site, MEMBER, 'b.pdf', pdf('b'))];
    await attach(site.db, as(MEMBER), [a], STATEMENT);
    await attach(site.db, as(MEMBER), [b], ANSWER);
    const actor = site.member(MEMBER).id;
    const one = { actor, at: AT, file: await told(a, 'statement') };
    const other = { actor, at: AT, file: await told(b, 'answer', 'question-1') };
    return { one, other };
  };

  it('are those that the events name, in whatever order', async () => {
    const { one, other } = await both();
    expect(await filesAsTold(site.db, SUBJECT, [one, other])).toBe(true);
    expect(await filesAsTold(site.db, SUBJECT, [other, one])).toBe(true);
    expect(await filesAsTold(site.db, 'submission:another', [])).toBe(true);
  });

  it('are not where one is missing, too many, or another than the event names', async () => {
    const { one, other } = await both();
    const altered = (more: object) => ({ ...other, file: { ...other.file, ...more } });
    for (const events of [
      [],
      [one],
      [one, other, other],
      [one, one],
      [one, { ...other, actor: site.member(APPROVER).id }],
      [one, { ...other, at: '2026-11-29T12:00:01.000Z' }],
      [one, altered({ name: 'c.pdf' })],
      [one, altered({ sha256: 'f'.repeat(64) })],
      [one, altered({ part: 'question' })],
      [one, altered({ of: 'question-2' })],
      [one, altered({ size: 1 })],
    ])
      expect(await filesAsTold(site.db, SUBJECT, events)).toBe(false);
    expect(await filesAsTold(site.db, 'submission:another', [one])).toBe(false);
  });

  it('are read from an event that lists some, and from no other', () => {
    const [actor, at] = ['somebody', AT];
    expect(filesToldBy({ actor, at, data: { files: ['a', 'b'] } })).toEqual([
      { actor, at, file: 'a' },
      { actor, at, file: 'b' },
    ]);
    expect(filesToldBy({ actor, at, data: {} })).toEqual([]);
    expect(filesToldBy({ actor, at, data: { files: 'a' } })).toEqual([]);
  });
});

describe('files of a proposed decision', () => {
  it('are for reviewers, those of every other part for all who read the thing', async () => {
    const proposed: Place = { subject: SUBJECT, part: 'proposal', of: 'proposal-1', at: AT };
    await attach(site.db, as(REVIEWER), [await sent(site, REVIEWER, 'draft.pdf')], proposed);
    await attach(site.db, as(MEMBER), [await sent(site, MEMBER, 'letter.pdf')], STATEMENT);
    const names = async (person: string) =>
      (await filesFor(site.db, site.member(person), SUBJECT)).map(({ name }) => name).sort();
    expect(await names(REVIEWER)).toEqual(['draft.pdf', 'letter.pdf']);
    expect(await names(MEMBER)).toEqual(['letter.pdf']);
    for (const person of [MEMBER, ADMINISTRATOR])
      expect(isForReader('proposal', site.member(person))).toBe(false);
    expect(isForReader('decision', site.member(MEMBER))).toBe(true);
  });
});
