import type { EventKind } from './kinds';

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
