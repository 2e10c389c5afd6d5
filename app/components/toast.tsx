'use client';

import { X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react';
import { buttonClasses, IconButton } from './button';
import { classes } from './classes';

export type ToastMessage = {
  title: string;
  detail?: string;
  tone?: 'plain' | 'problem';
  action?: { label: string; onSelect: () => void };
};

const ToastContext = createContext<(message: ToastMessage) => void>(() => undefined);

/** `const toast = useToast(); toast({ title: 'Saved' })` */
export const useToast = () => useContext(ToastContext);

export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<(ToastMessage & { id: number })[]>([]);
  const next = useRef(0);
  const show = useCallback((message: ToastMessage) => {
    next.current += 1;
    const id = next.current;
    setShown((before) => [...before.slice(-2), { ...message, id }]);
  }, []);
  return (
    <ToastContext value={show}>
      <Radix.Provider duration={6000} label="Message">
        {children}
        {shown.map((message) => (
          <Radix.Root
            key={message.id}
            duration={message.action || message.tone === 'problem' ? 12000 : 6000}
            onOpenChange={(open) => {
              if (!open) setShown((before) => before.filter((other) => other.id !== message.id));
            }}
            className={classes(
              'animate-rise flex items-start gap-3 rounded-md border bg-panel px-4 py-3 shadow-raised',
              message.tone === 'problem' ? 'border-breach' : 'border-rule-strong',
            )}
          >
            <div className="min-w-0 grow">
              <Radix.Title className={classes('font-medium', message.tone === 'problem' && 'text-breach')}>
                {message.title}
              </Radix.Title>
              {message.detail ? (
                <Radix.Description className="text-sm text-ink-soft">{message.detail}</Radix.Description>
              ) : null}
            </div>
            {message.action ? (
              <Radix.Action
                altText={message.action.label}
                className={buttonClasses('plain', true)}
                onClick={message.action.onSelect}
              >
                {message.action.label}
              </Radix.Action>
            ) : null}
            <Radix.Close asChild>
              <IconButton label="Close this message" className="-mt-1 -mr-2">
                <X size={14} aria-hidden="true" />
              </IconButton>
            </Radix.Close>
          </Radix.Root>
        ))}
        <Radix.Viewport className="fixed right-4 bottom-4 z-60 flex w-[calc(100vw-32px)] max-w-sm flex-col gap-2 outline-none short:[&>:not(:last-child)]:hidden" />
      </Radix.Provider>
    </ToastContext>
  );
}
