import type { ReactNode } from 'react';
import { ComeBack } from '../accounts/come-back';
import { Shell } from '../shell/shell';
import { api } from '../trpc/server';

export default async function WorkbenchLayout({ children }: { children: ReactNode }) {
  const me = await (await api()).accounts.me();
  return me ? <Shell me={me}>{children}</Shell> : <ComeBack />;
}
