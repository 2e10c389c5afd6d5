/** What is wrong with the lines of a House Way before any hand is set by it. */
import { ok, type Problem, type Result } from '../../../problems/problem';
import { type Front, HouseWay, type Line } from './vocabulary';

const FIELD = 'houseWay';

const problem = (message: string, ...at: (string | number)[]): Problem => ({
  code: 'input-unreadable',
  message,
  field: [FIELD, ...at].join('.'),
});

const frontsOf = ({ front, unless }: Line): Front[] => (unless ? [front, unless.front] : [front]);
const refersTo = (line: Line) => frontsOf(line).flatMap((front) => ('asIn' in front ? front.asIn : []));

/** The lines from this one back to itself, if its references lead there. */
function loopFrom(start: string, lines: ReadonlyMap<string, Line>): string[] | undefined {
  const seen = new Set<string>();
  const walk = (id: string, path: string[]): string[] | undefined => {
    if (path.length > 0 && id === start) return [...path, id];
    if (seen.has(id) && path.length > 0) return undefined;
    seen.add(id);
    const line = lines.get(id);
    for (const next of line ? refersTo(line) : []) {
      const found = walk(next, [...path, id]);
      if (found) return found;
    }
    return undefined;
  };
  return walk(start, []);
}

export function readHouseWay(input: unknown): Result<HouseWay> {
  const parsed = HouseWay.safeParse(input);
  if (!parsed.success)
    return {
      ok: false,
      problems: parsed.error.issues.map(({ path, message }) => problem(message, ...path.map(String))),
    };
  const { lines, groups } = parsed.data;
  const byId = new Map(lines.map((line) => [line.id, line]));
  const problems: Problem[] = [];
  for (const [i, line] of lines.entries()) {
    if (lines.findIndex(({ id }) => id === line.id) !== i)
      problems.push(problem(`Name each line once; “${line.id}” is there twice.`, 'lines', i, 'id'));
    for (const id of refersTo(line))
      if (!byId.has(id))
        problems.push(
          problem(
            `“${line.id}” refers to “${id}”, which is not a line. Name one that is.`,
            'lines',
            i,
            'front',
          ),
        );
    const loop = loopFrom(line.id, byId);
    if (loop)
      problems.push(
        problem(
          `“${line.id}” leads back to itself (${loop.join(' → ')}). Say in one of these lines what goes in front.`,
          'lines',
          i,
          'front',
        ),
      );
    for (const name of [line.when, line.unless?.when].flatMap((when) => when?.pairs?.flat() ?? []))
      if (!Object.hasOwn(groups, name))
        problems.push(
          problem(`“${line.id}” uses the group “${name}”, which has no ranks. Give it some.`, 'groups'),
        );
  }
  return problems.length > 0 ? { ok: false, problems } : ok(parsed.data);
}
