/** Makes the pictures of docs/papers.md from the product: `npx tsx scripts/papers.mts [NAME...]`. Look at each afterwards. */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dossier } from '../server/documents/content/dossier';
import { leaflet } from '../server/documents/content/leaflet';
import { houseOf } from '../server/documents/house';
import type { Drawing } from '../server/documents/layout/drawing';
import { inReadingOrder, setFolded } from '../server/documents/layout/folded';
import { forPress } from '../server/documents/layout/for-press';
import { setPages } from '../server/documents/layout/sheets';
import { printedPapers } from '../server/documents/make';
import { setPremises } from '../server/documents/make-premises';
import { svgPages } from '../server/documents/preview/svg';
import { screenOf } from '../server/documents/screen/screen';
import type { SignSheet } from '../server/documents/sign-sheets';
import { laidOutSign } from '../server/documents/sign-sheets';
import type { Subject } from '../server/documents/subject';
import { everySubject, GAMES } from '../server/testing/every-subject';

const { Resvg } = createRequire(import.meta.url)('@resvg/resvg-js');

const ORGANISATION = {
  name: 'Northgate Casinos',
  contact: 'the compliance office, extension 410',
  help: 'our staff, or the national helpline, 0808 8020 133',
};

async function of(name: string): Promise<Subject> {
  const [, game] = GAMES.find(([each]) => each === name) ?? [];
  if (!game) throw new Error(`no game ${name}`);
  const subject = await everySubject(game);
  const { variant, record } = subject;
  const circumstances = { ...variant.circumstances, premises: 'Northgate Leeds' };
  return {
    ...subject,
    variant: { ...variant, circumstances },
    record: { ...record, reference: 'NG-2026-014', operator: 'Northgate Casinos Ltd' },
    organisation: { ...ORGANISATION, minimumAge: game.rulebook.players?.minimumAge ?? 21 },
  };
}

type Page = { svg: string; width: number; height: number };

const pagesOf = (drawing: Drawing): Page[] =>
  svgPages(drawing).map((svg) => ({ svg, width: drawing.width, height: drawing.height }));

const GAP = 14;

/** Pages side by side in rows, each `wide` across, on grey. Each is a picture of its own, so that no outline takes another's name. */
function picture(pages: Page[], inRow: number, wide: number): Uint8Array {
  const high = Math.max(...pages.map(({ width, height }) => (height * wide) / width));
  const rows = Math.ceil(pages.length / inRow);
  const width = GAP + Math.min(inRow, pages.length) * (wide + GAP);
  const height = GAP + rows * (high + GAP);
  const images = pages.map(({ svg, ...size }, index) => {
    const x = GAP + (index % inRow) * (wide + GAP);
    const y = GAP + Math.floor(index / inRow) * (high + GAP);
    const data = Buffer.from(svg).toString('base64');
    return `<image x="${x}" y="${y}" width="${wide}" height="${(size.height * wide) / size.width}" href="data:image/svg+xml;base64,${data}"/>`;
  });
  return new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#d3d6da"/>${images.join('')}</svg>`,
  )
    .render()
    .asPng();
}

const signPages = (subject: Subject, sheet: SignSheet): Page[] =>
  laidOutSign(subject, sheet).sheets.flatMap(({ set }) => pagesOf(set.drawing));

/** As it is submitted: nothing is decided yet. */
function dossierPages(approved: Subject): Map<string, Page[]> {
  const { approved: _, ...record } = approved.record;
  const subject: Subject = { ...approved, record: { ...record, status: 'Submitted', barred: 'undecided' } };
  const { printed, shown } = printedPapers(subject);
  const manifest = [{ name: 'Variant', sha256: subject.record.hash }];
  const drawing = setPages(dossier(subject, { manifest, printed }), shown);
  const pages = pagesOf(drawing);
  const parts = new Map<string, Page[]>();
  let part = '';
  drawing.pages.forEach(({ pieces }, index) => {
    const heading = pieces.find(({ heading: each }) => each?.part !== undefined)?.heading;
    part = heading?.part?.startsWith('Annex') ? heading.text : (heading?.part ?? part);
    const page = pages[index];
    if (page) parts.set(part, [...(parts.get(part) ?? []), page]);
  });
  return parts;
}

/** The first page of each. */
const first = (parts: Map<string, Page[]>, names: string[]): Page[] =>
  names.map((name) => {
    const [page] = parts.get(name) ?? [];
    if (!page) throw new Error(`no part ${name} among ${[...parts.keys()].join(', ')}`);
    return page;
  });

const read = (subject: Subject): Page[] => pagesOf(inReadingOrder(setFolded(leaflet(subject)).drawing));
const chosen = (pages: Page[], numbers: number[]): Page[] =>
  numbers.flatMap((number) => pages.at(number < 0 ? number : number - 1) ?? []);

const HOUSE = [
  'roulette',
  'blackjack',
  'three-card-poker',
  'casino-stud',
  'punto-banco',
  'craps',
  'sic-bo',
  'big-six',
];

async function premises(): Promise<Page[]> {
  const house = houseOf('Northgate Leeds', await Promise.all(HOUSE.map((game) => of(`gb-2007 ${game}`))));
  if (!house.ok) throw new Error(house.problems[0]?.message);
  return pagesOf(inReadingOrder(setPremises(house.value).set.drawing));
}

const A4 = { paper: 'A4', orientation: 'portrait' } as const;

const PICTURES: Record<string, () => Promise<Uint8Array>> = {
  'sign-roulette': async () =>
    picture(signPages(await of('gb-2007 roulette'), { ...A4, paper: 'A2', layout: 'one' }), 1, 660),
  'sign-baccarat': async () =>
    picture(
      signPages(await of('co-rule-28 baccarat'), { ...A4, paper: 'Letter', layout: 'several' }),
      3,
      400,
    ),
  'sign-tent': async () =>
    picture(signPages(await of('gb-2007 blackjack'), { ...A4, layout: 'tent' }), 1, 560),
  'sign-printer': async () => {
    const [sheet] = laidOutSign(await of('gb-2007 blackjack'), { ...A4, layout: 'one' }).sheets;
    if (!sheet) throw new Error('a sign has a sheet');
    return picture(pagesOf(forPress(sheet.set.drawing, 'iso')), 1, 620);
  },
  'sign-screen': async () => picture(pagesOf(screenOf(await of('gb-2007 blackjack')).drawing), 1, 900),
  'leaflet-roulette': async () => picture(chosen(read(await of('gb-2007 roulette')), [1, -1, 2, 7]), 2, 440),
  'leaflet-premises': async () => picture(chosen(await premises(), [1, -1, 2, 3]), 2, 440),
  'dossier-roulette': async () =>
    picture(
      first(dossierPages(await of('gb-2007 roulette')), ['Summary', 'Submission', 'Mathematics']),
      3,
      460,
    ),
  'dossier-eternal-baccarat': async () =>
    picture(
      first(dossierPages(await of('co-rule-28 eternal-baccarat')), [
        'Summary',
        'The sign, as it will be shown',
        'Counts and events',
      ]),
      3,
      460,
    ),
};

const asked = process.argv.slice(2);
for (const [name, make] of Object.entries(PICTURES))
  if (asked.length === 0 || asked.includes(name)) {
    writeFileSync(new URL(`../docs/papers/${name}.png`, import.meta.url), await make());
    console.log(name);
  }
