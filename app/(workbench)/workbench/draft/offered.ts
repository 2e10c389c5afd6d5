import type { Variant } from '@/rulebooks/variant/variant';

/** How many wagers a draft offers: those of the rulebook, and those the operator wrote. */
export const offeredIn = ({ wagers, written }: Pick<Variant, 'wagers' | 'written'>): number =>
  Object.keys(wagers).length + Object.keys(written ?? {}).length;
