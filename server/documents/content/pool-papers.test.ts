/** The pool sign and the dossier of pool rules, as content and as PDFs. */
import { describe, expect, it } from 'vitest';
import { makePoolDossier, makePoolSign } from '../make-pool-papers';
import type { Block } from '../paper';
import { poolDossier } from './pool-dossier';
import { type PoolPaperSubject, poolSign, readPaper } from './pool-sign';

const subject = (more: Partial<PoolPaperSubject> = {}): PoolPaperSubject => ({
  rulebook: 'hk-pari-mutuel',
  content: {
    pools: [
      { pool: 'win', unit: 1_000, deduction: '17.5%' },
      { pool: 'tierce', unit: 1_000, deduction: '23%', reserve: '2%' },
      { pool: 'win-composite-win', unit: 1_000, deduction: '17.5%' },
    ],
    readings: { half: 'down' },
  },
  operator: 'Harbour Racing',
  reference: 'P-0001',
  name: 'Season',
  version: 2,
  hash: 'ab'.repeat(32),
  inForceFrom: '2026-12-01',
  status: 'Approved',
  approved: true,
  dated: '2026-11-29T10:00:00.000Z',
  ...more,
});

function read(more?: Partial<PoolPaperSubject>) {
  const found = readPaper(subject(more));
  if (!found.ok) throw new Error(found.problems[0]?.message);
  return found.value;
}

const tables = (blocks: readonly Block[]) =>
  blocks.flatMap((block) => (block.kind === 'table' ? [block.rows.map(({ cells }) => cells)] : []));
const words = (blocks: readonly Block[]): string =>
  blocks.flatMap((block) => ('text' in block ? [block.text] : [])).join('\n');

describe('a pool sign', () => {
  it('has unit bet, deduction, minimum and multiples of every pool, and of both bets of a merged one', () => {
    expect(tables(poolSign(read()).paper.blocks)).toEqual([
      [
        ['Win', '10.00', '17.5%', '10.50', '0.50'],
        ['Tierce', '10.00', '23% + 2%', '11.00', '1.00'],
        ['Win and composite win: win', '10.00', '17.5%', '10.50', '0.50'],
        ['Composite win', '', '', '10.10', '0.50'],
      ],
    ]);
  });

  it('says how a dividend is declared, by the reading that the rules take', () => {
    const said = words(poolSign(read()).paper.blocks);
    expect(said).toContain('rounded to the nearest multiple, down where it lies halfway');
    expect(said).toContain('A second share beside a deduction goes to the jackpot reserve.');
    expect(said).not.toContain('Place:');
  });

  it('may be displayed only once the rules are approved', () => {
    expect(poolSign(read()).paper.mark).toBeUndefined();
    const draft = poolSign(read({ approved: false, status: 'In review' }));
    expect(draft.paper.mark).toBe('NOT FOR DISPLAY');
    expect(draft.missing).toEqual(['an approval: P-0001 is in review']);
  });
});

describe('a dossier of pool rules', () => {
  it('has every finding with its facts, every clause, and what each pool costs', () => {
    const { rules, book } = read();
    const [costs = [], terms = [], findings = [], clauses = []] = tables(poolDossier(read()).blocks);
    expect(costs.map(([pool, takeOut]) => [pool, takeOut])).toEqual([
      ['Win', '17.5000%'],
      ['Tierce', '25.0000%'],
      ['Win and composite win', '17.5000%'],
    ]);
    expect(terms).toHaveLength(3);
    expect(findings.filter((cells) => cells.length > 1)).toHaveLength(rules.findings.length);
    expect(findings).toContainEqual([
      '3.7(a)',
      'Win',
      'Dividends are declared in multiples of 0.50, to the nearest. (rule multiples of 0.50; found multiples of 0.50; margin 0)',
    ]);
    expect(clauses.map(([clause]) => clause)).toEqual(Object.keys(book.register));
  });

  it('sets what was approved before beside what is new, with its clause', () => {
    const before = {
      called: 'P-0000, Last season, version 4, approved before',
      content: {
        pools: [
          { pool: 'win', unit: 1_000, deduction: '19%', minimum: 1_100 },
          { pool: 'tierce', unit: 1_000, deduction: '23%', reserve: '2%' },
          { pool: 'place', unit: 1_000, deduction: '17.5%' },
        ],
      },
    };
    const { blocks } = poolDossier(read({ before }));
    const [changed = []] = tables(blocks);
    expect(changed).toEqual(
      expect.arrayContaining([
        ['3.5(a)', 'Win', 'Deduction', '19%', '17.5%'],
        ['3.7(a)', 'Win', 'Minimum dividend', '11.00', '10.50'],
        ['3.5(a)', 'Win and composite win (new)', 'Deduction', '–', '17.5%'],
        ['3.5(a)', 'Place (no longer)', 'Deduction', '17.5%', '–'],
        ['3.7(a)', 'Every pool', 'A dividend halfway between two multiples', 'the higher', 'the lower'],
      ]),
    );
    expect(changed.filter(([, pool]) => pool === 'Win')).toHaveLength(2);
    expect(words(blocks)).toContain('As before in every term: Tierce.');
    expect(words(blocks)).toContain('Against P-0000, Last season, version 4, approved before:');
  });

  it('of the first rules says that nothing was approved before, and of the same ones that nothing changes', () => {
    expect(words(poolDossier(read({ before: null })).blocks)).toContain(
      'No pool rules of this operator were approved before',
    );
    expect(words(poolDossier(read()).blocks)).not.toContain('What changes');
    const before = { called: 'P-0000, approved before', content: subject().content };
    expect(words(poolDossier(read({ before })).blocks)).toContain('Nothing: every term is that of P-0000');
  });

  it('is the same bytes from the same version', async () => {
    for (const make of [makePoolSign, makePoolDossier]) {
      const [one, other] = [await make(subject()), await make(subject())];
      if (!one.ok || !other.ok) throw new Error('not made');
      expect(Buffer.from(one.value).equals(Buffer.from(other.value))).toBe(true);
    }
  });
});
