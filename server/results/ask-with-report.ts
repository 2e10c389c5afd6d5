/** A request for formal adoption goes with the report on its trial: its event names the very reports that count. */
import type { MemberContext } from '../access/context';
import { request, type TrialRequest } from '../submissions/trial/request';
import { hashOfCounting, latestReports } from './reported';

/** Read in the transaction of the request: what is reported at the same time comes before it or after it. */
export const askWithReport = (
  context: MemberContext,
  input: Omit<TrialRequest, 'report'>,
): ReturnType<typeof request> =>
  request(
    context,
    input.kind === 'ask-adoption'
      ? { ...input, report: async (tx, at) => hashOfCounting(await latestReports(tx, input.id, at)) }
      : input,
  );
