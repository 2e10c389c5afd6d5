/** The House Way as an operator edits it: every cell in words, read and checked. */
import type { FiledLine, FiledLines, Filing } from '../../family/filed-lines';
import { ok, type Problem, type Result } from '../../problems/problem';
import { FIELD, readHouseWay } from './house-way/check';
import { fileHouseWay } from './house-way/filed';
import type { HouseWay, Line } from './house-way/vocabulary';
import { conditionInWords, frontInWords, readCondition, readFront, VOCABULARY } from './house-way/words';
import { jokersOf, type PaiGowParameters } from './parameters';
import { houseWayOf, ranksOf } from './ways';

const namesOf = (groups: HouseWay['groups']): string =>
  Object.entries(groups)
    .map(([name, ranks]) => `${name} ${ranks}`)
    .join('; ');

/** A name and its ranks, as many as there are between semicolons. */
function readNames(text: string): [string, string][] {
  return text
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [, name = part, ranks = ''] = /^(.*\S)\s+(\S+)$/.exec(part) ?? [];
      return [name, ranks.toUpperCase().replace(/10/g, 'T')];
    });
}

export const inWords = ({ groups, lines }: HouseWay): FiledLines => ({
  names: namesOf(groups),
  lines: lines.map(({ id, says, when, front, unless }) => ({
    id,
    says,
    when: conditionInWords(when),
    does: frontInWords(front),
    unless: unless ? conditionInWords(unless.when) : '',
    instead: unless ? frontInWords(unless.front) : '',
  })),
});

function readLine(line: FiledLine, at: number): Result<Line> {
  const problems: Problem[] = [];
  const cell = <Value>(name: keyof FiledLine, read: Result<Value>): Value | undefined => {
    if (read.ok) return read.value;
    problems.push(...read.problems.map((problem) => ({ ...problem, field: `lines.${at}.${name}` })));
    return undefined;
  };
  const when = cell('when', readCondition(line.when));
  const front = cell('does', readFront(line.does));
  const excepted = line.unless.trim() !== '' || line.instead.trim() !== '';
  const unless = excepted ? cell('unless', readCondition(line.unless)) : undefined;
  const then = excepted ? cell('instead', readFront(line.instead)) : undefined;
  if (!when || !front || problems.length > 0) return { ok: false, problems };
  return ok({
    id: line.id.trim(),
    says: line.says.trim(),
    when,
    front,
    ...(unless && then && { unless: { when: unless, front: then } }),
  });
}

/** `houseWay.lines.3.front` is the cell `lines.3.does`; an exception's own are `unless` and `instead`. */
function atCell(problem: Problem): Problem {
  const [, ...path] = (problem.field ?? '').split('.');
  const [list, at, part, inner] = path;
  if (list !== 'lines') return { ...problem, field: 'names' };
  if (at === undefined) return { ...problem, field: 'lines' };
  const cell =
    part === 'unless'
      ? inner === 'front'
        ? 'instead'
        : 'unless'
      : part === 'front'
        ? 'does'
        : (part ?? 'id');
  return { ...problem, field: `lines.${at}.${cell}` };
}

const atCells = <Value>(result: Result<Value>): Result<Value> =>
  result.ok ? result : { ok: false, problems: result.problems.map(atCell) };

function read({ names, lines }: FiledLines): Result<HouseWay> {
  const rows = lines.map(readLine);
  const problems = rows.flatMap((row) => (row.ok ? [] : row.problems));
  if (problems.length > 0) return { ok: false, problems };
  return atCells(
    readHouseWay({
      groups: Object.fromEntries(readNames(names)),
      lines: rows.flatMap((row) => (row.ok ? [row.value] : [])),
    }),
  );
}

export const houseWayFiling: Filing<PaiGowParameters> = {
  vocabulary: { conditions: VOCABULARY.conditions, does: VOCABULARY.fronts },
  lines: (parameters) => inWords(houseWayOf(parameters)),
  read,
  check: (parameters, value, tried) => {
    const filed = atCells(fileHouseWay(value, ranksOf(parameters), tried, jokersOf(parameters)));
    return filed.ok ? ok(filed.value.houseWay) : filed;
  },
};

/** What only every hand can show of lines that an operator filed: a gap, a foul, a line that sets nothing. */
export function refusedHouseWay(parameters: PaiGowParameters): Problem[] {
  if (!parameters.houseWay) return [];
  const filed = fileHouseWay(parameters.houseWay, ranksOf(parameters), undefined, jokersOf(parameters));
  return filed.ok ? [] : filed.problems.map((problem) => ({ ...problem, field: problem.field ?? FIELD }));
}
