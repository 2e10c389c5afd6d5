/** Which edition applies on which day, and that what was found under one stays what it was. */
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { defaultVariant } from '@/rulebooks/offer/resolve';
import { gameOf } from '@/rulebooks/terms/lookup';
import { computedOn } from '../analyses/computed-hash';
import { makeDossier } from '../documents/make';
import { verifyDossier } from '../documents/verify';
import { submissionSubject } from '../paper-requests/read-subject';
import { changing, putEdition } from '../testing/edition';
import {
  ALL_OPEN,
  APPROVER,
  begunReview,
  frozenSubmission,
  MEMBER,
  REVIEWER,
  type TestSite,
  testSite,
} from '../testing/site';
import { programsOwn, rulebookOn } from './shelf';

const FIRST = '2098-03-01';
const SECOND = '2099-01-01';
const WHEEL = ['games', 'big-six', 'wagers', 'symbol-a', 'minimum', 'win'];

let site: TestSite;
beforeEach(async () => {
  site = await testSite();
});
afterEach(() => site.remove());

async function leastOn(day: string) {
  const book = await rulebookOn(site.db, 'gb-2007', day);
  const game = book.ok ? gameOf(book.value, 'roulette') : book;
  return game.ok && game.value.wagers.find(({ id }) => id === 'straight-up')?.minimum.win;
}

describe('the edition of a day', () => {
  beforeEach(async () => {
    await putEdition(site, { validFrom: FIRST, changes: [changing('35 to 1', '36 to 1')] });
    await putEdition(site, { validFrom: SECOND, changes: [changing('36 to 1', '37 to 1')] });
  });

  it.each([
    ['2007-08-31', '35 to 1'],
    ['2098-02-28', '35 to 1'],
    [FIRST, '36 to 1'],
    ['2098-12-31', '36 to 1'],
    [SECOND, '37 to 1'],
    ['2150-01-01', '37 to 1'],
  ])('on %s asks for %s', async (day, least) => {
    expect(await leastOn(day)).toBe(least);
  });

  it('leaves the other rulebooks alone', async () => {
    expect(await rulebookOn(site.db, 'co-rule-28', SECOND)).toMatchObject({
      value: { validFrom: programsOwn('co-rule-28').validFrom },
    });
  });

  it('has numbers of its own for a game that it plays differently, and for no other', async () => {
    const book = programsOwn('gb-2007');
    const variantOf = (id: string) => {
      const game = gameOf(book, id);
      if (!game.ok) throw new Error(`no ${id}`);
      return defaultVariant(book, game.value);
    };
    const hashes = (id: string) =>
      Promise.all(
        ['2008-01-01', FIRST, SECOND].map((day) => computedOn(site.db, { variant: variantOf(id), day })),
      );
    const wheel = await hashes('big-six');
    expect(new Set(wheel).size).toBe(1);
    expect(new Set(await hashes('roulette')).size).toBe(3);
  });

  it('cannot be changed, removed, put before another or dated back', async () => {
    for (const statement of [
      sql`UPDATE published_edition SET content = '{}'`,
      sql`DELETE FROM published_edition`,
    ])
      await expect(site.db.run(statement)).rejects.toMatchObject({
        cause: { message: expect.stringMatching(/never (?:changed|deleted)/) },
      });
    const put = (validFrom: string) =>
      putEdition(site, { validFrom, changes: [changing('37 to 1', '38 to 1')] });
    for (const day of [FIRST, SECOND, '2098-06-01']) await expect(put(day)).rejects.toThrow();
    await expect(
      site.db.run(
        sql`INSERT INTO published_edition SELECT content, 'x', 'co-rule-28', edition, '2026-01-01', previous, difference, organisation_id, published_by, proposed_by, '2026-01-01T09:00:00.000Z', draft, sealed FROM published_edition LIMIT 1`,
      ),
    ).rejects.toMatchObject({ cause: { message: expect.stringContaining('after the day') } });
  });
});

describe('what was frozen', () => {
  const subjectOf = async (id: string) => {
    const subject = await submissionSubject({ ...site.context(MEMBER), member: site.member(MEMBER) }, id);
    if (!subject.ok) throw new Error(subject.problems[0]?.message);
    return subject.value;
  };

  it('before an edition keeps findings and papers, though its day is now of that edition', async () => {
    const nora = site.as(MEMBER);
    const { id } = await frozenSubmission(site, 'big-six', '2098-06-01');
    const [before, papers] = [await nora.submissions.get({ id }), await subjectOf(id)];
    await putEdition(site, { validFrom: FIRST, changes: [changing('50 to 1', '48 to 1', WHEEL)] });
    expect(await nora.submissions.get({ id })).toEqual(before);
    // Papers are the same bytes where their subject is the same.
    expect(await subjectOf(id)).toEqual(papers);
    await site.as(APPROVER).submissions.submit({ id, statement: 'New.', acknowledged: ALL_OPEN });
    await begunReview(site.as(REVIEWER), id);
    await site.as(REVIEWER).reviews.rerun({ id });
    await site.work();
    expect((await site.as(REVIEWER).submissions.get({ id })).reruns).toMatchObject([{ equal: true }]);
  }, 60_000);

  it('under an edition carries it, and is verified from the file alone', async () => {
    const hash = await putEdition(site, {
      validFrom: FIRST,
      changes: [changing('50 to 1', '48 to 1', WHEEL)],
    });
    const { id } = await frozenSubmission(site, 'big-six', FIRST);
    const { edition, findings } = await site.as(MEMBER).submissions.get({ id });
    expect(edition).toBe(hash);
    expect(findings.find(({ clause, wager }) => clause === '10.9' && wager === 'symbol-a')).toMatchObject({
      threshold: '48 to 1',
    });
    const paper = await makeDossier(await subjectOf(id));
    expect(await verifyDossier(paper, { threads: 1 })).toMatchObject({
      value: { differences: [], samePages: true },
    });
  }, 60_000);
});
