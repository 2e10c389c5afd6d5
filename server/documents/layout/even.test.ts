import { describe, expect, it } from 'vitest';
import type { Strip } from './drawing';
import { evenly } from './even';

const strips = (heights: number[], more: Partial<Strip> = {}): Strip[] =>
  heights.map((height) => ({ height, gap: 0, keepWithNext: false, pieces: [], ...more }));

describe('a text on a given number of frames', () => {
  it('fills each alike, not the first and leaves the last empty', () => {
    expect(evenly(strips(Array.from({ length: 12 }, () => 10)), 100, 2)?.starts).toEqual([0, 6]);
  });
  it('never parts what keeps together', () => {
    const made = strips(Array.from({ length: 12 }, () => 10));
    for (const strip of made.slice(2, 9)) strip.keepWithNext = true;
    expect(evenly(made, 100, 2)?.starts).toEqual([0, 2]);
  });
  it('breaks before a section rather than within a sentence', () => {
    const made = strips(
      Array.from({ length: 12 }, () => 10),
      { interrupts: 1 },
    );
    if (made[7]) made[7].interrupts = 0;
    expect(evenly(made, 100, 2)?.starts).toEqual([0, 7]);
  });
  it('spreads white towards the foot, and at most doubles it', () => {
    const full = evenly(strips([20, 20, 20, 20], { gap: 8 }), 120, 1);
    expect(full?.filled).toEqual([120]);
    expect(full?.spread).toEqual([16 / 24 + 0]);
    const empty = evenly(strips([20, 20, 20, 20], { gap: 8 }), 200, 1);
    expect(empty?.filled).toEqual([80 + 3 * 16]);
  });
  it('spreads white within rows too, a first row of a page included', () => {
    const rows = evenly(strips([20, 20, 20, 20], { padding: 6 }), 92, 1);
    expect(rows?.filled).toEqual([92]);
    expect(rows?.spread).toEqual([0.5]);
  });
  it('begins a page with what explains a drawing only beside it', () => {
    const startsWith = (faces: number) =>
      evenly(
        strips([60, 60, 60, 60, 60, 60]).map((strip, at) => ({ ...strip, faces: at === faces })),
        130,
        3,
      )?.starts;
    expect(startsWith(4)).toEqual([0, 2, 4]);
    expect(startsWith(2), 'it would be overleaf').toBeUndefined();
  });
  it('says so where the frames are too few, or more than there is text for', () => {
    expect(evenly(strips([60, 60, 60]), 100, 2)).toBeUndefined();
    expect(evenly(strips([60]), 100, 2)).toBeUndefined();
  });
});
