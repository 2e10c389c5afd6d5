/** The text of a draft edition, changed by a form. */
import type { Change, EditionDifference } from './difference';

/** The text of a draft with parts of it replaced; undefined where the text cannot be read. */
function rewritten(text: string, parts: (draft: object) => object | undefined): string | undefined {
  try {
    const draft: unknown = JSON.parse(text);
    if (typeof draft !== 'object' || draft === null || Array.isArray(draft)) return undefined;
    const fresh = parts(draft);
    return fresh && `${JSON.stringify({ ...draft, ...fresh }, null, 2)}\n`;
  } catch {
    return undefined;
  }
}

/** With one more change. */
export const withChange = (text: string, change: Change): string | undefined =>
  rewritten(text, (draft) => {
    const changes: unknown = Reflect.get(draft, 'changes') ?? [];
    return Array.isArray(changes) ? { changes: [...changes, change] } : undefined;
  });

/** With another name or first day. */
export const withHead = (
  text: string,
  head: Partial<Pick<EditionDifference, 'edition' | 'validFrom'>>,
): string | undefined => rewritten(text, () => head);
