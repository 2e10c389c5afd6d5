import { describe, expect, it } from 'vitest';
import { feeBookOf } from '@/rulebooks/fee-books';
import type { FeeKind } from '@/rulebooks/fees/schedule';
import { frameOf } from '@/rulebooks/fees/written/frame';
import { tableToWrite } from '@/rulebooks/fees/written/read';
import { makeFeeSheet } from '../make-fee-sheet';
import { type Block, cellText } from '../paper';
import { openedPdf } from '../testing/opened-pdf';
import { pdfWords } from '../testing/pdf-words';
import { feeSheet } from './fee-sheet';

const found = feeBookOf('ca-hawaiian-gardens');
if (!found.ok) throw new Error('the binder is recorded');
const book = found.value;

const subject = (kind: FeeKind, rows: string[][], use = 2) => {
  const table = tableToWrite(book, { group: 'pai-gow', kind });
  if (!table.ok) throw new Error(table.problems[0]?.message);
  const dated = '2098-04-01T09:00:00.000Z';
  return { frame: frameOf(book, table.value), rows, inForceFrom: '2098-05-01', use, dated };
};
const FLAT = [
  ['1', '5', '100', '', '', '0.50', '1'],
  ['2', '100', '300', '', '', '1', '2'],
];
const made = (...given: Parameters<typeof subject>) => {
  const sheet = feeSheet(subject(...given));
  if (!sheet.ok) throw new Error(sheet.problems[0]?.message);
  return sheet.value;
};
const texts = (blocks: Block[]): string[] => blocks.flatMap((block) => ('text' in block ? [block.text] : []));
const table = (blocks: Block[]) => {
  const own = blocks.find((block) => block.kind === 'table');
  if (own?.kind !== 'table') throw new Error('a sheet has a table');
  return [own.columns.map(({ title }) => title), ...own.rows.map(({ cells }) => cells.map(cellText))];
};

describe('a posted sheet of fees', () => {
  it('says which option is in use, from when, and has every option and who pays what', () => {
    const { paper, missing } = made('per-bet-and-hand', FLAT, 3);
    expect(missing).toEqual([]);
    expect(texts(paper.blocks)).toEqual([
      'Collection fees',
      'Pai Gow Poker, Fortune Pai Gow Poker, Joker’s Wild Pai Gow Poker, Pai Gow Tiles and Pai Gow Tiles Wild',
      'Option 2 is in use at this table',
      '$100 to $300: Player Collection Fee $1 and Player-Dealer Collection Fee $2',
      'In force from 1 May 2098',
      'Player Collection Fee: each bet, from each player, before the deal.',
      'Player-Dealer Collection Fee: each hand, from the player-dealer, before the deal.',
    ]);
    expect(table(paper.blocks)).toEqual([
      ['Option', 'Wager', 'Player Collection Fee', 'Player-Dealer Collection Fee'],
      ['1', '$5 to $100', '$0.50', '$1'],
      ['2,\u00a0in\u00a0use', '$100 to $300', '$1', '$2'],
    ]);
  });

  it('has a row for each step of an option, and the notice that goes with one that takes nothing', () => {
    const { paper } = made('by-total-action', [
      ['17', '5', '100', '', '', '5', '100', '0', '1'],
      ['17', '5', '100', '', '', '101', '', '0', '2'],
    ]);
    expect(table(paper.blocks).slice(1)).toEqual([
      ['17,\u00a0in\u00a0use', '$5 to $100', '$5 to $100', '$0', '$1'],
      ['', '', '$101 and more', '$0', '$2'],
    ]);
    expect(texts(paper.blocks)).toContain(
      'Option 17 takes nothing from players for a wager. Such options are under the authority’s review.',
    );
  });

  it('is not for display where the schedule breaches a rule, and says which', async () => {
    // Seven rates where an older rule of the games has three and this one five.
    const steps = [0, 1, 2, 3, 4, 5, 6].map((step) => [
      ...['1', '5', '100', '', ''],
      ...[step === 0 ? '5' : `${step * 100 + 1}`, step === 6 ? '' : `${step * 100 + 100}`],
      ...['1', `${step + 1}`],
    ]);
    const { paper, missing } = made('by-total-action', steps);
    expect(paper.mark).toBe('NOT FOR DISPLAY');
    expect(missing.join(' ')).toContain('one option takes at most 8 rates');
    const pdf = await makeFeeSheet(subject('by-total-action', steps));
    expect(pdf.ok && pdfWords(pdf.value.bytes)).toContain('one option takes at most 8 rates');
  });

  it('has bleed, crop marks and black in pure K for a print shop, and none of them otherwise', async () => {
    const pdf = async (press: boolean) => {
      const sheet = await makeFeeSheet(subject('per-bet-and-hand', FLAT), { press, paper: 'Letter' });
      if (!sheet.ok) throw new Error(sheet.problems[0]?.message);
      return openedPdf(sheet.value.bytes);
    };
    const shop = await pdf(true);
    // Letter is 612 x 792 points, with room of 10 mm around it; an American shop takes an eighth of an inch, 9 points.
    expect(shop).toMatch(/\/TrimBox \[28\.34\d* 28\.34\d* 640\.34\d* 820\.34\d*\]/);
    expect(shop).toMatch(/\/BleedBox \[19\.34\d* 19\.34\d* 649\.34\d* 829\.34\d*\]/);
    expect(shop).toContain('GTS_PDFX');
    expect(shop).toMatch(/0 0 0 1 (?:scn|k|sc)\n/);
    expect(shop).not.toMatch(/\/DeviceRGB (?:cs|CS)\n[\d. ]+ (?:sc|scn|SCN|SC)\n/);
    expect(await pdf(false)).not.toContain('/TrimBox');
  });

  it('is refused with a sentence where a row cannot be read, or none is in use', () => {
    const refused = (...given: Parameters<typeof subject>) => {
      const sheet = feeSheet(subject(...given));
      return sheet.ok ? '' : sheet.problems[0]?.message;
    };
    expect(refused('per-bet-and-hand', [['1', '5', '100', '', '', '5%', '2']])).toContain('is a share');
    expect(refused('per-bet-and-hand', FLAT, 9)).toBe(
      'There is no option in row 9; choose the one that is in use at the table.',
    );
  });

  it('is the same bytes twice, on one sheet while its type is large, and on several with their number', async () => {
    const bytes = async (rows: string[][]) => {
      const pdf = await makeFeeSheet(subject('per-bet-and-hand', rows));
      if (!pdf.ok) throw new Error(pdf.problems[0]?.message);
      return pdf.value;
    };
    const one = await bytes(FLAT);
    expect(one.sheets).toBe(1);
    expect(Buffer.from((await bytes(FLAT)).bytes).equals(Buffer.from(one.bytes))).toBe(true);
    const many = await bytes(
      Array.from({ length: 60 }, (_, at) => [`${at + 1}`, '5', `${100 + at}`, '', '', '1', '2']),
    );
    expect(many.sheets).toBeGreaterThan(1);
    expect(pdfWords(many.bytes)).toContain(`1 of ${many.sheets}`);
  });
});
