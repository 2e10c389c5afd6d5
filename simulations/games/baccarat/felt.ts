/** The layout of a baccarat table: a band for each wager around the dealer, a sector of it for each seat. */
import { cards, type DrawsFelt, line, type Sketch, spotIn, words } from '../../felt/drawing';
import type { FeltWager, Point } from '../../felt/felt';
import { arc, band, box } from '../../felt/shapes';
import type { BaccaratParameters } from './parameters';

const BAND = 32;
/** So many wagers beside the hands have a band each, nearest to the cards; more are listed. */
const MOST_BESIDE = 2;
const TOP = 2;
/** Within the bands, and how high the cards are there. */
const ROOMY = { middle: 90, card: 34 };
const CLOSE = { middle: 76, card: 23 };
/** Beside the outer band, for the numbers of the seats. */
const SIDE = 14;
const NARROWER = 400;
const WITHIN = 62;

/** Of the hands and a tie, by whichever rules they are settled: each starts its name. */
const HANDS = ['tie', 'banker', 'player'] as const;

/** The main wager of a hand is called after it; side wagers have more in their names and pay one hand's cards. */
const MAIN: Readonly<Record<(typeof HANDS)[number], readonly string[]>> = {
  tie: ['tie'],
  banker: [
    'banker',
    'banker-six-apart',
    'banker-seven-apart',
    'banker-seven-pushes',
    'banker-charged-on-tie',
  ],
  player: ['player'],
};

export const baccaratFelt: DrawsFelt<BaccaratParameters> = ({ parameters: { seats }, width, wagers, on }) => {
  const ofHands = HANDS.flatMap((hand): FeltWager[] => {
    const found = MAIN[hand].map(on).find((wager) => wager !== undefined);
    return found ? [found] : [];
  });
  const beside = wagers.filter((wager) => !ofHands.includes(wager));
  const placed = [...(beside.length <= MOST_BESIDE ? beside : []), ...ofHands];
  const x = width / 2;
  const { middle, card } = width > NARROWER ? ROOMY : CLOSE;
  /** How much thinner a band is at the sides, so that there is room within for the cards. */
  const thin = Math.min(1, (x - SIDE - WITHIN) / (Math.max(HANDS.length, placed.length) * BAND));
  const reach = (from: number): Point => [
    width / 2 - SIDE - (placed.length * BAND - from) * thin,
    middle + from,
  ];
  const rim = reach(placed.length * BAND);
  const height = TOP + rim[1] + 16;
  const numbers = Array.from({ length: seats }, (_, index) => ((index + 0.5) * 180) / seats);
  const inner = reach(0);
  /** Of the cards of a hand. */
  const wide = Math.min(80, inner[0] * 0.8);
  const between = Array.from({ length: seats - 1 }, (_, index) => ((index + 1) * 180) / seats);
  const onArc = ([rx, ry]: Point, angle: number): Point => {
    const turned = (angle * Math.PI) / 180;
    return [x + rx * Math.cos(turned), TOP + ry * Math.sin(turned)];
  };
  /** Where bands are short, seats divide only the outer one, and leave the others to their words. */
  const divided = (index: number) => width > NARROWER || index === placed.length - 1;
  const bands = placed.map((wager, index): Sketch => {
    const foot = TOP + middle + (index + 1) * BAND;
    const sector = 2 * reach((index + 0.2) * BAND)[0] * Math.sin(Math.PI / seats / 2);
    const most = width * 0.24;
    const open = divided(index) ? Math.min(most, sector - 4) : most;
    const room = box(x - open / 2, foot - BAND + 3, open, BAND - 6);
    return spotIn(wager, band(x, TOP, reach((index + 1) * BAND), reach(index * BAND), 0, 180), room, {
      most: 10,
    });
  });
  return {
    height,
    sketches: [
      ...bands,
      ...placed.flatMap((_, index) =>
        divided(index)
          ? between.map((angle) =>
              line([onArc(reach(index * BAND), angle), onArc(reach((index + 1) * BAND), angle)]),
            )
          : [],
      ),
      ...numbers.map((angle, index) => {
        const [left, top] = onArc([rim[0] + 7, rim[1] + 8], angle);
        return words(box(left - 7, top - 5.5, 14, 11), [`${seats - index}`], { most: 8 });
      }),
      ...(['player', 'banker'] as const).flatMap((hand, index) => {
        const left = index === 0 ? x - 3 - wide : x + 3;
        // A bet may be on a line: the cards are the hand's.
        const name = ofHands.find(({ wager }) => MAIN[hand].includes(wager))?.label.replace(/ line$/i, '');
        return [
          ...cards(box(left, TOP + 6, wide, card), 3),
          ...(name === undefined ? [] : [words(box(left, TOP + 7 + card, wide, 20), [name], { most: 8 })]),
        ];
      }),
      line(arc(x, TOP, inner, 0, 180)),
    ],
  };
};
