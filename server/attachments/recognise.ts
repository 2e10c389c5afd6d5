/** What kind of file this is, by its content: one of a closed list, or none that is taken. */
import { unzipSync } from 'fflate';
import { nestsTooDeep } from '@/simulations/exact/nesting';
import { type Answer, refuse } from '../problems/problem';
import { FILE_TYPES, type FileType, KINDS_TAKEN } from '../vocabulary/attachment';

const JSON_BYTES_AT_MOST = 5_000_000;
const MOST_PARTS = 5_000;
/** What an office file may unpack to; it is never unpacked here, but whoever gets it will. */
const UNPACKED_AT_MOST = 300_000_000;

const unusable = (message: string) => refuse('file-unusable', message, { field: 'file' });

const begins = (bytes: Uint8Array, ...with_: number[]): boolean =>
  with_.every((byte, at) => bytes[at] === byte);

const latin = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

const PNG_END = [0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82];
/** The end of a ZIP, with its comment, is within so many bytes of the end of its file. */
const ZIP_TAIL = 66_000;

/** A file that is also a ZIP is another file to whoever opens it as one, whatever numbers of disks it gives: few programs read them. */
const endsAsZip = (bytes: Uint8Array): boolean => latin(bytes.subarray(-ZIP_TAIL)).includes('PK\x05\x06');

/** Programs that show a PDF look for its head so far into the file. */
const holdsPdf = (bytes: Uint8Array): boolean => /%PDF-\d/.test(latin(bytes.subarray(0, 1024)));

/** The directory of a ZIP with names of a usual length. Longer ones took over a second to read, in which nobody else was answered. */
const DIRECTORY_AT_MOST = 1_000_000;
const FAR = 0xffffffff;

/** Where the last directory begins is what any reader goes by; one of ZIP64 is of no document. */
function isDirectorySmall(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = file.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  if (end < 0 || end + 20 > file.length) return true;
  const begins = file.readUInt32LE(end + 16);
  return begins !== FAR && file.length - begins <= DIRECTORY_AT_MOST;
}

const EITHER =
  'This file is two kinds of file at once, so it is not taken. Save it again with the program that made it.';

/** Only the directory is read. */
function officeType(bytes: Uint8Array): Answer<FileType> {
  if (holdsPdf(bytes)) return unusable(EITHER);
  if (!isDirectorySmall(bytes))
    return unusable('This file unpacks to more than any document needs. Save a smaller one.');
  const parts = new Set<string>();
  let unpacked = 0;
  try {
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        parts.add(name);
        unpacked += originalSize;
        if (parts.size > MOST_PARTS || unpacked > UNPACKED_AT_MOST) throw new RangeError('too large');
        return false;
      },
    });
  } catch (error) {
    return error instanceof RangeError
      ? unusable('This file unpacks to more than any document needs. Save a smaller one.')
      : unusable('This ZIP cannot be read. Save the file again and upload that.');
  }
  const names = [...parts].map((name) => name.toLowerCase());
  if (names.some((name) => name.endsWith('vbaproject.bin')))
    return unusable('This file holds macros. Save it without them, as .xlsx or .docx.');
  if (names.includes('[content_types].xml')) {
    if (names.includes('xl/workbook.xml')) return { ok: true, value: 'xlsx' };
    if (names.includes('word/document.xml')) return { ok: true, value: 'docx' };
  }
  return unusable(`A ZIP is not taken. Upload its files one by one: ${KINDS_TAKEN}.`);
}

const MARKUP = /^[\s\uFEFF]*<[a-z!?/]/i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: those that no text has
const CONTROLS = /[\0-\x08\x0E-\x1F\x7F]/;

function textType(bytes: Uint8Array, ending: string): Answer<FileType> {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return unusable(`Nothing here knows this file. Upload ${KINDS_TAKEN}; text as UTF-8.`);
  }
  if (CONTROLS.test(text))
    return unusable(`Nothing here knows this file. Upload ${KINDS_TAKEN}; text as UTF-8.`);
  if (MARKUP.test(text))
    return unusable('HTML, SVG and XML are not taken. Save it as a PDF or as plain text.');
  if (ending === 'csv') return { ok: true, value: 'csv' };
  if (ending === 'json') return jsonType(text);
  return { ok: true, value: 'text' };
}

const LISTS_AT_MOST = 200_000;

function hasMoreLists(text: string): boolean {
  let left = LISTS_AT_MOST;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charCodeAt(at);
    if (character === 0x5b || character === 0x7b) left -= 1;
    if (left < 0) return true;
  }
  return false;
}

function jsonType(text: string): Answer<FileType> {
  if (text.length > JSON_BYTES_AT_MOST) return unusable('A JSON file may have 5 MB. Split it.');
  try {
    if (nestsTooDeep(text)) return unusable('This JSON nests deeper than any table. Flatten it.');
    if (hasMoreLists(text)) return unusable('This JSON has more lists than any table. Split it.');
    JSON.parse(text);
    return { ok: true, value: 'json' };
  } catch {
    return unusable('This is not JSON: it cannot be read to its end. Correct it and upload it again.');
  }
}

const [SCAN, TABLES, EXTENSION, CONDITIONING] = [0xda, 0xc4, 0xc8, 0xcc];
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![TABLES, EXTENSION, CONDITIONING].includes(marker);

/** Its segments lead one to the next, with a frame among them, to where the picture begins. Three bytes alone begin anything. */
function isJpeg(bytes: Uint8Array): boolean {
  let framed = false;
  for (let at = 2; bytes[at] === 0xff; ) {
    while (bytes[at + 1] === 0xff) at += 1;
    const [marker = 0, high = 0, low = 0] = bytes.subarray(at + 1, at + 4);
    if (marker === SCAN) return framed;
    framed ||= isFrame(marker);
    const length = high * 256 + low;
    if (length < 2) return false;
    at += 2 + length;
  }
  return false;
}

function byContent(bytes: Uint8Array, ending: string): Answer<FileType> {
  if (begins(bytes, 0x50, 0x4b, 0x03, 0x04)) return officeType(bytes);
  if (endsAsZip(bytes)) return unusable(EITHER);
  if (latin(bytes.subarray(0, 7)).match(/^%PDF-\d/)) {
    return latin(bytes.subarray(-1024)).includes('%%EOF')
      ? { ok: true, value: 'pdf' }
      : unusable('This PDF ends before it is whole. Save it again and upload that.');
  }
  if (begins(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) {
    return begins(bytes.subarray(-PNG_END.length), ...PNG_END)
      ? { ok: true, value: 'png' }
      : unusable('This PNG ends before it is whole, or holds more. Save it again and upload that.');
  }
  if (begins(bytes, 0xff, 0xd8, 0xff))
    return isJpeg(bytes)
      ? { ok: true, value: 'jpeg' }
      : unusable('This JPEG has no picture that can be read. Save it again and upload that.');
  return textType(bytes, ending);
}

export const endingOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

export function recognise(bytes: Uint8Array, name: string): Answer<FileType> {
  const ending = endingOf(name);
  const found = byContent(bytes, ending);
  if (!found.ok) return found;
  const { label, endings } = FILE_TYPES[found.value];
  if ((endings as readonly string[]).includes(ending)) return found;
  return unusable(
    `This file is ${/^[AEIOUX]/.test(label) ? 'an' : 'a'} ${label}, but its name does not end in .${endings[0]}. Rename it, then upload it.`,
  );
}
