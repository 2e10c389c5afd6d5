import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { FiledGame, NO_RULES } from './filed-game';
import { shownLaboratory, shownTrial } from './filing';
import { variantHash } from './hash';
import { Variant } from './variant';

/** As an earlier version wrote it: canonical JSON, before a submission said anything of itself. */
const STORED =
  '{"attestations":{},"circumstances":{"contact":"The desk","limits":{"currency":"GBP","maximum":50000,"minimum":500},' +
  '"premises":"Northgate Leeds","trial":{"from":"2008-01-01","to":"2008-03-31"}},"game":"roulette","options":{},' +
  '"rulebook":"gb-2007","wagers":{"straight-up":{"payTable":"minimum","pays":{}}}}';

it('leaves the hash of a variant from before as it was', async () => {
  const hash = createHash('sha256').update(STORED).digest('hex');
  expect(await variantHash(Variant.parse(JSON.parse(STORED)))).toBe(hash);
});

it('shows who tested, in which report, and what is left open', () => {
  expect(shownLaboratory({ name: 'Ridge Testing', report: 'RT-1', date: '2026-05-04' })).toBe(
    'Ridge Testing, report RT-1, 4 May 2026',
  );
  expect(shownLaboratory({ name: '', report: ' ' })).toBe('not named, no report, no date');
});

it('shows the premises of a trial only where it has its own', () => {
  const days = { from: '2026-01-01', to: '2026-03-31' };
  expect(shownTrial(days)).toBe('1 January 2026 to 31 March 2026');
  expect(shownTrial({ ...days, premises: 'The Pier' })).toBe('1 January 2026 to 31 March 2026, at The Pier');
});

it('names the drawing of a filed game by the hash of its file, and by nothing else', () => {
  const game = { label: 'Nines', rules: NO_RULES, wagers: {} };
  const read = (drawing: string) => FiledGame.safeParse({ ...game, drawing });
  expect(FiledGame.parse(game)).not.toHaveProperty('drawing');
  expect(read('a'.repeat(64)).data?.drawing).toBe('a'.repeat(64));
  for (const bad of ['a'.repeat(63), 'a'.repeat(65), `${'a'.repeat(63)}A`, '../drawing'])
    expect(read(bad).error?.issues[0]?.message, bad).toMatch(/^give the SHA-256 of the file/);
});
