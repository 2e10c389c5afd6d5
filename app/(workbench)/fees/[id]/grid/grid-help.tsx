import { memo } from 'react';
import { Keys } from '@/app/components/keys';

/** What keys do in the grid. */
export const GridHelp = memo(function Help({ id }: { id: string }) {
  return (
    <p id={id} className="mt-2 mb-4 max-w-[80ch] text-xs text-ink-soft">
      Type, or press <Keys press="Enter" />, to change a cell; <Keys press="Tab" /> goes on to the next one
      and <Keys press="Escape" /> takes back what was typed. Press <Keys press="Escape" /> once more and{' '}
      <Keys press="Tab" /> leaves the table. Rows copied in a spreadsheet can be pasted. An empty limit or
      number of players is an open end.
    </p>
  );
});
