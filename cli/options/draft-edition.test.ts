import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assay, json } from '../testing/in-process';

const folder = mkdtempSync(path.join(tmpdir(), 'edition-'));
const file = path.join(folder, 'draft.json');
beforeAll(() =>
  writeFileSync(
    file,
    JSON.stringify({
      of: 'gb-2007',
      edition: 'Draft of May 2027',
      validFrom: '2027-09-01',
      changes: [
        {
          at: ['games', 'roulette', 'wagers', 'split', 'minimum', 'win'],
          was: '17 to 1',
          becomes: '17½ to 1',
          because: 'Proposed for a test.',
        },
      ],
    }),
  ),
);
afterAll(() => rmSync(folder, { recursive: true }));

const CHECK = ['check', '--rulebook', 'gb-2007', '--game', 'roulette', '--wager', 'split'];
const OFFERED = ['--pays', 'split.win=17 to 1'];
type Found = { draftEdition?: string; findings: { clause: string; verdict: string }[] };

describe('a draft edition', () => {
  const verdictOf = ({ findings }: Found) => findings.find(({ clause }) => clause === '3.2(B)')?.verdict;

  it('applies from its first day, and is named', async () => {
    const found = await json<Found>(...CHECK, ...OFFERED, '--draft-edition', file, '--at', '2027-09-01');
    expect([found.draftEdition, verdictOf(found)]).toEqual(['Draft of May 2027', 'breach']);
    const { out } = await assay(...CHECK, ...OFFERED, '--draft-edition', file, '--at', '2027-09-01');
    expect(out.split('\n')[0]).toBe('Under a draft, Draft of May 2027, which is not in force.');
  });

  it('changes nothing before that day', async () => {
    const { err, code } = await assay(...CHECK, '--draft-edition', file, '--at', '2027-08-31');
    expect([err.trim(), code]).toEqual([
      'Rules of casino games in Great Britain (Draft of May 2027): in force from 1 September 2027. Choose that day or a later one, not 31 August 2027.',
      2,
    ]);
  });

  it('leaves the rulebook unchanged for everybody else', async () => {
    const found = await json<Found>(...CHECK, ...OFFERED, '--at', '2027-09-01');
    expect([found.draftEdition, verdictOf(found)]).toEqual([undefined, 'meets']);
  });

  it('is compared with the rulebook', async () => {
    const { out } = await assay('compare', 'gb-2007/roulette', 'gb-2007/roulette', '--draft-edition', file);
    expect(out).toContain('1. 17 to 1 [3.2(B)]');
    expect(out).toContain('2. 17½ to 1 [3.2(B)] (better for the player)');
  });

  it('is no file of a paper', async () => {
    const { err } = await assay('sign', ...CHECK.slice(1), '--draft-edition', file, '--out', 'never.pdf');
    expect(err).toMatch(/unknown option '--draft-edition'/i);
  });
});
