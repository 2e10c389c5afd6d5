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

/** A part of what is stored that is not what the chain says; of no submission where it is an account or an organisation. */
export type Altered = { submission?: string; reference: string; organisation: string; part: string };
