'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { classes } from '@/app/components/classes';

type Part = { path: string; label: string; count?: number; within?: string };

/** The parts of a rulebook; each has its own address. */
export function PartLinks({ base, parts }: { base: string; parts: Part[] }) {
  const path = usePathname();
  const isHere = (part: Part) =>
    path === `${base}${part.path}` ||
    (part.path !== '' && path.startsWith(`${base}${part.path}/`)) ||
    (part.within !== undefined && path.startsWith(`${base}${part.within}/`));
  return (
    <nav aria-label="Parts of the rulebook" className="mb-6 flex flex-wrap gap-x-5 border-b border-rule">
      {parts.map((part) => {
        const here = isHere(part);
        return (
          <Link
            key={part.path}
            href={`${base}${part.path}`}
            aria-current={here ? 'page' : undefined}
            className={classes(
              '-mb-px flex min-h-9 items-center gap-1.5 border-b-2 px-0.5 text-sm whitespace-nowrap',
              here ? 'border-accent font-medium' : 'border-transparent text-ink-soft hover:text-ink',
            )}
          >
            {part.label}
            {part.count === undefined ? null : (
              <span className="figures text-xs text-ink-soft">{part.count}</span>
            )}
          </Link>
        );
      })}
    </nav>
  );
}
