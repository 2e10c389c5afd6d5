/** A chart by which cards are dealt and nobody decides: some tables have one of their own, and it decides the figures. */
export type DealingChart = {
  caption: string;
  /** How to read it, with what its marks stand for. */
  explains: string;
  /** Heads the rows. */
  corner: string;
  columns: string[];
  /** A cell whose mark is `marked` stands out. */
  rows: { label: string; cells: string[] }[];
  marked: string;
};
