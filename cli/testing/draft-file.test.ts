/**
 * A draft has the same findings in the workbench and on the command line: its file carries everything they
 * depend on.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { analyseVariant, figuresFrom } from '@/rulebooks/analysis/analyse';
import { evaluate } from '@/rulebooks/evaluation/index';
import type { Finding } from '@/rulebooks/findings/finding';
import { variantText } from '@/rulebooks/offer/variant-file';
import { rulebookOf } from '@/rulebooks/registry';
import { variantHash } from '@/rulebooks/variant/hash';
import type { Variant } from '@/rulebooks/variant/variant';
import { MEMBER, type TestSite, testSite } from '@/server/testing/site';
import { assay, json } from './in-process';

const folder = mkdtempSync(path.join(tmpdir(), 'draft-file-'));
let site: TestSite;
beforeAll(async () => {
  site = await testSite();
});
afterAll(async () => {
  await site.remove();
  rmSync(folder, { recursive: true });
});

/** As the server has them after analysing the draft. */
async function findingsOf({ variant, day }: { variant: Variant; day: string }): Promise<Finding[]> {
  const book = rulebookOf(variant.rulebook, day);
  const analysis = await analyseVariant(variant, { day, rounds: 1_000, seed: 1 });
  if (!book.ok || !analysis.ok) throw new Error('the draft cannot be analysed');
  return evaluate({ rulebook: book.value, variant, figures: figuresFrom(analysis.value), day });
}

it('a draft, saved to a file, checked and loaded, keeps its findings and hash', async () => {
  const nora = site.as(MEMBER);
  const { id } = await nora.drafts.create({ rulebook: 'co-rule-28', game: 'baccarat', at: '2024-01-15' });
  const { variant: start } = await nora.drafts.get({ id });
  const variant = {
    ...start,
    options: { ...start.options, vigorish: '5', 'vigorish-rounding': 'nearest' },
    circumstances: {
      limits: { currency: 'USD', minimum: 100, maximum: 50_000 },
      premises: 'The Grand',
      contact: 'The floor manager',
      automated: false,
    },
  };
  const { revision } = await nora.drafts.save({ id, revision: 1, variant });
  const asked = (await nora.drafts.check({ variant, at: '2024-01-15' })).findings;
  const rules = asked.filter(({ verdict }) => verdict === 'needs-attestation').map(({ rule }) => rule);
  await nora.attestations.confirm({
    draft: id,
    revision,
    rules: rules.slice(0, 3),
    note: 'In the pit book.',
  });

  const draft = await nora.drafts.get({ id });
  const findings = await findingsOf(draft);
  expect(findings.filter(({ verdict }) => verdict === 'confirmed')).toHaveLength(3);
  expect(findings.filter(({ verdict }) => verdict === 'player-gains')).toHaveLength(1);

  const file = path.join(folder, 'draft.json');
  writeFileSync(file, variantText(draft.variant, draft.day));
  const checked = await json<{ at: string; findings: Finding[] }>('check', '--variant', file);
  expect(checked.at).toBe('2024-01-15');
  expect(checked.findings).toEqual(findings);

  const out = path.join(folder, 'out.json');
  await assay('check', '--variant', file, '--save-variant', out);
  expect(readFileSync(out, 'utf8')).toBe(readFileSync(file, 'utf8'));
  const back = await nora.drafts.createFromFile({ file: readFileSync(out, 'utf8') });
  const again = await nora.drafts.get({ id: back.id });
  expect(await variantHash({ ...again.variant, attestations: draft.variant.attestations })).toBe(
    await variantHash(draft.variant),
  );
});
