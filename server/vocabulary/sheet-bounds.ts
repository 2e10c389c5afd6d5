/** How much of a spreadsheet is read, whatever it is of. */
export const ROWS_AT_MOST = 2_000;
export const SHEET_BYTES_AT_MOST = 1_000_000;

export const sheetTooLarge = (what: string, rows: number = ROWS_AT_MOST): string =>
  `${what} Send at most ${rows.toLocaleString('en-GB')} rows in one file.`;

/** Of a file that is sent, before any of it is read. */
export const SHEET_SENT = {
  bytes: SHEET_BYTES_AT_MOST,
  sentence: sheetTooLarge(`This file is larger than ${SHEET_BYTES_AT_MOST / 1_000_000} MB.`),
};
