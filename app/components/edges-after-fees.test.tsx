import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Game } from '@/rulebooks/format/record';
import { EdgesAfterFees } from './edges-after-fees';
import { TooltipProvider } from './tooltip';

const game = {
  clause: '1',
  money: { bank: 'player-dealer', clause: '1', earns: ['fee'], playerPays: ['fee'] },
  options: [
    {
      id: 'collection',
      clause: '9',
      values: [],
      collects: {
        printed: {
          least: '10',
          most: '100',
          rates: 2,
          perBet: '1',
          perHand: [{ from: '0', fee: '2' }],
        },
      },
    },
  ],
  wagers: [
    { id: 'ante', label: 'Ante' },
    { id: 'bonus', label: 'Bonus' },
    { id: 'free', label: 'Free', feeFree: true },
  ],
} as unknown as Game;

const priced = [
  { id: 'ante', label: 'Ante and Play', houseEdge: '1/50', per: 'Ante' },
  { id: 'bonus', label: 'Bonus', houseEdge: '1/20' },
  { id: 'free', label: 'Free', houseEdge: '1/5' },
];

const shown = (option: string) =>
  renderToStaticMarkup(
    <TooltipProvider>
      <EdgesAfterFees
        game={game}
        options={new Map([['collection', option]])}
        priced={priced}
        rulebook={{ id: 'ca-hawaiian-gardens', currency: 'USD' }}
      />
    </TooltipProvider>,
  )
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');

describe('edges after collection fees on a page', () => {
  it('say what a player loses with the fee, and what the player-dealer is left with', () => {
    const text = shown('printed');
    // 2% and $1 of $10, of $100, and of the halves of these that settle.
    expect(text).toContain('Ante and Play per Ante 2.0000% 12.0000% 3.0000% 22.0000% 4.0000%');
    expect(text).toContain('Bonus 5.0000% 15.0000% 6.0000% 25.0000% 7.0000%');
    // 2% less $2 of $10, $70, $100 and $700, and of half of $700.
    expect(text).toContain('per Ante 2.0000% −18.0000% −0.8571% 0.0000% 1.7143% 1.4286%');
    expect(text).toContain('After a fee of $2 for the hand');
  });

  it('name the wagers for which no fee is taken', () => {
    expect(shown('printed')).toContain('No fee is taken for Free: the edge stays as it is.');
  });

  it('are not shown where no schedule is in use', () => {
    expect(shown('none')).toBe('');
  });
});
