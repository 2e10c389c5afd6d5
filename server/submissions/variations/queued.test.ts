/** Local variations in the queue, and for whom they exist. */
import { expect, it } from 'vitest';
import { createCaller } from '../../api/api';
import { temporarily } from '../../testing/for-a-time';
import { joined } from '../../testing/joined';
import { BEFORE, offeredSite } from '../../testing/offered';
import { type Caller, MEMBER, REVIEWER, refusedWith } from '../../testing/site';

const given = offeredSite();
const { on, frozen, notify } = given;

it('waits in the queue until it was read, for whoever looks after it', async () => {
  const { id } = await notify(await frozen(temporarily()));
  const ruth = on(REVIEWER, BEFORE);
  const queued = async () => (await ruth.reviews.queue()).find((item) => item.kind === 'offered');
  const home = async (who: Caller) =>
    (await who.agenda.mine()).groups.flatMap(({ items }) => items.map(({ kind }) => kind));
  expect(await queued()).toMatchObject({
    id,
    href: `/review/variations/${id}`,
    reference: 'V-PHJB-0001',
    jurisdiction: 'Great Britain',
    state: 'notified',
    awaited: true,
  });
  expect(await queued()).not.toHaveProperty('assignee');
  const { caller: ravi, member } = await joined(given.site, REVIEWER, {
    name: 'Ravi Shah',
    email: 'ravi@regulator.example',
  });
  const { submission, reviewers } = await ruth.variations.get({ id });
  expect(reviewers?.map(({ name }) => name).sort()).toEqual(['Ravi Shah', 'Ruth Hale']);
  await ruth.reviews.assign({ id: submission, to: member.id });
  expect(await queued()).toMatchObject({ assignee: { name: 'Ravi Shah' } });
  expect((await ruth.variations.get({ id })).assignee).toMatchObject({ name: 'Ravi Shah' });
  expect(await on(MEMBER, BEFORE).variations.get({ id })).not.toHaveProperty('reviewers');
  expect([await home(ruth), await home(ravi)]).toEqual([[], ['read-variation']]);
  await ruth.variations.takeNote({ id, revision: 1, text: '' });
  expect(await queued()).toMatchObject({ state: 'noted', awaited: false });
}, 20_000);

it('does not exist for a regulator of another jurisdiction', async () => {
  const { id } = await notify(await frozen(temporarily()));
  const ruth = given.site.member(REVIEWER);
  const elsewhere = { ...ruth, organisation: { ...ruth.organisation, jurisdictions: ['Colorado'] } };
  const asked = createCaller({ ...given.site.context(REVIEWER), member: elsewhere });
  expect(await asked.reviews.queue()).toEqual([]);
  const step = { id, revision: 1, text: 'x' };
  for (const call of [
    asked.variations.get({ id }),
    asked.variations.takeNote(step),
    asked.variations.callSignificant(step),
  ])
    expect(await refusedWith(call)).toEqual(['not-found']);
});
