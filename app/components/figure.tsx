'use client';

import type { FractionText } from '@/simulations/exact/fraction';
import { classes } from './classes';
import { percentOf, printed } from './numbers';
import { Tooltip } from './tooltip';

export { decimalOf, grouped, oneIn, percentOf, printed } from './numbers';

/** A number as shown, with its exact value on hover and focus. */
export function Figure({ shown, exact, className }: { shown: string; exact?: string; className?: string }) {
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
