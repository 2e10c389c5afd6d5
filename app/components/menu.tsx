'use client';

import { DropdownMenu } from 'radix-ui';
import {
  type ComponentProps,
  cloneElement,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
  type RefObject,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { classes } from './classes';

type Place = Ref<HTMLButtonElement>;

const put = (ref: Place | undefined, button: HTMLButtonElement | null) => {
  if (typeof ref === 'function') ref(button);
  else if (ref) ref.current = button;
};

/** Stands in for a button that is on the page already: the list opens beside that, and gives it the keyboard back. */
function Instead({ of, ref }: { of: RefObject<HTMLButtonElement | null>; ref?: Place }) {
  useLayoutEffect(() => {
    put(ref, of.current);
    return () => put(ref, null);
  }, [of, ref]);
  return null;
}

/**
 * A short list of things to do, behind one button. Until somebody points at the button, or comes to it by keyboard, there is
 * only the button: whatever else it takes costs several times as much to draw, and a table has one in each row.
 */
export function Menu({
  trigger,
  children,
  align = 'end',
}: {
  trigger: ReactElement<ComponentProps<'button'>>;
  children: ReactNode;
  align?: 'start' | 'end';
}) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [needed, setNeeded] = useState(false);
  const [open, setOpen] = useState(false);
  const list = `${id}-list`;
  const need = () => setNeeded(true);
  const opened = (event: SyntheticEvent) => {
    need();
    setOpen(true);
    // The list takes the keyboard; the button must not take it back.
    event.preventDefault();
  };
  return (
    <>
      {cloneElement(trigger, {
        ref: button,
        id,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        ...(open && { 'aria-controls': list }),
        onPointerEnter: need,
        onFocus: need,
        onPointerDown: (event: PointerEvent) => {
          if (event.button === 0 && !event.ctrlKey) opened(event);
        },
        onKeyDown: (event: KeyboardEvent) => {
          if (['Enter', ' ', 'ArrowDown'].includes(event.key)) opened(event);
        },
      })}
      {needed ? (
        <DropdownMenu.Root open={open} onOpenChange={setOpen}>
          <DropdownMenu.Trigger asChild>
            <Instead of={button} />
          </DropdownMenu.Trigger>
          <DropdownMenu.Portal>
            <DropdownMenu.Content
              id={list}
              aria-labelledby={id}
              align={align}
              sideOffset={4}
              collisionPadding={8}
              className="animate-rise z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-48 overflow-y-auto rounded-md border border-rule-strong bg-panel py-1 shadow-raised"
            >
              {children}
            </DropdownMenu.Content>
          </DropdownMenu.Portal>
        </DropdownMenu.Root>
      ) : null}
    </>
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
