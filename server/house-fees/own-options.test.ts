/** A game is dealt under an option of the house's own schedule: only one that is approved and in force, exactly as it was approved. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readOwnCollection } from '@/rulebooks/terms/own-collection';
import type { Variant } from '@/rulebooks/variant/variant';
import type { MemberContext } from '../access/context';
import { createCaller } from '../api/api';
import { dossier } from '../documents/content/dossier';
import { sign } from '../documents/content/sign';
import { submissionSubject } from '../paper-requests/read-subject';
import {
  ALL_OPEN,
  APPROVER,
  begunReview,
  MEMBER,
  OTHER_MEMBER,
  problemsWith,
  REVIEWER,
  type TestSite,
  testSite,
} from '../testing/site';

const RULEBOOK = 'ca-hawaiian-gardens';
const MAY = '2098-05-01';
const JUNE = '2098-06-01';
/** The rates print Super 9’s fees for Super Pan 9, among those of Pan 9. */
const PRINTED = { rulebook: RULEBOOK, group: 'pan-9', kind: 'per-bet-and-hand', line: 3174 } as const;

async function approved(site: TestSite, name: string, inForceFrom: string, rows: string[][]): Promise<void> {
  const nora = site.as(MEMBER);
  const { id: schedule } = await nora.feeSchedules.create({ ...PRINTED, name, begin: 'printed' });
  await nora.feeSchedules.save({ id: schedule, revision: 1, name, inForceFrom, rows });
  const { id } = await nora.feeSubmissions.prepare({ schedule, version: 2 });
  await site.as(APPROVER).feeSubmissions.submit({ id, statement: 'x' });
  const ruth = site.as(REVIEWER);
  await ruth.feeSubmissions.beginReview({ id });
  const { revision } = await ruth.feeSubmissions.get({ id });
  await ruth.feeSubmissions.decide({ id, revision, kind: 'approve', reasons: 'x' });
}

const RED = [
  ['3', '10', '100', '', '', '1.50', '4'],
  ['4', '100', '300', '', '', '3', '6'],
];

let begun: TestSite;
let site: TestSite;
beforeAll(async () => {
  begun = await testSite();
  await approved(begun, 'Red tables', MAY, RED);
});
afterAll(() => begun.remove());
beforeEach(async () => {
  site = await testSite(begun);
});
afterEach(() => site.remove());

const nora = () => site.as(MEMBER);
const offered = (day: string, game = 'super-9', as = nora()) =>
  as.feeSubmissions.forGame({ rulebook: RULEBOOK, game, day });

/** A draft of Super 9 at $10 to $100 for a day, dealt under a value of the option. */
async function draftUnder(value: string, at = MAY) {
  const { id } = await nora().drafts.create({ rulebook: RULEBOOK, game: 'super-9', at });
  const { variant } = await nora().drafts.get({ id });
  const own: Variant = {
    ...variant,
    options: { ...variant.options, collection: value },
    circumstances: { ...variant.circumstances, limits: { minimum: 1000, maximum: 10_000, currency: 'USD' } },
  };
  const { revision } = await nora().drafts.save({ id, revision: 1, variant: own });
  return { id, revision, variant: own };
}

async function frozenUnder(value: string) {
  const { id: draft, revision } = await draftUnder(value);
  await nora().analyses.start({ draft, revision });
  await site.work();
  return nora().submissions.freeze({ draft, revision, acknowledged: ALL_OPEN });
}

const first = async (): Promise<string> => (await offered(MAY))[0]?.value ?? '';

describe('what a game can be dealt under', () => {
  it('is every option of a schedule of the house from its day on, and of nobody else', async () => {
    expect((await offered(MAY)).map(({ label }) => label)).toEqual([
      'Own schedule, option 3 of F-0001 (Red tables), $10 to $100: $1.50 a bet from each player; $4 a hand from the player-dealer',
      'Own schedule, option 4 of F-0001 (Red tables), $100 to $300: $3 a bet from each player; $6 a hand from the player-dealer',
    ]);
    expect(await offered('2098-04-30')).toEqual([]);
    expect(await offered(MAY, 'super-9', site.as(OTHER_MEMBER))).toEqual([]);
  });

  it('is for the games of the printed schedule that it is in place of', async () => {
    expect(await offered(MAY, 'pan-9')).toHaveLength(2);
    expect(await offered(MAY, 'pokara')).toEqual([]);
  });

  it('is of the next schedule from its day on', async () => {
    await approved(site, 'Blue tables', JUNE, [['1', '10', '100', '', '', '2', '5']]);
    const named = async (day: string) =>
      (await offered(day)).map(({ value }) => readOwnCollection(value)?.name);
    expect(await named('2098-05-31')).toEqual(['Red tables', 'Red tables']);
    expect(await named(JUNE)).toEqual(['Blue tables']);
  });
});

describe('a game dealt under it', () => {
  it('is judged by its limit and its rates, named in the findings', async () => {
    const check = async (value: string) => {
      const { variant } = await draftUnder(value);
      const { findings, problems } = await nora().drafts.check({ variant, at: MAY });
      expect(problems).toEqual([]);
      return findings.map(({ verdict, explanation }) => `${verdict}: ${explanation}`).join('\n');
    };
    const [three, four] = await offered(MAY);
    expect(await check(three?.value ?? '')).toMatch(
      /meets: The table takes \$10 to \$100, the limit of option 3 of F-0001 \(Red tables\)/,
    );
    const other = await check(four?.value ?? '');
    expect(other).toMatch(
      /breach: The table takes \$10 to \$100, and option 4 of F-0001 \(Red tables\) is for \$100 to \$300\./,
    );
    expect(other).toMatch(/meets: Option 4 of F-0001 \(Red tables\) has 2 rates/);
  });

  it('is submitted, reviewed and put on papers with schedule and option by name', async () => {
    const { id } = await frozenUnder(await first());
    const names = 'option 3 of F-0001 (Red tables)';
    const told = async (as = nora()) => JSON.stringify(await as.submissions.get({ id }));
    expect(await told()).toContain(names);
    await site.as(APPROVER).submissions.submit({ id, statement: 'x', acknowledged: ALL_OPEN });
    await begunReview(site.as(REVIEWER), id);
    expect(await told(site.as(REVIEWER))).toContain(names);
    const subject = await submissionSubject(site.context(MEMBER) as MemberContext, id);
    if (!subject.ok) throw new Error('no subject');
    const text = (paper: unknown) => JSON.stringify(paper).replaceAll(/\s+/g, ' ');
    expect(text(sign(subject.value))).toContain(
      'at $10 to $100: $1.50 a bet from each player; $4 a hand from the player-dealer (F-0001, option 3)',
    );
    expect(text(dossier(subject.value, { manifest: [] }))).toContain(
      `a fee of $1.50 for each bet, by ${names}`,
    );
  });

  it.each([
    ['a fee that was never approved', (text: string) => text.replace('"perBet":"1.50"', '"perBet":"0.50"')],
    ['a name that it does not have', (text: string) => text.replace('Red tables', 'Approved by all')],
    ['another hash', (text: string) => text.replace(/"hash":"[0-9a-f]{8}/, '"hash":"00000000')],
  ])('is not prepared with %s', async (_, forge) => {
    const forged = forge(await first());
    expect(forged).not.toBe(await first());
    const refused = await problemsWith(frozenUnder(forged));
    expect(refused.map(({ code, field }) => [code, field])).toEqual([['option-value', 'options.collection']]);
    const { variant } = await draftUnder(forged);
    const { problems } = await nora().drafts.check({ variant, at: MAY });
    expect(problems[0]?.message).toMatch(
      /No schedule of the house that is approved and in force on 1 May 2098/,
    );
  });

  it('is not prepared for a day before it, nor submitted or approved once another took its place', async () => {
    const value = await first();
    const { id: early, revision } = await draftUnder(value, '2098-04-30');
    expect(
      (await problemsWith(nora().submissions.freeze({ draft: early, revision, acknowledged: ALL_OPEN })))[0]
        ?.code,
    ).toBe('option-value');
    const { id } = await frozenUnder(value);
    await approved(site, 'Blue tables', JUNE, [['1', '10', '100', '', '', '2', '5']]);
    const later = (person: string) =>
      createCaller({ ...site.context(person), now: () => new Date(`${JUNE}T20:00:00.000Z`) });
    const submit = { id, statement: 'x', acknowledged: ALL_OPEN };
    expect((await problemsWith(later(APPROVER).submissions.submit(submit)))[0]?.message).toContain(
      '1 June 2098',
    );
    await site.as(APPROVER).submissions.submit(submit);
    await begunReview(site.as(REVIEWER), id);
    const { revision: read } = await site.as(REVIEWER).submissions.get({ id });
    const decide = (kind: 'approve' | 'refuse') =>
      later(REVIEWER).reviews.decide({ id, revision: read, kind, reasons: 'x', acknowledged: ALL_OPEN });
    expect((await problemsWith(decide('approve'))).map(({ code }) => code)).toContain('option-value');
    expect(await decide('refuse')).toMatchObject({ state: 'refused' });
  });

  it('keeps a printed option where one is chosen', async () => {
    const { variant } = await draftUnder('pan-9-1');
    expect((await nora().drafts.check({ variant, at: MAY })).problems).toEqual([]);
  });
});
