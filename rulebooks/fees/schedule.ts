/** A schedule of collection fees as it is printed: options of an operator, each with fixed sums, whatever the outcome. */

export const FEE_KINDS = [
  /** Of each player for each bet, and of the player-dealer for each hand. */
  'per-bet-and-hand',
  /** Of the player-dealer alone, by steps of what is staked at the table. */
  'by-total-action',
  /** The same, and a fee for each match play coupon. */
  'by-total-action-with-coupon',
  /** At up to three moments of a hand. */
  'per-hand',
  /** Of each player, or of the pot, for each half hour. */
  'timed',
  /** Of each player for each hand, by what a point is worth. */
  'per-point',
] as const;
export type FeeKind = (typeof FEE_KINDS)[number];

export const FEE_SOURCES = ['pot', 'antes', 'small-blind', 'player', 'player-dealer'] as const;
export type FeeSource = (typeof FEE_SOURCES)[number];

export type FeePer = 'hand' | 'bet' | 'coupon' | 'half-hour';

/** From how many players to how many; null where no end is printed. */
export type PlayerRange = { min: number | null; max: number | null };

/** What is known of a fee before its sum. */
export type FeeTerms = {
  name: string;
  from: FeeSource;
  per: FeePer;
  /** The moment at which it is taken; "not-stated" where the source gives none. */
  when: string;
  /** When it is not taken. */
  unless?: 'not-reached' | 'not-past' | 'no-draw' | 'settled-earlier' | 'first-part-period';
  /** Only at a table with as many players, where one option has several sums. */
  players?: PlayerRange;
};

/** Sums are in dollars, as text: "0.50", "1505". */
export type Fee = FeeTerms & {
  amount: string;
  /** What is staked at the table, for a fee by steps of it. */
  action?: { min: string; max: string | null };
};

export const LIMIT_KINDS = ['table', 'limit-game', 'buy-in', 'point', 'blinds'] as const;
export const FORMS = ['limit', 'no-limit', 'pot-limit', 'no-limit or pot-limit'] as const;
export type FeeLimit = {
  kind: (typeof LIMIT_KINDS)[number];
  /** "5"; of a limit game both bets, "2-4"; null where no end is printed, or none is legible. */
  min: string | null;
  max: string | null;
  /** For which form of the game, where the table says: “no-limit or pot-limit”. */
  form?: (typeof FORMS)[number];
  /** The blinds that go with it, where the table has them. */
  blinds?: string;
  /** The figures of a limit that cannot be read. */
  lost?: true;
};

/** A place that is damaged, with what is chosen for it and why. */
export type Damage = { line: number; what: string; printed: string; read: string; why: string };

export type FeeOption = {
  document: string;
  group: string;
  /** As printed; null in a table without numbers. */
  option: number | null;
  line: number;
  /** Its line is a row of a file that a house wrote, not a line of the source. */
  inFile?: true;
  games: readonly string[];
  limit: FeeLimit;
  players: PlayerRange;
  kind: FeeKind;
  fees: readonly Fee[];
  per: 'hand' | 'bet-and-hand' | 'half-hour';
  damaged: readonly Damage[];
};

/** One table of options under one text. */
export type FeeTable = {
  document: string;
  group: string;
  /** Of the text, or of the heading where there is none. */
  line: number;
  /** The option numbers that the text announces. */
  announced: readonly (readonly [number, number])[];
  games: readonly string[];
  limit: FeeLimit;
  kind: FeeKind;
  per: FeeOption['per'];
  terms: readonly FeeTerms[];
  rows: readonly FeeRow[];
  /** The lines of its rows are rows of a file that a house wrote. */
  inFile?: true;
  damaged: readonly Damage[];
};

export type FeeRow = {
  option: number | null;
  line: number;
  players?: PlayerRange;
  limit?: FeeLimit;
  /** A sum for each of the terms, or for each step of what is staked. */
  amounts?: readonly string[];
  steps?: readonly { min: string; max: string | null; amounts: readonly string[] }[];
  damaged?: readonly Damage[];
};

const ANY_NUMBER: PlayerRange = { min: null, max: null };

const paid = (terms: readonly FeeTerms[], amounts: readonly string[], action?: Fee['action']): Fee[] =>
  terms.map((term, at) => ({ ...term, amount: amounts[at] as string, ...(action && { action }) }));

/** Every option of a table by itself. */
export const optionsOf = (table: FeeTable): FeeOption[] =>
  table.rows.map((row) => ({
    document: table.document,
    group: table.group,
    option: row.option,
    line: row.line,
    ...(table.inFile && { inFile: true }),
    games: table.games,
    limit: row.limit ?? table.limit,
    players: row.players ?? ANY_NUMBER,
    kind: table.kind,
    fees: row.steps
      ? row.steps.flatMap(({ min, max, amounts }) => paid(table.terms, amounts, { min, max }))
      : paid(table.terms, row.amounts ?? []),
    per: table.per,
    damaged: [...table.damaged, ...(row.damaged ?? [])],
  }));
