import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * How wide a drawing is on the page, so that it is drawn at that size and its words are as large as any others. `before`: until it is
 * known; `least`: narrower than that, it is scaled down.
 */
export function useDrawnWidth<Drawn extends Element>({
  before,
  least,
}: {
  before: number;
  least: number;
}): { ref: RefObject<Drawn | null>; width: number } {
  const ref = useRef<Drawn>(null);
  const [width, setWidth] = useState(before);
  useLayoutEffect(() => {
    const drawn = ref.current;
    if (!drawn) return;
    const look = () => setWidth(Math.max(least, Math.round(drawn.getBoundingClientRect().width)));
    look();
    const observer = new ResizeObserver(look);
    observer.observe(drawn);
    return () => observer.disconnect();
  }, [least]);
  return { ref, width };
}
