'use client';

import { Popover, Tooltip as Radix } from 'radix-ui';
import { memo, type ReactNode } from 'react';
import { GLOSSARY, type GlossaryWord } from './glossary';

export type { GlossaryWord } from './glossary';

const surface =
  'animate-rise z-50 max-w-80 rounded-md border border-rule-strong bg-panel px-3 py-2 text-sm text-ink shadow-raised';

/** A short fact on hover and on focus. The child must be focusable; nothing in it may be needed. */
export function Tooltip({ content, children }: { content: ReactNode; children: ReactNode }) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content sideOffset={6} collisionPadding={8} className={surface}>
          {content}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export const TooltipProvider = Radix.Provider;

/** A word that explains itself where it stands, by pointer, keyboard or touch. */
export const Term = memo(function Term({ word, children }: { word: GlossaryWord; children?: ReactNode }) {
  const entry = GLOSSARY[word];
  return (
    <Popover.Root>
      <Popover.Trigger className="min-h-6 min-w-6 cursor-help [text-align:inherit] underline decoration-ink-faint decoration-dotted underline-offset-4 hover:decoration-accent">
        {children ?? entry.title}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content sideOffset={6} collisionPadding={8} className={surface} aria-label={entry.title}>
          <p className="font-medium">{entry.title}</p>
          <p className="mt-1 text-ink-soft">{entry.says}</p>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
});
