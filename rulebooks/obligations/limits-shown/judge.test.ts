/** Rule 3.10 of a wheel: the notice has the limits of each group of wagers on offer. */
import { describe, expect, it } from 'vitest';
import { evaluate } from '../../evaluation/evaluate';
import { defaultVariant } from '../../offer/resolve';
import { rulebookOf } from '../../registry';

const found = rulebookOf('gb-2007');
if (!found.ok) throw new Error('gb-2007 is registered');
const rulebook = found.value;

const INSIDE = { minimum: 100, maximum: 5000 };
const OUTSIDE = { minimum: 1000, maximum: 100_000 };

function judged(limits: object, without: readonly string[] = []) {
  const game = rulebook.games.find(({ id }) => id === 'roulette');
  if (!game) throw new Error('no roulette');
  const start = defaultVariant(rulebook, game);
  const wagers = Object.entries(start.wagers).filter(([id]) => !without.includes(id));
  const all = { currency: 'GBP', minimum: 500, maximum: 50_000, ...limits };
  const variant = { ...start, wagers: Object.fromEntries(wagers), circumstances: { limits: all } };
  const findings = evaluate({ rulebook, variant, day: '2008-01-15', figures: {} });
  // The same clause forbids partnerships, which a person confirms.
  return findings
    .filter(({ rule, verdict }) => rule === 'gb-2007/3.10' && verdict !== 'needs-attestation')
    .map(({ verdict, found, signLine, explanation }) => ({ verdict, found, signLine, explanation }));
}

describe('the notice of a wheel', () => {
  it('has the limits of inside and of outside bets, beside those of the others', () => {
    expect(judged({ inside: INSIDE, outside: OUTSIDE })).toEqual([
      {
        verdict: 'needs-notice',
        found: '£5 to £500, inside bets £1 to £50, outside bets £10 to £1,000',
        explanation:
          'Limits £5 to £500, inside bets £1 to £50, outside bets £10 to £1,000; rule 3.10 asks for a notice of the minimum and maximum wager.',
        signLine:
          'Minimum wager £5, maximum wager £500. Minimum inside bet £1, maximum inside bet £50. Minimum outside bet £10, maximum outside bet £1,000.',
      },
    ]);
  });
  it('leaves out those of the others where no other wager is on offer', () => {
    expect(judged({ inside: INSIDE, outside: OUTSIDE }, ['roulette-rage'])).toMatchObject([
      {
        found: 'inside bets £1 to £50, outside bets £10 to £1,000',
        explanation: expect.stringMatching(/^Limits: inside bets £1 to £50, outside bets/),
      },
    ]);
    expect(judged({ inside: INSIDE }, ['roulette-rage'])[0]?.found).toBe('£5 to £500, inside bets £1 to £50');
  });
  it('may not say a minimum of a group above its maximum', () => {
    const reversed = { minimum: 5000, maximum: 100 };
    expect(judged({ outside: reversed })).toMatchObject([{ verdict: 'breach' }]);
  });
});
