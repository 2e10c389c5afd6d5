import { describe, expect, it } from 'vitest';
import { evaluate } from '../evaluation';
import type { Finding } from '../findings/finding';
import { defaultVariant } from '../offer/resolve';
import { parseRulebook } from '../registry';
import { sgThbpV6 } from '.';

const rulebook = parseRulebook(sgThbpV6);
const [game] = rulebook.games;
if (!game) throw new Error('no game');
const start = defaultVariant(rulebook, game);

function findings(pays: Record<string, Record<string, string>>): Finding[] {
  const changed = Object.entries(pays).map(([wager, cells]) => [wager, { payTable: 'minimum', pays: cells }]);
  const variant = { ...start, wagers: { ...start.wagers, ...Object.fromEntries(changed) } };
  return evaluate({ rulebook, variant, day: '2026-01-01' });
}

const breaches = (pays: Record<string, Record<string, string>>) =>
  findings(pays)
    .filter(({ verdict }) => verdict === 'breach')
    .map(({ clause, threshold, found, margin, explanation }) => ({
      clause,
      threshold,
      found,
      margin,
      explanation,
    }));

describe('a pay other than the approved one', () => {
  it('is a breach above it as below it, with the approved pay and the difference', () => {
    expect(breaches({ 'bonus-jackpot': { aces: '35 to 1' } })).toEqual([
      {
        clause: '4.1.1',
        threshold: '30 to 1',
        found: '35 to 1',
        margin: '+5',
        explanation:
          'Bonus pays 35 to 1 on “Pair of aces”; rule 4.1.1 approves exactly 30 to 1, and this is 5 times the stake more.',
      },
    ]);
    expect(breaches({ flop: { win: '1 to 2' } })).toMatchObject([
      { clause: '4.1.1', margin: '−1/2', explanation: expect.stringContaining('1/2 of the stake less') },
    ]);
  });

  it('is in points of the meter, or in money, where the approved one is', () => {
    const progressive = { 'royal-on-turn': '30% of the meter', 'four-of-a-kind': '$250' };
    expect(breaches({ 'street-royal-progressive': progressive })).toMatchObject([
      { clause: '4.2', threshold: '25% of the meter', margin: '+5 points' },
      { clause: '4.2', threshold: '$300', margin: '−$50', explanation: expect.stringContaining('$50 less') },
    ]);
  });

  it('is found by the clause that approves it and by no other', () => {
    const found = findings({ 'street-royal-progressive': { 'community-royal': '$12,000' } });
    const verdicts = (clause: string) =>
      found.filter((finding) => finding.clause === clause).map(({ verdict }) => verdict);
    expect(verdicts('4.2.1')).toEqual(['breach']);
    expect(verdicts('4.2')).toEqual(['meets']);
  });

  it('cannot be written another way: equal by value is equal', () => {
    expect(breaches({ turn: { win: 'evens' }, 'bonus-jackpot': { aces: '60 to 2' } })).toEqual([]);
  });
});

it('asks for no notice of better odds: there are none', () => {
  const notices = findings({ 'bonus-jackpot': { aces: '35 to 1' } }).filter(({ signLine }) => signLine);
  expect(notices).toEqual([]);
});
