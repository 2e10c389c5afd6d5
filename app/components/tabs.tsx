'use client';

import { Tabs as Radix } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes';

export function Tabs(props: ComponentProps<typeof Radix.Root>) {
  return <Radix.Root {...props} />;
}

export function TabList({
  label,
  children,
  className,
}: {
  label: string;
  children: ReactNode;
  className?: string;
}) {
  return (
    <Radix.List
      aria-label={label}
      className={classes('flex flex-wrap gap-x-5 border-b border-rule', className)}
    >
      {children}
    </Radix.List>
  );
}

export function Tab({ children, className, ...rest }: ComponentProps<typeof Radix.Trigger>) {
  return (
    <Radix.Trigger
      className={classes(
        '-mb-px min-h-9 border-b-2 border-transparent px-0.5 text-sm whitespace-nowrap text-ink-soft hover:text-ink',
        'data-[state=active]:border-accent data-[state=active]:font-medium data-[state=active]:text-ink',
        className,
      )}
      {...rest}
    >
      {children}
    </Radix.Trigger>
  );
}

export function TabPanel({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content className={classes('pt-4 outline-offset-4', className)} {...rest} />;
}
