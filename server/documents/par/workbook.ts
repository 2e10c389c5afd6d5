/** The PAR sheet as a workbook: a sheet of all edges, and one for each wager that adds its edge up from the counts. */
import { unzipSync, zipSync } from 'fflate';
import { type WriteSheet, writeXlsx } from 'hucre/xlsx';
import { zipDate } from '../zip-date';
import { type ParBook, type ParWager, saidOf, WHAT_IT_IS } from './book';
import { EDGE, figure, formula, HEAD, type Line, sheetOf, TITLE, text, WRAPPED, type Written } from './cells';
import { near } from './numbers';
import { inFormula, sheetNames } from './sheet-names';
import { type Added, wagerSheet } from './wager-sheet';

const SUMMARY = 'Edges';

/** Sums of doubles differ in their last digits; papers show six places of a percentage at most. */
const NEAR = { written: '1E-10', value: 1e-10 };

const HEADS = [
  'Wager',
  'Pay table',
  'House edge as filed',
  'Added up here',
  'Difference',
  'Verdict',
  'Per',
  'Basis',
];
const WIDTHS = [44, 26, 20, 20, 14, 12, 16, 44];

/** A meter that somebody tried makes no difference from what was filed. */
function verdict(cell: string, difference: number, { meter }: Added, wager: ParWager): Written {
  const compared = `IF(ABS(${cell})<${NEAR.written},"agrees","DIFFERS")`;
  const filed = wager.meter && near(wager.meter.shows);
  return formula(
    meter && filed !== undefined ? `IF(${meter}=${filed},${compared},"at another meter")` : compared,
    Math.abs(difference) < NEAR.value ? 'agrees' : 'DIFFERS',
  );
}

function summary(book: ParBook, sheets: { name: string; edge: Added }[]) {
  const fact = (label: string, value: string): Line => [text(label), text(value)];
  const top: Line[] = [
    [text(`${book.game}: PAR sheet`, TITLE)],
    [text(WHAT_IT_IS)],
    [],
    fact('Rules', `${book.rulebook}, in force on ${book.day}`),
    fact('Reference', book.reference),
    fact('Status', book.status),
    ...(book.operator === undefined ? [] : [fact('Operator', book.operator)]),
    fact('Variant, SHA-256', book.hash),
    fact('Computed by', book.engine),
    fact('Public record', book.record),
    [],
    HEADS.map((title) => text(title, HEAD)),
  ];
  const rows = sheets.map(({ name, edge }, index): Line => {
    const wager = book.wagers[index];
    if (!wager) return [];
    const at = top.length + index + 1;
    const filed = near(wager.edge);
    const difference = edge.value - filed;
    return [
      { ...text(wager.name), hyperlink: { target: '', location: `${inFormula(name)}!A1` } },
      text(wager.table),
      figure(filed, EDGE),
      formula(edge.cell, edge.value, EDGE),
      formula(`D${at}-C${at}`, difference, '0.0E+00'),
      verdict(`E${at}`, difference, edge, wager),
      text(wager.unit),
      text(saidOf(wager), WRAPPED),
    ];
  });
  return sheetOf(SUMMARY, WIDTHS, [...top, ...rows], top.length);
}

type NamedRange = NonNullable<Parameters<typeof writeXlsx>[0]['namedRanges']>[number];

/** By the name that Excel keeps for it: the library would write the sheet's name without quotes, and Excel would repair the file. */
const headOnEveryPage = ({ name, freezePane }: WriteSheet): NamedRange => {
  const row = freezePane?.rows ?? 1;
  return { name: '_xlnm.Print_Titles', range: `${inFormula(name)}!$${row}:$${row}`, scope: name };
};

export async function parWorkbook(book: ParBook): Promise<Uint8Array> {
  const names = sheetNames(
    book.wagers.map(({ name }) => name),
    [SUMMARY],
  );
  const made = book.wagers.map((wager, index) => {
    const name = names[index] ?? '';
    return { name, ...wagerSheet(wager, name) };
  });
  const dated = new Date(book.dated);
  const paperSize = book.language === 'en-US' ? ('letter' as const) : ('a4' as const);
  const sheets = [summary(book, made), ...made.map(({ sheet }) => sheet)].map((sheet) => ({
    ...sheet,
    pageSetup: { ...sheet.pageSetup, paperSize },
  }));
  const workbook = await writeXlsx({
    sheets,
    namedRanges: sheets.map(headOnEveryPage),
    properties: {
      title: `${book.game}: PAR sheet`,
      creator: book.operator ?? 'Assay',
      created: dated,
      modified: dated,
    },
  });
  return packedAlike(workbook, book.dated);
}

/** The library packs with what the machine has; a dossier names the hash of these bytes, so every machine packs them alike. */
const packedAlike = (workbook: Uint8Array, dated: string): Uint8Array =>
  zipSync(unzipSync(workbook), { level: 6, mtime: zipDate(dated) });
