import { describe, expect, it } from 'vitest';
import { cardsPaper, cardText, type TableCard, type TableCards } from '../content/table-cards';
import { makeTableCards } from '../make-table-cards';
import { boundsOf } from './bounds';
import { setCards } from './cards';

const card = (table: string): TableCard => ({
  table,
  premises: 'Northgate York',
  address: `https://assay.example/t/${'a'.repeat(22)}`,
  made: '2026-11-30',
});
const of = (names: readonly string[], rulebook = 'gb-2007'): TableCards => ({
  operator: 'Northgate Casinos',
  cards: names.map(card),
  rulebook,
  dated: '2026-11-30T10:00:00.000Z',
  hash: 'f'.repeat(64),
});
const set = (given: TableCards) => setCards(cardsPaper(given), given.cards.map(cardText));
const texts = ({ pages }: ReturnType<typeof set>): string[][] =>
  pages.map(({ pieces }) =>
    pieces.flatMap(({ marks }) => marks.flatMap((mark) => (mark.draw === 'text' ? [mark.text.trim()] : []))),
  );

describe('table cards', () => {
  it('say which table it is, what to do with the code, its address and its day', () => {
    const { pages, width, height } = set(of(['Wheel 1']));
    expect([pages.length, Math.round(width), Math.round(height)]).toEqual([1, 298, 421]);
    const [said] = texts(set(of(['Wheel 1'])));
    expect(said).toEqual([
      'Wheel 1',
      'Northgate York',
      'Scan this code, then the code of the sign.',
      'The page then says whether that sign belongs at this table',
      'today. For staff: keep it out of reach of players.',
      `assay.example/t/${'a'.repeat(22)}`,
      'Made on 30 November 2026. A new code for this table ends this one.',
    ]);
  });
  it('come four on a sheet of the office, with lines to cut along', () => {
    const drawing = set(of(['A', 'B', 'C', 'D', 'E']));
    expect([Math.round(drawing.width), Math.round(drawing.height)]).toEqual([595, 842]);
    const named = texts(drawing).map((said) => said.filter((text) => /^[A-E]$/.test(text)));
    expect(named).toEqual([['A', 'B', 'C', 'D'], ['E']]);
    const lines = drawing.pages[0]?.pieces.flatMap(({ marks }) =>
      marks.filter(({ draw }) => draw === 'line'),
    );
    expect(lines).toHaveLength(2);
    // Letter paper where the rules are American.
    expect(set(of(['A', 'B'], 'co-rule-28')).width).toBe(612);
  });
  it('keep a long name whole on the card', () => {
    for (const name of [
      'High-limit baccarat table 14, first floor',
      'Wheel '.repeat(13).trim(),
      'W'.repeat(17),
    ]) {
      const { pages, width, height } = set(of([name]));
      for (const { pieces } of pages)
        for (const { marks } of pieces) {
          const [left = 0, top = 0, right = 0, bottom = 0] = boundsOf(marks) ?? [];
          expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
          expect(right).toBeLessThanOrEqual(width + 0.01);
          expect(bottom).toBeLessThanOrEqual(height + 0.01);
        }
      expect(texts({ pages } as ReturnType<typeof set>)[0]?.join(' ')).toContain(name);
    }
  });
  it('are the same bytes for the same tables', async () => {
    const [one, again, other] = await Promise.all(
      [of(['A', 'B']), of(['A', 'B']), of(['A', 'C'])].map((given) => makeTableCards(given)),
    );
    expect(Buffer.from(one ?? []).equals(Buffer.from(again ?? []))).toBe(true);
    expect(Buffer.from(one ?? []).equals(Buffer.from(other ?? []))).toBe(false);
  });
});
