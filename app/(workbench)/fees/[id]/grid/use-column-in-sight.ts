import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { Place } from './cells';

type Measured = {
  /** Of the box, and of what stands still at its left. */
  width: number;
  pinned: number;
  columns: { left: number; right: number }[];
};

/** Scrolls sideways to the column that has the keyboard. Columns are measured when their size changes, so that a key waits for no layout. */
export function useColumnInSight(
  box: RefObject<HTMLElement | null>,
  head: RefObject<HTMLElement | null>,
  at: Place,
): (event: { currentTarget: HTMLElement }) => void {
  const measured = useRef<Measured>(undefined);
  const left = useRef(0);
  useEffect(() => {
    if (!box.current || !head.current) return;
    const observer = new ResizeObserver(() => {
      measured.current = measure(box.current, head.current);
    });
    observer.observe(box.current);
    observer.observe(head.current);
    return () => observer.disconnect();
  }, [box, head]);
  useLayoutEffect(() => {
    const { width = 0, pinned = 0, columns = [] } = measured.current ?? {};
    const column = columns[at.column];
    if (!box.current || !column) return;
    if (column.left < left.current + pinned) left.current = column.left - pinned;
    else if (column.right > left.current + width) left.current = column.right - width;
    else return;
    box.current.scrollLeft = left.current;
  }, [box, at]);
  return useCallback(({ currentTarget }) => {
    left.current = currentTarget.scrollLeft;
  }, []);
}

function measure(box: HTMLElement | null, head: HTMLElement | null): Measured | undefined {
  const [number, ...columns] = Array.from(head?.children ?? []).filter((cell) => cell instanceof HTMLElement);
  if (!box || !number) return undefined;
  return {
    width: box.clientWidth,
    pinned: number.offsetWidth,
    columns: columns.map(({ offsetLeft, offsetWidth }) => ({
      left: offsetLeft,
      right: offsetLeft + offsetWidth,
    })),
  };
}
