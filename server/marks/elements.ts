/** Reads the elements of a small XML file. No declarations, entities, references or anything that a drawing does not need. */
import { named, refuseMark } from './refusal';

export type Element = { name: string; attributes: Map<string, string>; children: Element[] };

const ELEMENTS_AT_MOST = 2_000;
const DEEPEST = 20;
const ATTRIBUTES_AT_MOST = 30;

const NAME = /[A-Za-z_][-A-Za-z0-9_.:]*/y;
const SPACE = /[ \t\r\n]*/y;
const ATTRIBUTE = /([A-Za-z_][-A-Za-z0-9_.:]*)[ \t\r\n]*=[ \t\r\n]*(?:"([^"<]*)"|'([^'<]*)')/y;
const DECLARATION = /<\?xml[ \t\r\n][^<>?]*\?>/y;

const PLAIN = 'Save the drawing as plain SVG and upload it again.';

/** Refuses an element as soon as its name and attributes are known, before anything inside it is read. */
type Check = (element: Pick<Element, 'name' | 'attributes'>) => void;

class Reader {
  at = 0;
  count = 0;
  constructor(
    readonly text: string,
    readonly check: Check,
  ) {}

  /** What matches here, and goes past it. */
  take(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    if (found) this.at = pattern.lastIndex;
    return found ?? undefined;
  }

  begins(text: string): boolean {
    return this.text.startsWith(text, this.at);
  }

  /** Goes past a comment; whether there was one. */
  comment(): boolean {
    if (!this.begins('<!--')) return false;
    const end = this.text.indexOf('-->', this.at + 4);
    if (end < 0) refuseMark(`This SVG has a comment that does not end. ${PLAIN}`);
    this.at = end + 3;
    return true;
  }

  /** Spaces and comments between elements. */
  between(): void {
    do this.take(SPACE);
    while (this.comment());
  }
}

function attributesOf(reader: Reader, element: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (;;) {
    reader.take(SPACE);
    const found = reader.take(ATTRIBUTE);
    if (!found) return attributes;
    const [, name = '', double, single] = found;
    const value = double ?? single ?? '';
    if (value.includes('&'))
      refuseMark(
        `This SVG has a reference (&…;) in ${named(name)}, and a mark may have none. Write the value itself.`,
      );
    if (attributes.has(name) || attributes.size >= ATTRIBUTES_AT_MOST)
      refuseMark(`This SVG has too many attributes on ${named(element)}. ${PLAIN}`);
    attributes.set(name, value);
  }
}

/** The words of a title are not drawn: they are left out. */
const WORDS = new Set(['title', 'desc']);

function inside(reader: Reader, name: string, depth: number): Element[] {
  const children: Element[] = [];
  for (;;) {
    if (WORDS.has(name)) reader.take(/[^<&]*/y);
    reader.between();
    if (reader.begins('</')) break;
    if (!reader.begins('<'))
      refuseMark(
        reader.at >= reader.text.length
          ? `This SVG ends before ${named(name)} does. ${PLAIN}`
          : `This SVG has text in ${named(name)}, and a mark may have none. Turn the text into outlines.`,
      );
    children.push(element(reader, depth));
  }
  reader.at += 2;
  if (reader.take(NAME)?.[0] !== name) refuseMark(`This SVG does not close ${named(name)}. ${PLAIN}`);
  reader.take(SPACE);
  if (!reader.begins('>')) refuseMark(`This SVG does not close ${named(name)}. ${PLAIN}`);
  reader.at += 1;
  return children;
}

function element(reader: Reader, depth: number): Element {
  if (reader.begins('<!') || reader.begins('<?')) {
    const what =
      /^<[!?]\[?[A-Za-z]*/.exec(reader.text.slice(reader.at, reader.at + SHOWN_AHEAD))?.[0] ?? '<!';
    refuseMark(`This SVG has ${named(what)}, and a mark may have no declarations. ${PLAIN}`);
  }
  reader.at += 1;
  const name = reader.take(NAME)?.[0] ?? refuseMark(`This SVG cannot be read. ${PLAIN}`);
  reader.count += 1;
  if (reader.count > ELEMENTS_AT_MOST)
    refuseMark(`This SVG has more than ${ELEMENTS_AT_MOST.toLocaleString('en')} elements. Simplify it.`);
  if (depth > DEEPEST) refuseMark(`This SVG has groups more than ${DEEPEST} deep. Ungroup the drawing.`);
  const attributes = attributesOf(reader, name);
  reader.check({ name, attributes });
  reader.take(SPACE);
  if (reader.begins('/>')) {
    reader.at += 2;
    return { name, attributes, children: [] };
  }
  if (!reader.begins('>')) refuseMark(`This SVG cannot be read at ${named(name)}. ${PLAIN}`);
  reader.at += 1;
  return { name, attributes, children: inside(reader, name, depth + 1) };
}

const SHOWN_AHEAD = 20;

export function rootOf(text: string, check: Check): Element {
  const reader = new Reader(text, check);
  reader.take(DECLARATION);
  reader.between();
  if (!reader.begins('<')) refuseMark(`This file is not an SVG. ${PLAIN}`);
  const root = element(reader, 0);
  reader.between();
  if (reader.at < text.length) refuseMark(`This SVG goes on after its end. ${PLAIN}`);
  return root;
}
