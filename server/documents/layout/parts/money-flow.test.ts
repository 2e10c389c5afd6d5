import { describe, expect, it } from 'vitest';
import type { FlowEnd, MoneyFlow } from '../../paper';
import type { Mark } from '../drawing';
import { textWidth } from '../text';
import { themeOf } from '../theme';
import { moneyFlow } from './money-flow';

const theme = themeOf('#1d5b4a');
const WIDTH = 479;

const end = (name: string, share: number, past?: true): FlowEnd => ({
  name,
  amount: `${(share * 10_000).toFixed(2)}`,
  share,
  ...(past && { past }),
});

const POOL: MoneyFlow = {
  kind: 'money-flow',
  caption: 'Win',
  alt: 'In and out',
  from: [end('Staked', 0.9), end('Jackpot brought in', 0.1)],
  through: end('Net pool and jackpot', 0.75),
  to: [
    end('Deducted', 0.25, true),
    ...[0.3, 0.2, 0.1, 0.1].map((share, at) => end(`Dividend on ${at}`, share)),
    ...[0.0496, 0.0002, 0.0002].map((share, at) => end(`Kept ${at}`, share)),
  ],
};

const drawn = (block: MoneyFlow): { marks: Mark[]; height: number } => {
  const strip = moneyFlow(block, theme, WIDTH).strips.at(-1);
  return { marks: strip?.pieces.flatMap(({ marks }) => marks) ?? [], height: strip?.height ?? 0 };
};

const texts = (marks: readonly Mark[]) => marks.flatMap((mark) => (mark.draw === 'text' ? [mark] : []));

describe('the money flow', () => {
  it('is as thick as the sums: a quarter of the money passes the net pool by', () => {
    const { marks } = drawn(POOL);
    const bars = marks.flatMap((mark) => (mark.draw === 'rect' ? [mark.height] : []));
    // Net pool, two ends on the left, then those on the right.
    const [net = 0, staked = 0, jackpot = 0, deducted = 0, first = 0] = bars;
    expect(staked / jackpot).toBeCloseTo(9);
    expect(deducted / staked).toBeCloseTo(0.25 / 0.9);
    expect(first / deducted).toBeCloseTo(0.3 / 0.25);
    expect(net / staked).toBeCloseTo(0.75 / 0.9, 1);
  });

  it('keeps its words apart and within the width, however small the sums', () => {
    const { marks, height } = drawn(POOL);
    const ends = texts(marks).filter(({ x }) => x > WIDTH / 2 && x < WIDTH * 0.9);
    const lines = [...new Set(ends.map(({ y }) => y))].sort((a, b) => a - b);
    for (const [at, y] of lines.entries())
      if (at > 0) expect(y - (lines[at - 1] ?? 0)).toBeGreaterThanOrEqual(theme.head.size);
    for (const text of texts(marks)) {
      expect(text.x).toBeGreaterThanOrEqual(-0.01);
      expect(text.x + textWidth(text.text.trimEnd(), { ...theme.head, ...text })).toBeLessThanOrEqual(
        WIDTH + 0.5,
      );
      expect(text.y).toBeLessThanOrEqual(height);
    }
  });

  it('goes straight across where nothing is divided', () => {
    const { marks } = drawn({
      ...POOL,
      from: [end('Staked', 1)],
      through: undefined,
      to: [end('Refunded', 1, true)],
    });
    expect(marks.filter(({ draw }) => draw === 'area')).toHaveLength(1);
  });
});
