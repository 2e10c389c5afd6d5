/** The results of a trial as pages and papers have them: plain data, money in minor units. */
import type { JudgedTrial } from '@/simulations/monitoring/trial';

export type ReportShown = {
  id: string;
  table: string;
  day: string;
  /** Which report of this table and day it is. */
  number: number;
  rounds: number;
  handle: number;
  win: number;
  jackpots: number;
  by: string;
  /** The name of the key that it came by. */
  key?: string;
  at: string;
  reason?: string;
};

export type TrialResults = {
  submission: string;
  reference: string;
  version: number;
  name: string;
  game: string;
  operator: string;
  days: { from: string; to: string };
  /** The moment until which reports count. */
  until: string;
  currency: string;
  /** `byApplicant`: its theory rests on counts that nobody computed here. */
  columns: { id: string; label: string; meter: boolean; byApplicant?: true }[];
  tables: { id: string; name: string }[];
  totals: { rounds: number; handle: number; win: number; jackpots: number };
  /** Undefined while nothing is reported. */
  judged?: JudgedTrial;
  /** Those that count, the latest day first. */
  reports: ReportShown[];
  /** Those that a later report took the place of. */
  corrected: ReportShown[];
  /** Days on which a table offered the game and reported nothing, until the day before. */
  missing: { table: string; days: string[] }[];
  /** SHA-256 of what was reported and counts. */
  hash: string;
};
