import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

/** A part of the left pane that folds; folded, it still says what it holds. */
export function Fold({
  title,
  holds,
  open,
  children,
}: {
  title: string;
  holds: string;
  open: boolean;
  children: ReactNode;
}) {
  return (
    <details key={String(open)} open={open} className="group border-b border-rule px-4 py-2">
      <summary className="flex min-h-7 list-none items-center gap-2 [&::-webkit-details-marker]:hidden">
        <ChevronRight size={14} aria-hidden="true" className="shrink-0 text-ink-faint group-open:rotate-90" />
        <h2 className="shrink-0 text-sm font-semibold">{title}</h2>
        <span className="truncate text-xs text-ink-soft group-open:hidden">{holds}</span>
      </summary>
      <div className="pt-2 pb-2">{children}</div>
    </details>
  );
}
