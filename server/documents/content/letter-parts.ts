/** What the letters of an authority's decisions have in common. */
import type { Enclosed } from '../../seals/enclosed-record';
import { keyShown } from '../../seals/key-shown';
import type { Seal } from '../../seals/statement';
import type { Block } from '../paper';
import type { Subject } from '../subject';

export const paragraphs = (text: string): Block[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => ({ kind: 'paragraph', text: line }));

export const section = (text: string, blocks: Block[]): Block[] =>
  blocks.length === 0 ? [] : [{ kind: 'heading', level: 3, text }, ...blocks];

export const enclosures = (enclosed: readonly Enclosed[]): Block[] =>
  enclosed.length === 0
    ? []
    : [
        {
          kind: 'facts',
          entries: enclosed.map(({ name, sha256 }) => ({ label: name, value: `SHA-256 ${sha256}` })),
        },
      ];

type Signed = { by: string; proposedBy?: string | undefined; authority: string };

export function signedBy({ by, proposedBy, authority }: Signed): Block {
  return {
    kind: 'facts',
    entries: [
      ...(proposedBy ? [{ label: 'Proposed by', value: `${proposedBy}, ${authority}` }] : []),
      { label: proposedBy ? 'Confirmed and decided by' : 'Decided by', value: `${by}, ${authority}` },
    ],
  };
}

/** Who it goes to: the organisation as its letterhead has it, and the premises it names. */
export function addressee({ record, organisation }: Pick<Subject, 'record' | 'organisation'>): string {
  const [first] = organisation?.premises ?? [];
  return [record.operator ?? '', first?.address, organisation?.contact].filter(Boolean).join('\n');
}

export function howToVerify(
  { record }: Pick<Subject, 'record'>,
  { what, seal }: { what: 'decision' | 'ruling'; seal: Seal },
): Block[] {
  return [
    { kind: 'heading', level: 3, text: 'How to verify this letter' },
    {
      kind: 'paragraph',
      text: `The ${what} is sealed by key ${keyShown(seal.key)}, and every byte of this file is signed. Open the page of the public record and give it this file, or run “assay verify” on it.`,
    },
    {
      kind: 'qr',
      url: record.recordUrl,
      text: 'The public record of this submission:',
      alt: 'Code that leads to the public record of this submission',
    },
  ];
}
