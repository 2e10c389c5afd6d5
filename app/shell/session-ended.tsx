'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { TextLink } from '../components/button';
import { useSignedOut } from '../session/signed-out';

/** Over every page whose session ended while it was open: the way back in, which leads here again. */
export function SessionEnded() {
  const out = useSignedOut();
  const path = usePathname();
  const [here, setHere] = useState(path);
  useEffect(() => {
    if (out) setHere(`${path}${window.location.search}`);
  }, [out, path]);
  if (!out) return null;
  return (
    <div
      role="alert"
      className="sticky top-0 z-40 border-b border-rule bg-breach-soft px-4 py-2 text-center text-sm"
    >
      You are signed out. What you typed is kept in this tab.{' '}
      <TextLink href={`/sign-in?next=${encodeURIComponent(here)}`}>Sign in and come back here</TextLink>
    </div>
  );
}
