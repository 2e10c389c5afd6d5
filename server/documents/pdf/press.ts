/** A file for a print shop: colours of ink, the black of text in black alone, the boxes of the sheet, and its output intent. */
import type PDFDocument from 'pdfkit';
import type { Press } from '../layout/drawing';

type Document = InstanceType<typeof PDFDocument>;
type Ink = [cyan: number, magenta: number, yellow: number, black: number];

type Written = {
  ref: (data: Record<string, unknown>) => { end: () => void };
  _root: { data: Record<string, unknown> };
  page: { dictionary: { data: Record<string, unknown> } };
};

const channels = (color: string): [number, number, number] => [
  Number.parseInt(color.slice(1, 3), 16) / 255,
  Number.parseInt(color.slice(3, 5), 16) / 255,
  Number.parseInt(color.slice(5, 7), 16) / 255,
];

/** Colours whose parts lie so close are greys, and greys are printed in black alone: no fringes round small letters. */
const GREY = 0.09;

/** As pdfkit takes them, in hundredths. The darkest grey is the ink of text, and is printed as full black. */
export function ofInk(color: string): Ink {
  const [red, green, blue] = channels(color);
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  if (most - least <= GREY) {
    const light = 0.299 * red + 0.587 * green + 0.114 * blue;
    return [0, 0, 0, light < 0.2 ? 100 : Math.round((1 - light) * 100)];
  }
  const black = 1 - most;
  const part = (of: number) => Math.round(((1 - of - black) / (1 - black)) * 100);
  return [part(red), part(green), part(blue), Math.round(black * 100)];
}

/** PDF counts from the foot of the page. */
export function boxPage(document: Document, { trim, bleed }: Press): void {
  const { data } = (document as unknown as Written).page.dictionary;
  const [left, top, right, bottom] = trim;
  const height = top + bottom;
  const box = (more: number) => [left - more, height - bottom - more, right + more, height - top + more];
  data.TrimBox = box(0);
  data.BleedBox = box(bleed);
}

/** Registered conditions are named and not embedded: the shop has their profiles. */
export function markPress(document: Document, { condition }: Press): void {
  const written = document as unknown as Written;
  const intent = written.ref({
    Type: 'OutputIntent',
    S: 'GTS_PDFX',
    OutputConditionIdentifier: new String(condition),
    RegistryName: new String('http://www.color.org'),
    Info: new String(condition),
  });
  intent.end();
  written._root.data.OutputIntents = [intent];
}
