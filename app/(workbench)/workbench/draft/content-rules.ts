/** When two contents of a draft are the same, and which of them can be sent. */

import type { Game } from '@/rulebooks/format/record';
import { inOneSpelling } from '@/rulebooks/offer/one-spelling';
import type { DraftWhole } from '@/server/drafts/shapes';
import { canonicalJson } from '@/simulations/exact/canonical';
import { type Content, contentOf } from './content';
import type { Copy, Rules } from './draft-state';

/** Contents are never changed in place, so each is spelled out once. */
const texts = new WeakMap<Content, string>();

function textOf(content: Content): string {
  const known = texts.get(content);
  if (known !== undefined) return known;
  const text = canonicalJson({ ...content, name: content.name.trim() });
  texts.set(content, text);
  return text;
}

export const CONTENT_RULES: Rules<Content> = {
  same: (a, b) => a === b || textOf(a) === textOf(b),
  /** A draft always has a name: while the field is empty, the server keeps the last one. */
  sendable: (local, base) => (local.name.trim() === '' ? { ...local, name: base.name } : local),
};

/** In the spelling that saving gives it, so that an older draft is not changed by being saved. What is frozen stays. */
export const copyOf = (draft: DraftWhole, game: Game, currency: string): Copy<Content> => ({
  content: draft.submission ? contentOf(draft) : inOneSpelling(game, contentOf(draft), currency),
  revision: draft.revision,
  by: draft.updatedBy,
  at: draft.updatedAt,
  ...(draft.submission ? { frozen: true } : {}),
});
