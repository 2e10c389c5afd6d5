/** The letters on a local variation over HTTP: what they say, who gets them, that they verify and stay what they were. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Variant } from '@/rulebooks/variant/variant';
import { paperStanding } from '../documents/premises-standing';
import { pressInThisThread } from '../documents/press';
import { pdfWords } from '../documents/testing/pdf-words';
import { saidOfPaper } from '../documents/verdict-words';
import { publicKeys } from '../seals/ring';
import { checkSeal } from '../seals/seal';
import { approvedGame, changedVersion, temporarily } from '../testing/for-a-time';
import { onDay } from '../testing/on-trial';
import { ALL_OPEN, APPROVER, MEMBER, OTHER_MEMBER, REVIEWER, type TestSite, testSite } from '../testing/site';
import { unguarded } from '../testing/unguarded';
import { answerPaper } from './answer-request';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const BEFORE = '2029-01-20';
const DURING = '2029-02-03';
const press = pressInThisThread();

let notified: TestSite;
let site: TestSite;
let version: string;
let first: string;
let id: string;
let number: string;
beforeAll(async () => {
  notified = await testSite();
  first = await changedVersion(
    notified,
    await approvedGame(notified),
    temporarily({ from: '2029-02-01', to: '2029-02-07' }),
  );
  const begun = { submission: first, revision: 1, statement: 'For the Winter Fair.' };
  ({ id, number } = await onDay(notified, APPROVER, BEFORE).variations.notify(begun));
});
afterAll(() => notified.remove());
beforeEach(async () => {
  version = first;
  site = await testSite(notified);
});
afterEach(() => site.remove());

const asked = (who: string, ruling = '') =>
  answerPaper(
    site.context(who),
    {
      of: 'submission',
      id: version,
      paper: 'variation-letter.pdf',
      search: new URLSearchParams(ruling && { ruling }),
    },
    press,
  );
const bytesOf = async (who: string, ruling = ''): Promise<Uint8Array> =>
  new Uint8Array(await (await asked(who, ruling)).arrayBuffer());
const standing = (bytes: Uint8Array) => paperStanding(bytes, { keys: publicKeys(), checkSeal });
const takeNote = (text = 'Keep the sign in view.') =>
  onDay(site, REVIEWER, BEFORE).variations.takeNote({ id, revision: 1, text });
const callSignificant = (revision: number, day: string, lastDay?: string) =>
  onDay(site, REVIEWER, day).variations.callSignificant({
    id,
    revision,
    text: 'It is a feature of its own.',
    lastDay,
  });

const NOTIFIED = [
  'Northgate Casinos',
  'Symbol C pays 22 to 1.',
  'Winter Fair',
  '1 February 2029 to 7 February 2029',
  'The Pier',
  '20 January 2029, by Adrian Cole',
  'For the Winter Fair.',
  'Temporary change to the rules at this table',
];

describe('the letter on a local variation', () => {
  it('is not there before the authority did anything', async () => {
    expect((await asked(MEMBER)).status).toBe(404);
    expect((await asked(REVIEWER, '1')).status).toBe(404);
  });

  it('that was read says what was notified, what the authority says, and what comes next, each with its clause', async () => {
    await takeNote();
    const bytes = await bytesOf(MEMBER);
    const words = pdfWords(bytes).replace(/\s+/g, ' ');
    for (const said of [
      ...NOTIFIED,
      'Notification read',
      `Local variation ${number}`,
      'Keep the sign in view.',
      'Ruth Hale',
      'at every table that offers it, as below (2.4(b)',
      'Stop it after 7 February 2029',
      'before they begin (2.4(a))',
      'apply for its approval (2.4(d))',
    ])
      expect(words).toContain(said);
    expect(words).not.toContain('significant');
    expect(Buffer.compare(await bytesOf(REVIEWER), bytes), 'the same for both').toBe(0);
    expect((await asked(OTHER_MEMBER)).status).toBe(404);
    expect((await asked(MEMBER, '2')).status).toBe(404);
  });

  it.each([
    [
      'is being played',
      DURING,
      '2029-02-04',
      '4 February 2029, and not after that unless it is approved',
      'Stop it after 4 February 2029',
      'What every table shows',
    ],
    [
      'has not begun',
      BEFORE,
      undefined,
      'It may not be played unless it is approved',
      'Do not begin it',
      'What every table was to show',
    ],
  ])(
    'that was called significant while it %s says until when, and what to do',
    async (_, day, lastDay, may, next, shown) => {
      await callSignificant(1, day, lastDay);
      const words = pdfWords(await bytesOf(MEMBER)).replace(/\s+/g, ' ');
      const { reference, version: of } = await onDay(site, MEMBER, day).submissions.get({ id: version });
      for (const said of [
        ...NOTIFIED,
        'Called a significant change',
        'It is a feature of its own.',
        may,
        next,
        shown,
        `submit version ${of} of ${reference} for approval as a new game or a variation (2.4(c) and 2.3)`,
      ])
        expect(words).toContain(said);
      expect(words).not.toContain('2.4(d)');
    },
  );

  it('names what the version changes in the game, and no confirmation, finding or day', async () => {
    await takeNote();
    const plain = pdfWords(await bytesOf(MEMBER));
    expect(plain).toContain('Only its days and words.');
    expect(plain).not.toContain('Needs notification');
    const better = (variant: Variant): Variant => {
      const timed = temporarily({ from: '2029-02-01', to: '2029-02-07' })(variant);
      const wagers = { ...timed.wagers, 'symbol-c': { payTable: 'minimum', pays: { win: '22 to 1' } } };
      return { ...timed, wagers };
    };
    version = await changedVersion(site, version, better);
    const begun = { submission: version, revision: 1, statement: 'More.' };
    const { id: next } = await onDay(site, APPROVER, BEFORE).variations.notify(begun);
    await onDay(site, REVIEWER, BEFORE).variations.takeNote({ id: next, revision: 1, text: '' });
    const words = pdfWords(await bytesOf(MEMBER)).replace(/\s+/g, ' ');
    expect(words).toMatch(/What the version changes What Before With this .*22 to 1/);
    expect(words).not.toContain('Only its days and words.');
  });

  it('verifies as genuine, and names who ruled what', async () => {
    await callSignificant(1, DURING, '2029-02-04');
    const read = await standing(await bytesOf(MEMBER));
    if (!read.ok) throw new Error(read.because);
    expect(read.value).toMatchObject({ paper: 'letter', verdict: 'genuine' });
    const { others, failures } = saidOfPaper(read.value);
    expect(failures).toEqual([]);
    expect(others.join('\n')).toContain(
      `Ruling on ${number}: call-significant, last day 2029-02-04, by Ruth Hale`,
    );
    expect(others.join('\n')).toMatch(/The ruling is sealed by key \S+.*which you know/);
    expect(await paperStanding(await bytesOf(MEMBER), { keys: [], checkSeal })).toMatchObject({
      value: { verdict: 'unvouched' },
    });
  });

  it('stays the same bytes when the variation is called significant and submitted later', async () => {
    await takeNote();
    const earlier = await bytesOf(MEMBER, '1');
    await callSignificant(2, DURING, '2029-02-04');
    const later = await bytesOf(REVIEWER, '2');
    expect(pdfWords(later)).toContain('Called a significant change');
    await onDay(site, APPROVER, DURING).submissions.submit({
      id: version,
      statement: 'As asked.',
      acknowledged: ALL_OPEN,
    });
    expect(Buffer.compare(await bytesOf(MEMBER, '1'), earlier)).toBe(0);
    expect(Buffer.compare(await bytesOf(MEMBER, '2'), later)).toBe(0);
  });

  it('is not made of a ruling whose seal does not hold', async () => {
    await takeNote();
    await unguarded(site, `UPDATE variation_step SET text = 'Another note.'`);
    const refused = await asked(MEMBER);
    expect(refused.status).not.toBe(200);
    expect(await refused.text()).toContain('The seal of this ruling does not hold');
  });
});
