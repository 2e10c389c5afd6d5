/** What is too long for the pages that are read: a line that leads to it there, and itself in an annex. */
import type { Block } from '../../paper';

export const leadsTo = (text: string, to: string): Block => ({ kind: 'paragraph', tone: 'small', text, to });

export type Apart = { core: Block[]; annex: Block[] };

/** `blocks` where they are short; else the line, and an annex of that title and place. */
export function apartIf(
  long: boolean,
  blocks: Block[],
  annex: { title: string; id: string; line: string },
): Apart {
  if (!long || blocks.length === 0) return { core: blocks, annex: [] };
  return {
    core: [leadsTo(annex.line, annex.id)],
    annex: [{ kind: 'heading', level: 2, text: annex.title, id: annex.id }, ...blocks],
  };
}
