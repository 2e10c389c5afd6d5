import { describe, expect, it } from 'vitest';
import { toFixed } from '@/simulations/exact/decimal';
import { fromText } from '@/simulations/exact/fraction';
import { compareGames } from '.';
import { part, version } from './testing';

const comparison = compareGames(version('gb-2007/punto-banco'), version('co-rule-28/baccarat'));
const wagers = comparison.parts.find(({ id }) => id === 'wagers')?.groups ?? [];
const linesOf = (id: string) => wagers.find((group) => group.id === id)?.lines ?? [];

describe('Punto Banco beside baccarat of Colorado', () => {
  it('the three wagers pay the same, the banker less its vigorish', () => {
    for (const id of ['punto', 'banco', 'egalite'])
      expect(linesOf(id).find((line) => line.id === 'win')?.standing, id).toBe('same');
    expect(linesOf('banco').find(({ id }) => id === 'win')).toMatchObject({
      left: [{ text: '19 to 20', clauses: ['6.18'] }],
      right: [{ text: '19 to 20', clauses: ['30-2808(3)'] }],
    });
  });

  it('the Dragon Bonus is the optional bonus, whose tables have a row more', () => {
    const lines = linesOf('dragon-bonus-player');
    expect(lines.find(({ id }) => id === 'by-9')).toMatchObject({
      better: 'right',
      left: [{ text: '20 to 1' }],
      right: [{ text: '30 to 1' }],
    });
    expect(lines.find(({ id }) => id === 'natural-tie')?.standing).toBe('only-right');
  });

  it('the same edges, for eight decks', () => {
    const edges = Object.fromEntries(
      comparison.edges.map(({ id, left, right }) => [
        id,
        [left, right].map((edge) => edge && toFixed(fromText(edge).mul(100), 4)),
      ]),
    );
    expect(edges.punto).toEqual(['1.2351', '1.2351']);
    expect(edges.banco).toEqual(['1.0579', '1.0579']);
    expect(edges.egalite).toEqual(['14.3596', '14.3596']);
    expect(edges['perfect-pair']).toEqual([undefined, '13.0294']);
  });

  it('topics that were read are shown with the difference found', () => {
    const lines = part(comparison, 'procedure');
    expect(lines.find(({ id }) => id === 'third-card')?.standing).toBe('same');
    expect(lines.find(({ id }) => id === 'stand-off')?.standing).toBe('different');
    expect(lines.find(({ id }) => id === 'vigorish')?.standing).toBe('only-right');
  });

  it('from the other side as well', () => {
    const turned = compareGames(version('co-rule-28/baccarat'), version('gb-2007/punto-banco'));
    const banker = turned.parts.find(({ id }) => id === 'wagers')?.groups.find(({ id }) => id === 'banker');
    expect(banker?.title).toBe('Banker’s Hand / Banco');
  });
});
