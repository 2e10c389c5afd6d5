import { expect, it } from 'vitest';
import { CHOSEN } from '../house-way/gaps';
import { PaiGowParameters } from '../parameters';
import { waysOf } from '../ways';
import { notAsByHand } from './as-by-hand';

// The other readings every night (`readings.deep.ts`).
it('every hand is worth as much to the witness, who knows the House Way by heart, as by its lines', () =>
  expect(notAsByHand(waysOf(PaiGowParameters.parse({})).houseWay.settings, CHOSEN)).toEqual([]));
