/** What is offered without an approval, under a draft edition. */
import { describe, expect, it } from 'vitest';
import { TEMPORARY, temporarily } from '../../testing/for-a-time';
import { BEFORE, offeredSite, paying } from '../../testing/offered';
import { APPROVER, MEMBER, REVIEWER } from '../../testing/site';

const given = offeredSite();
const { on, frozen, notify } = given;

describe('a draft edition', () => {
  const editions = () => given.site.as(REVIEWER).editions;
  const tried = async (validFrom: string) => {
    const changes = [
      {
        at: ['games', 'big-six', 'wagers', 'symbol-a', 'minimum', 'win'],
        ...{ was: '50 to 1', becomes: '51 to 1', because: 'Players get back too little.' },
      },
    ];
    const text = JSON.stringify({ of: 'gb-2007', edition: `From ${validFrom}`, validFrom, changes });
    const { id } = await editions().create({ rulebook: 'gb-2007', name: 'Wheel', text });
    await editions().tryOnAll({ id });
    await given.site.work();
    return editions().get({ id });
  };

  it('is tried on what is notified and offered as well, and what it puts in breach is to be changed', async () => {
    const { change: _, ...fair } = TEMPORARY;
    const further = [{ ...fair, occasion: 'Spring Fair', from: '2098-03-01', to: '2098-03-02' }];
    const notified = await notify(await frozen(temporarily({ further })));
    const offered = await frozen(paying('22 to 1'));
    const { id: other } = await on(APPROVER, BEFORE).variations.offer({
      submission: offered,
      revision: 1,
      from: BEFORE,
      named: [{ tables: 'All tables.' }],
      statement: '',
    });
    const draft = await tried('2098-02-20');
    const found = draft.tried?.affected.flatMap(({ variation }) => variation ?? []).sort();
    expect(found).toEqual([notified.id, other].sort());
    await editions().publish({ id: draft.id, revision: draft.revision });
    const owedTo = async (who: string, wanted: string, day = '2098-02-21') =>
      (await on(who, day).agenda.mine()).groups
        .flatMap(({ items }) => items)
        .filter(({ kind }) => kind === wanted);
    const about = (owed: { about: string }[]) => owed.map((each) => each.about.split(':')[0]).sort();
    expect(about(await owedTo(MEMBER, 'edition-breach'))).toEqual([given.approved, offered].sort());
    // Pays below a minimum are excepted for a time (2.4), and need an approval that nobody has given.
    const [approval, ...more] = await owedTo(MEMBER, 'edition-approval');
    expect([more, approval]).toEqual([
      [],
      expect.objectContaining({
        href: `/variations/${notified.id}`,
        by: '2098-02-20',
        says: expect.stringMatching(
          /^Stop V-PHJB-0001, .*, or submit a new version: from 20 February 2098 it can no longer be offered without an approval, by rule /,
        ),
      }),
    ]);
    const regulator = await owedTo(REVIEWER, 'variation-against-edition');
    expect(regulator.map(({ href }) => href).sort()).toEqual(
      [notified.id, other].map((id) => `/review/variations/${id}`).sort(),
    );
    const after = '2098-03-03';
    expect(await owedTo(MEMBER, 'edition-approval', after)).toEqual([]);
    expect(about(await owedTo(REVIEWER, 'variation-against-edition', after))).toEqual([offered]);
  }, 60_000);

  it('is not tried on a variation that is over by then', async () => {
    const { id } = await notify(await frozen(temporarily()));
    const { tried: result } = await tried('2098-02-20');
    expect(result?.overByThen.map(({ variation }) => variation)).toEqual([id]);
  }, 30_000);
});
