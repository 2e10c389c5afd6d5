/** Each other reading of the House Way: by its lines, and by the witness who knows it by heart. */
import { describe, expect, it } from 'vitest';
import { inTable } from '../../../exact/in-table';
import { PaiGowParameters } from '../parameters';
import { waysOf } from '../ways';
import { notAsByHand } from '../witness/as-by-hand';
import { type Checked, HANDS } from './completeness';
import { CHOSEN, GAPS, type GapId, type Readings } from './gaps';

const others = (Object.keys(GAPS) as GapId[]).flatMap((id) =>
  Object.keys(GAPS[id].readings)
    .slice(1)
    .map((reading) => [`${id} as ${reading}`, { ...CHOSEN, [id]: reading } as Readings] as const),
);
const setBy = (readings: Readings): Checked => waysOf(PaiGowParameters.parse(readings)).houseWay;
const chosen = setBy(CHOSEN);

describe.each(others)('%s', (_, readings) => {
  const { faults, lines, settings } = setBy(readings);

  it('sets every hand, and some hand is worth something else', () => {
    expect(faults).toEqual([]);
    expect([...lines.values()].reduce((sum, hands) => sum + hands, 0)).toBe(HANDS);
    expect(
      settings.high.some(
        (high, i) => high !== chosen.settings.high[i] || inTable(settings.low[i]) !== chosen.settings.low[i],
      ),
    ).toBe(true);
  });

  it('is set alike by the witness', () => expect(notAsByHand(settings, readings)).toEqual([]));
});
