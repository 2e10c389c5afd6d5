import Link from 'next/link';
import type { ReactNode } from 'react';
import { ThemeSwitch } from '../shell/theme-switch';

/** Pages that need no account: the name, the register, the theme and nothing else. */
export default function PublicLayout({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex h-12 items-center justify-between px-4 max-sm:[&_button]:size-11 sm:px-6">
        <Link href="/" className="flex h-8 items-center text-lg max-sm:h-11 font-semibold tracking-tight">
          Assay
        </Link>
        <div className="flex items-center gap-4">
          <nav aria-label="For anyone" className="flex items-center gap-4 text-sm">
            <Link href="/register" className="flex h-8 items-center max-sm:h-11 hover:underline">
              Register
            </Link>
            <Link href="/verify" className="flex h-8 items-center max-sm:h-11 hover:underline">
              Verify
            </Link>
          </nav>
          <ThemeSwitch />
        </div>
      </header>
      {children}
    </div>
  );
}
