import { useState } from 'react';
import { type OpenGroup, toAcknowledge } from '@/rulebooks/findings/open-groups';

/** A tick is for the sentences that stood beside it: when another day changes them, it is asked for again. */
export function useKnown(open: readonly OpenGroup[]) {
  const [ticked, setTicked] = useState('');
  const asked = toAcknowledge(open);
  const sentences = asked.map(({ says }) => says).join('\n');
  return {
    codes: asked.map(({ code }) => code),
    known: asked.length > 0 && ticked === sentences,
    setKnown: (given: boolean) => setTicked(given ? sentences : ''),
  };
}
