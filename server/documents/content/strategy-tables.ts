/** Strategy tables as they fit a page: wide ones by the letter, with a key. */
import { type GridShown, laidOut, marksOf } from '@/simulations/family/round-shown';
import type { StrategyTable, Tone } from '@/simulations/family/solution';
import type { Strategy } from '@/simulations/family/solution-wire';
import { measured } from '@/simulations/printing/numbers';
import type { Block, Matrix } from '../paper';

const MOST_COLUMNS = 6;

/** "Raise 76.5%" is a choice and the share in which it is made. */
const CHOICE = /^(\D+?)(?: (\d+(?:\.\d+)?)%)?$/;

/** The shortest beginnings that tell the choices apart: "R" and "F"; undefined where the cells are no choices. */
function lettersOf(cells: string[]): Map<string, string> | undefined {
  const choices = [...new Set(cells.map((cell) => CHOICE.exec(cell)?.[1]))];
  if (choices.includes(undefined) || choices.length > 5) return undefined;
  const letters = new Map((choices as string[]).map((choice) => [choice, choice.charAt(0).toUpperCase()]));
  return new Set(letters.values()).size === letters.size ? letters : undefined;
}

function plainTable({ caption, explains, columns, rows }: StrategyTable, holding: string): Block[] {
  return [
    {
      kind: 'table',
      caption,
      rowHeaders: 1,
      columns: [{ title: holding, grow: 2 }, ...columns.map((title) => ({ title, grow: 1, figures: true }))],
      rows: rows.map(({ label, cells }) => ({ cells: [label, ...cells] })),
    },
    { kind: 'paragraph', tone: 'small', text: explains },
  ];
}

/** The less a choice stakes, the paler. */
const SHADES: Readonly<Record<Tone, number>> = {
  stand: 0,
  'give-up': 0.15,
  draw: 0.3,
  double: 0.65,
  split: 1,
};

/** A chart as people carry one, by the marks that its own words explain; nothing where the table is none. */
export function chart({ caption, explains, columns, rows, tones }: StrategyTable, holding: string): Block[] {
  if (!tones) return [];
  return [
    {
      kind: 'matrix',
      caption,
      explains,
      corner: holding,
      columns,
      rows: rows.map(({ label, cells }) => ({
        label,
        cells: cells.map((text) => {
          const tone = tones[text];
          return { text, shade: tone ? SHADES[tone] : 0 };
        }),
      })),
    },
  ];
}

/** `holding`: what a row of it is. */
export function strategyTable(table: StrategyTable, holding: string): Block[] {
  if (table.tones) return chart(table, holding);
  const cells = table.rows.flatMap((row) => row.cells);
  const letters = table.columns.length > MOST_COLUMNS ? lettersOf(cells) : undefined;
  if (!letters) return plainTable(table, holding);
  const order = [...letters.keys()];
  const shares = cells.some((cell) => cell.endsWith('%'));
  const key = order.map((choice) => `${letters.get(choice)} ${choice.toLowerCase()}`).join(', ');
  return [
    {
      kind: 'matrix',
      caption: table.caption,
      explains: `${table.explains} ${key}${shares ? '; shares in whole per cent' : ''}.`,
      corner: holding,
      columns: table.columns,
      rows: table.rows.map(({ label, cells: row }) => ({
        label,
        cells: row.map((cell) => {
          const [, choice = '', share] = CHOICE.exec(cell) ?? [];
          return {
            text:
              share === undefined
                ? (letters.get(choice) ?? '')
                : `${letters.get(choice)} ${wholeShare(share)}`,
            shade: shadeOf(order.indexOf(choice), order.length, share),
          };
        }),
      })),
    },
  ];
}

/** Never rounded to none or all of it: that would be another choice. */
function wholeShare(share: string): string {
  const value = Number(share);
  if (value < 1) return '<1';
  return value > 99 ? '>99' : measured(value, 0);
}

/** The first choice is dark, the last is white, a share of one is between. */
const shadeOf = (index: number, of: number, share?: string): number =>
  of < 2 ? 0 : ((of - 1 - index) / (of - 1)) * (share === undefined ? 1 : Number(share) / 100);

/** The best choice in each cell of the family's grid, the choices that stake nothing more the palest. */
export function gridBlock(
  { street, choices, cells }: NonNullable<Strategy['grid']>,
  shown: GridShown,
): Matrix {
  const marks = marksOf(choices);
  const used = choices.filter(({ choice }) => cells.some(({ best }) => best === choice));
  const passive = (choice: string) => shown.passive.includes(choice);
  const order = [
    ...used.filter(({ choice }) => !passive(choice)),
    ...used.filter(({ choice }) => passive(choice)),
  ];
  const key = order.map(({ choice, label }) => `${marks.get(choice)} ${label.toLowerCase()}`).join(', ');
  const lines = laidOut(shown, cells);
  return {
    kind: 'matrix',
    caption: `${street}: the best choice for each of the ${cells.length} ${shown.cells}`,
    explains: `${shown.explains} ${key}.`,
    corner: '',
    columns: shown.columns.map(({ name }) => name),
    rows: shown.rows.map(({ name: label }, row) => ({
      label,
      cells: (lines[row] ?? []).map(({ best }) => {
        const index = order.findIndex(({ choice }) => choice === best);
        return { text: marks.get(best) ?? '', shade: shadeOf(index, order.length) };
      }),
    })),
  };
}
