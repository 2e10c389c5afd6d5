/** Where the tables of a paper that is set are broken: the rows that each has on each page. */
import type { Drawing, Element } from '../layout/drawing';

export type Broken = { table: string; rows: number[] };

const all = (from: Element, role: Element['role']): Element[] => [
  ...(from.role === role ? [from] : []),
  ...from.children.flatMap((child) => all(child, role)),
];

/** Every table that is on more than one page. */
export function brokenTables({ root, pages }: Drawing): Broken[] {
  const pageOf = new Map<Element, number>();
  const texts = new Map<Element, string>();
  pages.forEach(({ pieces }, index) => {
    for (const { element, marks } of pieces) {
      if (!element) continue;
      pageOf.set(element, index);
      texts.set(element, marks.map((mark) => (mark.draw === 'text' ? mark.text : '')).join(''));
    }
  });
  const onPage = (row: Element): number | undefined =>
    row.children.flatMap((cell) => [cell, ...cell.children]).flatMap((each) => pageOf.get(each) ?? [])[0];
  return all(root, 'Table').flatMap((table): Broken[] => {
    const counts = new Map<number, number>();
    for (const row of all(table, 'TBody').flatMap(({ children }) => children)) {
      const page = onPage(row);
      if (page !== undefined) counts.set(page, (counts.get(page) ?? 0) + 1);
    }
    const named = all(table, 'Caption').concat(all(table, 'TH'));
    const name = named.map((each) => texts.get(each) ?? '').find((text) => text !== '') ?? '';
    return counts.size > 1 ? [{ table: name, rows: [...counts.values()] }] : [];
  });
}

/** Those that leave fewer than four rows on either side, or are short enough to stay whole. */
export const badlyBroken = (drawing: Drawing): Broken[] =>
  brokenTables(drawing).filter(
    ({ rows }) =>
      rows.reduce((sum, each) => sum + each, 0) <= 8 || (rows[0] ?? 0) < 4 || (rows.at(-1) ?? 0) < 4,
  );
