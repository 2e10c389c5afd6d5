/** Variations in the list of drafts. */
import { describe, expect, it } from 'vitest';
import { FIRST, temporarily } from '../../testing/for-a-time';
import { BEFORE, offeredSite } from '../../testing/offered';
import { APPROVER, MEMBER } from '../../testing/site';

const given = offeredSite();
const { on, frozen, notify } = given;

describe('the list of drafts', () => {
  const openOf = async () =>
    (await on(MEMBER, FIRST).drafts.list()).drafts.flatMap(({ glance }) =>
      (glance?.open ?? []).map(({ code }) => code),
    );

  it('asks for later days on the first day of a variation, unless it has been notified', async () => {
    const version = await frozen(temporarily());
    await on(MEMBER, FIRST).drafts.list();
    await given.site.work();
    expect(await openOf()).toEqual(expect.arrayContaining(['days-unfit', 'notification']));
    await notify(version);
    const after = await openOf();
    expect(after).not.toContain('days-unfit');
    expect(after).not.toContain('notification');
    const { open } = await on(MEMBER, FIRST).submissions.get({ id: version });
    expect(open.map(({ code }) => code)).not.toContain('days-unfit');
  });

  it('asks for them again once the notification was taken back', async () => {
    const version = await frozen(temporarily());
    const { id } = await notify(version);
    await on(APPROVER, BEFORE).variations.takeBack({ id, revision: 1, text: 'Not this year.' });
    await on(MEMBER, FIRST).drafts.list();
    await given.site.work();
    expect(await openOf()).toEqual(expect.arrayContaining(['days-unfit', 'notification']));
    const { open } = await on(MEMBER, FIRST).submissions.get({ id: version });
    expect(open.map(({ code }) => code)).toContain('days-unfit');
  });
});
