'use client';

import { createContext, type ReactNode, useContext } from 'react';
import type { Me } from '@/server/accounts/stored/shapes';

const MeContext = createContext<Me | null>(null);

/** Who is signed in. Only within the workbench's pages, where someone always is. */
export function useMe(): Me {
  const me = useContext(MeContext);
  if (!me) throw new Error('useMe outside of the signed-in pages');
  return me;
}

export function MeProvider({ me, children }: { me: Me; children: ReactNode }) {
  return <MeContext value={me}>{children}</MeContext>;
}
