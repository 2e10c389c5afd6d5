import type { EventKind } from '../vocabulary/event-kinds';

export type AuditEvent = {
  seq: number;
  at: string;
  actor: string;
  organisation: string | null;
  kind: EventKind;
  /** "submission:…", "draft:…", "organisation:…" */
  subject: string;
  data: Record<string, unknown>;
  hash: string;
  previous: string;
};

/** What an event is about, by name; with an address where its reader can open it. */
export type About = { name: string; href?: string };
export type ListedEvent = AuditEvent & { about?: About };

/**
 * A stored part that differs from the chain; without a submission if it belongs to an account or
 * organisation.
 */
export type Altered = { submission?: string; reference: string; organisation: string; part: string };
