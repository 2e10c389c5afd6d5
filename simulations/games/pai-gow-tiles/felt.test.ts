import { expect, it } from 'vitest';
import type { DrawsFelt } from '../../felt/drawing';
import { feltOf, HELD, NARROW, WIDE } from '../../felt/felt-of';
import { paiGowTilesFelt } from './felt';
import { PaiGowTilesParameters } from './parameters';

it.each([WIDE, NARROW, HELD])('has a place for the wager and both hands: %i wide', (width) => {
  const { blocks } = feltOf({
    title: 'Pai gow tiles',
    draws: paiGowTilesFelt as DrawsFelt,
    parameters: PaiGowTilesParameters.parse({}),
    wagers: [
      {
        id: 'base',
        wager: 'standard',
        label: 'Wager',
        pays: [{ event: 'win', label: 'Both hands win', pays: '1 to 1' }],
      },
    ],
    width,
  });
  const parts = blocks.flatMap((block) => block.parts);
  expect(blocks).toHaveLength(1);
  expect(parts.filter(({ wager }) => wager === 'base')).not.toEqual([]);
  const texts = parts.flatMap((part) => part.texts.map(({ text }) => text));
  expect(texts).toEqual(expect.arrayContaining(['Low hand', 'High hand', 'Wager']));
});
