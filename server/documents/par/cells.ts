/** The cells of a workbook's sheets. A formula carries its value, so that a viewer that computes nothing shows the same. */
import type { Cell, CellStyle, WriteSheet } from 'hucre/xlsx';
import { asQuotient, near } from './numbers';

export type Written = Partial<Cell>;
export type Line = (Written | undefined)[];

export const TITLE: CellStyle = { font: { bold: true, size: 14 } };
export const HEAD: CellStyle = {
  font: { bold: true },
  border: { bottom: { style: 'thin' } },
  alignment: { wrapText: true, vertical: 'top' },
};
export const TOTAL: CellStyle = { font: { bold: true }, border: { top: { style: 'thin' } } };
export const WRAPPED: CellStyle = { alignment: { wrapText: true, vertical: 'top' } };

export const COUNT = '#,##0';
export const CHANCE = '0.000000000000';
export const UNITS = '0.0000';
export const EDGE = '0.000000%';

export const text = (value: string, style?: CellStyle): Written => ({ value, ...(style ? { style } : {}) });

export const figure = (value: number, numFmt: string, style: CellStyle = {}): Written => ({
  value,
  style: { ...style, numFmt },
});

export const formula = (
  of: string,
  value: number | string,
  numFmt?: string,
  style: CellStyle = {},
): Written => ({
  value,
  formula: of,
  formulaResult: value,
  style: { ...style, ...(numFmt ? { numFmt } : {}) },
});

/** "35/37" as a formula, where a cell holds both numbers in full. */
export function exactNumber(value: string, numFmt: string, style?: CellStyle): Written {
  const quotient = asQuotient(value);
  return quotient?.includes('/')
    ? formula(quotient, near(value), numFmt, style)
    : figure(near(value), numFmt, style);
}

export const columnName = (at: number): string => String.fromCharCode('A'.charCodeAt(0) + at);

/** Landscape, as wide as the page. */
export const sheetOf = (
  name: string,
  widths: readonly number[],
  lines: readonly Line[],
  head: number,
): WriteSheet => ({
  name,
  columns: widths.map((width) => ({ width })),
  cells: new Map(
    lines.flatMap((line, down) =>
      line.flatMap((cell, across): [string, Written][] => (cell ? [[`${down},${across}`, cell]] : [])),
    ),
  ),
  freezePane: { rows: head },
  pageSetup: {
    orientation: 'landscape',
    fitToPage: true,
    fitToWidth: 1,
    fitToHeight: 0,
  },
});
