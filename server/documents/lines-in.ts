/** The lines of a text that may be large, one at a time and never held together. Runs in a browser too. */

const decoded = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
const BREAK = 0x0a;

/** `onShare`: how much of it was read, from 0 to 1. */
export function* linesIn(bytes: Uint8Array, onShare: (share: number) => void = () => {}): Generator<string> {
  let from = 0;
  while (from < bytes.length) {
    const end = bytes.indexOf(BREAK, from);
    const until = end === -1 ? bytes.length : end;
    yield decoded(bytes.subarray(from, until));
    from = until + 1;
    onShare(Math.min(1, from / bytes.length));
  }
}
