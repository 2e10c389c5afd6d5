import type { Comparison } from '@/rulebooks/compare';

export type SideNames = { left: string; right: string };

/** The shortest names that differ: the jurisdictions, or else the games. */
export function sideNames({ left, right }: Comparison): SideNames {
  if (left.jurisdiction !== right.jurisdiction) return { left: left.jurisdiction, right: right.jurisdiction };
  if (left.gameLabel !== right.gameLabel) return { left: left.gameLabel, right: right.gameLabel };
  return { left: left.edition, right: right.edition };
}
