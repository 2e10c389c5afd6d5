import type { FeeKind } from '@/rulebooks/fees/schedule';
import type { FeeFrame } from '@/rulebooks/fees/written/frame';
import type { FeeRows } from '../vocabulary/fee-schedule';

export type ScheduleTemplate = {
  rulebook: string;
  title: string;
  group: string;
  line: number;
  kind: FeeKind;
  games: string[];
  words: string;
  options: number;
};

export type ScheduleSummary = {
  id: string;
  name: string;
  rulebook: string;
  group: string;
  games: string[];
  updatedAt: string;
  updatedBy: string;
};

export type ScheduleVersion = {
  revision: number;
  name: string;
  inForceFrom?: string;
  at: string;
  by: string;
};

export type ScheduleWhole = ScheduleSummary & {
  line: number;
  kind: FeeKind;
  revision: number;
  inForceFrom?: string;
  rows: FeeRows;
  frame: FeeFrame;
  /** The latest first. */
  versions: ScheduleVersion[];
};
