/** A limit on what one round pays out, beside what one win comes to. Sums are worked out by hand from the printed pays. */
import { describe, expect, it } from 'vitest';
import { evaluate } from '../evaluation';
import { defaultVariant } from '../offer/resolve';
import { parseRulebook } from '../registry';
import type { Circumstances } from '../variant/variant';
import { coRule28 } from '.';

const rulebook = parseRulebook(coRule28);

type Set = {
  limit: string;
  largest?: string;
  wagers: string[];
  tables?: Record<string, string>;
  circumstances?: Circumstances;
};

function limited(
  game: string,
  clause: string,
  { limit, largest = 'same', wagers, tables, circumstances }: Set,
) {
  const found = rulebook.games.find(({ id }) => id === game);
  if (!found) throw new Error(`no game ${game}`);
  const start = defaultVariant(rulebook, found);
  const offered = wagers.map((id) => {
    const payTable = tables?.[id] ?? start.wagers[id]?.payTable ?? '';
    return [id, { payTable, pays: {} }] as const;
  });
  const variant = {
    ...start,
    wagers: Object.fromEntries(offered),
    options: { ...start.options, 'aggregate-limit': limit, 'optional-maximum': largest },
    circumstances: circumstances ?? {},
  };
  const [only, ...others] = evaluate({ rulebook, variant, day: '2024-01-15' }).filter(
    (finding) => finding.clause === clause && finding.option === 'aggregate-limit',
  );
  expect(others).toEqual([]);
  return only;
}

const dragon = (set: Omit<Set, 'wagers'>) =>
  limited('dragon-bonus', '30-2899.03(3)(b)', { ...set, wagers: ['player', 'dragon-bonus-player'] });
const BEYOND = 'One win alone goes beyond it';

describe('an aggregate limit', () => {
  it('is posted, and is enough where one win comes to just that', () => {
    // Pay Table 1 pays 30 to 1: $100 wins $3,000.
    const found = dragon({ limit: '3,000', largest: '100' });
    expect(found).toMatchObject({
      verdict: 'needs-notice',
      option: 'aggregate-limit',
      found: '$3,000',
      signLine: 'Optional wagers pay no more than $3,000 to all winners of one round together.',
    });
    expect(found?.explanation).not.toContain(BEYOND);
    expect(found).not.toHaveProperty('margin');
  });

  it('below what one win comes to is said with both sums', () => {
    const found = dragon({ limit: '2,999.99', largest: '100' });
    expect(found).toMatchObject({
      verdict: 'needs-notice',
      option: 'aggregate-limit',
      threshold: '$3,000 for one win',
      found: '$2,999.99',
      margin: '$0.01 below',
      signLine: 'Optional wagers pay no more than $2,999.99 to all winners of one round together.',
    });
    expect(found?.explanation).toContain(
      'One win can come to $3,000, $0.01 above the limit: a wager of $100 on Dragon Bonus, Player’s Hand is paid 30 to 1 on “Wins by 9 points, not a natural”.',
    );
  });

  it('takes the maximum wager of the table where optional wagers have none of their own', () => {
    const limits = { currency: 'USD', minimum: 500, maximum: 50_000 };
    expect(dragon({ limit: '10,000', circumstances: { limits } })).toMatchObject({
      threshold: '$15,000 for one win',
      margin: '$5,000 below',
    });
    expect(dragon({ limit: '10,000' })?.explanation).toContain('Give the maximum wager');
    const pounds = { limits: { ...limits, currency: 'GBP' } };
    expect(dragon({ limit: '10,000', circumstances: pounds })?.explanation).toContain(
      'Give the maximum wager',
    );
  });

  it('is irrelevant where no optional wager is on offer, or none was set', () => {
    const set = { limit: '1', largest: '100', wagers: ['player'] };
    expect(limited('dragon-bonus', '30-2899.03(3)(b)', set)).toBeUndefined();
    expect(dragon({ limit: 'none', largest: '100' })).toBeUndefined();
  });

  it('is checked against sums at the price of a progressive, whatever the maximum wager is', () => {
    const at = (table: string, limit: string) =>
      limited('fortunes-progressive', '30-2899.02(1)(b)', {
        limit,
        largest: '1,000',
        wagers: ['fortunes'],
        tables: { fortunes: table },
      });
    // P2 for $5 pays $5,000 on other suited quads; the whole of the meter is the players’ own money.
    expect(at('p2-7-spots', '4,000')).toMatchObject({
      threshold: '$5,000 for one win',
      margin: '$1,000 below',
    });
    expect(at('p2-7-spots', '5,000')?.explanation).not.toContain(BEYOND);
    // Pesos cannot be compared with dollars.
    expect(at('p2-7-spots-php', '1')?.explanation).not.toContain(BEYOND);
  });

  it('of Eternal Baccarat is checked in the same way; its line is owed with or without one', () => {
    const at = (limit: string, wagers: string[]) =>
      limited('eternal-baccarat', '30-2899.07(5)', { limit, largest: '50', wagers });
    // PT-FLT-SE-14 pays 250 to 1: $50 wins $12,500. PT-PRG-S7-01 pays 2,000 for its $1.
    expect(at('12,000', ['single-14', 'sun-7-progressive'])).toMatchObject({ margin: '$500 below' });
    expect(at('1,000', ['sun-7-progressive'])).toMatchObject({ threshold: '$2,000 for one win' });
    expect(at('none', ['single-14'])?.signLine).toContain('together: none.');
  });
});
