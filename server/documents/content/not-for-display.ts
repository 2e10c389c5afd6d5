/** What stands in the way of putting up a sign or a sheet, on a page after it: the paper itself is set in its final form. */
import type { Paper } from '../paper';

export const notForDisplay = ({ paper, missing }: { paper: Paper; missing: string[] }): Paper => ({
  ...paper,
  blocks: [
    { kind: 'heading', level: 1, text: paper.title },
    { kind: 'note', tone: 'breach', title: 'Not for display. Missing or in breach:', lines: missing },
  ],
});
