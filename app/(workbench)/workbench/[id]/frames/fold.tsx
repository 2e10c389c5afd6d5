'use client';

import { ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';

/** A part of the left pane that folds; folded, it still says what it holds. What is wrong in it opens it, and leaves it open. */
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
  const [first] = useState(open);
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (open && details.current) details.current.open = true;
  }, [open]);
  return (
    <details ref={details} open={first} className="group border-b border-rule px-4 py-2">
      <summary className="flex min-h-7 list-none items-center gap-2 [&::-webkit-details-marker]:hidden">
        <ChevronRight size={14} aria-hidden="true" className="shrink-0 text-ink-faint group-open:rotate-90" />
        <h2 className="shrink-0 text-sm font-semibold">{title}</h2>
        <span className="truncate text-xs text-ink-soft group-open:hidden">{holds}</span>
      </summary>
      <div className="pt-2 pb-2">{children}</div>
    </details>
  );
}
