import { Check, CircleDashed } from 'lucide-react';
import { Panel } from '@/app/components/panel';
import type { SubmissionWhole } from '@/server/submissions/stored/shapes';
import { completenessOf } from './completeness';

/** What a reviewer needs before the review can begin, each with whether it is there. */
export function CompletenessPanel({ submission }: { submission: SubmissionWhole }) {
  const items = completenessOf(submission);
  const lacking = items.filter(({ there }) => !there).length;
  return (
    <Panel id="completeness" title="Is it complete?" className="mb-6">
      <p className="mb-2 text-sm">
        {lacking === 0
          ? 'Everything that Assay can look for is there. Begin the review, or ask for what else you need.'
          : `${lacking === 1 ? 'One thing is' : `${lacking} things are`} not there. Ask for ${lacking === 1 ? 'it' : 'them'} under Questions, or begin the review without.`}
      </p>
      <ul className="divide-y divide-rule border-y border-rule text-sm">
        {items.map(({ what, says, there }) => (
          <li key={what} className="flex items-start gap-3 py-2">
            {there ? (
              <Check size={16} className="mt-0.5 shrink-0 text-meets" role="img" aria-label="There" />
            ) : (
              <CircleDashed
                size={16}
                className="mt-0.5 shrink-0 text-consent"
                role="img"
                aria-label="Not there"
              />
            )}
            <span>
              <span className="font-medium">{what}</span> <span className="text-ink-soft">{says}</span>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
