'use client';

import { useSyncExternalStore } from 'react';
import { Badge } from '@/app/components/badge';
import { classes } from '@/app/components/classes';
import { FEE_VERDICT_WORDS, PER_WORDS } from '@/rulebooks/fees/words';
import type { FeeRow } from '@/server/fees/shapes';
import { FEE_TONES } from './verdicts';

/** One line where there is room for columns, else three. */
const HEIGHTS = { wide: 36, narrow: 76 };
const WIDE = '(min-width: 48rem)';

const watch = (changed: () => void) => {
  const media = window.matchMedia(WIDE);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
};

export const useRowHeight = (): number =>
  useSyncExternalStore(
    watch,
    () => (window.matchMedia(WIDE).matches ? HEIGHTS.wide : HEIGHTS.narrow),
    () => HEIGHTS.wide,
  );

const COLUMNS =
  'md:grid-cols-[minmax(0,1.2fr)_minmax(0,1.1fr)_minmax(0,1.25fr)_minmax(0,1.4fr)_2.5rem_7.5rem]';

export function FeeRowHead() {
  return (
    <div
      aria-hidden="true"
      className={classes(
        'hidden gap-x-3 border-b border-rule-strong px-2 py-1.5 pr-5 text-xs font-medium text-ink-soft md:grid',
        COLUMNS,
      )}
    >
      <span>Group, option</span>
      <span>Limit</span>
      <span>Players</span>
      <span>Fees</span>
      <span className="text-right">Line</span>
      <span>Findings</span>
    </div>
  );
}

export function FeeRowView({ row }: { row: FeeRow | undefined }) {
  if (!row) return <span className="m-2 block h-5 animate-pulse rounded-sm bg-sunken" />;
  const { group, option, limit, players, fees, per, line, findings, worst } = row;
  return (
    <div
      className={classes(
        'grid h-full grid-cols-[minmax(0,1fr)_auto] content-center items-center gap-x-3 px-2 text-sm',
        COLUMNS,
      )}
    >
      <span className="truncate font-medium">
        {group} <span className="figures">{option === null ? '' : option}</span>
      </span>
      <span className="figures truncate max-md:order-2">{limit}</span>
      <span className="figures truncate max-md:order-3 max-md:text-right">{players}</span>
      <span className="figures truncate max-md:order-4" title={`${fees} ${PER_WORDS[per]}`}>
        {fees} <span className="text-ink-soft">{PER_WORDS[per]}</span>
      </span>
      <span className="figures text-right text-ink-soft max-md:order-5">
        <span className="md:sr-only">line </span>
        {line}
      </span>
      <span className="max-md:order-1">
        {worst ? (
          <Badge tone={FEE_TONES[worst]}>
            <span className="figures">{findings}</span> {FEE_VERDICT_WORDS[worst].word}
          </Badge>
        ) : (
          <span className="sr-only">no findings</span>
        )}
      </span>
    </div>
  );
}
