import { describe, expect, it } from 'vitest';
import { Bets } from './bets';

const POOLS = [
  { key: 'win:1', races: 1, pick: 1, ordered: false },
  { key: 'quinella:3', races: 1, pick: 2, ordered: false },
  { key: 'tierce:3', races: 1, pick: 3, ordered: true },
  { key: 'double:4/5', races: 2, pick: 1, ordered: false },
  { key: 'triple-trio:4/5/6', races: 3, pick: 3, ordered: false },
];

const text = (words: string) => new TextEncoder().encode(words);

function added(lines: string, size = 1_000): string[] | string {
  const bets = new Bets(POOLS);
  const bytes = text(lines);
  for (let at = 0; at < bytes.length; at += size) {
    const fault = bets.add(bytes.slice(at, at + size));
    if (fault) return fault.message;
  }
  const fault = bets.end();
  if (fault) return fault.message;
  return [...bets.totals()].map(
    ({ pool, legs, cents }) => `${POOLS[pool]?.key} ${legs.map((leg) => leg.join('-')).join('/')} ${cents}`,
  );
}

describe('bets', () => {
  const lines = [
    'win:1 4 1000',
    'quinella:3 7-4 2000',
    'win:1 4 500',
    'quinella:3\t4-7\t30\r',
    'tierce:3 9-1-5 10',
    'tierce:3 1-9-5 10',
    '',
    'double:4/5 12/9 2000',
    'triple-trio:4/5/6 3-1-2/6-5-4/31-30-29 1',
  ].join('\n');
  const sums = [
    'win:1 4 1500',
    'quinella:3 4-7 2030',
    'tierce:3 9-1-5 10',
    'tierce:3 1-9-5 10',
    'double:4/5 12/9 2000',
    'triple-trio:4/5/6 1-2-3/4-5-6/29-30-31 1',
  ];

  it('are added up where many combinations are backed, as a map adds them', () => {
    const bets = new Bets(POOLS);
    const sums = new Map<string, number>();
    for (let at = 0; at < 5_000; at += 1) {
      const horses = [1 + (at % 31), 1 + ((at * 7 + 3) % 31), 1 + ((at * 13 + 8) % 31)];
      if (new Set(horses).size < 3) continue;
      const key = horses.join('-');
      sums.set(key, (sums.get(key) ?? 0) + at);
      expect(bets.add(text(`tierce:3 ${key} ${at}\n`))).toBeUndefined();
    }
    const totals = [...bets.totals()].map(({ legs, cents }) => [legs[0]?.join('-'), cents] as const);
    expect(totals).toHaveLength(sums.size);
    expect(new Map(totals)).toEqual(sums);
  });

  it.each([1, 2, 7, 64, 1_000])('are added up from pieces of %i bytes', (size) => {
    for (const whole of [lines, `${lines}\n`])
      expect([...added(whole, size)].sort()).toEqual([...sums].sort());
  });

  it.each([
    ['win:1 4 10\nwin:2 4 10', 'Line 2 of the bets is in no pool'],
    ['win:1 0 10', 'has no horses from 1 to 31'],
    ['win:1 32 10', 'has no horses from 1 to 31'],
    ['win:1 x 10', 'has no horses'],
    ['win:1 4-7 10', 'has 2 horses where its pool takes 1'],
    ['quinella:3 4-4 10', 'has a horse twice'],
    ['tierce:3 4-7-4 10', 'has a horse twice'],
    ['win:1 4', 'does not end with whole cents'],
    ['win:1 4 -5', 'does not end with whole cents'],
    ['win:1 4 1.5', 'does not end with whole cents'],
    ['win:1 4 9007199254740992', 'does not end with whole cents'],
    ['win:1 4 9007199254740991\nwin:1 4 1', 'Line 2 of the bets brings a combination above 2^53'],
    ['win:1 4 10 more', 'does not end with whole cents'],
  ])('%j is refused', (wrong, sentence) => {
    expect(added(wrong)).toContain(sentence);
  });
});
