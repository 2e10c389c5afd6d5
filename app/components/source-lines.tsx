import type { SourceText } from '@/server/rulebooks/shapes';

/** The source's own words beside our restatement, or how this site would have them. */
export function SourceLines({ source }: { source: SourceText }) {
  return (
    <section aria-labelledby="source-lines" className="mt-6 border-t border-rule pt-4">
      <h3 id="source-lines" className="mb-2 text-sm font-medium">
        In the words of the source
      </h3>
      {'says' in source ? (
        <p className="text-sm text-ink-soft">{source.says}</p>
      ) : (
        <figure>
          <blockquote className="border-l-2 border-rule-strong pl-3 text-sm whitespace-pre-wrap wrap-anywhere">
            {source.text}
          </blockquote>
          <figcaption className="mt-1 text-xs text-ink-soft">
            {source.file}
            {source.cut ? '. There is more of this clause than is shown here.' : ''}
          </figcaption>
        </figure>
      )}
    </section>
  );
}
