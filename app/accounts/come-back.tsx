'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { TextLink } from '../components/button';
import { Entrance } from './entrance';

/** Nobody is signed in: sends them to the sign-in page, which leads back here. */
export function ComeBack() {
  const path = usePathname();
  const router = useRouter();
  const signIn = `/sign-in?next=${encodeURIComponent(path)}`;
  useEffect(() => router.replace(signIn), [router, signIn]);
  return (
    <Entrance title="Sign in first">
      <TextLink href={signIn}>Sign in and come back here</TextLink>
    </Entrance>
  );
}
