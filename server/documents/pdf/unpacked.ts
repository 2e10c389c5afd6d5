/** Streams as they lie in a PDF, unpacked no further than they may be long: a small file can claim to be a large one. */
import { Unzlib } from 'fflate';

/** Small enough that what it unpacks to is counted before there is much of it. */
const CHUNK = 16_384;

/** Undefined where it is longer, or is not packed at all. */
export function unpacked(packed: Uint8Array, most: number): Uint8Array | undefined {
  const parts: Uint8Array[] = [];
  let length = 0;
  let ended = false;
  const inflate = new Unzlib((part, final) => {
    length += part.length;
    if (length > most) throw new RangeError('longer than it may be');
    parts.push(part);
    ended = final;
  });
  try {
    for (let from = 0; from < packed.length; from += CHUNK)
      inflate.push(packed.subarray(from, from + CHUNK), from + CHUNK >= packed.length);
  } catch {
    return undefined;
  }
  if (!ended) return undefined;
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
