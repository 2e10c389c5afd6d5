import '@fontsource/inter/latin-400.css';
import '@fontsource/inter/latin-500.css';
import '@fontsource/inter/latin-600.css';
import '@fontsource/inter/latin-ext-400.css';
import '@fontsource/inter/latin-ext-500.css';
import './globals.css';
import type { Metadata, Viewport } from 'next';
import { headers } from 'next/headers';
import { ThemeProvider } from 'next-themes';
import type { ReactNode } from 'react';
import { ClockProvider } from './clock/clock';
import { DayTurns } from './clock/day-turns';
import { ToastProvider } from './components/toast';
import { TooltipProvider } from './components/tooltip';
import { ApiProvider } from './trpc/client';

export const metadata: Metadata = {
  title: { default: 'Assay', template: '%s · Assay' },
  description:
    'The game-approval workbench: exact house edges, the rulebook clause by clause, and the papers for the table.',
  robots: { index: false },
};

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fbfaf7' },
    { media: '(prefers-color-scheme: dark)', color: '#17181b' },
  ],
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  // Reading it also keeps every page from being made at build time, when there is no nonce for its scripts.
  const nonce = (await headers()).get('x-nonce');
  return (
    // The theme is set before the first paint, so the attribute differs from what the server sent.
    <html lang="en-GB" suppressHydrationWarning>
      <body>
        <ThemeProvider
          attribute="data-theme"
          defaultTheme="system"
          enableSystem
          disableTransitionOnChange
          {...(nonce && { nonce })}
        >
          <ClockProvider at={Date.now()}>
            <ApiProvider>
              <DayTurns />
              <TooltipProvider delayDuration={250}>
                <ToastProvider>{children}</ToastProvider>
              </TooltipProvider>
            </ApiProvider>
          </ClockProvider>
        </ThemeProvider>
      </body>
    </html>
  );
}
