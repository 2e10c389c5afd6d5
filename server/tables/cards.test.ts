/** The cards of tables, and where a sign belongs: for whom, and of which tables. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pressInThisThread } from '../documents/press';
import { answerCards } from '../paper-requests/answer-cards';
import { DURING, onDay, tableWith, trialOf } from '../testing/on-trial';
import {
  ADMINISTRATOR,
  APPROVER,
  MEMBER,
  OTHER_MEMBER,
  REVIEWER,
  refusedWith,
  type TestSite,
  testSite,
} from '../testing/site';
import { tableCards } from './cards';

let template: TestSite;
let site: TestSite;
let game: string;
let table: string;
beforeAll(async () => {
  template = await testSite();
  ({ id: game } = await trialOf(template));
  table = await tableWith(template, game);
  await template.as(APPROVER).tables.add({ premises: 'The Pier', name: 'Wheel 2' });
});
afterAll(() => template.remove());
beforeEach(async () => {
  site = await testSite(template);
});
afterEach(() => site.remove());

const member = (person: string) => {
  const context = site.context(person);
  if (!context.member) throw new Error('nobody is signed in');
  return { ...context, member: context.member };
};
const cards = (asked: Parameters<typeof tableCards>[1], person = MEMBER) => tableCards(member(person), asked);
const press = pressInThisThread();
const http = (search: Record<string, string>, person: string | null = MEMBER) =>
  answerCards(site.context(person), new URLSearchParams(search), press);

describe('the cards', () => {
  it('are of tables with an address: made for all those of premises that have none', async () => {
    expect(await cards({ premises: 'The Pier' })).toMatchObject({
      ok: false,
      problems: [{ message: 'There is no address for a phone yet. An approver makes it under Tables.' }],
    });
    const { address } = await site.as(APPROVER).tables.makeAddress({ table });
    expect((await site.as(MEMBER).tables.list()).addressed).toEqual([table]);
    expect(await cards({ premises: 'The Pier' })).toMatchObject({
      value: { cards: [{ table: 'Wheel 1', premises: 'The Pier', address }], rulebook: 'gb-2007' },
    });
    expect(await site.as(APPROVER).tables.makeAddresses({ premises: 'The Pier' })).toEqual({ made: 1 });
    const all = await cards({ premises: 'The Pier' });
    expect(all.ok && all.value.cards.map((card) => card.table)).toEqual(['Wheel 1', 'Wheel 2']);
    // The card that is printed already keeps working.
    expect(await site.as(MEMBER).tables.address({ table })).toEqual({ address });
    expect(await site.as(APPROVER).tables.makeAddresses({ premises: 'The Pier' })).toEqual({ made: 0 });
  });

  it('are for the staff of the operator alone', async () => {
    await site.as(APPROVER).tables.makeAddress({ table });
    expect(await cards({ table }, OTHER_MEMBER)).toMatchObject({
      ok: false,
      problems: [{ code: 'not-found' }],
    });
    expect(await cards({ premises: 'The Pier' }, REVIEWER)).toMatchObject({ ok: false });
    const [made, out, other, none] = [
      await http({ table }),
      await http({ table }, null),
      await http({ table }, OTHER_MEMBER),
      await http({}),
    ];
    expect([made.status, out.status, other.status, none.status]).toEqual([200, 401, 404, 404]);
    expect(made.headers.get('Content-Type')).toBe('application/pdf');
    expect(
      Buffer.from(await made.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect(await refusedWith(site.as(APPROVER).tables.makeAddresses({ premises: 'Elsewhere' }))).toEqual([
      'not-found',
    ]);
  });
});

describe('where a sign belongs', () => {
  it('is at the tables that offer its version today, for its operator and its regulator', async () => {
    const { reference } = await site.as(MEMBER).submissions.get({ id: game });
    const asked = (person: string, day = DURING) =>
      onDay(site, person, day).tables.withSign({ reference, version: 1 });
    const unlike = [
      'Every wager without limits of its own: the table takes £5 to £500; the sign has no limits for them.',
    ];
    const belongs = [{ id: table, name: 'Wheel 1', premises: 'The Pier', unlike }];
    expect(await asked(MEMBER)).toEqual(belongs);
    expect(await asked(REVIEWER)).toEqual(belongs);
    expect(await asked(MEMBER, '2098-04-01')).toEqual([]);
    for (const person of [OTHER_MEMBER, ADMINISTRATOR])
      expect(await refusedWith(asked(person))).toEqual(['not-found']);
    expect(
      await refusedWith(
        onDay(site, MEMBER, DURING).tables.withSign({ reference: 'A-NONE-0001', version: 1 }),
      ),
    ).toEqual(['not-found']);
  });
});
