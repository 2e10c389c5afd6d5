import type { ReactNode } from 'react';

/** Small words in a drawing. */
export function ChartWords({
  x,
  y,
  anchor = 'start',
  children,
}: {
  x: number;
  y: number;
  anchor?: 'start' | 'middle' | 'end';
  children: ReactNode;
}) {
  return (
    <text x={x} y={y} textAnchor={anchor} fontSize={11} fill="var(--ink-soft)">
      {children}
    </text>
  );
}
