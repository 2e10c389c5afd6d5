/** A chart as lines of text: the name of a line, then a cell for each column. */
import { listed } from '../printing/lists';
import { fail, ok, type Problem, type Result } from '../problems/problem';
import type { ChartCells, ChartLine, ChartShape } from './chart';

export const chartText = ({ lines }: ChartShape, cells: ChartCells): string =>
  lines.map(({ label }, at) => [label, ...(cells[at] ?? [])].join('  ')).join('\n');

const MOST_LETTERS = 20_000;
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\s–—-]+/g, ' ')
    .trim();

type Read = { line: ChartLine; cells: string[] } | { problem: string };

function readLine(text: string, { lines, columns }: ChartShape): Read {
  const words = text.trim().split(/[\s,;|]+/);
  // The longest name that the line begins with: "Hard 1" is no "Hard 12".
  const named = lines
    .map((line) => ({ line, words: plain(line.label).split(' ') }))
    .filter(
      ({ words: name }) =>
        plain(words.join(' ')).split(' ').slice(0, name.length).join(' ') === name.join(' '),
    )
    .sort((a, b) => b.words.length - a.words.length)[0];
  if (!named)
    return {
      problem: `“${text.trim().slice(0, 40)}” begins with no line of the chart, such as “${lines[0]?.label}”.`,
    };
  const cells = words.slice(named.line.label.trim().split(/\s+/).length);
  const { label } = named.line;
  if (cells.length !== columns.length)
    return {
      problem: `${label} has ${cells.length} ${cells.length === 1 ? 'cell' : 'cells'}; give one for each of ${listed(columns)}.`,
    };
  const read = cells.map((cell) => named.line.cells.find((may) => may.toLowerCase() === cell.toLowerCase()));
  const wrong = read.indexOf(undefined);
  if (wrong >= 0)
    return {
      problem: `${label} against ${columns[wrong]}: “${cells[wrong]}” cannot be chosen there; write ${listed(named.line.cells, 'or')}.`,
    };
  return { line: named.line, cells: read as string[] };
}

export function readChart(text: string, shape: ChartShape, field = 'chart'): Result<ChartCells> {
  const problems: Problem[] = [];
  const found = new Map<string, string[]>();
  const refuse = (message: string) => problems.push({ code: 'input-unreadable', message, field });
  if (text.length > MOST_LETTERS)
    return fail({ code: 'input-unreadable', message: 'This text is too long for a chart.', field });
  for (const row of text.split('\n')) {
    if (row.trim() === '') continue;
    const read = readLine(row, shape);
    if ('problem' in read) refuse(read.problem);
    else if (found.has(read.line.id)) refuse(`${read.line.label} is there twice; leave one.`);
    else found.set(read.line.id, read.cells);
  }
  const missing = shape.lines.filter(({ id }) => !found.has(id));
  if (problems.length === 0 && missing.length > 0)
    refuse(`Add ${listed(missing.map(({ label }) => label))}: every line of the chart needs its cells.`);
  if (problems.length > 0) return { ok: false, problems };
  return ok(shape.lines.map(({ id }) => found.get(id) ?? []));
}
