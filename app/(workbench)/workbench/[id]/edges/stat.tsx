import type { ReactNode } from 'react';

/** A figure with its name above it, in a row of such. */
export function Stat({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt className="flex h-6 items-center text-xs text-ink-soft">{name}</dt>
      <dd className="figures leading-6">{children}</dd>
    </div>
  );
}
