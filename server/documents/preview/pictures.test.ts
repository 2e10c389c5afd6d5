import { beforeAll, describe, expect, it } from 'vitest';
import type { Subject } from '../subject';
import { bigSix } from '../testing/big-six';
import { defaultSubject } from '../testing/default-subject';
import { ROUND_SUBJECT } from '../testing/round-subject';
import { SUBJECT } from '../testing/subject';
import { leafletPictures, signPictures } from './pictures';
import { Pictures } from './shapes';

let subject: Subject;
beforeAll(async () => {
  subject = await bigSix();
});

describe('pictures of a paper', () => {
  it('are of the sheet that was asked for', () => {
    const [page] = signPictures(subject, { paper: 'A5', orientation: 'landscape' }).pages;
    expect([page?.width, page?.height]).toEqual([595.28, 419.53]);
  });
  it('are of the sheet to take where none is asked for', () => {
    const { pages, of } = signPictures(subject);
    expect([pages[0]?.width, pages[0]?.height, of]).toEqual([595.28, 841.89, 1]);
  });
  it('are of what an office prints where only the layout is asked for', () => {
    const american = { ...SUBJECT, rulebook: { ...SUBJECT.rulebook, sheets: 'american' as const } };
    const sizeOf = (of: Subject) => {
      const [page] = signPictures(of, { layout: 'one' }).pages;
      return [page?.width, page?.height];
    };
    expect(sizeOf(american)).toEqual([612, 792]);
    expect(sizeOf(SUBJECT)).toEqual([595.28, 841.89]);
  });
  it('mark what a rule asks for, with its clause, where it stands', () => {
    const [page] = signPictures(SUBJECT, { paper: 'A4', orientation: 'portrait' }).pages;
    const places = page?.places ?? [];
    expect(places.map(({ clauses }) => clauses)).toEqual([['1.1'], ['1.4']]);
    const [limits, table] = places;
    expect(limits?.y).toBeLessThan(table?.y ?? 0);
    for (const { x, y, width, height } of places) {
      expect(Math.min(x, y)).toBeGreaterThan(0);
      expect(x + width).toBeLessThan(595.28);
      expect(y + height).toBeLessThan(841.89);
    }
  });
  it('mark the limits of optional wagers and the fees of a sheet with the clauses that ask for them', async () => {
    const clausesOf = async (
      of: Parameters<typeof defaultSubject>[0],
      currency: string,
      layout: 'one' | 'several',
    ) => {
      const optional = { minimum: 100, maximum: 5000 };
      const limits = { currency, minimum: 500, maximum: 1000, optional };
      const made = await defaultSubject(of, { circumstances: { limits } });
      return signPictures(made, {
        paper: 'Half-letter',
        orientation: 'portrait',
        layout,
      }).pages.map(({ places }) => places.flatMap(({ clauses }) => clauses));
    };
    const day = '2026-01-01';
    for (const layout of ['one', 'several'] as const) {
      const dragon = await clausesOf({ rulebook: 'co-rule-28', game: 'dragon-bonus', day }, 'USD', layout);
      expect(dragon.at(-1)).toContain('30-2899.03(3)(a)');
      expect(dragon.length > 1 && dragon[0]?.includes('30-2899.03(3)(a)')).toBe(false);
    }
    const pokara = await clausesOf(
      { rulebook: 'ca-hawaiian-gardens', game: 'pokara', day },
      'USD',
      'several',
    );
    expect(pokara.length).toBeGreaterThan(1);
    expect(pokara[0]).toContain('Collection Procedures 4(b)');
  });
  it('are of each side of the leaflet', () => {
    const { pages, of } = leafletPictures(ROUND_SUBJECT);
    expect(pages).toHaveLength(of);
    expect(pages.length % 2).toBe(0);
    expect(Pictures.safeParse({ pages, of }).success).toBe(true);
  });
});
