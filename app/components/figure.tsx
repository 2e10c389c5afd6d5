'use client';

import type { FractionText } from '@/simulations/exact/fraction';
import { percent, printed } from '@/simulations/printing/numbers';
import { classes } from './classes';
import { Tooltip } from './tooltip';

/** A number as shown, with its exact value on hover and focus. */
export function Figure({
  shown,
  exact,
  className,
}: {
  shown: string;
  exact?: string;
  className?: string | undefined;
}) {
  if (!exact) return <span className={classes('figures', className)}>{shown}</span>;
  const whole = printed(exact);
  return (
    <Tooltip
      content={
        <span className="figures break-all">{whole.length > 400 ? `${whole.slice(0, 400)}…` : whole}</span>
      }
    >
      <button
        type="button"
        className={classes('figures min-h-6 min-w-6 cursor-help rounded-sm', className)}
        aria-label={`${shown}, exactly ${whole}`}
      >
        {shown}
      </button>
    </Tooltip>
  );
}

/** A share as a percentage; the exact fraction on hover. */
export function Percent({ value, className }: { value: FractionText; className?: string | undefined }) {
  return <Figure shown={percent(value)} exact={value} className={className} />;
}
