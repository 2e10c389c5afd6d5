'use client';

import { useRouter } from 'next/navigation';
import { useTheme } from 'next-themes';
import { type ReactNode, useMemo, useState } from 'react';
import type { Me } from '@/server/accounts/stored/shapes';
import { MeProvider } from '../session/me';
import { signOut } from './account-menu';
import { DemonstrationBanner } from './banner';
import { type Command, CommandsProvider, useCommands } from './commands';
import { Navigation } from './navigation';
import { Palette } from './palette';
import { placesFor } from './places';
import { SessionEnded } from './session-ended';
import { ShortcutsSheet } from './shortcuts-sheet';

/** Everything around the page of someone who is signed in. */
export function Shell({ me, children }: { me: Me; children: ReactNode }) {
  return (
    <MeProvider me={me}>
      <CommandsProvider>
        <Frame me={me}>{children}</Frame>
      </CommandsProvider>
    </MeProvider>
  );
}

function Frame({ me, children }: { me: Me; children: ReactNode }) {
  const [palette, setPalette] = useState(false);
  const [shortcuts, setShortcuts] = useState(false);
  const router = useRouter();
  const { setTheme } = useTheme();

  const commands = useMemo<Command[]>(
    () => [
      ...placesFor(me).map((place) => ({
        id: `go:${place.href}`,
        label: place.label,
        group: 'Go to',
        run: () => router.push(place.href),
      })),
      {
        id: 'palette',
        label: 'Find a command, a draft, a clause or a page',
        group: 'Everywhere',
        keys: 'Ctrl+K',
        when: 'always',
        keysOnly: true,
        run: () => setPalette((open) => !open),
      },
      {
        id: 'shortcuts',
        label: 'Show keyboard shortcuts',
        group: 'Everywhere',
        keys: '?',
        run: () => setShortcuts(true),
      },
      { id: 'theme:light', label: 'Light theme', group: 'Everywhere', run: () => setTheme('light') },
      { id: 'theme:dark', label: 'Dark theme', group: 'Everywhere', run: () => setTheme('dark') },
      {
        id: 'theme:system',
        label: 'Use the system theme',
        group: 'Everywhere',
        run: () => setTheme('system'),
      },
      { id: 'sign-out', label: 'Sign out', group: 'Everywhere', run: () => void signOut() },
    ],
    [me, router, setTheme],
  );
  useCommands(commands);

  return (
    // A page that fills the screen and scrolls within itself says so with `data-fill`.
    <div className="flex min-h-dvh flex-col lg:has-[[data-fill]]:h-dvh">
      {me.demonstration ? <DemonstrationBanner /> : null}
      <SessionEnded />
      <Navigation onPalette={() => setPalette(true)} />
      {children}
      <Palette open={palette} onOpenChange={setPalette} />
      <ShortcutsSheet open={shortcuts} onOpenChange={setShortcuts} />
    </div>
  );
}
