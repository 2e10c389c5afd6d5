'use client';

import { type RefObject, useEffect, useRef } from 'react';

const CONTROLS = ':is(input, select, textarea, button, a[href]):not(:disabled)';

/**
 * For a place whose controls change with `state`: where the one that had the keyboard is gone, the first of those that
 * took its place has it. A page that was scrolled away meanwhile stays where it is.
 */
export function useSuccessor<E extends HTMLElement>(state: unknown): RefObject<E | null> {
  const place = useRef<E>(null);
  const within = useRef(false);
  useEffect(() => {
    const note = (event: FocusEvent) => {
      within.current = event.target instanceof Node && place.current?.contains(event.target) === true;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  const was = useRef(state);
  useEffect(() => {
    if (was.current === state) return;
    was.current = state;
    const lost = within.current && document.activeElement === document.body;
    const next = lost ? place.current?.querySelector<HTMLElement>(CONTROLS) : undefined;
    if (!place.current || !next) return;
    const { top, bottom } = place.current.getBoundingClientRect();
    next.focus({ preventScroll: bottom < 0 || top > window.innerHeight });
  }, [state]);
  return place;
}
