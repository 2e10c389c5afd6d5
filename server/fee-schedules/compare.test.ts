import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MEMBER, refusedWith, type TestSite, testSite } from '../testing/site';

let site: TestSite;
let id: string;
const schedules = () => site.as(MEMBER).feeSchedules;

beforeAll(async () => {
  site = await testSite();
  ({ id } = await schedules().create({
    rulebook: 'ca-hawaiian-gardens',
    group: 'pai-gow',
    kind: 'per-bet-and-hand',
    line: 3061,
    name: 'Pai gow',
    begin: 'printed',
  }));
  const { rows, name } = await schedules().get({ id });
  // Option 3 of the source, $10 to $100 at $1 and $2, becomes $1.50 and $2; the last option goes.
  const next = rows
    .slice(0, -1)
    .map((cells) => (cells[0] === '3' ? [...cells.slice(0, 5), '1.50', '2'] : cells));
  await schedules().save({ id, revision: 1, name, rows: next });
  await schedules().save({ id, revision: 2, name, rows: [['1', '5', '100', '', '', '5%', '2']] });
});
afterAll(() => site.remove());

const AT = { players: 5, hands: 40 };

describe('a version compared with another', () => {
  it('shows what changed and what that does to the house and to a seat in an hour', async () => {
    const { counts, rows } = await schedules().compare({ id, from: 1, to: 2, ...AT });
    expect(counts).toEqual({ same: 14, changed: 1, added: 0, removed: 1 });
    expect(rows.map(({ name, is, changed }) => [name, is, changed])).toEqual([
      ['Option 3', 'changed', ['fees']],
      ['Option 16', 'removed', []],
    ]);
    // $7 a hand and $9.50; of a seat $1 and $1.50, 40 times an hour, on bets of $10.
    expect(rows[0]).toMatchObject({
      fees: { before: '$1 + $2', after: '$1.50 + $2' },
      cost: {
        at: '$10',
        house: { before: { shown: '$280' }, after: { shown: '$380' }, change: { shown: '+$100' } },
        seat: { before: { shown: '$40' }, after: { shown: '$60' }, change: { shown: '+$20' } },
        adds: { before: '1/10', after: '3/20' },
      },
    });
    expect(rows[1]?.cost).not.toHaveProperty('house.change');
  });

  it('with the printed schedule is the same as with a version that was begun from it', async () => {
    const printed = await schedules().compare({ id, from: 0, to: 2, ...AT });
    expect(printed).toEqual(await schedules().compare({ id, from: 1, to: 2, ...AT }));
    const { counts, rows } = await schedules().compare({ id, from: 0, to: 1, ...AT, all: true });
    expect([counts.same, rows.length]).toEqual([16, 16]);
  });

  it('is at the limit asked for, and says where an option does not serve it', async () => {
    const { rows } = await schedules().compare({ id, from: 1, to: 2, ...AT, limit: '100', all: true });
    expect(rows.find(({ name }) => name === 'Option 3')?.cost).toMatchObject({ at: '$100' });
    expect(rows.find(({ name }) => name === 'Option 1')?.cost).toEqual({
      problem: 'Option 1 is for $5 to $10; give a limit within it.',
    });
  });

  it('is refused where a version cannot be read, does not exist, or a number is none', async () => {
    expect(await refusedWith(schedules().compare({ id, from: 1, to: 3, ...AT }))).toEqual(['fee-unreadable']);
    expect(await refusedWith(schedules().compare({ id, from: 1, to: 4, ...AT }))).toEqual(['not-found']);
    expect(
      await refusedWith(schedules().compare({ id, from: 1, to: 2, players: null, hands: 0, limit: '5%' })),
    ).toEqual(['fee-unreadable', 'fee-unreadable', 'fee-unreadable']);
  });
});
