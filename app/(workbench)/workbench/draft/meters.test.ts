import { describe, expect, it } from 'vitest';
import { Game } from '@/rulebooks/format/record';
import type { Circumstances } from '@/rulebooks/variant/variant';
import { metersInWords, withMeter } from './meters';

const plain = (id: string) => ({
  id,
  label: id,
  clause: '1',
  wager: 'progressive',
  minimum: { win: '100% of the meter' },
});
const wager = (id: string) => ({
  ...plain(id),
  progressive: { fixedPaidFrom: 'house' as const, wager: '1', contribution: '15%' },
});
const game = Game.parse({
  id: 'two',
  label: 'Two',
  clause: '1',
  family: 'stud-progressive',
  equipment: 'A pack.',
  play: ['It is played.'],
  wagers: [wager('sun'), wager('fate'), plain('plain')],
});

describe('typing into a meter', () => {
  it('declares it of that wager alone, and empties it again', () => {
    const typed = withMeter(game, {}, 'sun', 'meter', '5,000', 'GBP');
    expect(typed).toEqual({ progressive: undefined, meters: { sun: { meter: '5,000' } } });
    const { meters } = typed;
    const also = withMeter(game, { meters }, 'fate', 'seed', '1', 'GBP');
    expect(also.meters).toEqual({ sun: { meter: '5,000' }, fate: { seed: '1' } });
    expect(withMeter(game, { meters }, 'sun', 'meter', '', 'GBP')).toEqual({
      progressive: undefined,
      meters: undefined,
    });
  });

  it('writes out for each what was declared of all', () => {
    const before: Circumstances = { progressive: { contribution: '20%', meter: '900' } };
    expect(withMeter(game, before, 'sun', 'meter', '', 'GBP').meters).toEqual({
      sun: { contribution: '20%' },
      fate: { contribution: '20%', meter: '900' },
    });
  });

  it('takes a bare number in a share field for per cent', () => {
    for (const field of ['contribution', 'reserve'] as const)
      for (const text of ['0.5', '0.5%', '0.5 %'])
        expect(withMeter(game, {}, 'sun', field, text, 'GBP').meters).toEqual({ sun: { [field]: '0.5%' } });
    expect(withMeter(game, {}, 'sun', 'contribution', '20', 'GBP').meters).toEqual({
      sun: { contribution: '20%' },
    });
  });

  it('is described in a few words', () => {
    expect(metersInWords({})).toBeUndefined();
    expect(metersInWords({ progressive: { contribution: '1%', meter: '7' } })).toBe('meter at 7');
    expect(metersInWords({ meters: { sun: { meter: '7' }, fate: { meter: '8' } } })).toBe('meters at 7, 8');
  });
});
