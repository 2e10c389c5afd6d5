import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MEMBER, refusedWith, type TestSite, testSite } from '../testing/site';

const RULEBOOK = 'ca-hawaiian-gardens';
let site: TestSite;
beforeAll(async () => {
  site = await testSite();
});
afterAll(() => site.remove());

const keyOf = async (group: string, option: number) => {
  const { rows } = await site.as(MEMBER).fees.options({ rulebook: RULEBOOK, group });
  return rows.find((row) => row.option === option)?.key ?? '';
};

describe('what an option costs at a table', () => {
  it('is of a banked game also a share of what is wagered, and drawn by players', async () => {
    const key = await keyOf('pai-gow', 3);
    const asked = { rulebook: RULEBOOK, key, players: 5, limit: '25', hands: 40 };
    const option = await site.as(MEMBER).fees.option({ rulebook: RULEBOOK, key });
    const bet = Number(option.fees.find(({ per }) => per === 'bet')?.amount);
    const hand = Number(option.fees.find(({ per }) => per === 'hand')?.amount);
    const cost = await site.as(MEMBER).fees.cost(asked);
    // Five bets of $25 are $125: the house gets five fees of the players and one of the player-dealer.
    expect(cost.wagered?.sum.shown).toBe('$125');
    expect(Number(cost.house.perHand.shown.replace('$', ''))).toBeCloseTo(5 * bet + hand);
    expect(Number(cost.house.perHour.shown.replace(/[$,]/g, ''))).toBeCloseTo(40 * (5 * bet + hand));
    expect(cost.drawn.of).toBe('wagered');
    expect(cost.drawn.bars.map(({ players }) => players)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    // One fee of the player-dealer is the most of what is wagered where one player bets.
    expect(cost.drawn.bars[0]?.length).toBe(1);
  });

  it('is refused with a sentence where the option is for other limits, players or sums', async () => {
    const key = await keyOf('holdem', 1);
    const { fees } = site.as(MEMBER);
    const asked = { rulebook: RULEBOOK, key, players: 9, limit: '4-8', hands: 30 };
    for (const wrong of [
      { limit: '5%' },
      { limit: '-5' },
      { limit: '4.123456' },
      { limit: '8-4' },
      { limit: '900000' },
      { players: 1 },
      { players: 2.5 },
      { players: 11 },
      { players: null },
      { hands: 0 },
      { hands: 1001 },
      { wagered: '0' },
      { reach: ['40%', '60%'] },
      { reach: ['140%'] },
    ])
      expect({ wrong, codes: await refusedWith(fees.cost({ ...asked, ...wrong })) }).toEqual({
        wrong,
        codes: ['fee-unreadable'],
      });
  });
});
