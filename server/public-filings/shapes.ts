import type { FiledKind } from './code';

/** `ahead`: approved, and its day is still to come. */
export type FiledStanding = 'in-force' | 'ahead' | 'superseded';

/** A document of a house that an authority approved, as its seal has it. Nothing private: not what the house calls it, nor how many it prepared. */
export type PublicFiledHead = {
  code: string;
  of: FiledKind;
  /** "Collection fees: Pai Gow Poker and Pai Gow Tiles". */
  title: string;
  operator: string;
  rulebook: string;
  rulebookTitle: string;
  authority: string;
  decidedAt: string;
  inForceFrom: string;
  /** The first day of the one that takes its place. */
  until?: string;
  standing: FiledStanding;
};

export type PublicFeeOption = {
  /** The row of the schedule, which the posted sheet asks for. */
  row: number;
  option: string;
  limit: string;
  players: string;
  fees: string;
};

export type PublicFiled = PublicFiledHead & {
  hash: string;
  /** The fingerprint of the key that sealed the decision. */
  key: string;
  /** The database no longer holds the document as it was approved. */
  damaged?: true;
  /** Of fees: a part of the options, from the one named. */
  options?: { total: number; from: number; rows: PublicFeeOption[] };
  /** Who pays which fee, and when. */
  terms?: string[];
  /** Of pool rules: the terms of each pool, and of all. */
  pools?: { pool: string; terms: { name: string; says: string }[] }[];
  general?: { name: string; says: string }[];
  /** Of the sums in them. */
  currency?: string;
  /** The posted sheet of fees, or the pool sign, is for display. */
  sheet: boolean;
};
