import { describe, expect, it } from 'vitest';
import { type Wager as AnyWager, type Game, Wager } from '../format/record';
import type { Circumstances } from '../variant/variant';
import { meterTerms, strayMeters } from './meter';

const wager: AnyWager = Wager.parse({
  id: 'harmony',
  label: 'Harmony',
  clause: '8',
  wager: 'harmony-by-total',
  minimum: { win: '100% of the meter', small: '$20' },
  progressive: {
    fixedPaidFrom: 'house',
    fixedPaidFromEither: true,
    wager: '1',
    contribution: '15%',
    reserve: '3%',
    shared: 'split',
  },
  payTables: [
    {
      id: 'fixed',
      label: 'Fixed',
      clause: '8',
      rows: { win: '100% of the meter', small: '$20' },
      progressive: {
        contribution: '19%',
        reserve: '0%',
        seed: '2000',
        envy: { to: 'dealer', pays: { win: '100' } },
      },
    },
    {
      id: 'pesos',
      label: 'Pesos',
      clause: '8',
      rows: { win: '100% of the meter', small: 'PHP 2,000' },
      progressive: { wager: '100', currency: 'PHP' },
    },
  ],
});
const plain: AnyWager = Wager.parse({
  ...wager,
  progressive: { fixedPaidFrom: 'meter', wager: '1', contribution: '70%', seed: '10000' },
  payTables: [],
});

const terms = (circumstances: Circumstances, payTable?: string, of = wager) => {
  const found = meterTerms(of, circumstances, payTable);
  return found.ok ? found.value : found.problems;
};

describe('the terms of a meter', () => {
  it('are those of the wager, and of the table where it has its own', () => {
    expect(terms({})).toEqual({
      wager: '1/1',
      meter: '0/1',
      contribution: '3/20',
      seed: '0/1',
      fixedPaidFrom: 'house',
      reserve: '3/100',
      shared: 'split',
    });
    expect(terms({}, 'fixed')).toEqual({
      wager: '1/1',
      meter: '2000/1',
      contribution: '19/100',
      seed: '2000/1',
      fixedPaidFrom: 'house',
      shared: 'split',
      envy: { to: 'dealer', pays: { win: '100/1' } },
    });
    expect(terms({}, 'pesos')).toMatchObject({ wager: '100/1', currency: 'PHP', reserve: '3/100' });
  });

  it('leave out what one player and no reserve do not need', () => {
    expect(terms({}, undefined, plain)).toEqual({
      wager: '1/1',
      meter: '10000/1',
      contribution: '7/10',
      seed: '10000/1',
      fixedPaidFrom: 'meter',
    });
  });

  it('multiply seed and envy with the wager, unless the operator says otherwise', () => {
    const five = { meters: { harmony: { wager: '5' } } };
    expect(terms(five, 'fixed')).toMatchObject({
      wager: '5/1',
      seed: '10000/1',
      meter: '10000/1',
      envy: { pays: { win: '500/1' } },
    });
    expect(terms({ meters: { harmony: { wager: '5', seed: '2,000' } } }, 'fixed')).toMatchObject({
      seed: '2000/1',
    });
  });

  it('of one wager go before what is declared of all', () => {
    const both: Circumstances = {
      progressive: { contribution: '20%', meter: '5000', players: '3' },
      meters: { harmony: { meter: '7000', fixedPaidFrom: 'meter' }, another: { meter: '1' } },
    };
    expect(terms(both)).toMatchObject({
      contribution: '1/5',
      meter: '7000/1',
      players: '3/1',
      fixedPaidFrom: 'meter',
    });
  });

  const wrong: [Circumstances['progressive'], string, string][] = [
    [{ contribution: 'much' }, 'contribution', ': “much” is not a share; write the share of each wager'],
    [{ contribution: '150%' }, 'contribution', ': “150%” is above 100%; write the share of each wager'],
    [{ contribution: '1000%' }, 'contribution', ': “1000%” is above 100%; '],
    [{ contribution: '3/2' }, 'contribution', ': “3/2” is above 100%; '],
    [{ contribution: '1.5' }, 'contribution', ': “1.5” is above 100%; '],
    [{ contribution: '' }, 'contribution', ': write the share of each wager'],
    [{ contribution: '15%', reserve: '101%' }, 'reserve', ': “101%” is above 100%; write'],
    [{ contribution: '15%', reserve: '-1%' }, 'reserve', 'kept for the next seed'],
    [
      { contribution: '98%', reserve: '3%' },
      'reserve',
      '“98%” to the meter and “3%” to the reserve are above 100%',
    ],
    [{ contribution: '15%', wager: '0' }, 'wager', 'what one progressive wager costs'],
    [{ contribution: '15%', seed: 'plenty' }, 'seed', 'write what goes on the meter'],
    [{ contribution: '15%', meter: '' }, 'meter', 'write what the meter shows'],
    [{ contribution: '15%', players: '0' }, 'players', 'from 1 to 100'],
    [{ contribution: '15%', players: '101' }, 'players', 'from 1 to 100'],
    [{ contribution: '15%', players: 'a few' }, 'players', 'from 1 to 100'],
  ];
  it.each(wrong)('%o is a problem at its field', (progressive, field, says) => {
    expect(terms({ progressive })).toMatchObject([
      { field: `circumstances.progressive.${field}`, message: expect.stringContaining(says) },
    ]);
    expect(terms({ meters: { harmony: progressive ?? {} } })).toMatchObject([
      { field: `circumstances.meters.harmony.${field}`, message: expect.stringContaining(says) },
    ]);
  });

  it('are refused in the name of the wager, or of all where they are declared of all', () => {
    const refusals = (circumstances: Circumstances) => {
      const found = meterTerms(wager, circumstances);
      return found.ok ? [] : found.problems.map(({ message }) => message.split(':')[0]);
    };
    const bad = { contribution: 'x', reserve: 'x', wager: 'x', meter: 'x', seed: 'x', players: 'x' };
    expect(refusals({ meters: { harmony: bad } })).toEqual(Array(6).fill('Harmony'));
    expect(refusals({ progressive: bad })).toEqual(Array(6).fill('Every progressive wager'));
    // 98% with the 3% that this wager is printed with: another may have no reserve.
    expect(refusals({ progressive: { contribution: '98%' } })).toEqual(['Harmony']);
  });

  it('have a meter below its seed only where a reserve pays for the seed', () => {
    const below = { progressive: { contribution: '15%', seed: '2000', meter: '1999.99' } };
    expect(terms(below)).toMatchObject({ meter: '199999/100' });
    expect(terms(below, 'fixed')).toMatchObject([
      {
        field: 'circumstances.progressive.meter',
        message: expect.stringContaining('no lower than its seed'),
      },
    ]);
  });

  it('are not declared of a wager without a meter', () => {
    const game = {
      label: 'Made up',
      wagers: [wager, { ...plain, id: 'plain', progressive: undefined }],
    } as Game;
    const stray = (meters: Circumstances['meters']) => strayMeters(game, { meters });
    expect(stray({ harmony: {} })).toEqual([]);
    expect(stray({ harmony: {}, plain: {} })).toMatchObject([
      {
        code: 'wager-unknown',
        field: 'circumstances.meters.plain',
        message: 'Made up has no progressive wager “plain”; choose from harmony.',
      },
    ]);
    const many = Object.fromEntries(Array.from({ length: 201 }, (_, index) => [`m${index}`, {}]));
    expect(stray(many)).toMatchObject([{ code: 'too-many-rows' }]);
  });

  it('leave fixed pays where the rules have them', () => {
    const declared = { meters: { harmony: { fixedPaidFrom: 'house' as const } } };
    expect(terms(declared, undefined, plain)).toMatchObject([
      {
        field: 'circumstances.meters.harmony.fixedPaidFrom',
        message: expect.stringContaining('come from the meter'),
      },
    ]);
  });
});
