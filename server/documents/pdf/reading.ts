/** What can be said of a file that is not a dossier: one clause, to end a sentence. */
export type Reading<T> = { ok: true; value: T } | { ok: false; because: string };

export const unreadable = (because: string): { ok: false; because: string } => ({ ok: false, because });

/** An analysis nests some eight deep; a file made to exhaust the reader nests by the thousand. */
const DEEPEST = 64;

export function nestsTooDeep(json: string): boolean {
  let depth = 0;
  for (const character of json) {
    if (character === '{' || character === '[') depth += 1;
    else if (character === '}' || character === ']') depth -= 1;
    if (depth > DEEPEST) return true;
  }
  return false;
}

/** Some fifty times the largest analysis of these games. */
export const ATTACHMENT_LIMIT = 64 * 1024 * 1024;
