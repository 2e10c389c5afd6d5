/** A family's drawing finished: words set, letters given, and no wager on offer left out. */
import type { DrawsFelt, FeltAsked, Sketch } from './drawing';
import type { Felt, FeltBlock, FeltPart, FeltText, FeltWager } from './felt';
import { heading, listedWagers, onePay, paysSeveral } from './listed-wagers';
import { fitted, type Words } from './words';

/** The width of a page that is read, of one that is folded, and of a screen that is held in the hand. */
export const WIDE = 468;
export const NARROW = 270;
export const HELD = 256;

export type FeltWanted = {
  title: string;
  /** Absent where the family has no drawing: its wagers are listed. */
  draws?: DrawsFelt | undefined;
  parameters: unknown;
  wagers: readonly FeltWager[];
  seats?: number | undefined;
  width: number;
};

/** "A", "B" … "Z", "AA". */
const letterAt = (index: number): string =>
  `${index < 26 ? '' : letterAt(Math.floor(index / 26) - 1)}${String.fromCharCode(65 + (index % 26))}`;

/** The widest letter, where it is not yet known which. */
const ANY_LETTER = 'M';

const whole = (pay: string): string => pay.replaceAll(' ', '\u00a0');
/** Of several pays each stays whole: “10 to 1 or” above “3 to 1”. */
const eachWhole = (pays: string): string => pays.replace(/(\d) (to|for) (?=\d)/g, '$1\u00a0$2\u00a0');

type Wording = { lines: Words[]; keyed: boolean };

/** What a place says, the fullest wording that fits first. A letter stands for what does not. */
function wordings({ label, wager }: Sketch, letter: string): Wording[] {
  if (!label || !wager) return [];
  const name = label.name === '' ? [] : [{ text: label.name, strong: true }];
  if (label.unpaid) return [{ lines: name, keyed: false }];
  const pay = onePay(wager);
  const rows = wager.pays.map(({ label: event, pays }) => ({ text: `${event} ${whole(pays)}` }));
  const few = paysSeveral(wager) && rows.length <= 3 ? [[...name, ...rows]] : [];
  const once =
    pay === undefined
      ? []
      : [
          [...name, { text: whole(pay) }],
          [...name, { text: eachWhole(pay) }],
          [{ text: `${label.name} ${whole(pay)}` }],
        ];
  const said = [...few, ...once];
  return [
    ...said.map((lines) => ({ lines, keyed: false })),
    { lines: [...name, { text: `see ${letter}` }], keyed: true },
    { lines: [{ text: letter, strong: true }], keyed: true },
  ];
}

function settled(sketch: Sketch, letter: string): { texts: FeltText[]; keyed: boolean } {
  const { kind, label, wager, words } = sketch;
  const texts = words ? (fitted(words.lines, words.room, words.most) ?? unfit(words.lines)) : [];
  if (!label || !wager) return { texts, keyed: false };
  const all = wordings(sketch, letter);
  for (const { lines, keyed } of kind === 'chip' ? all.slice(-1) : all) {
    const own = fitted(lines, label.room, label.most);
    if (own) return { texts: [...texts, ...own], keyed };
  }
  return unfit([{ text: wager.label }]);
}

/** A family gives its places room for a letter, and for the words it prints. */
function unfit(lines: readonly Words[]): never {
  throw new RangeError(`no room on the felt for ${lines.map(({ text }) => text).join(' ')}`);
}

const said = (wager: FeltWager): string => {
  const pay = onePay(wager);
  if (wager.pays.length === 0) return wager.label;
  if (pay !== undefined) return `${wager.label} pays ${pay}`;
  return `${wager.label}: ${wager.pays.map(({ label, pays }) => `${label}, ${pays}`).join('; ')}`;
};

function askedOf({ parameters, width, wagers, seats }: FeltWanted): FeltAsked {
  const on = (wager: string) => wagers.find((each) => each.wager === wager);
  return {
    parameters,
    width,
    seats,
    wagers,
    on,
    each: (names, draw) =>
      names.flatMap((name, index) => {
        const wager = on(name);
        return wager ? draw(wager, index) : [];
      }),
  };
}

/** Letters in the order in which they are explained: those with one pay first. */
function lettersOf(keyed: readonly FeltWager[]): Map<FeltWager, string> {
  const ordered = [...keyed].sort(
    (a, b) => Number(onePay(a) === undefined) - Number(onePay(b) === undefined),
  );
  return new Map(ordered.map((wager, index) => [wager, letterAt(index)]));
}

const partOf = ({ kind, tone, points, closed, wager }: Sketch, texts: readonly FeltText[]): FeltPart => ({
  kind,
  tone,
  points,
  closed,
  ...(wager && { wager: wager.id }),
  texts,
});

/** Between a drawing and what is listed under it. */
const BELOW = 4;

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** To a hundredth, so that no machine's sines are in a paper's bytes. */
const settledAt = ({ parts, height, ...block }: FeltBlock): FeltBlock => ({
  ...block,
  height: rounded(height),
  parts: parts.map(({ points, texts, ...part }) => ({
    ...part,
    points: points.map(([x, y]) => [rounded(x), rounded(y)] as const),
    texts: texts.map((text) => ({ ...text, x: rounded(text.x), y: rounded(text.y) })),
  })),
});

export function feltOf(wanted: FeltWanted): Felt {
  const { title, draws, wagers, width } = wanted;
  const drawn = draws?.(askedOf(wanted)) ?? { height: 0, sketches: [] };
  const keyed = new Set(
    drawn.sketches.flatMap((sketch) =>
      sketch.wager && settled(sketch, ANY_LETTER).keyed ? [sketch.wager] : [],
    ),
  );
  const letters = lettersOf([...keyed]);
  const parts = drawn.sketches.map((sketch) => {
    const letter = (sketch.wager && letters.get(sketch.wager)) ?? ANY_LETTER;
    return partOf(sketch, settled(sketch, letter).texts);
  });
  const placed = new Set(drawn.sketches.map(({ wager }) => wager?.id));
  const others = wagers.filter(({ id }) => !placed.has(id));
  const key = [...letters].map(([wager, letter]) => ({ wager, letter }));
  const split = (entries: typeof key): FeltBlock[] => [
    ...listedWagers(
      entries.filter(({ wager }) => onePay(wager) !== undefined),
      width,
    ),
    ...listedWagers(
      entries.filter(({ wager }) => onePay(wager) === undefined),
      width,
    ),
  ];
  const listedOthers = others.map((wager) => ({ wager }));
  return {
    title,
    width,
    alt: `${title}. ${wagers.map((wager) => `${said(wager)}.`).join(' ')}`,
    places: Object.fromEntries(wagers.map((wager) => [wager.id, said(wager)])),
    blocks: [
      ...(parts.length > 0 ? [{ height: drawn.height + BELOW, parts, drawing: true } as const] : []),
      ...split(key),
      ...(listedOthers.length > 0 && placed.size > 0 ? [heading('Other wagers')] : []),
      ...listedWagers(
        listedOthers.filter(({ wager }) => onePay(wager) !== undefined),
        width,
      ),
      ...listedWagers(
        listedOthers.filter(({ wager }) => onePay(wager) === undefined),
        width,
      ),
    ].map(settledAt),
  };
}
