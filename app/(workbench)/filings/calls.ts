import type { useTRPC } from '@/app/trpc/client';

/** What either side can do with a filing, of whichever kind of document it is. */
export type FilingCalls = Pick<
  ReturnType<typeof useTRPC>['feeSubmissions'],
  | 'submit'
  | 'withdraw'
  | 'answer'
  | 'assign'
  | 'beginReview'
  | 'ask'
  | 'decide'
  | 'confirmProposal'
  | 'declineProposal'
>;
