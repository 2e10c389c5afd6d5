/** A document on file that is for one table is no reason to put up a sign at another. */
import { expect, it } from 'vitest';
import { LIMITS, onDay, tableWith, trialOf } from '../testing/on-trial';
import { APPROVER, MEMBER, testSite } from '../testing/site';

it('asks for the sign at the table that it is for alone', async () => {
  const site = await testSite();
  const consents = [
    {
      name: 'Mr Owner',
      reference: 'O-7',
      date: '2026-01-31',
      for: [{ about: 'game' as const }],
      table: 'Wheel 9',
    },
  ];
  const { id } = await trialOf(site, 'big-six', undefined, { consents });
  await tableWith(site, id, { name: 'Wheel 9' });
  // As it was written down before tables were asked for.
  const { id: other } = await site.as(APPROVER).tables.add({ premises: 'The Pier', name: 'Wheel 1' });
  await site.client.execute(
    `INSERT INTO table_offer SELECT 'before', '${other}', number, "from", submission_id, limits, at, by FROM table_offer`,
  );
  const { tables } = await onDay(site, MEMBER, '2098-02-02').tables.list();
  expect(tables.map(({ name, display, offer }) => [name, display.kind, offer?.limits])).toEqual([
    ['Wheel 1', 'none', LIMITS],
    ['Wheel 9', 'put-up', LIMITS],
  ]);
  const { groups } = await onDay(site, MEMBER, '2098-02-02').agenda.mine();
  const signs = groups.flatMap(({ items }) => items).filter(({ kind }) => kind === 'sign-at-table');
  expect(signs.map(({ says }) => says)).toEqual([
    expect.stringMatching(
      /^Wheel 9, The Pier: Put up the sign of Big Six .*, A-PHJB-0001 version 1\. .*the sign has no limits for them\.$/,
    ),
  ]);
  await site.remove();
});
