/** A request for the audit as a file: who asks, and for which events. */

import { z } from 'zod';
import type { Context } from '../access/context';
import { refused } from '../paper-requests/answer-request';
import { refuse } from '../problems/problem';
import { EventFilter } from './event-filter';
import { exportEvents } from './export-events';

/** A misspelt filter is refused: it would export everything. */
const Asked = z.strictObject(EventFilter.shape);

export async function answerExport(context: Context, search: URLSearchParams): Promise<Response> {
  const { member } = context;
  if (!member) return refused(refuse('signed-out', 'You are signed out. Sign in and try again.').problems);
  const { kinds, ...rest } = Object.fromEntries(search);
  const filter = Asked.safeParse({ ...rest, ...(kinds ? { kinds: kinds.split(',') } : {}) });
  if (!filter.success)
    return refused(
      refuse('option-value', 'This filter cannot be read. Open the Audit page and export from there.')
        .problems,
    );
  const lines = await exportEvents({ ...context, member }, filter.data);
  if (!lines.ok) return refused(lines.problems);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await lines.value.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await lines.value.return(undefined);
    },
  });
  return new Response(body, {
    headers: {
      'Content-Type': 'application/jsonl; charset=utf-8',
      'Content-Disposition': 'attachment; filename="assay-audit.jsonl"',
      'Cache-Control': 'private, no-store',
    },
  });
}
