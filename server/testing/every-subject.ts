/** Every game of every rulebook as it would be approved, at what its rulebook starts from, for tests of papers. */
import { analyseResolved, figuresFrom } from '@/rulebooks/analysis/analyse';
import { evaluate } from '@/rulebooks/evaluation';
import { gameUnder } from '@/rulebooks/offer/charges';
import { defaultVariant, resolveVariant } from '@/rulebooks/offer/resolve';
import { rulebooks } from '@/rulebooks/registry';
import { variantHash } from '@/rulebooks/variant/hash';
import type { Subject } from '../documents/subject';
import { keptRounds } from './kept-rounds';

export const GAMES = rulebooks().flatMap((rulebook) =>
  rulebook.games.map((game) => [`${rulebook.id} ${game.id}`, { rulebook, game }] as const),
);

const HASH = 'c0ffee'.padEnd(64, '0');

/** Limits of £5 to £500, and of £1 to £50 for optional wagers where any is on offer that a meter does not pay. */
export async function everySubject({ rulebook, game }: (typeof GAMES)[number][1]): Promise<Subject> {
  const day = '2024-01-15';
  const start = defaultVariant(rulebook, game);
  const optional = game.wagers.some(({ id, side, progressive }) => side && !progressive && start.wagers[id]);
  const limits = {
    currency: rulebook.currency,
    minimum: 500,
    maximum: 50_000,
    ...(optional && { optional: { minimum: 100, maximum: 5000 } }),
  };
  const variant = { ...start, circumstances: { ...start.circumstances, premises: 'The Test Rooms', limits } };
  const resolved = resolveVariant(rulebook, variant, day);
  if (!resolved.ok) throw new Error(resolved.problems[0]?.message);
  const analysis = await analyseResolved(resolved.value, { day, rounds: 100, seed: 1, runner: keptRounds() });
  if (!analysis.ok) throw new Error(analysis.problems[0]?.message);
  const findings = evaluate({ rulebook, variant, figures: figuresFrom(analysis.value), day });
  return {
    rulebook,
    game: gameUnder(game, variant),
    variant,
    day,
    analysis: analysis.value,
    findings,
    record: {
      reference: 'T-0001',
      version: 1,
      status: 'Approved',
      approved: '2024-02-01',
      draft: false,
      hash: await variantHash(variant),
      dated: '2024-01-02T09:30:00.000Z',
      recordUrl: `https://assay.example/record/${HASH}`,
    },
  };
}
