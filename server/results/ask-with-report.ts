/** A request for formal adoption goes with the report on its trial: its event names the very reports that count. */
import type { MemberContext } from '../access/context';
import type { Answer } from '../problems/problem';
import { withinReach } from '../submissions/steps/move';
import { request, type TrialRequest } from '../submissions/trial/request';
import { resultsAt } from './read-results';

export async function askWithReport(
  context: MemberContext,
  input: Omit<TrialRequest, 'report'>,
): ReturnType<typeof request> {
  if (input.kind !== 'ask-adoption') return request(context, input);
  const row = await withinReach(context.db, context.member, input.id);
  const instant = context.now();
  const results: Answer<{ hash: string }> | undefined =
    row && (await resultsAt(context.db, row, instant.toISOString()));
  // The report is of that moment, whatever is reported while the request is written down.
  return request(
    { ...context, now: () => instant },
    { ...input, ...(results?.ok ? { report: results.value.hash } : {}) },
  );
}
