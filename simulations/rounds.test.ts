import { describe, expect, it } from 'vitest';
import { analyse } from './analyse';
import type { EngineWager } from './model';
import { inThisThread } from './pool/runner';

const even = '1 to 1';
const family = 'three-card-poker';
const wager = (id: string, name: string, pays: Record<string, string>): EngineWager => ({
  id,
  family,
  parameters: {},
  wager: name,
  pays,
});
const THREE_CARD: EngineWager[] = [
  wager('our-play', 'play', { win: even }),
  wager('our-ante', 'ante', { 'dealer-not-qualified': even, win: even }),
  wager('our-bonus', 'ante-bonus', {
    straight: even,
    'three-of-a-kind': '4 to 1',
    'straight-flush': '5 to 1',
  }),
];
const analysed = (wagers: EngineWager[], rounds = 0) =>
  analyse({ wagers, witness: { rounds, seed: 3 } }, { runner: inThisThread() });

describe('wagers that settle together', () => {
  it('are one round under the first of them in the family, whatever the order of the request', async () => {
    const result = await analysed(THREE_CARD, 200_000);
    if (!result.ok) throw new Error(JSON.stringify(result.problems));
    const [round, ...others] = result.value.wagers;
    expect(others).toEqual([]);
    expect(round?.id).toBe('our-ante');
    expect(round?.settles).toEqual(['our-ante', 'our-play', 'our-bonus']);
    // 3.3730 % of the ante is published for a bonus of 1, 4 and 5.
    expect(round?.houseEdgePercent).toBeCloseTo(3.373, 3);
    expect(round?.strategy?.summary).toMatch(/queen|Q-6-4/i);
    expect(round?.strategy?.alternatives.every(({ costs }) => !costs.startsWith('-'))).toBe(true);
    expect(Math.abs(result.value.witness[0]?.z ?? 99)).toBeLessThan(4);
  });

  it('have the same witness when they are asked about again in the same thread', async () => {
    const witnesses = async () => {
      const result = await analysed(THREE_CARD, 2_000);
      return result.ok && result.value.witness;
    };
    const first = await witnesses();
    expect(first).toHaveLength(1);
    expect(await witnesses()).toEqual(first);
  });

  it('are asked for where one is left out, with what to do', async () => {
    const result = await analysed(THREE_CARD.slice(1));
    expect(result).toMatchObject({
      ok: false,
      problems: [
        {
          code: 'wager-missing',
          message:
            'Offer Play as well: Ante, Play and Ante bonus are settled together and cannot be analysed separately.',
        },
      ],
    });
  });

  it('are paid by odds that add up exactly', async () => {
    const paying = (pay: string) =>
      analysed(THREE_CARD.map((one) => (one.id === 'our-play' ? { ...one, pays: { win: pay } } : one)));
    for (const [pay, code] of [
      ['100% of the meter', 'odds-unreadable'],
      ['$5', 'odds-unreadable'],
      ['1234567 to 1', 'odds-too-large'],
      ['3.14159 to 1', 'odds-too-large'],
      ['35', 'odds-without-stake'],
    ])
      expect(await paying(pay as string), pay).toMatchObject({
        ok: false,
        problems: [{ code, field: 'pays.our-play.win' }],
      });
  });
});
