import { describe, expect, it } from 'vitest';
import { fromText, toText } from '../exact/fraction';
import { familyOf } from '../families';
import type { Distribution, EngineWager } from '../model';
import { countWager } from '../written-wagers';
import { asConditions } from './as-conditions';

/** The family's own count of each event, against the count of the same wager written as conditions. */
describe.each([
  ['roulette', { zeros: 1, evenChancesAtZero: 'half-lost' }, 12],
  ['roulette', { zeros: 2, evenChancesAtZero: 'half-lost' }, 12],
  ['sic-bo', { doubleIncludesTriple: true }, 9],
  ['baccarat', { decks: 6 }, 21],
] as const)('wagers of %s under %j', (id, parameters, written) => {
  const family = familyOf(id);
  const wagers = family.wagers(parameters).flatMap((spec) => {
    const conditions = asConditions(id, spec.id);
    return conditions ? [{ spec, conditions }] : [];
  });

  it('are all there', () => {
    expect(wagers).toHaveLength(written);
  });

  it.each(wagers.map(({ spec, conditions }) => [spec.id, spec, conditions] as const))(
    '%s is counted the same as conditions',
    (name, spec, conditions) => {
      const [lost] = spec.events.filter(({ settles }) => settles === 'lose');
      const rows = spec.events.flatMap(({ id: event, label }) =>
        event in conditions ? [{ event: { id: event, label }, when: conditions[event] as string }] : [],
      );
      expect(rows.map(({ event }) => event.id).sort()).toEqual(
        spec.events.flatMap((event) => (event === lost ? [] : event.id)).sort(),
      );
      const engine: EngineWager = {
        id: 'own-1',
        family: id,
        parameters,
        wager: name,
        pays: {},
        written: { label: name, rows, otherwise: 'lose' },
      };
      const chances = ({ universe, outcomes }: Distribution) =>
        Object.fromEntries(
          outcomes
            .filter(({ event }) => event in conditions)
            .map(({ event, count }) => [event, toText(fromText(`${count}/${universe}`))]),
        );
      expect(chances(countWager(engine).distribution)).toEqual(
        chances(family.distribution(parameters, name)),
      );
    },
  );
});
