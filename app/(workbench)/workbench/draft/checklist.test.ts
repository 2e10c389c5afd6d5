import { describe, expect, it } from 'vitest';
import { checklist } from './checklist';

const ready = {
  problems: 0,
  wagers: 2,
  findings: [{ verdict: 'meets' as const }],
  analysed: true,
  running: false,
};
const standing = (part: Partial<Parameters<typeof checklist>[0]>) =>
  checklist({ ...ready, ...part }).filter(({ state }) => state !== 'done');

describe('what is missing before a draft can be frozen', () => {
  it('is nothing once it is offered, read, kept, confirmed and analysed', () => {
    expect(standing({})).toEqual([]);
  });

  it('is a pay that cannot be read, a wager, an analysis of exactly this version', () => {
    expect(standing({ problems: 1 })).toMatchObject([{ says: '1 pay cannot be read', state: 'blocks' }]);
    expect(standing({ wagers: 0 })).toMatchObject([{ state: 'blocks', where: 'cells' }]);
    expect(standing({ analysed: false })).toMatchObject([{ state: 'blocks', where: 'analysis' }]);
    expect(standing({ analysed: false, running: true })).toMatchObject([{ says: 'The analysis is running' }]);
  });

  it('does not hold back what the regulator may decide: breaches and confirmations are shown', () => {
    const found = standing({
      findings: [{ verdict: 'breach' }, { verdict: 'breach' }, { verdict: 'needs-attestation' }],
    });
    expect(found).toMatchObject([
      { says: '2 rules are not kept', state: 'look', verdict: 'breach' },
      { says: '1 rule waits for a person to confirm', state: 'look' },
    ]);
  });
});
