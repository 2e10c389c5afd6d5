/** A line of the kept source, with the number that it has in the whole. */

export type SourceLine = { number: number; text: string };

export const sourceLines = (kept: string): SourceLine[] =>
  kept
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const end = line.indexOf('\t');
      return { number: Number(line.slice(0, end)), text: line.slice(end + 1).replaceAll('\\$', '$') };
    });

/** Cut to its deciding words (`source/cut.ts`). */
export const isCut = ({ text }: SourceLine): boolean => text.startsWith('¶');

/** A line of a table is cells between tabs. */
export const cellsOf = ({ text }: SourceLine): string[] => text.split('\t');
