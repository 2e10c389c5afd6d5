import { memo } from 'react';
import { classes } from '@/app/components/classes';
import type { RowFaults } from './row-faults';

type Props = { name: string; height: number; top: number; faults: RowFaults };

/** What stands at the left of a row, marked where the row has a fault. */
export const RowNumber = memo(function OneNumber({ name, height, top, faults }: Props) {
  return (
    <span
      title={faults.get(undefined)}
      className={classes(
        'absolute inset-x-0 flex items-center justify-end border-b border-rule px-1.5',
        faults.size > 0 ? 'bg-breach-soft font-medium text-breach' : null,
      )}
      style={{ top, height }}
    >
      {name}
    </span>
  );
});
