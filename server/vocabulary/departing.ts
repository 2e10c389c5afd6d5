/** What is not as the rulebook lists the game, as papers say it: each difference, and all of them briefly. */
import { listedBriefly } from '@/rulebooks/spelling/wording';

export const DEPARTING_OF = ['written', 'instead', 'pays', 'option', 'table', 'left-out'] as const;
export type DepartingOf = (typeof DEPARTING_OF)[number];

/** `before`: in the rulebook. `says`: what the rule about it says. `part`: the wager or option; older dossiers have neither it nor `of`. */
export type Departing = {
  field: string;
  before: string;
  after: string;
  says: string;
  of?: DepartingOf | undefined;
  part?: string | undefined;
};

const parts = (rows: readonly Departing[]): string[] => [
  ...new Set(rows.map(({ part, field }) => part ?? field)),
];

/** Of options as many are named as fit in a line. */
const FEW = 4;

const SAYS: Record<DepartingOf, (rows: readonly Departing[]) => string> = {
  written: (rows) => `Written by the operator: ${listedBriefly(parts(rows))}.`,
  instead: (rows) =>
    `${listedBriefly(
      rows.map(({ before, after }) => `${after} in place of ${before}`),
      FEW,
    )}.`,
  pays: (rows) => `Pays of the operator’s own: ${listedBriefly(parts(rows))}.`,
  option: (rows) =>
    `${listedBriefly(
      rows.map(({ part, before, after }) => `${part}: ${after} (usual: ${before})`),
      FEW,
    )}.`,
  table: (rows) =>
    `Printed pay tables chosen: ${listedBriefly(
      rows.map(({ part, after }) => `${part}: ${after}`),
      FEW,
    )}.`,
  'left-out': (rows) => `Not offered of the listed wagers: ${listedBriefly(parts(rows), FEW)}.`,
};

/** A sentence for each kind; those of a dossier made before kinds were kept are named alone. */
export function departuresBriefly(rows: readonly Departing[]): string[] {
  const unsorted = rows.filter(({ of }) => of === undefined);
  return [
    ...DEPARTING_OF.flatMap((kind) => {
      const own = rows.filter(({ of }) => of === kind);
      return own.length > 0 ? [SAYS[kind](own)] : [];
    }),
    ...(unsorted.length > 0 ? [`Not as the rulebook has it: ${listedBriefly(parts(unsorted))}.`] : []),
  ];
}
