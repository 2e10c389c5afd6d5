'use client';

import { useState } from 'react';
import { bringingBack, following, isUnsaved, keepingMine, standing, takingTheirs } from './two-copies';

/** `saved`: what is saved now, as it would be typed. `busy`: while this person's own save is on its way. */
export function useTwoCopies<Typed>(saved: Typed, busy: boolean) {
  const [copies, setCopies] = useState(() => following(saved));
  // For parts that keep what they show: another number each time that it is replaced from outside.
  const [shown, setShown] = useState(0);
  const is = standing(copies, saved);
  const show = (next: typeof copies) => {
    setCopies(next);
    setShown((count) => count + 1);
  };
  if (is === 'follow' && !busy) show({ ...following(saved), ...(copies.aside && { aside: copies.aside }) });
  return {
    typed: copies.typed,
    base: copies.base,
    shown,
    unsaved: isUnsaved(copies),
    mustChoose: is === 'choose' && !busy,
    type: (typed: Typed) => setCopies(({ base }) => ({ base, typed })),
    /** After this person's own save. */
    follow: (fresh: Typed) => show(following(fresh)),
    keepMine: () => setCopies(keepingMine(copies, saved)),
    takeTheirs: () => show(takingTheirs(copies, saved)),
    bringBack: copies.aside === undefined ? undefined : () => show(bringingBack(copies)),
  };
}
