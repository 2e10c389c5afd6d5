/** What the letters of an authority's decisions have in common. */
import type { Enclosed } from '../../seals/enclosed-record';
import type { Block } from '../paper';

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
