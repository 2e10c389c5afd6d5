import type { FiledShown } from '@/simulations/family/filed-lines';
import type { Start } from '../../filing/filing';

/** What may be written in the cells. */
export function LinePhrases({ vocabulary, shown }: { vocabulary: Start['vocabulary']; shown: FiledShown }) {
  const list = (title: string, words: readonly [string, string][]) => (
    <div>
      <h4 className="text-sm font-medium">{title}</h4>
      <ul className="list-disc pl-5 text-sm text-ink-soft">
        {words.map(([says, means]) => (
          <li key={says}>
            <span className="text-ink">{says}</span>
            {means ? `: ${means}` : ''}
          </li>
        ))}
      </ul>
    </div>
  );
  return (
    <details>
      <summary className="min-h-7 cursor-pointer text-sm">The phrases that a line understands</summary>
      <div className="grid max-w-5xl gap-4 sm:grid-cols-2">
        {list(
          `${shown.columns.when}: with commas between, all must be so; empty for every hand`,
          vocabulary.conditions,
        )}
        {list(shown.columns.does, vocabulary.does)}
      </div>
    </details>
  );
}
