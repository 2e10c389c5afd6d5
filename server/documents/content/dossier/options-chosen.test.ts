import { expect, it } from 'vitest';
import { defaultSubject } from '../../testing/default-subject';
import { dossier } from '../dossier';

it('has the limits that were declared of the table among the options, as the findings have them', async () => {
  const limits = {
    currency: 'USD',
    minimum: 500,
    maximum: 50_000,
    optional: { minimum: 100, maximum: 5000 },
  };
  const asked = { rulebook: 'co-rule-28', game: 'five-treasures', day: '2026-01-01' } as const;
  const valuesOf = async (circumstances: object) => {
    const { blocks } = dossier(await defaultSubject(asked, { circumstances }), { manifest: [] });
    const options = blocks.find((block) => block.kind === 'table' && block.caption === 'Options chosen');
    const rows = options?.kind === 'table' ? options.rows : [];
    return rows
      .map(({ cells }) => cells.slice(0, 2).join(': '))
      .filter((row) => /^(Min|Max)imum optional/.test(row));
  };
  expect(await valuesOf({ limits })).toEqual(['Minimum optional wager: $1', 'Maximum optional wager: $50']);
  expect(await valuesOf({})).toEqual([
    'Minimum optional wager: as for the main wagers',
    'Maximum optional wager: as for the main wagers',
  ]);
});
