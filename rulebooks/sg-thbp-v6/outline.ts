import type { Outline } from '../format/outline';

/** Read from the source: its own list of sections, with the lines between the headings. */
export const sgThbpV6Outline: Outline = {
  lines: 194,
  parts: [
    {
      number: 'Title',
      title: 'Title and approval',
      lines: [1, 19],
      apart: 'title, approval under section 100(1) and list of sections',
    },
    { number: '1', title: 'Definitions', lines: [20, 39] },
    { number: '2', title: 'Mode of play', lines: [40, 46] },
    { number: '3', title: 'How to play', lines: [47, 111] },
    { number: '4', title: 'Settlement', lines: [112, 156] },
    { number: '5', title: 'Irregularities', lines: [157, 187] },
    { number: '6', title: 'General provisions', lines: [188, 192] },
    { number: 'A', title: 'Layout', lines: [193, 194] },
  ],
};
