import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Seen, seenRows } from './windowed-rows';

type Window = {
  /** Of what scrolls, in pixels. */
  height: number;
  /** How far it is scrolled down, in pixels. */
  top: number;
  seen: Seen;
  onScroll: (event: { currentTarget: HTMLElement }) => void;
  /** Draws the rows that are there at once, and scrolls with them. */
  scrollTo: (top: number) => void;
};

/**
 * Which rows of a scrolled box are in view; all are equally high. `height`: until the box has been measured. `beyond`: rows drawn beyond what is
 * seen, so that scrolling a little shows nothing empty.
 */
export function useWindow(
  box: RefObject<HTMLElement | null>,
  given: { total: number; rowHeight: number; height: number; beyond?: number },
): Window {
  const { total, rowHeight, beyond = 8 } = given;
  const [top, setTop] = useState(0);
  const [height, setHeight] = useState(given.height);
  const scrolledTo = useRef(0);
  const onScroll = useCallback<Window['onScroll']>(({ currentTarget }) => {
    scrolledTo.current = currentTarget.scrollTop;
    setTop(scrolledTo.current);
  }, []);
  useLayoutEffect(() => {
    // Compared with what is known, because asking the box would lay out the page.
    if (!box.current || scrolledTo.current === top) return;
    box.current.scrollTop = top;
    scrolledTo.current = top;
  }, [box, top]);
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
    top,
    seen: seenRows({ top, height, rowHeight, total, beyond }),
    onScroll,
    scrollTo: setTop,
  };
}
