/** An event as its hash covers it. Runs in a browser too. */
import { canonicalJson } from '@/simulations/exact/canonical';

export type HashedLink = {
  seq: number;
  at: string;
  actor: string;
  actorName: string;
  organisationId: string | null;
  organisationName: string | null;
  kind: string;
  subject: string;
  data: string;
  previous: string;
};

export function linkText(link: HashedLink): string {
  const { seq, at, actor, actorName, organisationId, organisationName, kind, subject, data, previous } = link;
  return canonicalJson({
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
  });
}
