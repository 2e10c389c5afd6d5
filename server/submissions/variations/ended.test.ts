/** A local variation that is called significant, taken back, stopped or made permanent. */
import { describe, expect, it } from 'vitest';
import { FIRST, LAST, temporarily } from '../../testing/for-a-time';
import { AFTER, BEFORE, DURING, offeredSite, paying } from '../../testing/offered';
import { ADMINISTRATOR, APPROVER, MEMBER, problemsWith, REVIEWER, refusedWith } from '../../testing/site';
import { unguarded } from '../../testing/unguarded';

const given = offeredSite();
const { on, frozen, notify } = given;

describe('a variation that the authority calls significant', () => {
  it('is stopped or submitted, and nothing else', async () => {
    const version = await frozen(temporarily());
    const { id } = await notify(version);
    const rule = (more: object) =>
      refusedWith(
        on(REVIEWER, DURING).variations.callSignificant({ id, revision: 1, text: 'A new feature.', ...more }),
      );
    expect(await rule({ text: ' ', lastDay: DURING })).toEqual(['decision-incomplete']);
    expect(await rule({})).toEqual(['dates-reversed']);
    expect(await rule({ lastDay: AFTER })).toEqual(['dates-reversed']);
    expect(await rule({ lastDay: FIRST })).toEqual(['dates-reversed']);
    expect(await rule({ lastDay: '2098-02-04' })).toEqual(['answered']);
    expect(await rule({ lastDay: '2098-02-04' })).toEqual(['submission-changed']);
    const played = async (day: string) => (await on(MEMBER, day).variations.get({ id })).played;
    expect([await played('2098-02-04'), await played('2098-02-05')]).toEqual([true, false]);
    const late = { id, revision: 2, text: 'x' };
    expect(await refusedWith(on(APPROVER, DURING).variations.takeBack(late))).toEqual(['state-forbids']);
    expect(await refusedWith(on(REVIEWER, DURING).variations.takeNote(late))).toEqual(['state-forbids']);
    const { open } = await on(APPROVER, DURING).submissions.get({ id: version });
    expect(open.map(({ code }) => code)).not.toContain('needs-notification');
    await on(APPROVER, DURING).submissions.submit({
      id: version,
      statement: 'As the regulator asks.',
      acknowledged: open.map(({ code }) => code),
    });
    expect(await on(REVIEWER, DURING).variations.get({ id })).toMatchObject({ state: 'applied-for' });
    expect(await on(REVIEWER, DURING).submissions.get({ id: version })).toMatchObject({ state: 'submitted' });
    expect(await given.site.as(ADMINISTRATOR).audit.verify()).toMatchObject({ ok: true, records: [] });
  });

  it('is not notified again on other days, until the authority agrees to it', async () => {
    const { id, number } = await notify(await frozen(temporarily()));
    const later = { occasion: 'Spring Fair', premises: 'The Mill', from: '2098-03-01', to: '2098-03-03' };
    const again = await frozen(temporarily(later));
    const refused = () =>
      notify(again).then(
        () => 'notified',
        ({ message }: Error) => message,
      );
    const waysOut = async () => (await on(MEMBER, BEFORE).submissions.get({ id: again })).waysOut?.temporary;
    expect(await waysOut(), 'before anybody called it so').toEqual([]);
    await on(REVIEWER, BEFORE).variations.callSignificant({ id, revision: 1, text: 'A new feature.' });
    const says = `${number} made the same change, and the authority called it significant. Submit this version.`;
    expect(await waysOut()).toEqual([says]);
    expect(await refused()).toBe(says);
    await on(APPROVER, BEFORE).variations.stop({ id, revision: 2, text: 'As asked.' });
    expect(await refused(), 'though it was stopped').toBe(says);
    const other = await frozen((was) => paying('23 to 1')(temporarily(later)(was)));
    expect(
      (await on(MEMBER, BEFORE).submissions.get({ id: other })).waysOut?.temporary,
      'another change',
    ).toEqual([]);
    await unguarded(
      given.site,
      `UPDATE submission SET state = 'approved' WHERE id = (SELECT submission_id FROM variation)`,
    );
    expect(await waysOut()).toEqual([]);
  }, 20_000);

  it('before its first day is never played', async () => {
    const { id } = await notify(await frozen(temporarily()));
    await on(REVIEWER, BEFORE).variations.callSignificant({ id, revision: 1, text: 'A new feature.' });
    expect((await on(MEMBER, DURING).variations.get({ id })).played).toBe(false);
    await on(APPROVER, DURING).variations.stop({ id, revision: 2, text: 'We leave it.', lastDay: LAST });
    expect((await on(MEMBER, DURING).variations.get({ id })).state).toBe('stopped');
  });
});

it('is taken back before its first day and stopped after it', async () => {
  const { id } = await notify(await frozen(temporarily()));
  const step = { id, revision: 1, text: 'The fair is off.' };
  expect(await refusedWith(on(APPROVER, BEFORE).variations.stop(step))).toEqual(['state-forbids']);
  expect(await refusedWith(on(APPROVER, FIRST).variations.takeBack(step))).toEqual(['state-forbids']);
  await on(APPROVER, BEFORE).variations.takeBack(step);
  expect((await on(REVIEWER, DURING).variations.get({ id })).state).toBe('taken-back');
  const whole = await on(MEMBER, BEFORE).submissions.get({
    id: (await on(MEMBER, BEFORE).variations.get({ id })).submission,
  });
  expect(whole.findings.find(({ clause }) => clause === '2.4(a)')?.verdict).toBe('needs-notification');
});

it('is kept for good by no draft of its own once it is called significant or taken back', async () => {
  const permanent = (id: string) =>
    problemsWith(on(MEMBER, DURING).submissions.reviseAsDraft({ id, as: 'permanent' }));
  const said = (problems: { message: string }[]) =>
    problems.map(({ message }) => message.replace(/V-\S+/, 'It'));
  const called = await frozen(temporarily());
  const { id } = await notify(called);
  await on(REVIEWER, BEFORE).variations.callSignificant({ id, revision: 1, text: 'A new feature.' });
  const significant = [
    'The authority called It a significant change. Submit that version for approval, or begin a new version for a trial.',
  ];
  expect(said(await permanent(called))).toEqual(significant);
  await on(APPROVER, BEFORE).variations.stop({ id, revision: 2, text: 'We leave it.', lastDay: LAST });
  expect(said(await permanent(called)), 'stopped since').toEqual(significant);
});

it('becomes an application that starts from it', async () => {
  const version = await frozen(temporarily());
  await notify(version);
  const nora = on(MEMBER, AFTER);
  const { draft } = await nora.submissions.reviseAsDraft({ id: version, as: 'permanent' });
  const { circumstances } = (await nora.drafts.get({ id: draft })).variant;
  expect(circumstances).toMatchObject({ kind: 'variation' });
  expect(circumstances).not.toHaveProperty('temporary');
});
