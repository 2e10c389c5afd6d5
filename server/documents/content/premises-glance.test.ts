import { describe, expect, it } from 'vitest';
import { houseOf } from '../house';
import type { Subject } from '../subject';
import { saidBy } from '../testing/said';
import { SUBJECT } from '../testing/subject';
import { edgesOfHouse, namesIn } from './premises';
import { houseAtAGlance } from './premises-glance';

const houseFor = (subjects: Subject[]) => {
  const made = houseOf('The Test Rooms', subjects);
  if (!made.ok) throw new Error(made.problems[0]?.message);
  return made.value;
};

const games = (count: number): Subject[] =>
  Array.from({ length: count }, (_, index) => ({
    ...SUBJECT,
    game: { ...SUBJECT.game, label: `Wheel ${index + 1}` },
    organisation: { minimumAge: 18, help: 'our staff', contact: 'the desk' },
  }));

const glance = (count: number): string[][] => {
  const house = houseFor(games(count));
  return houseAtAGlance(house, namesIn(house)).map((each) => each.flatMap(saidBy));
};

describe('the back of the leaflet of premises', () => {
  it('has what costs least and most at each game, by name where there is room', () => {
    expect(glance(1)).toEqual([
      [
        '## What each game costs',
        '{The wagers of each game that cost least and most}',
        'Wager | House edge',
        'Wheel 1',
        'Red | 1.36%',
        'Tie | 5.41%',
      ],
      [
        '## What each game costs',
        '{House edges of each game, from the lowest to the highest}',
        'Game | From | To',
        'Wheel 1 | 1.36% | 5.41%',
      ],
    ]);
  });
  it('has no figure that the table inside has not', () => {
    const inside = saidBy(edgesOfHouse(houseFor(games(2)))).join('\n');
    for (const edge of glance(2)
      .flat()
      .join('\n')
      .match(/\d+\.\d{2}%/g) ?? [])
      expect(inside).toContain(edge);
  });
});
