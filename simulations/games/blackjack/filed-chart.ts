/** A chart that an operator files with the game: every line there is, so that it can be followed whatever the rules of the table. */
import { z } from 'zod';
import { listed } from '../../printing/lists';
import { DEALERS, EVERY_LINE, type NamedLine } from './chart-lines';
import { kindName } from './ranks';

const COLUMNS = DEALERS.map(kindName);
const LONGEST_NAME = 10;
const FORM = `Give a chart as {"lines": [{"hand": "${EVERY_LINE[0]?.id}", "cells": […]}, …]}: every hand once, with a cell against each of ${listed(COLUMNS)}.`;

const ChartLine = z.strictObject(
  {
    hand: z.string(FORM).max(LONGEST_NAME, FORM),
    cells: z.array(z.string(FORM).max(LONGEST_NAME, FORM), FORM).max(COLUMNS.length, FORM),
  },
  FORM,
);

type Wrong = { message: string; path: (string | number)[] };

function wrongIn({ label, cells: may }: NamedLine, cells: readonly string[], at: number): Wrong[] {
  return COLUMNS.flatMap((column, of): Wrong[] => {
    const cell = cells[of];
    if (cell !== undefined && may.includes(cell)) return [];
    const says = cell === undefined ? 'the cell is missing' : `“${cell}” cannot be chosen there`;
    return [
      {
        message: `${label} against ${column}: ${says}; write ${listed(may, 'or')}.`,
        path: ['lines', at, 'cells', of],
      },
    ];
  });
}

function wrongLines(lines: readonly z.infer<typeof ChartLine>[]): Wrong[] {
  const known = new Map(EVERY_LINE.map((line) => [line.id, line]));
  const found = lines.flatMap(({ hand, cells }, at): Wrong[] => {
    const line = known.get(hand);
    const path = ['lines', at, 'hand'];
    if (!line) return [{ message: `“${hand}” is no line of a chart; name one such as “hard-16”.`, path }];
    if (lines.findIndex((other) => other.hand === hand) !== at)
      return [{ message: `${line.label} is there twice; leave one.`, path }];
    return wrongIn(line, cells, at);
  });
  const missing = EVERY_LINE.filter(({ id }) => !lines.some(({ hand }) => hand === id));
  if (missing.length === 0) return found;
  const names = listed(missing.map(({ label }) => label));
  return [...found, { message: `Add ${names}: every line of the chart needs its cells.`, path: ['lines'] }];
}

export const FiledChart = z
  .strictObject({ lines: z.array(ChartLine, FORM).max(EVERY_LINE.length, FORM) }, FORM)
  .superRefine(({ lines }, context) => {
    for (const { message, path } of wrongLines(lines)) context.addIssue({ code: 'custom', message, path });
  });
export type FiledChart = z.infer<typeof FiledChart>;

/** By line, in the order of `EVERY_LINE`. */
export const filedCells = ({ lines }: FiledChart): string[][] => {
  const cells = new Map(lines.map((line) => [line.hand, line.cells]));
  return EVERY_LINE.map(({ id }) => cells.get(id) ?? []);
};
