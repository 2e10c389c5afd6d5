import { counted } from '@/rulebooks/spelling/wording';
import { latestOf } from '@/server/submissions/stored/judged';
import type { SubmissionWhole } from '@/server/submissions/stored/shapes';
import { placeOfAnchor } from '@/server/vocabulary/anchor';

/** What a reviewer overruled is not open: it stands by itself, with its reasons one click away. */
export function Overruled({ findings, judgements }: Pick<SubmissionWhole, 'findings' | 'judgements'>) {
  const overruled = [...latestOf(judgements)].filter(([, { says }]) => says === 'overruled');
  if (overruled.length === 0) return null;
  return (
    <p className="mt-2 text-sm">
      {counted(overruled.length, 'finding')} overruled, with reasons:{' '}
      {overruled.map(([finding], index) => (
        <span key={finding}>
          {index > 0 ? ', ' : null}
          <a
            href={`#${placeOfAnchor({ finding })}`}
            className="text-accent underline decoration-1 underline-offset-2 hover:decoration-2"
          >
            rule {findings[finding]?.clause}
          </a>
        </span>
      ))}
      .
    </p>
  );
}
