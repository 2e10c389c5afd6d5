/** How deep JSON nests, before it is parsed. */

/** An analysis nests about eight deep; input meant to exhaust the reader nests thousands deep. */
const DEEPEST = 64;

const [QUOTE, ESCAPE] = [0x22, 0x5c];
const OPENS = new Set([0x5b, 0x7b]);
const CLOSES = new Set([0x5d, 0x7d]);

/**
 * Looks at each character once and parses nothing: the JSON reader would take half a second for half a
 * million levels.
 */
export function nestsTooDeep(json: string): boolean {
  let depth = 0;
  let quoted = false;
  for (let i = 0; i < json.length; i += 1) {
    const character = json.charCodeAt(i);
    if (quoted) {
      if (character === ESCAPE) i += 1;
      else if (character === QUOTE) quoted = false;
    } else if (character === QUOTE) quoted = true;
    else if (OPENS.has(character)) depth += 1;
    else if (CLOSES.has(character)) depth -= 1;
    if (depth > DEEPEST) return true;
  }
  return false;
}
