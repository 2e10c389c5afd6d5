/** The sign and the leaflet in a dossier are the pages that print, and no words of their own. */
import { expect, it } from 'vitest';
import { dossier } from './content/dossier';
import { leaflet } from './content/leaflet';
import type { Drawing, Mark } from './layout/drawing';
import { inReadingOrder, setFolded } from './layout/folded';
import { setPages } from './layout/sheets';
import { printedPapers } from './make';
import { recommendedSheet } from './sign-plan';
import { laidOutSign } from './sign-sheets';
import type { Subject } from './subject';
import { ROUND_SUBJECT } from './testing/round-subject';
import { SUBJECT } from './testing/subject';

type Text = Extract<Mark, { draw: 'text' }>;
const isText = (mark: Mark): mark is Text => mark.draw === 'text';

const textsOf = ({ pages }: Pick<Drawing, 'pages'>): Text[] =>
  pages.flatMap(({ pieces }) => pieces.flatMap(({ marks }) => marks.filter(isText)));

/** What stands in the figures of a dossier that say of themselves that they are facsimiles of it. */
function facsimileOf(subject: Subject, name: string): Text[] {
  const { printed, shown } = printedPapers(subject);
  const { pages } = setPages(dossier(subject, { manifest: [], printed }), shown);
  return pages.flatMap(({ pieces }) =>
    pieces
      .filter(({ element }) => element?.alt?.startsWith(`Facsimile of the ${name}`))
      .flatMap(({ marks }) => marks.filter(isText)),
  );
}

const isSame = (made: Text[], printed: Text[]): void => {
  expect(printed.length).toBeGreaterThan(20);
  expect(made.map(({ text }) => text)).toEqual(printed.map(({ text }) => text));
  const times = made.map(({ size }, index) => size / (printed[index]?.size ?? 0));
  expect(Math.max(...times)).toBeLessThanOrEqual(1);
  expect(Math.max(...times) - Math.min(...times)).toBeLessThan(1e-9);
};

it.each([
  ['wagers alone', SUBJECT],
  ['a round and a meter', ROUND_SUBJECT],
])('every run of text on the sign is in the facsimile, in its order and in one scale: %s', (_, subject) => {
  const { sheets } = laidOutSign(subject, recommendedSheet(subject));
  isSame(
    facsimileOf(subject, 'sign'),
    sheets.flatMap(({ set }) => textsOf(set.drawing)),
  );
});

it('so is every run of text on the leaflet, page by page as it is read, at its full size', () => {
  const { drawing } = setFolded(leaflet(SUBJECT));
  const made = facsimileOf(SUBJECT, 'leaflet');
  isSame(made, textsOf(inReadingOrder(drawing)));
  const sorted = (texts: Text[]) => texts.map(({ text, size }) => `${size} ${text}`).sort();
  expect(sorted(made)).toEqual(sorted(textsOf(drawing)));
  const numbers = made.flatMap(({ text }) => /^(?:.*Page )?(\d+) of \d+$/.exec(text.trim())?.[1] ?? []);
  expect(numbers).toEqual(numbers.map((_, index) => String(index + 1)));
  expect(numbers.length).toBeGreaterThan(3);
});

it('gives each upright page a page of the dossier, and says what sign and leaflet lack', () => {
  const { printed, shown } = printedPapers({ ...SUBJECT, organisation: { name: 'Northgate' } });
  const { pages } = setPages(dossier(SUBJECT, { manifest: [], printed }), shown);
  for (const { pieces } of pages)
    expect(pieces.filter(({ element }) => element?.alt?.startsWith('Facsimile of')).length).toBeLessThan(2);
  expect(printed.leafletMissing.join('\n')).toMatch(/minimum age.*\n.*get help/);
  expect(JSON.stringify(dossier(SUBJECT, { manifest: [], printed }))).toContain(printed.leafletMissing[0]);
});

it('shows them as they print once approved, while nothing is decided', () => {
  const record = { ...SUBJECT.record, approved: undefined, barred: 'undecided' as const };
  const texts = facsimileOf({ ...SUBJECT, record }, 'sign').map(({ text }) => text);
  expect(texts.join(' ')).not.toMatch(/NOT (?:APPROVED|FOR DISPLAY)/);
});
