import type { Outline } from '../format/outline';

/** Read from the source: its table of contents, with the lines between the headings. */
export const coRule28Outline: Outline = {
  lines: 969,
  parts: [
    {
      number: 'Contents',
      title: 'Contents, basis and purpose',
      lines: [1, 37],
      apart: 'table of contents, which text is the official one, and the statutes it rests on',
    },
    { number: '30-2801', title: 'Baccarat rules', lines: [38, 43] },
    { number: '30-2802', title: 'Definitions of baccarat', lines: [44, 81] },
    { number: '30-2803', title: 'Baccarat table: physical characteristics', lines: [82, 93] },
    { number: '30-2804', title: 'Posting and furnishing of rules', lines: [94, 97] },
    { number: '30-2805', title: 'Dealing shoes and shuffling devices', lines: [98, 101] },
    { number: '30-2806', title: 'Cards: number of decks; value; point count of hand', lines: [102, 121] },
    { number: '30-2807', title: 'Wagers', lines: [122, 140] },
    { number: '30-2808', title: 'Pay out odds; vigorish', lines: [141, 191] },
    { number: '30-2809', title: 'Opening of table for gaming', lines: [192, 198] },
    { number: '30-2810', title: 'Shuffle and cut of the cards', lines: [199, 213] },
    { number: '30-2811', title: 'Dealing shoe, continuous shuffling shoe or device', lines: [214, 217] },
    {
      number: '30-2812',
      title: 'Hands of player and banker; the first two cards of each',
      lines: [218, 224],
    },
    { number: '30-2813', title: 'Procedure for dealing of additional cards', lines: [225, 231] },
    { number: '30-2814', title: 'Whether a third card is dealt', lines: [232, 280] },
    { number: '30-2815', title: 'Announcing the result; paying and collecting', lines: [281, 295] },
    { number: '30-2816', title: 'Irregularities', lines: [296, 302] },
    { number: '30-2817', title: 'The first two cards of each hand in midi baccarat', lines: [303, 316] },
    { number: '30-2899.01', title: '5 Treasures', lines: [317, 378] },
    { number: '30-2899.02', title: '99 Fortunes Progressive', lines: [379, 529] },
    { number: '30-2899.03', title: 'Dragon Bonus', lines: [530, 586] },
    { number: '30-2899.04', title: 'EZ Baccarat and EZ Baccarat Progressive', lines: [587, 645] },
    { number: '30-2899.05', title: 'Golden Frog Baccarat', lines: [646, 673] },
    { number: '30-2899.06', title: 'Infinite Fortune Baccarat', lines: [674, 695] },
    { number: '30-2899.07', title: 'Eternal Baccarat', lines: [696, 969] },
  ],
};
