/** The chain: each event's hash covers its content, its number and the hash before it. */
import { createHash } from 'node:crypto';
import type { audit } from '../db/schema';
import { type HashedLink, linkText } from './link';

export type Link = typeof audit.$inferSelect;

export const hashOf = (link: HashedLink): string => createHash('sha256').update(linkText(link)).digest('hex');

/** The number of the first link that does not follow, or undefined if all do. */
export function brokenLink(links: Iterable<Link>, before: { seq: number; hash: string }): number | undefined {
  let { seq, hash } = before;
  for (const link of links) {
    if (link.seq !== seq + 1) return Math.min(link.seq, seq + 1);
    if (link.previous !== hash || link.hash !== hashOf(link)) return link.seq;
    ({ seq, hash } = link);
  }
  return undefined;
}
