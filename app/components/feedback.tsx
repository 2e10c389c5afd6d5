import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from './classes';

/** An empty list: what belongs here and how it gets here. */
export function EmptyState({
  title,
  children,
  action,
}: {
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className="border-y border-rule py-10 text-center">
      <p className="text-lg font-medium">{title}</p>
      {children ? <div className="mx-auto mt-1 max-w-[56ch] text-ink-soft">{children}</div> : null}
      {action ? <div className="mt-4 flex justify-center gap-2">{action}</div> : null}
    </div>
  );
}

const NOTES = {
  info: { icon: Info, tone: 'border-accent bg-accent-soft text-ink', mark: 'text-accent' },
  good: { icon: CircleCheck, tone: 'border-meets bg-meets-soft text-ink', mark: 'text-meets' },
  warning: { icon: TriangleAlert, tone: 'border-consent bg-consent-soft text-ink', mark: 'text-consent' },
  problem: { icon: CircleAlert, tone: 'border-breach bg-breach-soft text-ink', mark: 'text-breach' },
} as const;

/** A sentence that matters now, with what can be done about it. */
export function Note({
  kind = 'info',
  title,
  children,
  actions,
  className,
}: {
  kind?: keyof typeof NOTES;
  title?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  className?: string;
}) {
  const { icon: Icon, tone, mark } = NOTES[kind];
  return (
    <div
      role={kind === 'problem' ? 'alert' : 'status'}
      className={classes('flex gap-3 rounded-md border-l-2 px-3 py-2 text-sm', tone, className)}
    >
      <Icon size={16} aria-hidden="true" className={classes('mt-0.5 shrink-0', mark)} />
      <div className="min-w-0 grow">
        {title ? <p className="font-medium">{title}</p> : null}
        {children ? <div>{children}</div> : null}
        {actions ? <div className="mt-2 flex flex-wrap gap-2">{actions}</div> : null}
      </div>
    </div>
  );
}

/** How far a piece of work is. Without `value` the length is not known. */
export function Progress({
  label,
  value,
  max = 1,
  detail,
}: {
  label: string;
  value?: number | undefined;
  max?: number | undefined;
  detail?: ReactNode;
}) {
  const share = value === undefined ? undefined : Math.min(1, Math.max(0, max === 0 ? 0 : value / max));
  return (
    <div>
      <div className="flex justify-between gap-4 text-sm">
        <span>{label}</span>
        <span className="figures text-ink-soft">
          {share === undefined ? '' : `${Math.floor(share * 100)}%`}
        </span>
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={share === undefined ? undefined : Math.floor(share * 100)}
        className="mt-1 h-1.5 overflow-hidden rounded-sm bg-rule"
      >
        <div
          className={classes('h-full bg-accent', share === undefined && 'w-1/3 animate-pulse')}
          style={share === undefined ? undefined : { width: `${share * 100}%` }}
        />
      </div>
      {detail ? <p className="mt-1 text-xs text-ink-soft">{detail}</p> : null}
    </div>
  );
}

const WIDTHS = ['w-11/12', 'w-3/4', 'w-5/6', 'w-2/3', 'w-4/5', 'w-1/2', 'w-7/12', 'w-10/12'];

/** A placeholder for something being fetched. */
export function Skeleton({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <div role="status" className={classes('space-y-2', className)}>
      <span className="sr-only">Loading</span>
      {WIDTHS.slice(0, lines).map((width) => (
        <div key={width} className={classes('h-5 animate-pulse rounded-sm bg-sunken', width)} />
      ))}
    </div>
  );
}
