/** What the papers say of a wager that the operator wrote. Its counts are by hand: see below. */
import { beforeAll, describe, expect, it } from 'vitest';
import { analyseVariant, figuresFrom } from '@/rulebooks/analysis/analyse';
import { evaluate } from '@/rulebooks/evaluation';
import { defaultVariant } from '@/rulebooks/offer/resolve';
import { gameAsPlayed } from '@/rulebooks/offer/written';
import { rulebookOf } from '@/rulebooks/registry';
import { gameOf } from '@/rulebooks/terms/lookup';
import { type Block, cellText, type Row } from '../paper';
import type { Subject } from '../subject';
import { dossier } from './dossier';
import { leaflet } from './leaflet';
import { plainText } from './plain-text';
import { sign } from './sign';

let subject: Subject;

/** 6 of the 216 throws are triples; 9 others total 16 or more: 6-6-4, 6-5-5 and 6-6-5 in 3 orders each; so does 6-6-6. */
const written = {
  'own-1': {
    label: 'High road',
    rows: [
      { event: 'row-1', label: 'A triple', when: 'triple', pays: '20:1' },
      { event: 'row-2', label: 'Sixteen or more', when: 'total >= 16', pays: '10 to 1' },
    ],
    otherwise: 'lose' as const,
  },
  'own-2': {
    label: 'Twins',
    rows: [{ event: 'row-1', label: 'Two sixes', when: 'sixes == 2', pays: '11 to 1' }],
    otherwise: 'push' as const,
  },
};

beforeAll(async () => {
  const rulebook = rulebookOf('gb-2007');
  const game = rulebook.ok ? gameOf(rulebook.value, 'sic-bo') : rulebook;
  if (!rulebook.ok || !game.ok) throw new Error('sic bo is not in the rulebook');
  const day = '2008-01-01';
  const trial = { from: '2008-01-01', to: '2008-06-30' };
  const start = defaultVariant(rulebook.value, game.value);
  const variant = { ...start, written, circumstances: { trial } };
  const analysis = await analyseVariant(variant, { day, rounds: 1000, seed: 7 });
  if (!analysis.ok) throw new Error(analysis.problems[0]?.message);
  const findings = evaluate({ rulebook: rulebook.value, variant, day, figures: figuresFrom(analysis.value) });
  subject = {
    rulebook: rulebook.value,
    game: gameAsPlayed(rulebook.value, game.value, variant),
    variant,
    day,
    analysis: analysis.value,
    findings,
    record: {
      reference: 'NG-0001',
      version: 1,
      status: 'Submitted',
      draft: false,
      hash: 'b'.repeat(64),
      dated: '2008-01-01T00:00:00.000Z',
      recordUrl: 'https://assay.example/record/b',
    },
  };
});

const tableOf = (blocks: Block[], caption: string): string[][] => {
  const table = blocks.find((block) => block.kind === 'table' && block.caption.startsWith(caption));
  if (table?.kind !== 'table') throw new Error(`there is no table ${caption}`);
  return table.rows.map((row: Row) => row.cells.map(cellText));
};

describe('the dossier', () => {
  it('has every row as written and in words, with its count', () => {
    const { blocks } = dossier(subject, { manifest: [] });
    expect(tableOf(blocks, 'High road: the rows')).toEqual([
      ['1', 'triple', 'all three dice are alike', 'A triple', '20 to 1', '6', '6'],
      ['2', 'total >= 16', 'the total is 16 or more', 'Sixteen or more', '10 to 1', '10', '9'],
    ]);
  });

  it('heads the rows and the meanings, and says how the rows are tried', () => {
    const { blocks } = dossier(subject, { manifest: [] });
    const right = { align: 'right', figures: true };
    const at = blocks.findIndex((block) => block.kind === 'table' && block.caption === 'High road: the rows');
    expect(blocks.slice(at - 2, at)).toEqual([
      { kind: 'heading', level: 3, text: 'Wagers written by the operator' },
      {
        kind: 'paragraph',
        keepWithNext: true,
        text: 'High road is written by the operator, and a new feature under rule 2.3. Its rows are tried in this order, and the first that holds decides. The table counts how often each row holds and how often it decides. Where no row holds, the stake is lost.',
      },
    ]);
    expect(blocks[at]).toMatchObject({
      rowHeaders: 1,
      columns: [
        { title: 'Row', figures: true },
        { title: 'When, as written', grow: 3 },
        { title: 'In words', grow: 3 },
        { title: 'Called', grow: 2 },
        { title: 'Pays', ...right },
        { title: 'Holds', ...right },
        { title: 'Decides', ...right },
      ],
    });
    const meanings = blocks.find(
      (block) => block.kind === 'table' && block.caption === 'What the conditions look at',
    );
    expect(meanings).toMatchObject({
      rowHeaders: 1,
      columns: [
        { title: 'Name', grow: 1 },
        { title: 'Meaning', grow: 3 },
      ],
    });
    expect(tableOf(blocks, 'What the conditions look at').map(([, meaning]) => meaning)).toEqual([
      expect.stringMatching(/three dice.*(same|alike)/i),
      expect.stringMatching(/sum|total/i),
      expect.stringMatching(/six/i),
    ]);
  });

  it('says what each name means, once, and what happens where no row holds', () => {
    const paper = dossier(subject, { manifest: [] });
    expect(tableOf(paper.blocks, 'What the conditions look at').map(([name]) => name)).toEqual([
      'triple',
      'total',
      'sixes',
    ]);
    expect(plainText(paper)).toContain(
      'Twins is written by the operator, and a new feature under rule 2.3. It has one row. Where no row holds, the stake is returned.',
    );
  });

  it('has its findings, and sets no other table beside it', () => {
    const text = plainText(dossier(subject, { manifest: [] }));
    expect(text).toContain('High road is written by the operator, so it is a new feature of Sic Bo');
    expect(text).toContain('Every wager that the rulebook lists is offered at the minimum odds');
  });
});

it('the sign names what a wager wins on where it is one thing, and each row where it is several', () => {
  const text = plainText(sign(subject).paper);
  expect(text).toMatch(/Twins · House edge .*\nTwo sixes: 11 to 1\n/);
  expect(text).toMatch(/High road · House edge −?\d+\.\d\d%(?:; the player gains)?\n/);
  expect(text).toMatch(/Sixteen or more: 10 to 1/);
  expect(text).toContain('High road and Twins are on trial');
});

it('the leaflet says how each is played', () => {
  expect(tableOf(leaflet(subject).blocks, 'High road: what it wins on')).toEqual([
    ['A triple', 'all three dice are alike', '20 to 1'],
    ['Sixteen or more', 'the total is 16 or more', '10 to 1'],
  ]);
});
