'use client';

import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { classes } from './classes';

/** A short list of things to do, behind one button (`trigger` must be a button). */
export function Menu({
  trigger,
  children,
  align = 'end',
}: {
  trigger: ReactNode;
  children: ReactNode;
  align?: 'start' | 'end';
}) {
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align={align}
          sideOffset={4}
          collisionPadding={8}
          className="animate-rise z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-48 overflow-y-auto rounded-md border border-rule-strong bg-panel py-1 shadow-raised"
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

export function MenuItem({
  children,
  icon,
  onSelect,
  danger,
  disabled,
  keys,
}: {
  children: ReactNode;
  icon?: ReactNode;
  onSelect: () => void;
  danger?: boolean;
  disabled?: boolean;
  keys?: string;
}) {
  return (
    <DropdownMenu.Item
      disabled={disabled}
      onSelect={onSelect}
      className={classes(
        'flex min-h-8 max-sm:min-h-11 cursor-pointer items-center gap-2 px-3 text-sm outline-none data-disabled:cursor-not-allowed data-disabled:text-ink-faint data-highlighted:bg-accent-soft',
        danger && 'text-breach',
      )}
    >
      {icon}
      <span className="grow">{children}</span>
      {keys ? <kbd className="text-xs text-ink-faint">{keys}</kbd> : null}
    </DropdownMenu.Item>
  );
}

export function MenuSeparator() {
  return <DropdownMenu.Separator className="my-1 h-px bg-rule" />;
}

/** What the menu is about: a name, a place. Not selectable. */
export function MenuLabel({ children }: { children: ReactNode }) {
  return <DropdownMenu.Label className="px-3 py-1 text-xs text-ink-soft">{children}</DropdownMenu.Label>;
}
