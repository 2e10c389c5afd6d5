import Link from 'next/link';
import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes';

type Kind = 'primary' | 'plain' | 'quiet' | 'danger';

const KINDS: Record<Kind, string> = {
  primary: 'border-accent bg-accent text-on-accent hover:opacity-90',
  plain: 'border-rule-strong bg-panel text-ink hover:bg-sunken',
  quiet: 'border-transparent text-ink-soft hover:bg-sunken hover:text-ink',
  danger: 'border-breach bg-panel text-breach hover:bg-breach-soft',
};

export const buttonClasses = (kind: Kind = 'plain', small = false, className?: string) =>
  classes(
    'inline-flex shrink-0 items-center justify-center gap-1.5 rounded-md border font-medium whitespace-nowrap select-none',
    'disabled:cursor-not-allowed disabled:border-rule disabled:bg-sunken disabled:text-ink-faint',
    'aria-disabled:cursor-not-allowed aria-disabled:border-rule aria-disabled:bg-sunken aria-disabled:text-ink-faint',
    small ? 'min-h-7 px-2 text-xs' : 'min-h-8 px-3 text-sm max-sm:min-h-11',
    KINDS[kind],
    className,
  );

export type ButtonProps = ComponentProps<'button'> & {
  kind?: Kind;
  small?: boolean;
  icon?: ReactNode;
  /** While work is under way the button says so and cannot be pressed again; it keeps the keyboard. */
  busy?: boolean;
};

export function Button({
  kind = 'plain',
  small,
  icon,
  busy,
  className,
  children,
  disabled,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      disabled={disabled && !busy}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      className={buttonClasses(kind, small, className)}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {icon}
      {children}
      {busy ? <span aria-hidden="true">…</span> : null}
    </button>
  );
}

/** A button that is only a picture: `label` is its name and its tooltip. */
export function IconButton({
  label,
  children,
  className,
  kind = 'quiet',
  ...rest
}: Omit<ButtonProps, 'icon'> & { label: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={classes(
        'inline-flex size-8 shrink-0 items-center justify-center rounded-md border disabled:cursor-not-allowed disabled:text-ink-faint',
        KINDS[kind],
        className,
      )}
      {...rest}
    >
      {children}
    </button>
  );
}

export function ButtonLink({
  kind = 'plain',
  small,
  icon,
  className,
  children,
  ...rest
}: ComponentProps<typeof Link> & { kind?: Kind; small?: boolean; icon?: ReactNode }) {
  return (
    <Link className={buttonClasses(kind, small, className)} {...rest}>
      {icon}
      {children}
    </Link>
  );
}

/** A link in running text. */
export function TextLink({ className, ...rest }: ComponentProps<typeof Link>) {
  return (
    <Link
      className={classes(
        'text-accent underline decoration-1 underline-offset-2 hover:decoration-2',
        className,
      )}
      {...rest}
    />
  );
}
