import type { Block, Paper } from '../../paper';
import type { Subject } from '../../subject';
import { leaflet } from '../leaflet';
import { type Sign, sign } from '../sign';
import { CHANGES } from './places';

export type Manifest = { name: string; sha256: string }[];

export type Rests = {
  manifest: Manifest;
  /** The sheets of the sign as it prints; left out, every wager on one. */
  signs?: Sign[];
  /** The key that the whole is sealed with. */
  sealedBy?: string | undefined;
};

/** The words and tables of another paper, without its own headings and code. */
function quoted({ blocks }: Paper): Block[] {
  return blocks.flatMap((block): Block[] => {
    if (block.kind === 'qr' || (block.kind === 'note' && block.tone === 'breach')) return [];
    if (block.kind === 'heading')
      return [{ kind: 'paragraph', tone: 'strong', text: block.text, keepWithNext: true }];
    if (block.kind === 'display' && block.size === 'huge')
      return [{ kind: 'paragraph', tone: 'strong', text: block.text, keepWithNext: true }];
    if (block.kind === 'place') return [{ kind: 'paragraph', text: `${block.text}: room to show it` }];
    if (block.kind === 'display') return [{ kind: 'paragraph', text: block.text }];
    return [block];
  });
}

function unchanged({ record: { version, changes } }: Subject): string {
  if (version === 1) return 'This is the first version.';
  return changes ? 'Nothing computed or printed has changed.' : 'This is the first version submitted.';
}

export function signAndLeaflet(subject: Subject, { signs }: Rests): Block[] {
  const shown = signs ?? [sign({ ...subject, record: { ...subject.record, barred: undefined } })];
  const missing = shown[0]?.missing ?? [];
  return [
    { kind: 'heading', level: 2, text: 'The sign, as it will be shown' },
    ...(missing.length > 0
      ? [
          {
            kind: 'note' as const,
            tone: 'attention' as const,
            title: 'Not ready for display. Missing:',
            lines: missing,
          },
        ]
      : []),
    ...shown.flatMap(({ paper }) => quoted(paper)),
    { kind: 'heading', level: 2, text: 'The leaflet, as it will be handed out' },
    ...quoted(leaflet(subject)),
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
    text: `SHA-256 of everything behind this document. The attached file analysis.json holds the variant, the analysis${subject.answers ? ', the findings and the answers of the annex' : ' and the findings'}; “assay verify” computes them again from it, compares them, and checks the seals against the public key of the site. The attached file counts.csv has every count for a spreadsheet.`,
  },
  {
    kind: 'facts',
    entries: [
      ...manifest.map(({ name, sha256 }) => ({ label: name, value: sha256 })),
      { label: 'Sealed', value: sealedBy ? `By key ${sealedBy}` : 'Not sealed' },
    ],
  },
];
