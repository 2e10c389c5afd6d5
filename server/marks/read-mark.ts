/** The operator's mark from the file that somebody uploads. */
import { type Answer, refuse } from '../problems/problem';
import { Mark } from '../vocabulary/mark';
import { PNG_BYTES_AT_MOST, PNG_HEAD, pictureMark } from './png';
import { MarkRefused, refuseMark } from './refusal';
import { drawnMark, SVG_BYTES_AT_MOST } from './svg';

const kilobytes = (bytes: number): string => `${Math.ceil(bytes / 1000).toLocaleString('en')} kB`;

function checkSize(bytes: Buffer, most: number, kind: string): void {
  if (bytes.length > most)
    refuseMark(
      `This ${kind} has ${kilobytes(bytes.length)}. Upload one of at most ${kilobytes(most)}: simplify it, or use fewer pixels.`,
    );
}

function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return refuseMark('This file is neither a PNG nor an SVG. Upload one of these two.');
  }
}

function markIn(bytes: Buffer): Mark {
  if (bytes.subarray(0, PNG_HEAD.length).equals(PNG_HEAD)) {
    checkSize(bytes, PNG_BYTES_AT_MOST, 'PNG');
    return pictureMark(bytes);
  }
  checkSize(bytes, SVG_BYTES_AT_MOST, 'file');
  const text = textOf(bytes);
  if (!/^\s*</.test(text)) refuseMark('This file is neither a PNG nor an SVG. Upload one of these two.');
  return drawnMark(text);
}

export function readMark(bytes: Uint8Array): Answer<Mark> {
  try {
    return { ok: true, value: Mark.parse(markIn(Buffer.from(bytes))) };
  } catch (error) {
    if (error instanceof MarkRefused) return refuse('mark-unusable', error.message, { field: 'mark' });
    throw error;
  }
}

/** Of a mark that came in a paper and not from this site's database: whether its picture is one that this site would write. */
export function isSoundMark(mark: Mark): boolean {
  if (mark.kind === 'drawn') return true;
  const read = readMark(Buffer.from(mark.png, 'base64'));
  return read.ok && read.value.width === mark.width && read.value.height === mark.height;
}
