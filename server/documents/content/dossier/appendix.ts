import type { Block, Paper } from '../../paper';
import type { Subject } from '../../subject';
import { leaflet } from '../leaflet';
import { type Sign, sign } from '../sign';

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

export function appendix(subject: Subject, { manifest, signs, sealedBy }: Rests, section: number): Block[] {
  const { changes } = subject.record;
  const shown = signs ?? [sign({ ...subject, record: { ...subject.record, barred: undefined } })];
  const missing = shown[0]?.missing ?? [];
  const blocks: Block[] = [
    { kind: 'heading', level: 2, text: `${section}  Appendix` },
    { kind: 'heading', level: 3, text: 'The sign, as it will be shown' },
  ];
  if (missing.length > 0)
    blocks.push({
      kind: 'note',
      tone: 'attention',
      title: 'Not ready for display. Missing:',
      lines: missing,
    });
  blocks.push(
    ...shown.flatMap(({ paper }) => quoted(paper)),
    { kind: 'heading', level: 3, text: 'The leaflet, as it will be handed out' },
    ...quoted(leaflet(subject)),
    { kind: 'heading', level: 3, text: 'What changed since the last version' },
  );
  if (changes && changes.length > 0)
    blocks.push({
      kind: 'table',
      caption: 'Changes',
      captionHidden: true,
      rowHeaders: 1,
      columns: [
        { title: 'Field', grow: 1 },
        { title: 'Before', grow: 1 },
        { title: 'Now', grow: 1 },
      ],
      rows: changes.map(({ field, before, after }) => ({ cells: [field, before, after] })),
    });
  else blocks.push({ kind: 'paragraph', text: unchanged(subject) });
  blocks.push(
    { kind: 'heading', level: 3, text: 'Manifest' },
    {
      kind: 'paragraph',
      text: `SHA-256 of everything behind this document. The attached file holds the variant, the analysis${subject.answers ? ', the findings and the answers of the annex' : ' and the findings'}; “assay verify” computes them again from it, compares them, and checks the seals against the public key of the site.`,
    },
    {
      kind: 'facts',
      entries: [
        ...manifest.map(({ name, sha256 }) => ({ label: name, value: sha256 })),
        { label: 'Sealed', value: sealedBy ? `By key ${sealedBy}` : 'Not sealed' },
      ],
    },
  );
  return blocks;
}
