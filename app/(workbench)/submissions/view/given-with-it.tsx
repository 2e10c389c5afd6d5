import type { Given } from '@/rulebooks/judging/given';
import { listed } from '@/rulebooks/spelling/wording';

/** Which of the open findings above an approval or an adoption settles by giving its consent: read before it is given. */
export function GivenWithIt({ gives, act }: { gives: readonly Given[]; act: 'approval' | 'adoption' }) {
  if (gives.length === 0) return null;
  const of = (verdict: Given['verdict']) => [
    ...new Set(gives.filter((each) => each.verdict === verdict).map(({ clause }) => clause)),
  ];
  const [consents, approvals] = [of('needs-consent'), of('needs-approval')];
  const given = [
    ...(consents.length > 0 ? [`the consent that ${listed(consents)} ask${one(consents)} for`] : []),
    ...(approvals.length > 0 ? [`the approval of pays below the minimum of ${listed(approvals)}`] : []),
  ];
  return (
    <p role="note" aria-label={`Given with the ${act}`} className="border-l-2 border-accent pl-3 text-sm">
      Your {act} gives {listed(given)}. Once it is made,{' '}
      {gives.length === 1 ? 'this finding is' : 'these findings are'} settled.
    </p>
  );
}

const one = (clauses: readonly string[]): string => (clauses.length === 1 ? 's' : '');
