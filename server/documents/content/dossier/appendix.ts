import type { Block } from '../../paper';
import type { Subject } from '../../subject';
import { leadsTo } from './long';
import { CHANGES, DEPARTURES, LEAFLET, SIGN } from './places';

export type Manifest = { name: string; sha256: string }[];

/** The papers as they print once it is approved. */
export type Printed = {
  /** Of each page, what it says. */
  sign: string[];
  leaflet: string[];
  /** What the sign still lacks, and the leaflet. */
  missing: string[];
  leafletMissing: string[];
};

export type Rests = {
  manifest: Manifest;
  /** Left out, the dossier has no facsimiles. */
  printed?: Printed;
  /** The key that the whole is sealed with. */
  sealedBy?: string | undefined;
};

function unchanged({ record: { version, changes } }: Subject): string {
  if (version === 1) return 'This is the first version.';
  return changes ? 'Nothing computed or printed has changed.' : 'This is the first version submitted.';
}

const pageOf = (name: string, pages: string[], index: number): string =>
  pages.length === 1 ? name : `${name}, page ${index + 1} of ${pages.length}`;

const altsOf = (name: string, pages: string[]): string[] =>
  pages.map((words, index) => `Facsimile of ${pageOf(name, pages, index)}. It says: ${words}`);

const lacks = (missing: string[]): Block[] =>
  missing.length === 0
    ? []
    : [
        {
          kind: 'note',
          tone: 'attention',
          title: 'Not ready for display. Missing or in breach:',
          lines: missing,
        },
      ];

const inAnnex = (what: string, pages: string[], to: string): Block =>
  leadsTo(
    `${pages.length === 1 ? `Its ${what}` : `Its ${pages.length} ${what}s`}, large enough to read, in an annex`,
    to,
  );

/** What each still lacks, and where its very pages are. */
export function signAndLeaflet({ printed }: Rests): Block[] {
  if (!printed) return [];
  const { sign, leaflet, missing, leafletMissing } = printed;
  return [
    { kind: 'heading', level: 2, text: 'The sign, as it will be shown' },
    ...lacks(missing),
    inAnnex('sheet', sign, SIGN),
    { kind: 'heading', level: 2, text: 'The leaflet, as it will be handed out' },
    ...lacks(leafletMissing),
    inAnnex('page', leaflet, LEAFLET),
  ];
}

export const signSheets = ({ printed }: Rests): Block[] =>
  printed
    ? [
        { kind: 'heading', level: 2, text: 'The sign, as it will be shown', id: SIGN },
        { kind: 'facsimile', of: 'sign', caption: 'The sign', alts: altsOf('the sign', printed.sign) },
      ]
    : [];

export const leafletPages = ({ printed }: Rests): Block[] =>
  printed
    ? [
        { kind: 'heading', level: 2, text: 'The leaflet, as it will be handed out', id: LEAFLET },
        {
          kind: 'facsimile',
          of: 'leaflet',
          caption: 'The pages of the leaflet, in the order in which they are read',
          alts: altsOf('the leaflet', printed.leaflet),
        },
      ]
    : [];

/** Left out where nothing differs: the summary says so. */
export function departures({ record }: Subject): Block[] {
  const { departures: all = [] } = record;
  if (all.length === 0) return [];
  return [
    { kind: 'heading', level: 2, text: 'What differs from the rulebook', id: DEPARTURES },
    {
      kind: 'table',
      caption: 'What differs from the rulebook',
      captionHidden: true,
      rowHeaders: 1,
      columns: [
        { title: 'What', grow: 2 },
        { title: 'In the rulebook', grow: 1 },
        { title: 'Here', grow: 1 },
        { title: 'The rule on it', grow: 1 },
      ],
      rows: all.map(({ field, before, after, says }) => ({ cells: [field, before, after, says] })),
    },
  ];
}

export function changes(subject: Subject): Block[] {
  const { changes: all } = subject.record;
  const heading: Block = {
    kind: 'heading',
    level: 2,
    text: 'What changed since the last version',
    id: CHANGES,
  };
  if (!all || all.length === 0) return [heading, { kind: 'paragraph', text: unchanged(subject) }];
  return [
    heading,
    {
      kind: 'table',
      caption: 'Changes',
      captionHidden: true,
      rowHeaders: 1,
      columns: [
        { title: 'Field', grow: 1 },
        { title: 'Before', grow: 1 },
        { title: 'Now', grow: 1 },
      ],
      rows: all.map(({ field, before, after }) => ({ cells: [field, before, after] })),
    },
  ];
}

export const manifested = (subject: Subject, { manifest, sealedBy }: Rests): Block[] => [
  { kind: 'heading', level: 2, text: 'Manifest' },
  {
    kind: 'paragraph',
    text: `SHA-256 of everything behind this document. The attached file analysis.json holds the variant, the analysis${subject.answers ? ', the findings and the answers of the annex' : ' and the findings'}; “assay verify” computes them again from it, compares them, and checks the seals against the public key of the site. The attached file counts.csv has every count for a spreadsheet. The PAR sheets are filed beside this document; a file with the hash printed here is the one that belongs to it.`,
  },
  {
    kind: 'facts',
    entries: [
      ...manifest.map(({ name, sha256 }) => ({ label: name, value: sha256 })),
      { label: 'Sealed', value: sealedBy ? `By key ${sealedBy}` : 'Not sealed' },
    ],
  },
];
