'use client';

import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useId } from 'react';
import { classes } from './classes';

/** The sentence of an error at its field: what is wrong and what to do. */
export function FieldProblem({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} role="alert" className="mt-1 flex gap-1.5 text-xs text-breach">
      <CircleAlert size={14} className="mt-px shrink-0" aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}

/** Brings the first problem of a form to where it is seen: its button may stand where it always is, outside of what scrolls. */
export function showProblem(form: string): void {
  requestAnimationFrame(() => {
    const problem = document.getElementById(form)?.querySelector('[role="alert"]');
    problem?.scrollIntoView({ block: 'nearest' });
  });
}

/** The same for what the server answers: its sentence appears only once the page has fetched everything again. */
export function useProblemInView(form: string, error: unknown): void {
  useEffect(() => {
    if (error) showProblem(form);
  }, [form, error]);
}

type Control = {
  id: string;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
  'aria-required'?: true | undefined;
};

/** Label, control, hint and error sentence, tied together. The child receives the attributes to spread. */
export function Field({
  label,
  hint,
  problem,
  required,
  hideLabel,
  className,
  children,
}: {
  label: ReactNode;
  hint?: ReactNode;
  problem?: ReactNode;
  required?: boolean;
  hideLabel?: boolean;
  className?: string;
  children: (control: Control) => ReactNode;
}) {
  const id = useId();
  const described = [hint ? `${id}-hint` : null, problem ? `${id}-problem` : null].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'mb-1 block text-sm font-medium'}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': problem ? true : undefined,
        'aria-required': required ? true : undefined,
      })}
      {hint ? (
        <p id={`${id}-hint`} className="mt-1 text-xs text-ink-soft">
          {hint}
        </p>
      ) : null}
      {problem ? <FieldProblem id={`${id}-problem`}>{problem}</FieldProblem> : null}
    </div>
  );
}

export const controlClasses = (className?: string) =>
  classes(
    'w-full rounded-md border border-rule-strong bg-panel px-2.5 text-ink placeholder:text-ink-faint',
    'aria-invalid:border-breach aria-invalid:ring-1 aria-invalid:ring-breach disabled:bg-sunken disabled:text-ink-faint',
    className,
  );

export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return <input className={controlClasses(classes('h-8 text-base', className))} {...rest} />;
}

export function TextArea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea rows={rows} className={controlClasses(classes('py-1.5 text-base', className))} {...rest} />
  );
}

/** A native select: fast, known to every keyboard and phone. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return <select className={controlClasses(classes('h-8 pr-8 text-base', className))} {...rest} />;
}

export function Checkbox({
  label,
  hint,
  className,
  ...rest
}: Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; hint?: ReactNode }) {
  const id = useId();
  return (
    <div className={classes('flex items-start gap-2', className)}>
      <input
        id={id}
        type="checkbox"
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="mt-0.5 size-4 shrink-0 accent-accent"
        {...rest}
      />
      <div className="min-w-0">
        <label htmlFor={id} className="block min-h-6 text-sm">
          {label}
        </label>
        {hint ? (
          <p id={`${id}-hint`} className="text-xs text-ink-soft">
            {hint}
          </p>
        ) : null}
      </div>
    </div>
  );
}
