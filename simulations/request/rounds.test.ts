import { describe, expect, it } from 'vitest';
import { analyse, solveRound } from '../analysis/analyse';
import type { Progress } from '../pool/lanes';
import { inThisThread, type Runner } from '../pool/runner';
import type { EngineWager } from './request';
import { type Round, splitWagers } from './rounds';

const even = '1 to 1';
const family = 'three-card-poker';
const wager = (id: string, name: string, pays: Record<string, string>): EngineWager => ({
  id,
  family,
  parameters: {},
  wager: name,
  pays,
  settled: { by: 'round' },
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
const analysed = (wagers: EngineWager[], rounds = 0, onProgress?: (step: Progress) => void) =>
  analyse({ wagers, witness: { rounds, seed: 3 } }, { runner: inThisThread(), onProgress });

describe('wagers that settle together', () => {
  it('are one round under the first of them in the family, whatever the order of the request', async () => {
    const progress: Progress[] = [];
    const result = await analysed(THREE_CARD, 200_000, (step) => progress.push(step));
    if (!result.ok) throw new Error(JSON.stringify(result.problems));
    expect(progress.at(-1)).toMatchObject({ doing: 'Playing rounds', of: 'our-ante' });
    expect(new Set(progress.map(({ total }) => total))).toEqual(new Set([progress.length]));
    const [round, ...others] = result.value.wagers;
    expect(others).toEqual([]);
    expect(round?.id).toBe('our-ante');
    expect(round?.settles).toEqual(['our-ante', 'our-play', 'our-bonus']);
    // 3.3730% of the ante is published for a bonus of 1, 4 and 5.
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

  it('are played by what they pay, though another table was played before in the same thread', async () => {
    const better = THREE_CARD.map((one) =>
      one.id === 'our-play' ? { ...one, pays: { win: '2 to 1' } } : one,
    );
    const result = await analysed(better, 100_000);
    if (!result.ok) throw new Error(JSON.stringify(result.problems));
    expect(Number(result.value.wagers[0]?.houseEdgePercent)).toBeLessThan(-10);
    expect(Math.abs(result.value.witness[0]?.z ?? 99)).toBeLessThan(4);
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
    for (const [pay, code, message] of [
      ['100% of the meter', 'odds-unreadable', /what Play pays affects how the game is played/],
      ['$5', 'odds-unreadable', /what Play pays affects how the game is played/],
      ['1234567 to 1', 'odds-too-large', /at most 1,000 to one stake and 1\D000\D000 in all\./],
      ['3.14159 to 1', 'odds-too-large', /at most 1,000 to one stake and 1\D000\D000 in all\./],
      ['35', 'odds-without-stake', /./],
    ] as const)
      expect(await paying(pay), pay).toMatchObject({
        ok: false,
        problems: [{ code, field: 'pays.our-play.win', message: expect.stringMatching(message) }],
      });
  });
});

describe('the rounds of a request', () => {
  const split = (wagers: EngineWager[]) => {
    const result = splitWagers(wagers);
    if (!result.ok) throw new Error(JSON.stringify(result.problems));
    return result.value;
  };
  const red: EngineWager = {
    id: 'red',
    family: 'roulette',
    parameters: {},
    wager: 'red-black',
    pays: { win: even, zero: 'lose half' },
    settled: { by: 'table' },
  };

  it('are separate from wagers in which nothing is decided', () => {
    const { alone, rounds } = split([red, ...THREE_CARD]);
    expect(alone).toEqual([red]);
    expect(rounds).toEqual([
      {
        id: 'our-ante',
        family,
        parameters: {},
        tables: {
          ante: { 'dealer-not-qualified': even, win: even },
          play: { win: even },
          'ante-bonus': { straight: even, 'three-of-a-kind': '4 to 1', 'straight-flush': '5 to 1' },
        },
        settles: ['our-ante', 'our-play', 'our-bonus'],
      },
    ]);
  });

  it('are one for each game', () => {
    const raise = wager('stud-raise', 'raise', { win: even });
    const result = splitWagers([...THREE_CARD, { ...raise, family: 'casino-stud' }]);
    expect(result.ok ? [] : result.problems.map(({ field }) => field)).toContain('wagers.stud-raise');
  });

  it('give all their problems at once', () => {
    const [play, ante] = THREE_CARD as [EngineWager, EngineWager];
    const result = splitWagers([{ ...play, pays: {} }, ante]);
    expect(result.ok ? [] : result.problems.map(({ code, field }) => `${code} ${field}`)).toEqual([
      'event-missing pays.our-play.win',
      'wager-missing wagers.our-play',
    ]);
  });

  it('take whole odds of any size up to a million, and parts of a stake up to a thousandth', () => {
    const paying = (pay: string) =>
      splitWagers(THREE_CARD.map((one) => (one.id === 'our-play' ? { ...one, pays: { win: pay } } : one))).ok;
    expect(['1000000 to 1', '1000001 to 1'].map(paying)).toEqual([true, false]);
    expect(['1 to 1000', '1 to 1001'].map(paying)).toEqual([true, false]);
    expect(['1000 to 1000', '999001 to 1000', '1000000001 to 1000'].map(paying)).toEqual([true, true, false]);
  });
});

describe('a round that is solved alone', () => {
  const round = (() => {
    const result = splitWagers(THREE_CARD);
    if (!result.ok) throw new Error('refused');
    return result.value.rounds[0] as Round;
  })();

  it('comes to the same solution, step by step, and leaves the runner open', async () => {
    const progress: Progress[] = [];
    let closed = 0;
    const close = async () => {
      closed += 1;
    };
    const here = inThisThread();
    let shards = 0;
    const run = (...asked: Parameters<Runner['run']>) => {
      shards += 1;
      return here.run(...asked);
    };
    const runner: Runner = { ...here, run: run as Runner['run'], close };
    const solution = await solveRound(round, { runner, onProgress: (step) => progress.push(step) });
    expect(solution.strategy.summary).toMatch(/queen|Q-6-4/i);
    const { total } = progress[0] as Progress;
    expect(progress.map(({ done }) => done)).toEqual(Array.from({ length: total }, (_, i) => i + 1));
    expect(progress[0]).toMatchObject({ doing: 'Going through every deal', of: 'our-ante' });
    expect(progress.at(-1)).toMatchObject({ doing: 'Finding the best play', of: 'our-ante' });
    expect([closed, shards]).toEqual([0, total]);
  });

  it('is not begun once stopped', async () => {
    const stop = AbortSignal.abort(new Error('enough'));
    let begun = 0;
    const run = async () => {
      begun += 1;
    };
    const runner: Runner = { ...inThisThread(), run: run as unknown as Runner['run'] };
    await expect(solveRound(round, { runner, signal: stop })).rejects.toThrow('enough');
    await expect(
      analyse({ wagers: THREE_CARD, witness: { rounds: 0, seed: 1 } }, { runner, signal: stop }),
    ).rejects.toThrow('enough');
    expect(begun).toBe(0);
  });
});
