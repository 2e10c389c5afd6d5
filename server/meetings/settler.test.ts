/** The thread that settles is shared: nobody holds all of it. */
import { describe, expect, it } from 'vitest';
import type { Member } from '../access/context';
import { returnsBy, settledBy } from './settler';

const member = (id: string, organisation: string): Member => ({
  id,
  name: id,
  email: `${id}@${organisation}.example`,
  twoFactor: false,
  role: 'member',
  organisation: { id: organisation, name: organisation, kind: 'operator' },
});

const meeting = {
  pools: [{ pool: 'win', races: [1], deduction: '17.5%', stakes: [{ combination: '4', amount: 100_000 }] }],
  results: [{ race: 1, places: [4, 7, 1] }],
};

const bets = {
  rulebook: 'hk-pari-mutuel',
  file: meeting,
  races: [{ race: 1, starters: [1, 4, 7] }],
  withdrawals: [],
  stakes: new Map(),
  asked: {
    model: 'harville' as const,
    find: [],
    chances: [{ race: 1, horses: [1, 4, 7].map((horse) => ({ horse, chance: '1/3' })) }],
  },
};

describe('the settler', () => {
  it('takes two meetings of one person and four of an organisation at once, and others beside them', async () => {
    const people = ['a nora', 'a nora', 'a nora', 'a adrian', 'a adrian', 'a otto', 'b hana'];
    const codes = await Promise.all(
      people.map(async (name) => {
        const [organisation = '', person = ''] = name.split(' ');
        const settled = await settledBy(member(person, organisation), {
          rulebook: 'hk-pari-mutuel',
          meeting,
          stakes: new Map(),
        });
        return settled.ok ? 'settled' : settled.problems[0]?.code;
      }),
    );
    expect(codes).toEqual(['settled', 'settled', 'busy', 'settled', 'settled', 'busy', 'settled']);
  });

  it('lets no settlement wait for what bets return', async () => {
    const nora = member('nora', 'a');
    const returns = [returnsBy(nora, bets), returnsBy(nora, bets), returnsBy(nora, bets)];
    const settled = settledBy(nora, { rulebook: 'hk-pari-mutuel', meeting, stakes: new Map() });
    expect((await settled).ok).toBe(true);
    const codes = (await Promise.all(returns)).map((one) => (one.ok ? 'returned' : one.problems[0]?.code));
    expect(codes).toEqual(['returned', 'returned', 'busy']);
  });
});
