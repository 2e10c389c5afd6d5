import { VERDICT_WORDS } from '@/rulebooks/findings/verdict-words';
import type { Given } from '@/rulebooks/judging/given';

/** Which findings an approval or an adoption settles by giving its consent: read before it is given. */
export function GivenWithIt({ gives, act }: { gives: readonly Given[]; act: 'approval' | 'adoption' }) {
  if (gives.length === 0) return null;
  return (
    <section aria-label={`Given with the ${act}`} className="rounded-md border border-rule px-4 py-3 text-sm">
      <h3 className="mb-2 font-medium">Your {act} gives what these rules ask of you</h3>
      <ul className="space-y-2">
        {gives.map(({ clause, verdict, finding }) => (
          <li key={`${clause} ${finding}`}>
            <span className="font-medium">
              {clause}, {VERDICT_WORDS[verdict].word.toLowerCase()}
            </span>
            : {finding}
          </li>
        ))}
      </ul>
    </section>
  );
}
