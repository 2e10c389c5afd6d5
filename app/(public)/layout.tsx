import Link from 'next/link';
import type { ReactNode } from 'react';
import { ThemeSwitch } from '../shell/theme-switch';

/** Pages that need no account: the name, the theme and nothing else. */
export default function PublicLayout({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex h-12 items-center justify-between px-4 max-sm:[&_button]:size-11 sm:px-6">
        <Link href="/" className="flex h-8 items-center text-lg max-sm:h-11 font-semibold tracking-tight">
          Assay
        </Link>
        <ThemeSwitch />
      </header>
      {children}
    </div>
  );
}
