/** Whatever the page of tables does not call right waits at home, in the same words, and its day sends a notice. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { notice } from '../db/schema';
import { DURING, FIRST, LAST, LIMITS, onDay, tableWith, trialOf } from '../testing/on-trial';
import { APPROVER, MEMBER, OTHER_MEMBER, REVIEWER, type TestSite, testSite } from '../testing/site';
import { type Taken, take } from '../testing/situations';
import { remind } from './remind';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

let template: TestSite;
let site: TestSite;
let game: string;
let table: string;

/** Its sign prints the limits that the table has. */
const trialWithLimits = async (): Promise<string> => {
  const limits = { currency: 'GBP' as const, minimum: 500, maximum: 50_000 };
  return (await trialOf(template, 'big-six', undefined, { limits })).id;
};

beforeAll(async () => {
  template = await testSite();
  game = await trialWithLimits();
  table = await tableWith(template, game);
  await onDay(template, MEMBER, FIRST).tables.setSign({ table, submission: game });
});
afterAll(() => template.remove());
beforeEach(async () => {
  site = await testSite(template);
});
afterEach(() => site.remove());

const at = (person: string, day = DURING) => onDay(site, person, day);
const waiting = async (day = DURING) =>
  (await at(MEMBER, day).agenda.mine()).groups
    .flatMap(({ urgency, items }) => items.map((item) => ({ ...item, urgency })))
    .filter(({ kind }) => kind === 'sign-at-table');

const SOONER = '2098-03-10';
const step = (kind: Taken, lastDay?: string) => take(site, kind, { id: game, day: DURING, lastDay });
/** What the phone says at the table. */
const onThePhone = async (day: string) => {
  const { address } = await site.as(APPROVER).tables.makeAddress({ table });
  const code = address.slice(address.lastIndexOf('/') + 1);
  return (await onDay(site, null, day).tables.atTable({ code })).display;
};
/** The staff say that it hangs there as it should. */
const putUp = (day: string) => at(MEMBER, day).tables.setSign({ table, submission: game });

const NEW_LIMITS = { ...LIMITS, groups: [{ group: 'all' as const, minimum: 100, maximum: 50_000 }] };
const offer = (limits: typeof LIMITS) =>
  at(APPROVER).tables.setOffer({ table, from: DURING, submission: game, limits });
const say = (contact: string) =>
  site.as(APPROVER).letterhead.set({ premises: [{ name: 'The Pier' }], contact });

describe('a table that is not right', () => {
  it.each<[string, string, () => Promise<unknown>]>([
    ['has other limits', 'other-limits', () => offer(NEW_LIMITS)],
    ['has papers that name another contact', 'overtaken', () => say('The new desk')],
    [
      'has the sign of a trial that was extended',
      'overtaken',
      async () => {
        const { revision } = await at(REVIEWER).submissions.get({ id: game });
        const input = { id: game, revision, kind: 'extend' as const, text: 'More.', lastDay: '2098-05-01' };
        await at(REVIEWER).reviews.rule(input);
      },
    ],
    [
      'has the sign of a trial that was adopted',
      'overtaken',
      async () => {
        await step('ask-adoption');
        await step('adopt');
      },
    ],
    ['has the sign of a trial that was discontinued', 'correct', () => step('discontinue', SOONER)],
    ['has the sign of a trial that was abandoned', 'correct', () => step('abandon', SOONER)],
    [
      'has the sign of a trial that was not adopted',
      'correct',
      async () => {
        await step('ask-adoption');
        await step('refuse-adoption', SOONER);
      },
    ],
    [
      'has other limits, and the sign of a trial that was discontinued',
      'other-limits',
      async () => {
        await offer(NEW_LIMITS);
        await step('discontinue', SOONER);
      },
    ],
    [
      'displays nothing of a trial that was discontinued',
      'without',
      async () => {
        await at(MEMBER).tables.setSign({ table });
        await step('discontinue', SOONER);
      },
    ],
    ['displays nothing', 'put-up', () => at(MEMBER).tables.setSign({ table })],
    ['offers nothing', 'take-down', () => at(APPROVER).tables.setOffer({ table, from: DURING })],
  ])('%s', async (_, kind, change) => {
    expect(await waiting(), 'while it is right').toEqual([]);
    await change();
    const [shown] = (await at(MEMBER).tables.list()).tables;
    expect(shown?.display.kind).toBe(kind);
    const found = await waiting();
    // What the page says in full: of a stopped trial, Home says what it is and what to do.
    const says =
      kind === 'correct'
        ? 'The trial was stopped. Write its last day, 10 March 2098, on the sign.'
        : shown?.display.says.join(' ');
    expect(found.map((each) => each.says)).toEqual([`Wheel 1, The Pier: ${says}`]);
    expect((await at(OTHER_MEMBER).agenda.mine()).groups).toEqual([]);
  });

  it('has a sign to print again once its game is adopted, until that is up', async () => {
    await step('ask-adoption');
    await step('adopt');
    const says = [
      'The game was adopted after this sign was put up. The sign says that it is on trial: print it again.',
    ];
    expect(await onThePhone('2098-05-01')).toEqual({ kind: 'overtaken', says });
    const [told] = await site.as(MEMBER).notices.list();
    expect(told?.text).toBe(
      'A-PHJB-0001, Big Six (Wheel of Fortune) is formally adopted. Print its sign again: it says that the game is on trial.',
    );
    await putUp('2098-05-02');
    expect(await onThePhone('2098-05-02')).toEqual({ kind: 'right', says: [] });
    expect(await waiting('2098-05-02')).toEqual([]);
  });

  it('has a sign to correct by hand once its trial ends sooner, until that is done or play is over', async () => {
    await step('discontinue', SOONER);
    const says = [
      'The trial was stopped after this sign was put up. Its last day is 10 March 2098, and the sign names 31 March 2098: write the new day on it. No other sign is printed.',
    ];
    expect(await onThePhone(SOONER)).toEqual({ kind: 'correct', says });
    expect((await onThePhone('2098-03-11')).kind).toBe('take-down');
    const after = await waiting('2098-03-11');
    expect(after.map((each) => each.says)).toEqual([
      'Wheel 1, The Pier: A-PHJB-0001 may no longer be played. Take its sign down.',
    ]);
    const [page] = (await at(MEMBER, '2098-03-11').tables.list()).tables;
    expect(page?.display.says.join(' ')).toContain('may not be played on 11 March 2098. It was');
    const [told] = await site.as(MEMBER).notices.list();
    expect(told?.text).toMatch(
      /10 March 2098\. Write that day on its sign, which names a later one: no other sign is printed\.$/,
    );
    await putUp('2098-03-02');
    expect(await onThePhone(SOONER)).toEqual({ kind: 'right', says: [] });
    expect(await waiting(SOONER)).toEqual([]);
  });

  it('with other limits asks for no new version once its trial is stopped, and its sign can be corrected', async () => {
    await offer(NEW_LIMITS);
    await step('discontinue', SOONER);
    const shown = async () => (await at(MEMBER).tables.list()).tables[0]?.display;
    const before = await shown();
    expect(before).toMatchObject({ kind: 'other-limits', byHand: true });
    expect(before?.says.join(' ')).toContain('write the new day on it');
    expect(before?.says.join(' ')).not.toContain('submit a version');
    await putUp('2098-03-02');
    const after = await shown();
    expect(after).not.toHaveProperty('byHand');
    expect(after?.says.join(' ')).not.toContain('write the new day on it');
    await offer(LIMITS);
    expect(await shown()).toEqual({ kind: 'right', says: [] });
  });

  it('is one of several whose papers name another contact: one item names them all, until each is mended', async () => {
    const { id: second } = await at(APPROVER).tables.add({ premises: 'The Pier', name: 'Wheel 2' });
    await at(APPROVER).tables.setOffer({ table: second, from: DURING, submission: game, limits: LIMITS });
    await at(MEMBER).tables.setSign({ table: second, submission: game });
    await say('The new desk');
    const [item, ...others] = await waiting();
    expect(others).toEqual([]);
    expect(item?.says).toMatch(/^Wheel 1 and Wheel 2, The Pier: What papers for players say of you /);
    expect(item?.href).toBe(`/submissions/${game}`);
    await at(MEMBER).tables.setSign({ table: second });
    expect((await waiting()).map(({ says }) => says.split(':')[0]).sort()).toEqual([
      'Wheel 1, The Pier',
      'Wheel 2, The Pier',
    ]);
  });

  it('has the right sign where its trial was extended, and then ends on the day that the sign names', async () => {
    await step('extend', '2098-05-01');
    await step('discontinue', LAST);
    expect(await onThePhone(DURING)).toEqual({ kind: 'right', says: [] });
    await site.remove();
    site = await testSite(template);
    await step('discontinue', LAST);
    expect(await onThePhone(DURING)).toEqual({ kind: 'right', says: [] });
    expect((await site.as(MEMBER).notices.list())[0]?.text).toMatch(
      /The last day of play is 31 March 2098\.$/,
    );
  });

  it('that has another reason to be printed again waits since the first', async () => {
    await step('extend', '2098-04-30');
    const [before] = await waiting('2098-04-01');
    expect(before?.since.slice(0, 10)).toBe(DURING);
    await at(APPROVER, '2098-03-20').letterhead.set({
      premises: [{ name: 'The Pier' }],
      contact: 'The new desk',
    });
    const [item] = await waiting('2098-04-01');
    expect([item?.since, item?.says === before?.says]).toEqual([before?.since, false]);
  });

  it('tells the staff of other limits once on the day, and again while it waits', async () => {
    await offer(NEW_LIMITS);
    const told = async (day: string) => {
      const before = (await site.db.select().from(notice)).length;
      await remind(site.db, new Date(`${day}T12:00:00Z`));
      const all = (await site.db.select().from(notice)).slice(before);
      return all.filter(({ text }) => text.includes('the table takes £1 to £500; the sign says £5 to £500'));
    };
    expect(await told(DURING)).toHaveLength(2);
    expect(await told(DURING)).toEqual([]);
    expect(await told('2098-03-03')).toEqual([]);
    expect((await told('2098-03-04')).map(({ text }) => text.split('. ').at(-1))).toEqual([
      'It has waited 3 days.',
      'It has waited 3 days.',
    ]);
    const [item] = await waiting('2098-03-08');
    expect([item?.urgency, item?.href, item?.by]).toEqual(['late', '/tables', undefined]);
  });
});
