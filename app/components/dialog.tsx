'use client';

import { X } from 'lucide-react';
import { AlertDialog, Dialog as Radix } from 'radix-ui';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Button, buttonClasses, IconButton } from './button';
import { classes } from './classes';

type Shared = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** One sentence under the title. */
  lead?: ReactNode;
  children: ReactNode;
};

/**
 * Where the keyboard was when it opened, and goes back to: these dialogs are opened by state, so the library
 * knows no button to return to.
 */
function useReturn() {
  const [opener] = useState(() => document.activeElement);
  return {
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (opener instanceof HTMLElement) opener.focus();
    },
  };
}

/**
 * What the dialog is for has the keyboard first: its first field, else the dialog itself, which is read out. Never Close.
 * A field further down than can be seen would scroll away what has to be read before it.
 */
const inView = (field: HTMLElement, content: HTMLElement): boolean =>
  [content, field.closest('[data-dialog-body]')].every(
    (box) => !box || field.getBoundingClientRect().bottom <= box.getBoundingClientRect().bottom,
  );

function focusFirst(event: Event) {
  event.preventDefault();
  const content = event.currentTarget as HTMLElement;
  const field = content.querySelector<HTMLElement>(
    '[data-dialog-body] :is(input, select, textarea):not(:disabled, [type=hidden])',
  );
  (field && inView(field, content) ? field : content).focus();
}

function Content(props: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content {...useReturn()} onOpenAutoFocus={focusFirst} {...props} />;
}

function AlertContent(props: ComponentProps<typeof AlertDialog.Content>) {
  return <AlertDialog.Content {...useReturn()} {...props} />;
}

const overlay = 'fixed inset-0 z-40 bg-scrim';

function Heading({ title, lead }: { title: ReactNode; lead?: ReactNode }) {
  return (
    <div className="flex shrink-0 items-start justify-between gap-4 border-b border-rule px-5 py-3">
      <div className="min-w-0">
        <Radix.Title className="text-lg font-semibold">{title}</Radix.Title>
        {lead ? <Radix.Description className="text-sm text-ink-soft">{lead}</Radix.Description> : null}
      </div>
      <Radix.Close asChild>
        <IconButton label="Close">
          <X size={16} aria-hidden="true" />
        </IconButton>
      </Radix.Close>
    </div>
  );
}

/**
 * In the middle of the screen, for one decision. What it says scrolls; its footer, with what can be done, stays. On a
 * screen as low as one at twice its size, title and footer would leave two lines to read: there all of it scrolls.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  lead,
  children,
  footer,
  wide,
}: Shared & { footer?: ReactNode; wide?: boolean | 'full' }) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={overlay} />
        <Content
          {...(lead ? {} : { 'aria-describedby': undefined })}
          className={classes(
            'animate-rise fixed top-1/2 left-1/2 z-50 flex max-h-[88dvh] w-[calc(100vw-32px)] -translate-x-1/2 -translate-y-1/2 flex-col rounded-lg border border-rule bg-panel shadow-raised outline-none short:block short:max-h-[96dvh] short:overflow-y-auto',
            wide === 'full' ? 'max-w-6xl' : wide ? 'max-w-3xl' : 'max-w-lg',
          )}
        >
          <Heading title={title} lead={lead} />
          <div data-dialog-body className="min-h-0 overflow-y-auto px-5 py-4 short:overflow-visible">
            {children}
          </div>
          {footer ? (
            <div className="flex shrink-0 flex-wrap justify-end gap-2 border-t border-rule px-5 py-3">
              {footer}
            </div>
          ) : null}
        </Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** At the right edge, for reading something beside the work. */
export function SideSheet({ open, onOpenChange, title, lead, children }: Shared) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={overlay} />
        <Content
          {...(lead ? {} : { 'aria-describedby': undefined })}
          className="fixed inset-y-0 right-0 z-50 flex w-full max-w-md flex-col border-l border-rule bg-panel shadow-raised outline-none"
        >
          <Heading title={title} lead={lead} />
          <div data-dialog-body className="grow overflow-y-auto px-5 py-4">
            {children}
          </div>
        </Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Asks once before something that cannot be undone. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  children,
  confirm,
  onConfirm,
  danger = false,
  busy = false,
}: Omit<Shared, 'lead'> & { confirm: string; onConfirm: () => void; danger?: boolean; busy?: boolean }) {
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={overlay} />
        <AlertContent className="animate-rise fixed top-1/2 left-1/2 z-50 flex max-h-[88dvh] w-[calc(100vw-32px)] max-w-md -translate-x-1/2 -translate-y-1/2 flex-col rounded-lg border border-rule bg-panel shadow-raised">
          <div className="min-h-0 overflow-y-auto px-5 pt-5">
            <AlertDialog.Title className="text-lg font-semibold wrap-anywhere">{title}</AlertDialog.Title>
            <AlertDialog.Description asChild>
              <div className="mt-2 text-ink-soft">{children}</div>
            </AlertDialog.Description>
          </div>
          <div className="flex shrink-0 flex-wrap justify-end gap-2 p-5">
            <AlertDialog.Cancel className={buttonClasses('plain')}>Cancel</AlertDialog.Cancel>
            <Button kind={danger ? 'danger' : 'primary'} onClick={onConfirm} busy={busy}>
              {confirm}
            </Button>
          </div>
        </AlertContent>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
