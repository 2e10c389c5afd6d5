/** The strategy that was found, as tables: which cards to leave a wager with. */

import { RANKS, type Rank, rankNames } from '../../equipment/cards/card';
import type { SuitClassTable } from '../../equipment/cards/suit-classes';
import { inTable } from '../../exact/in-table';
import type { StrategyTable } from '../../family/solution';
import { fourCards, threeCards } from './four-cards';
import type { LetItRideParameters } from './parameters';
import { type Group, type Shape, shapeOf } from './shapes';
import type { Rides } from './strategy';

/** A shape and whether the wager is left with it. */
type Entry = Shape & { left: boolean };

const GROUPS: Record<Group, string> = {
  'four-of-a-kind': 'Four of a kind',
  'three-of-a-kind': 'Three of a kind',
  'two-pairs': 'Two pairs',
  pair: 'A pair',
  'one-suit': 'No pair, all of one suit',
  suits: 'No pair, not all of one suit',
};
const PAIRLESS: Group[] = ['one-suit', 'suits'];

const shapes = new Map<number, Shape[]>();

/** By class of cards. */
function shapesOf({ classes: { cards, count, size } }: SuitClassTable): Shape[] {
  const known = shapes.get(size);
  if (known) return known;
  const found = Array.from({ length: count }, (_, at) =>
    shapeOf([...cards.subarray(at * size, (at + 1) * size)]),
  );
  shapes.set(size, found);
  return found;
}

/** Each shape once, from the lowest. Cards of one shape are worth the same to the player: there is no hand to beat. */
function entriesOf(table: SuitClassTable, rides: Uint8Array): Entry[] {
  const entries = new Map<string, Entry>();
  for (const [at, shape] of shapesOf(table).entries()) {
    const left = rides[at] === 1;
    const key = `${shape.group} ${shape.ranks}`;
    const known = entries.get(key);
    if (known && known.left !== left) throw new RangeError(`${key} is left and is taken back`);
    entries.set(key, { ...shape, left });
  }
  /** An ace that stands last is below a two. */
  const worth = ({ ranks }: Entry) => ranks.reduce((total, rank) => total * RANKS + rank, 0);
  return [...entries.values()].sort((a, b) => worth(a) - worth(b));
}

const MARKS = '2 3 4 5 6 7 8 9 10 J Q K A'.split(' ');
const nameOf = ({ ranks }: Entry) => ranks.map((rank) => MARKS[rank]).join('-');
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const NEVER = 'Never';
const ALWAYS = 'Always';

/** Of the entries of one cell, which are left: all from one up, or one by one. */
function cellOf(entries: readonly Entry[], name: (entry: Entry) => string, better: string): string {
  const left = entries.filter((entry) => entry.left);
  const [lowest] = left;
  if (entries.length === 0) return '–';
  if (lowest === undefined) return NEVER;
  if (left.length === entries.length) return ALWAYS;
  const upwards = entries.slice(entries.indexOf(lowest)).every((entry) => entry.left);
  return upwards && left.length > 1 ? `${name(lowest)} ${better}` : left.map(name).reverse().join(', ');
}

type Street = {
  id: string;
  caption: string;
  table: SuitClassTable;
  rides: Uint8Array;
};

function tablesOf({ id, caption, table, rides }: Street, isHigh: (rank: Rank) => boolean): StrategyTable[] {
  const entries = entriesOf(table, rides);
  const inGroup = (group: Group) => entries.filter((entry) => entry.group === group);
  const isMixed = (group: Group) => new Set(inGroup(group).map(({ left }) => left)).size > 1;
  const pairName = ({ ranks }: Entry) => capital(ranks.map(rankNames).join(' and '));
  const groups: StrategyTable = {
    id,
    caption,
    explains: 'With these cards the wager is left; with all others it is taken back.',
    columns: ['Leave the wager'],
    rows: (Object.keys(GROUPS) as Group[])
      .filter((group) => inGroup(group).length > 0)
      .map((group) => ({
        label: GROUPS[group],
        cells: [
          PAIRLESS.includes(group) && isMixed(group)
            ? 'By rank: see the table of these cards'
            : cellOf(inGroup(group), pairName, 'or better'),
        ],
      })),
  };
  return [
    groups,
    ...PAIRLESS.filter(isMixed).map((group) => ({
      id: `${id}-${group}`,
      caption: `${caption}: ${GROUPS[group].toLowerCase()}`,
      explains: `On the left, how far apart the cards are; above, how many of them are high. High cards are those of which a pair is paid. An ace with low cards counts below the two.`,
      ...byGapsAndHighCards(inGroup(group), isHigh),
    })),
  ];
}

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four'];
const GAPS = ['In sequence', 'One rank missing', 'Two ranks missing'];

/** Rows by gaps as long as a straight is possible, and one for the rest. */
function byGapsAndHighCards(
  entries: readonly Entry[],
  isHigh: (rank: Rank) => boolean,
): Pick<StrategyTable, 'columns' | 'rows'> {
  const highOf = ({ ranks }: Entry) => ranks.filter(isHigh).length;
  const size = inTable(entries[0]?.ranks.length);
  const labels = [...GAPS.slice(0, 6 - size), 'Further apart'];
  const rowOf = ({ gaps }: Entry) => Math.min(gaps, labels.length - 1);
  const columns = Array.from({ length: size + 1 }, (_, high) => high).filter((high) =>
    entries.some((entry) => highOf(entry) === high),
  );
  return {
    columns: columns.map((high) => `${NUMBERS[high]} high card${high === 1 ? '' : 's'}`),
    rows: labels.map((label, row) => ({
      label,
      cells: columns.map((high) =>
        cellOf(
          entries.filter((entry) => rowOf(entry) === row && highOf(entry) === high),
          nameOf,
          'or higher',
        ),
      ),
    })),
  };
}

export function whatToLeave({ lowestPair }: LetItRideParameters, { first, second }: Rides): StrategyTable[] {
  const [taken, left] = second;
  const seconds = taken.every((rides, at) => rides === left[at])
    ? [{ id: 'four-cards', after: '', rides: taken }]
    : [
        { id: 'four-cards-after-leaving', after: ', the first wager left', rides: left },
        { id: 'four-cards-after-taking-back', after: ', the first wager taken back', rides: taken },
      ];
  const streets: Street[] = [
    { id: 'three-cards', caption: 'With three cards', table: threeCards(), rides: first },
    ...seconds.map(({ id, after, rides }) => ({
      id,
      caption: `With four cards${after}`,
      table: fourCards(),
      rides,
    })),
  ];
  return streets.flatMap((street) => tablesOf(street, (rank) => rank + 2 >= lowestPair));
}
