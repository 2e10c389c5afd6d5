/**
 * The House Way of Pai Gow Tiles Wild (lines 2935 to 2941 and 2980 to 2987 of the binder) in the readings that its gaps
 * leave. Pai Gow Tiles speaks of a “logical way” and prints none: the same lines stand for it until an operator files them.
 */
import type { HouseWay, Line, Sets, When } from './vocabulary';

/** What the print leaves open, by name, with the reading that is taken unless said first. */
export const GAPS = {
  sevens: {
    asks: 'with which tiles a pair of 7s is split',
    readings: ['2-or-12', '2-and-12'],
  },
  twos: {
    asks: 'with which tiles a pair of 2s or 12s is split whatever the low hand',
    readings: ['9-and-11', '9-or-11'],
  },
  twoPairs: {
    asks: 'whether the lines on one pair split two',
    readings: ['kept', 'by-the-lines'],
  },
  oneWild: {
    asks: 'how a hand with one wild tile and no pair is set',
    readings: ['highest-low', 'highest-high'],
  },
  nines: {
    asks: 'which two tiles that total 9 stay together',
    readings: ['with-2-or-12', 'any'],
  },
  noPair: {
    asks: 'what the largest and the smallest tile are',
    readings: ['by-spots', 'by-rank', 'highest-low'],
  },
} as const;
export type GapId = keyof typeof GAPS;
export type Readings = { [Id in GapId]: (typeof GAPS)[Id]['readings'][number] };
export const CHOSEN = Object.fromEntries(
  Object.entries(GAPS).map(([id, { readings }]) => [id, readings[0]]),
) as Readings;

const KEEP: Sets = { makes: 'pair-kept', take: 'highest-low' };
const splitFor = (lowAtLeast: Sets['lowAtLeast']): Sets => ({
  makes: 'pair-split',
  lowAtLeast,
  take: 'highest-low',
});
const line = (id: string, says: string, when: When, sets: Sets): Line => ({ id, says, when, sets });

const TWOS = ['2', '12'];

const LEFT_OVER: Record<Readings['noPair'], Line> = {
  'by-spots': line(
    'no-pair',
    'Any other hand: the tile with the most spots beside the one with the fewest.',
    {},
    { take: 'most-spots-with-fewest' },
  ),
  'by-rank': line(
    'no-pair',
    'Any other hand: the highest tile beside the lowest.',
    {},
    { take: 'highest-tile-with-lowest' },
  ),
  'highest-low': line(
    'no-pair',
    'Any other hand: the low hand as high as it goes.',
    {},
    { take: 'highest-low' },
  ),
};

export function printedWay(wild: 'three-or-six' | 'any-tile', readings: Readings): HouseWay {
  const { sevens, twos, twoPairs, oneWild, nines, noPair } = readings;
  const lines: Line[] = [];
  lines.push(line('supreme-pair', 'The supreme pair stays together.', { pair: ['wild'] }, KEEP));
  if (twoPairs === 'kept') lines.push(line('two-pairs', 'Two pairs stay together.', { pairs: 2 }, KEEP));
  if (wild === 'any-tile')
    lines.push(
      line(
        'wild-and-pair',
        'One wild tile and a pair: the pair, and a pair of the other two.',
        { oneWild: true, pairs: 1 },
        { take: 'highest-low' },
      ),
      line(
        'one-wild',
        oneWild === 'highest-low'
          ? 'One wild tile: a pair with it, and the low hand as high as it goes.'
          : 'One wild tile: the highest pair that it makes.',
        { oneWild: true },
        { take: oneWild },
      ),
    );
  lines.push(
    line(
      'sevens',
      `A pair of 7s with a 2 ${sevens === '2-or-12' ? 'or' : 'and'} a 12: split where the low hand is 7 or better.`,
      { pair: ['7'], ...(sevens === '2-or-12' ? { withOneOf: TWOS } : { withAll: TWOS }) },
      splitFor('7'),
    ),
    line('eights', 'A pair of 8s: split where the low hand is 7 or better.', { pair: ['8'] }, splitFor('7')),
    line('nines', 'A pair of 9s: split where the low hand is 9 or better.', { pair: ['9'] }, splitFor('9')),
    line(
      'twos',
      'A pair of 2s or 12s: split where the low hand is 6 or better.',
      { pair: TWOS },
      splitFor('6'),
    ),
    line(
      'twos-beside',
      `A pair of 2s or 12s with a 9 ${twos === '9-and-11' ? 'and' : 'or'} an 11: split.`,
      { pair: TWOS, ...(twos === '9-and-11' ? { withAll: ['9', '11'] } : { withOneOf: ['9', '11'] }) },
      { makes: 'pair-split', take: 'highest-low' },
    ),
    twoPairs === 'kept'
      ? line('pair', 'Any other pair stays together.', { pairs: 1 }, KEEP)
      : line('pair', 'Any other pair or two pairs stay together.', {}, KEEP),
    line('wong', 'A wong stays together.', {}, { makes: 'wong', take: 'highest-low' }),
    line('gong', 'A gong stays together.', {}, { makes: 'gong', take: 'highest-low' }),
    nines === 'any'
      ? line('nine', 'Two tiles that total 9 stay together.', {}, { makes: 'nine', take: 'highest-low' })
      : line(
          'nine',
          'A 2 or a 12 and a 7 stay together.',
          {},
          { makes: 'nine-with-2-or-12', take: 'highest-low' },
        ),
    LEFT_OVER[noPair],
  );
  return { lines };
}
