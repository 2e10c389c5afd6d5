/** What was typed and not yet saved, kept in this tab through a reload, with what it grew from. */
import { z } from 'zod';
import { KeptVariant } from '@/rulebooks/variant/variant';
import type { Content } from './content';
import type { Kept } from './draft-state';

/** A tab may hold a copy from before its day was called `day`. */
const olderDay = (kept: unknown) =>
  typeof kept === 'object' && kept !== null && 'at' in kept ? { day: kept.at, ...kept } : kept;

const KeptFields = z.object({
  name: z.string(),
  day: z.string(),
  options: KeptVariant.shape.options,
  wagers: KeptVariant.shape.wagers,
  written: KeptVariant.shape.written,
  filed: KeptVariant.shape.filed,
  circumstances: KeptVariant.shape.circumstances,
});

const KeptContent = z.preprocess(olderDay, KeptFields);

const LocalCopy = z.object({
  base: z.object({ content: KeptContent, revision: z.int().positive(), by: z.string(), at: z.string() }),
  unanswered: z.array(KeptContent),
  content: KeptContent,
});

const key = (draft: string) => `assay.draft.${draft}`;

/** Storage can be full or forbidden; then the page works without it. */
function quietly<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

export function keepLocalCopy(draft: string, kept: Kept<Content>): void {
  quietly(() => sessionStorage.setItem(key(draft), JSON.stringify(kept)));
}

export function dropLocalCopy(draft: string): void {
  quietly(() => sessionStorage.removeItem(key(draft)));
}

export function readLocalCopy(draft: string): Kept<Content> | undefined {
  const text = quietly(() => sessionStorage.getItem(key(draft)));
  const parsed = LocalCopy.safeParse(text ? quietly(() => JSON.parse(text)) : undefined);
  return parsed.success ? parsed.data : undefined;
}
