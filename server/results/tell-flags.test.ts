/** Who gets a notice of a flag on the results of a trial, when, and how often. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DURING, FIRST, LAST, LIMITS, onDay, tableWith, trialOf } from '../testing/on-trial';
import {
  ADMINISTRATOR,
  ALL_OPEN,
  APPROVER,
  MEMBER,
  OTHER_APPROVER,
  REVIEWER,
  refusedWith,
  type TestSite,
  testSite,
} from '../testing/site';
import { takeResults } from './take';
import { tellFlags } from './tell-flags';

let site: TestSite;
let id: string;
let table: string;
beforeEach(async () => {
  site = await testSite();
  ({ id } = await trialOf(site));
  table = await tableWith(site, id);
});
afterEach(() => site.remove());

/** Of nine days, each with fifty rounds and a handle of 40. */
async function report(
  won: number,
  day = DURING,
  reason = '',
  { name, rounds, handle } = { name: 'Wheel 1', rounds: 50, handle: 4000 },
) {
  const rows = Array.from(
    { length: 9 },
    (_, at) => `The Pier,${name},2098-02-0${at + 1},${rounds},${won},${handle},${reason}`,
  );
  const bytes = new TextEncoder().encode(
    ['premises,table,day,rounds,win,handle symbol-a,reason', ...rows].join('\n'),
  );
  const now = () => new Date(`${day}T08:00:00Z`);
  const context = { ...site.context(MEMBER), member: site.member(MEMBER), now };
  const taken = await takeResults(context, { submission: id, bytes });
  expect(taken).toMatchObject({ value: { rejected: [] } });
}

/** Without a number of players, nobody can say what unequal stakes explain. */
const setPlayers = (players: number) =>
  onDay(site, APPROVER, DURING).tables.setOffer({
    table,
    from: FIRST,
    submission: id,
    limits: { ...LIMITS, players },
  });

const look = (day = DURING) => tellFlags(site.db, new Date(`${day}T12:00:00Z`));

const noticesOf = async (person: string) =>
  (await site.as(person).notices.list()).filter(({ text }) => text.startsWith('Results of '));
const events = async () =>
  (await site.as(APPROVER).audit.list({})).events
    .filter(({ kind }) => kind.startsWith('results-flag'))
    .map(({ kind, data, actor }) => [kind, data.flag, actor]);
const owed = async (person: string, day = DURING) =>
  (await onDay(site, person, day).agenda.mine()).groups.flatMap(({ urgency, items }) =>
    items.flatMap(({ kind, says, href }) => (kind === 'results-flagged' ? [{ urgency, says, href }] : [])),
  );

describe('a flag on the results of a trial', () => {
  it('is known to whoever asks for adoption, and to whoever adopts', async () => {
    await report(-200_000);
    await look();
    const adrian = onDay(site, APPROVER, DURING).submissions;
    const asked = async (acknowledged: typeof ALL_OPEN) =>
      adrian.request({
        id,
        revision: (await adrian.get({ id })).revision,
        kind: 'ask-adoption',
        text: 'So.',
        acknowledged,
      });
    const others = ALL_OPEN.filter((code) => code !== 'results-flagged');
    expect((await adrian.get({ id })).adoptionOpen?.map(({ says }) => says)).toContain(
      'The results need a look: all tables together are flagged, and The Pier, Wheel 1 is flagged by itself.',
    );
    expect(await refusedWith(asked(others))).toEqual(['open-unacknowledged']);
    await asked(ALL_OPEN);
    const ruth = onDay(site, REVIEWER, DURING);
    const adopt = async (acknowledged: typeof ALL_OPEN) =>
      ruth.reviews.rule({
        id,
        revision: (await ruth.submissions.get({ id })).revision,
        kind: 'adopt',
        text: 'So.',
        reasons: 'So.',
        acknowledged,
      });
    expect(await refusedWith(adopt(others))).toEqual(['open-unacknowledged']);
    expect(await adopt(ALL_OPEN)).toMatchObject({ state: 'adopted' });
    expect((await ruth.submissions.get({ id })).history.at(-1)?.data.open).toMatchObject({
      'results-flagged': 1,
    });
  });

  it('is news to both sides, once for each level, and changes no state', async () => {
    const before = await site.as(REVIEWER).submissions.get({ id });
    await report(-200_000);
    expect(await look()).toBe(1);
    const text = expect.stringMatching(
      /^Results of A-PHJB-0001 version 1, Big Six \(Wheel of Fortune\)\. Flag: the tables kept less than the submitted game explains, if stakes were alike\. .* (less than|at most) 1 in [\d,]+ would by now/,
    );
    for (const [person, href] of [
      [MEMBER, `/submissions/${id}/results`],
      [APPROVER, `/submissions/${id}/results`],
      [REVIEWER, `/review/${id}/results`],
    ] as const)
      expect(await noticesOf(person), person).toMatchObject([{ text, href }]);
    for (const person of [OTHER_APPROVER, ADMINISTRATOR]) expect(await noticesOf(person), person).toEqual([]);
    expect(await look(), 'by another program').toBe(0);

    await setPlayers(2);
    expect(await look()).toBe(1);
    expect((await noticesOf(REVIEWER)).map(({ text }) => text)).toEqual(
      expect.arrayContaining([expect.stringContaining('whatever the stakes were')]),
    );
    expect(await look()).toBe(0);
    expect((await events()).sort()).toEqual([
      ['results-flagged', 'if-stakes-alike', 'Assay'],
      ['results-flagged', 'whatever-the-stakes', 'Assay'],
    ]);
    for (const person of [MEMBER, APPROVER, REVIEWER]) expect(await noticesOf(person)).toHaveLength(2);
    const { state, revision } = await site.as(REVIEWER).submissions.get({ id });
    expect({ state, revision }).toEqual({ state: before.state, revision: before.revision });
    expect(await site.as(ADMINISTRATOR).audit.verify()).toMatchObject({ ok: true });
  });

  it('waits at the reviewer’s home until the trial is over', async () => {
    await report(-200_000);
    await look();
    const item = {
      urgency: 'open',
      says: 'Look into the results of A-PHJB-0001, Big Six (Wheel of Fortune), of Northgate Casinos: all tables together are flagged, and The Pier, Wheel 1 is flagged by itself.',
      href: `/review/${id}/results`,
    };
    expect(await owed(REVIEWER, LAST)).toEqual([item]);
    expect(await owed(REVIEWER, '2098-04-01')).toEqual([]);
    for (const person of [MEMBER, APPROVER, OTHER_APPROVER]) expect(await owed(person)).toEqual([]);
  });

  it('goes with a correction, which is news to both sides, and is news once more after it', async () => {
    await report(-200_000);
    await look();
    await report(1000, '2098-03-02', 'Signs.');
    expect(await look('2098-03-02')).toBe(1);
    expect(await owed(REVIEWER, '2098-03-02')).toEqual([]);
    for (const person of [MEMBER, REVIEWER])
      expect((await noticesOf(person)).map(({ text }) => text)).toContain(
        'Results of A-PHJB-0001 version 1, Big Six (Wheel of Fortune). No flag any more: a correction of the reports took it down.',
      );
    expect(await look('2098-03-02')).toBe(0);
    await report(-200_000, '2098-03-03', 'No.');
    expect(await look('2098-03-03')).toBe(1);
    expect(await owed(REVIEWER, '2098-03-03')).toHaveLength(1);
  });
});

/**
 * Played so much more that what the first wheel lost is lost in the whole: it keeps what it should, 3/54 of the handle, and all of
 * it varies by 1.2 million a week.
 */
const BUSY = { name: 'Wheel 2', rounds: 5000, handle: 4_000_000 };

describe('a flag on one table alone', () => {
  beforeEach(async () => {
    await tableWith(site, id, { name: 'Wheel 2' });
    await report(222_222, DURING, '', BUSY);
    await report(-50_000);
  });

  it('names the table to both sides, in the event, at home and in the words of the report', async () => {
    const { judged } = await onDay(site, REVIEWER, DURING).results.get({ id });
    expect(judged?.flag).toBe('none');
    expect(judged?.tables.map(({ flag }) => flag).sort()).toEqual(['if-stakes-alike', 'none']);
    expect(await look()).toBe(1);
    const text = expect.stringMatching(
      /^Results of A-PHJB-0001 version 1, Big Six \(Wheel of Fortune\)\. Flag on The Pier, Wheel 1: it kept less than the submitted game explains, if stakes were alike\. Of games that work as submitted and are looked at every day, (less than|at most) 1 in [\d,]+ would by now be flagged so on any table or on all together\. A flag goes up at 1 in 100\.$/,
    );
    for (const person of [MEMBER, APPROVER, REVIEWER])
      expect(await noticesOf(person)).toMatchObject([{ text }]);
    const [event] = (await site.as(APPROVER).audit.list({})).events.filter(
      ({ kind }) => kind === 'results-flagged',
    );
    expect(event?.data).toMatchObject({ tables: { 'The Pier, Wheel 1': 'if-stakes-alike' } });
    expect(event?.data).not.toHaveProperty('flag');
    expect((await owed(REVIEWER)).map(({ says }) => says)).toEqual([
      'Look into the results of A-PHJB-0001, Big Six (Wheel of Fortune), of Northgate Casinos: The Pier, Wheel 1 is flagged by itself.',
    ]);
    expect(await look(), 'once').toBe(0);
  });

  it('goes by itself with a correction, while another stays up', async () => {
    await look();
    await report(-4_000_000, '2098-03-02', 'Signs.', BUSY);
    expect(await look('2098-03-02')).toBe(1);
    const says = async () => (await owed(REVIEWER, '2098-03-02')).map((item) => item.says);
    expect((await says()).join()).toMatch(
      /: all tables together are flagged, and The Pier, Wheel 1; The Pier, Wheel 2 are flagged by themselves\.$/,
    );
    await report(1000, '2098-03-03', 'No.');
    expect(await look('2098-03-03')).toBe(1);
    expect((await noticesOf(MEMBER)).map(({ text }) => text)).toContain(
      'Results of A-PHJB-0001 version 1, Big Six (Wheel of Fortune). No flag any more on The Pier, Wheel 1: a correction of the reports took it down.',
    );
    expect((await says()).join()).toMatch(
      /: all tables together are flagged, and The Pier, Wheel 2 is flagged by itself\.$/,
    );
    await report(222_222, '2098-03-04', 'Yes.', BUSY);
    expect(await look('2098-03-04')).toBe(1);
    expect(await says()).toEqual([]);
    expect((await noticesOf(MEMBER)).map(({ text }) => text)).toContain(
      'Results of A-PHJB-0001 version 1, Big Six (Wheel of Fortune). No flag any more: a correction of the reports took it down.',
    );
  });
});

describe.each(['discontinue', 'abandon'] as const)('a trial that is played out after “%s”', (kind) => {
  const END = '2098-03-10';
  beforeEach(async () => {
    const { revision } = await onDay(site, APPROVER, DURING).submissions.get({ id });
    const step = { id, revision, text: 'So.', lastDay: END };
    if (kind === 'abandon') await onDay(site, APPROVER, DURING).submissions.request({ ...step, kind });
    else await onDay(site, REVIEWER, DURING).reviews.rule({ ...step, kind });
  });

  it('is looked at as before, and waits at the reviewer’s home until its last day', async () => {
    await report(-200_000);
    expect(await look()).toBe(1);
    for (const person of [MEMBER, REVIEWER]) expect(await noticesOf(person)).toHaveLength(1);
    expect(await owed(REVIEWER, END)).toHaveLength(1);
    expect(await owed(REVIEWER, '2098-03-11')).toEqual([]);
  });

  it('is looked at for as long after its last day as any other', async () => {
    await report(-200_000);
    expect(await look('2098-04-11')).toBe(0);
    expect(await look('2098-04-10')).toBe(1);
  });
});

it('results that fit, and those of a trial long over, are no news', async () => {
  await report(1000);
  expect(await look()).toBe(0);
  await report(-200_000, '2098-03-02', 'Signs.');
  expect(await look('2098-05-02')).toBe(0);
  expect(await look('2098-05-01')).toBe(1);
});

it('is judged again by one program only where something came in', async () => {
  const looked = new Map<string, string>();
  const again = () => tellFlags(site.db, new Date(`${DURING}T12:00:00Z`), { looked });
  await report(1000);
  expect(await again()).toBe(0);
  const known = looked.get(id);
  expect(known).toBeDefined();
  await again();
  expect(looked.get(id)).toBe(known);
  await report(-200_000, DURING, 'Signs.');
  expect(await again()).toBe(1);
  expect(looked.get(id)).not.toBe(known);
});
