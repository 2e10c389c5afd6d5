import { TextLink } from '@/app/components/button';
import { longDate } from '@/rulebooks/spelling/wording';
import type { VariationPublic } from '@/server/submissions/variations/shapes';
import { VARIATION_NAMES } from '@/server/vocabulary/life/variation-words';

/** What players meet today beside an approved game, at some tables and for some days. */
export function RunningVariations({ running }: { running: VariationPublic[] }) {
  return (
    <ul className="space-y-2">
      {running.map(({ number, kind, change, periods, tables, reference, version, hash, from }) => (
        <li key={number} className="border-l-4 border-accent bg-accent-soft px-3 py-2 text-sm wrap-anywhere">
          <p className="font-medium">
            <TextLink href={`/record/${hash}?reference=${reference}`}>
              {VARIATION_NAMES[kind]} {number}
            </TextLink>
            {change ? `: ${change}` : `: other pays, version ${version}`}
          </p>
          <p className="text-ink-soft">
            {periods.length > 0 ? periods.join('; ') : `${tables}, since ${longDate(from)}`}
          </p>
        </li>
      ))}
    </ul>
  );
}
