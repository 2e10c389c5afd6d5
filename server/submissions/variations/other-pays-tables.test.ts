/** The tables that offer other pays. */
import { describe, expect, it } from 'vitest';
import { FIRST } from '../../testing/for-a-time';
import { BEFORE, DURING, LIMITS, offeredSite, paying } from '../../testing/offered';
import {
  ADMINISTRATOR,
  APPROVER,
  type Caller,
  MEMBER,
  OTHER_APPROVER,
  REVIEWER,
  refusedWith,
} from '../../testing/site';

const given = offeredSite();
const { on, frozen } = given;

describe('the tables that offer other pays', () => {
  const adrian = (day = BEFORE) => on(APPROVER, day);
  const table = async (premises: string, name: string, submission?: string) => {
    const { id } = await adrian().tables.add({ premises, name });
    if (submission) await adrian().tables.setOffer({ table: id, from: BEFORE, submission, limits: LIMITS });
    return id;
  };
  type Given = Parameters<Caller['variations']['offer']>[0];
  const offer = (submission: string, more: Pick<Given, 'tables' | 'named'>) =>
    adrian().variations.offer({ submission, revision: 1, from: DURING, ...more });
  const refused = (submission: string, more: Pick<Given, 'tables' | 'named'>) =>
    offer(submission, more).then(
      () => 'offered',
      ({ message }: Error) => message,
    );

  it('are chosen among those on record that carry the game from its first day', async () => {
    await adrian().letterhead.set({ premises: [{ name: 'The Pier' }, { name: 'Harbour House' }] });
    const [one, two] = [
      await table('The Pier', 'Wheel 1', given.approved),
      await table('The Pier', 'Wheel 2', given.approved),
    ];
    const bare = await table('The Pier', 'Wheel 3');
    const version = await frozen(paying('22 to 1'));
    expect(await refused(version, {})).toContain('Choose the tables');
    expect(await refused(version, { tables: [one, bare] })).toBe(
      'Wheel 3, The Pier, does not carry A-PHJB-0001 on 3 February 2098. Put the game on it first, under Tables, or leave it out.',
    );
    await adrian().tables.setOffer({ table: two, from: FIRST });
    expect(await refused(version, { tables: [two] })).toContain('Wheel 2, The Pier, does not carry');
    await adrian().tables.setOffer({ table: two, from: DURING, submission: given.approved, limits: LIMITS });
    const { id } = await offer(version, { tables: [one, two] });
    expect(await on(REVIEWER, DURING).variations.get({ id })).toMatchObject({
      tables: 'Wheel 1 and Wheel 2, The Pier',
      history: [{ data: { onTables: [one, two] } }],
    });
    expect(await given.site.as(ADMINISTRATOR).audit.verify()).toMatchObject({ ok: true, records: [] });
  }, 20_000);

  it('are named in words only at premises that have none on record', async () => {
    await adrian().letterhead.set({ premises: [{ name: 'The Pier' }, { name: 'Harbour House' }] });
    const one = await table('The Pier', 'Wheel 1', given.approved);
    const version = await frozen(paying('22 to 1'));
    const tables = 'Tables 3 and 4';
    expect(await refused(version, { named: [{ tables }] })).toContain('Name the premises');
    expect(await refused(version, { named: [{ premises: 'the  pier', tables }] })).toBe(
      'the  pier has tables on record. Choose among them.',
    );
    const { id } = await offer(version, { tables: [one], named: [{ premises: 'Harbour House', tables }] });
    expect((await on(MEMBER, DURING).variations.get({ id })).tables).toBe(
      'Wheel 1, The Pier; Tables 3 and 4, Harbour House',
    );
  }, 20_000);

  it('are the operator’s own', async () => {
    const other = on(OTHER_APPROVER, BEFORE);
    await other.letterhead.set({ premises: [{ name: 'The Dock' }] });
    const { id: foreign } = await other.tables.add({ premises: 'The Dock', name: 'Wheel 1' });
    const version = await frozen(paying('22 to 1'));
    expect(await refusedWith(offer(version, { tables: [foreign] }))).toEqual(['not-found']);
    expect(await on(MEMBER, BEFORE).variations.list()).toEqual([]);
  }, 20_000);
});
