/** How much of a spreadsheet is read, whatever it is of. */
export const ROWS_AT_MOST = 2_000;
