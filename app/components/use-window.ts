import { type RefObject, useCallback, useEffect, useState } from 'react';
import { type Seen, seenRows } from './windowed-rows';

/** Drawn beyond what is seen, so that scrolling a little shows nothing empty. */
const BEYOND = 8;

type Window = {
  /** Of what scrolls, in pixels. */
  height: number;
  seen: Seen;
  onScroll: (event: { currentTarget: HTMLElement }) => void;
};

/** Which rows of a scrolled box are in view; all are equally high. `height`: until the box has been measured. */
export function useWindow(
  box: RefObject<HTMLElement | null>,
  given: { total: number; rowHeight: number; height: number },
): Window {
  const { total, rowHeight } = given;
  const [top, setTop] = useState(0);
  const [height, setHeight] = useState(given.height);
  const onScroll = useCallback<Window['onScroll']>(
    ({ currentTarget }) => setTop(currentTarget.scrollTop),
    [],
  );
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      // Out of the layout for a moment it has no height, and its rows stay.
      if (element.clientHeight > 0) setHeight(element.clientHeight);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return {
    height,
    seen: seenRows({ top, height, rowHeight, total, beyond: BEYOND }),
    onScroll,
  };
}
