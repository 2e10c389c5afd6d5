/** What is wrong with the lines of a House Way before any hand is set by it. */
import { issueSentence } from '../../../problems/issue-sentence';
import { ok, type Result } from '../../../problems/problem';
import { type Front, HouseWay, type Line } from './vocabulary';

export const FIELD = 'houseWay';

/** A sentence, and the place in the House Way that it is about. */
type Wrong = { message: string; path: (string | number)[] };

const wrong = (message: string, ...path: (string | number)[]): Wrong => ({ message, path });

export const atPlace = ({ message, path }: { message: string; path: PropertyKey[] }) => ({
  code: 'input-unreadable' as const,
  message,
  field: [FIELD, ...path.map(String)].join('.'),
});

const frontsOf = ({ front, unless }: Line): Front[] => (unless ? [front, unless.front] : [front]);
export const refersTo = (line: Line) =>
  frontsOf(line).flatMap((front) => ('asIn' in front ? front.asIn : []));

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

function wrongLines({ lines, groups }: HouseWay): Wrong[] {
  const byId = new Map(lines.map((line) => [line.id, line]));
  return lines.flatMap((line, i) => {
    const found: Wrong[] = [];
    if (lines.findIndex(({ id }) => id === line.id) !== i)
      found.push(wrong(`Name each line once; “${line.id}” is there twice.`, 'lines', i, 'id'));
    for (const id of refersTo(line))
      if (!byId.has(id))
        found.push(
          wrong(
            `“${line.id}” refers to “${id}”, which is not a line. Name one that is.`,
            'lines',
            i,
            'front',
          ),
        );
    const loop = loopFrom(line.id, byId);
    if (loop)
      found.push(
        wrong(
          `“${line.id}” leads back to itself (${loop.join(' → ')}). Say in one of these lines what goes in front.`,
          'lines',
          i,
          'front',
        ),
      );
    for (const name of [line.when, line.unless?.when].flatMap((when) => when?.pairs?.flat() ?? []))
      if (!Object.hasOwn(groups, name))
        found.push(
          wrong(`“${line.id}” uses the group “${name}”, which has no ranks. Give it some.`, 'groups'),
        );
    return found;
  });
}

/** Every line named once, and none that refers to nothing or to itself. Whether they set every hand is asked apart (`filed.ts`). */
export const ReadHouseWay = HouseWay.superRefine((way, context) => {
  for (const { message, path } of wrongLines(way)) context.addIssue({ code: 'custom', message, path });
});

export function readHouseWay(input: unknown): Result<HouseWay> {
  const parsed = ReadHouseWay.safeParse(input);
  if (parsed.success) return ok(parsed.data);
  const problems = parsed.error.issues.map((issue) =>
    atPlace({ message: issueSentence(issue), path: issue.path }),
  );
  return { ok: false, problems };
}
