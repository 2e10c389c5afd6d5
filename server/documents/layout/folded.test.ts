import { describe, expect, it } from 'vitest';
import { leaflet } from '../content/leaflet';
import { SUBJECT } from '../testing/subject';
import { placeOf, setFolded } from './folded';

const where = (pages: number) =>
  Array.from({ length: pages }, (_, page) => placeOf(page, pages)).map(
    ({ side, column }) => `${side}${column === 0 ? 'left' : 'right'}`,
  );

describe('a leaflet', () => {
  it('reads in order once its sheets are folded into each other', () => {
    expect(where(4)).toEqual(['0right', '1left', '1right', '0left']);
    // The outer sheet has 8 | 1 and 2 | 7, the inner one 6 | 3 and 4 | 5.
    expect(where(8)).toEqual(['0right', '1left', '2right', '3left', '3right', '2left', '1right', '0left']);
  });
  it('takes another sheet rather than print too small to read', () => {
    const long = { ...SUBJECT.game, play: Array.from({ length: 90 }, (_, step) => `Step ${step} is taken.`) };
    const { drawing, scale, fits } = setFolded(leaflet({ ...SUBJECT, game: long }));
    expect(fits).toBe(true);
    expect(drawing.pages.length).toBeGreaterThanOrEqual(4);
    expect(scale).toBeGreaterThanOrEqual(1);
  });
});
