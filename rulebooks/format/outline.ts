/**
 * What a source consists of, from its first line to its last, read from the source independently of the records. What
 * is not recorded yet follows from this list and is named wherever coverage is shown.
 */
import { listed } from '@/simulations/printing/lists';
export type OutlinePart = {
  number: string;
  title: string;
  /** First and last line in the source file. */
  lines: [number, number];
  /** Of a part with rules that are not recorded yet: what it contains. */
  notRecorded?: string;
  /** Of a part without rules: what it is. */
  apart?: string;
  /** Of a document in a source that consists of several: the one day that it gives, and of what; or that it gives none. */
  dated?: { day: string; of: string } | 'undated';
};

export type Outline = { lines: number; parts: OutlinePart[] };

/** The parts of the source whose rules are not checked yet. */
export const notRecorded = ({ parts }: Outline) =>
  parts.flatMap(({ number, title, lines, notRecorded: contains }) =>
    contains === undefined ? [] : [{ number, title, contains, source: lines }],
  );

/** "sections 4 (Blackjack) and 13 (Pai Gow Poker)" */
export const unrecordedWords = (parts: { number: string; title: string }[]): string => {
  const named = parts.map(({ number, title }) => `${number} (${title})`);
  return `${named.length === 1 ? 'section' : 'sections'} ${listed(named)}`;
};

/** More than these are a list of their own, not a sentence. */
const FEW = 6;

/** The same where coverage, which names each, is a link away. */
export const unrecordedBriefly = (parts: { number: string; title: string }[]): string =>
  parts.length > FEW ? `${parts.length} parts of the source` : unrecordedWords(parts);
