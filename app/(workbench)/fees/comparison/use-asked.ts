'use client';

import { useDeferredValue, useState } from 'react';

export type Typed = { players: string; hands: string; limit: string };

/** At which table two schedules are compared, as typed, and which of the options are shown. */
export function useAsked() {
  const [typed, setTyped] = useState<Typed>({ players: '7', hands: '30', limit: '' });
  const [all, setAll] = useState(false);
  const [skip, setSkip] = useState(0);
  const asked = useDeferredValue(typed);
  return {
    typed,
    all,
    skip,
    setTyped,
    setSkip,
    setAll: (next: boolean) => {
      setAll(next);
      setSkip(0);
    },
    /** As a query takes it. */
    input: {
      all,
      skip,
      players: Number(asked.players),
      hands: Number(asked.hands),
      ...(asked.limit.trim() !== '' && { limit: asked.limit }),
    },
  };
}

export type Asked = ReturnType<typeof useAsked>;
