'use client';

import type { FractionText } from '@/simulations/exact/fraction';
import { classes } from './classes';
import { percentOf } from './numbers';
import { Tooltip } from './tooltip';

export { decimalOf, grouped, oneIn, percentOf } from './numbers';

/** A number as shown, with its exact value on hover and focus. */
export function Figure({ shown, exact, className }: { shown: string; exact?: string; className?: string }) {
  if (!exact) return <span className={classes('figures', className)}>{shown}</span>;
  return (
    <Tooltip
      content={
        <span className="figures break-all">{exact.length > 400 ? `${exact.slice(0, 400)}…` : exact}</span>
      }
    >
      <button
        type="button"
        className={classes('figures min-h-6 min-w-6 cursor-help rounded-sm', className)}
        aria-label={`${shown}, exactly ${exact}`}
      >
        {shown}
      </button>
    </Tooltip>
  );
}

/** A share as a percentage; the exact fraction on hover. */
export function Percent({
  value,
  places = 2,
  className,
}: {
  value: FractionText;
  places?: number;
  className?: string;
}) {
  return <Figure shown={percentOf(value, places)} exact={value} className={className} />;
}
