/** The chain: each event's hash covers its content, its number and the hash before it. */
import { createHash } from 'node:crypto';
import { canonicalJson } from '@/simulations/exact/canonical';
import type { audit } from '../db/schema';

export type Link = typeof audit.$inferSelect;

export function hashOf(link: Omit<Link, 'hash'>): string {
  const { seq, at, actor, actorName, organisationId, organisationName, kind, subject, data, previous } = link;
  const content = {
    seq,
    at,
    actor,
    actorName,
    organisationId,
    organisationName,
    kind,
    subject,
    data,
    previous,
  };
  return createHash('sha256').update(canonicalJson(content)).digest('hex');
}

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
