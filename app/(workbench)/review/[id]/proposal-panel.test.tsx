/** What a second reviewer reads before they confirm, and so decide. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { ProposalWhole, SubmissionWhole } from '@/server/submissions/stored/shapes';
import { ProposalPanel } from './proposal-panel';

vi.mock('@tanstack/react-query', () => ({ useMutation: () => ({ isPending: false, isError: false }) }));
vi.mock('@/app/trpc/client', () => {
  const mutation = { mutationOptions: () => ({}) };
  return { useTRPC: () => ({ reviews: { confirmProposal: mutation, declineProposal: mutation } }) };
});
vi.mock('../../submissions/view/decline-proposal', () => ({ DeclineProposal: () => null }));
vi.mock('@/app/clock/clock', () => ({ useToday: () => '2098-01-01', useNow: () => 0 }));

const submission = {
  id: 's',
  rulebook: 'gb-2007',
  reference: 'A-1',
  operator: 'Northgate',
  variant: { circumstances: {} },
  open: [],
  findings: [],
  judgements: [],
  reruns: [{}],
  files: [],
  gives: [{ rule: 'gb-2007/2.3(b)', clause: '2.3(b)', verdict: 'needs-consent', finding: 'Asks.' }],
} as unknown as SubmissionWhole;

const panel = (content: object): string =>
  renderToStaticMarkup(
    <ProposalPanel
      submission={submission}
      proposal={{ id: 'p', by: 'Ruth', own: false, at: '2098-01-01T10:00:00.000Z', content } as ProposalWhole}
      refresh={async () => undefined}
    />,
  );
const decision = { what: 'decision', reasons: '', conditions: [] };

it('says what the decision gives to whoever confirms it', () => {
  expect(panel({ ...decision, kind: 'approve' })).toContain(
    'Your approval gives the consent that 2.3(b) asks for.',
  );
  expect(panel({ what: 'ruling', kind: 'adopt', text: 'As filed.' })).toContain('Your adoption gives');
});

it('says nothing of that to whoever confirms a refusal', () => {
  expect(panel({ ...decision, kind: 'refuse' })).not.toContain('gives');
});
