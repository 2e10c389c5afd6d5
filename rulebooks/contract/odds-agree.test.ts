/** A clause states its least or approved pays, and the wager it is about has them again, copied separately: the two must agree. */
import { describe, expect, it } from 'vitest';
import { evidenceOf } from '../format/evidence';
import { printedWorth } from '../offer/pay-table';
import { rulebooks } from '../registry';
import { appliesTo } from '../terms/scope';
import { odds } from '../testing/odds';

const STATED = rulebooks().flatMap(({ id, games, sections }) =>
  sections
    .flatMap(({ rules }) => rules)
    .filter((rule) =>
      evidenceOf(rule).some(
        (one) =>
          'measure' in one &&
          one.measure === 'pays' &&
          (one.against === 'minimum' || one.against === 'approved'),
      ),
    )
    .map((rule) => ({
      name: `${id} ${rule.clause}`,
      stated: rule.parameters.flatMap(({ name, unit, value }) =>
        unit === 'odds' ? [{ name, value: String(value) }] : [],
      ),
      wagers: games.flatMap((game) => game.wagers.filter((wager) => appliesTo(rule, game, [wager]))),
    })),
);

const worth = (pay: string): string => {
  const { of, value } = printedWorth(odds(pay));
  return `${of} ${value.toFraction()}`;
};

describe('what a clause states as the least or approved pay', () => {
  it.each(STATED)('of $name is what its wagers have', ({ stated, wagers }) => {
    for (const { name, value } of stated) {
      const own = wagers.flatMap(({ minimum }) => (Object.hasOwn(minimum, name) ? [minimum[name]] : []));
      const paid = (own.length > 0 ? own : wagers.flatMap(({ minimum }) => Object.values(minimum))).map(
        (pay) => worth(pay as string),
      );
      expect(paid, name).toContain(worth(value));
      if (own.length > 0) expect(new Set(paid), name).toEqual(new Set([worth(value)]));
    }
  });
});
