/** Who draws, as a table for whoever sits at it: lines that say the same are one. */
import type { DealingChart } from '../../family/dealing-chart';
import type { BaccaratParameters } from './parameters';
import { printedTableau } from './tableau';

const DRAWS = 'D';

const span = (first: number, last: number): string => {
  if (first === last) return String(first);
  return `${first} ${last === first + 1 ? 'and' : 'to'} ${last}`;
};

export function drawingChart(parameters: Pick<BaccaratParameters, 'chart'>): DealingChart {
  const lines = printedTableau(parameters).banker.map((line) => [...line.replaceAll(' ', '')]);
  const starts = lines.flatMap((line, at) => (line.join('') === lines[at - 1]?.join('') ? [] : [at]));
  return {
    caption: 'Drawing chart: the banker’s third card',
    explains:
      'Rows: the banker’s first two cards. Columns: the player’s third card, or – where the player stands. D draws, S stands.',
    corner: 'Banker',
    columns: [...Array.from({ length: 10 }, (_, value) => String(value)), '–'],
    rows: starts.map((at, index) => ({
      label: span(at, (starts[index + 1] ?? lines.length) - 1),
      cells: lines[at] ?? [],
    })),
    marked: DRAWS,
  };
}
