/** The House Way as an operator edits it: every cell in words, read, and tried on every hand. */
import type { FiledLine, FiledLines, Filing } from '../../family/filed-lines';
import { whole } from '../../printing/numbers';
import { issueSentence } from '../../problems/issue-sentence';
import { ok, type Problem, type Result } from '../../problems/problem';
import { setEveryHand } from './house-way/set-hands';
import { HouseWay, type Line } from './house-way/vocabulary';
import { conditionInWords, readCondition, readSets, setsInWords, VOCABULARY } from './house-way/words';
import type { PaiGowTilesParameters } from './parameters';
import { everyHand } from './tiles/hands';
import { nameOf } from './tiles/kinds';
import { houseWayOf } from './ways';

export const FIELD = 'houseWay';

const unreadable = (message: string, field: string): Problem => ({
  code: 'input-unreadable',
  message,
  field,
});

const inWords = ({ lines }: HouseWay): FiledLines => ({
  names: '',
  lines: lines.map(({ id, says, when, sets, unless }) => ({
    id,
    says,
    when: conditionInWords(when),
    does: setsInWords(sets),
    unless: unless ? conditionInWords(unless.when) : '',
    instead: unless ? setsInWords(unless.sets) : '',
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
  const sets = cell('does', readSets(line.does));
  const excepted = line.unless.trim() !== '' || line.instead.trim() !== '';
  const unless = excepted ? cell('unless', readCondition(line.unless)) : undefined;
  const then = excepted ? cell('instead', readSets(line.instead)) : undefined;
  if (!when || !sets || problems.length > 0) return { ok: false, problems };
  return ok({
    id: line.id.trim(),
    says: line.says.trim(),
    when,
    sets,
    ...(unless && then && { unless: { when: unless, sets: then } }),
  });
}

function read({ names, lines }: FiledLines): Result<HouseWay> {
  const rows = lines.map(readLine);
  const problems = rows.flatMap((row) => (row.ok ? [] : row.problems));
  if (names.trim() !== '')
    problems.push(unreadable('Leave the names empty: lines for tiles call each tile by its spots.', 'names'));
  if (problems.length > 0) return { ok: false, problems };
  return readHouseWay({ lines: rows.flatMap((row) => (row.ok ? [row.value] : [])) });
}

function readHouseWay(input: unknown): Result<HouseWay> {
  const parsed = HouseWay.safeParse(input);
  if (!parsed.success)
    return {
      ok: false,
      problems: parsed.error.issues.map((issue) => unreadable(issueSentence(issue), issue.path.join('.'))),
    };
  const { lines } = parsed.data;
  const twice = lines.findIndex(({ id }, i) => lines.findIndex((line) => line.id === id) !== i);
  return twice < 0
    ? ok(parsed.data)
    : {
        ok: false,
        problems: [
          unreadable(`Name each line once; “${lines[twice]?.id}” is there twice.`, `lines.${twice}.id`),
        ],
      };
}

/** What only every hand can show: a hand that no line sets, a line that sets none. */
function triedOn(parameters: PaiGowTilesParameters, value: unknown): Result<HouseWay> {
  const filed = readHouseWay(value);
  if (!filed.ok) return filed;
  const hands = everyHand(parameters);
  const { settings, lines } = setEveryHand(filed.value, hands);
  const left = hands.filter((_, number) => settings[number] === undefined);
  if (left[0]) {
    const deals = left.reduce((sum, hand) => sum + hand.deals, 0);
    const example = left[0].kinds.map(nameOf).join(', ');
    return {
      ok: false,
      problems: [
        unreadable(
          `No line sets ${deals === 1 ? '1 hand' : `${whole(deals)} hands`}, for example ${example}. Add a line for them, such as “highest low” for every hand at the end.`,
          'lines',
        ),
      ],
    };
  }
  const unused = filed.value.lines.flatMap(({ id }, at) =>
    lines.get(id) === 0
      ? [
          unreadable(
            `“${id}” sets no hand: earlier lines set all that it is for. Move it up, or leave it out.`,
            `lines.${at}.when`,
          ),
        ]
      : [],
  );
  return unused.length > 0 ? { ok: false, problems: unused } : filed;
}

export const tilesFiling: Filing<PaiGowTilesParameters> = {
  vocabulary: VOCABULARY,
  lines: (parameters) => inWords(houseWayOf(parameters)),
  read,
  check: (parameters, value) => triedOn(parameters, value),
};

export function refusedHouseWay(parameters: PaiGowTilesParameters): Problem[] {
  if (!parameters.houseWay) return [];
  const tried = triedOn(parameters, parameters.houseWay);
  if (tried.ok) return [];
  return tried.problems.map((problem) => ({ ...problem, field: `${FIELD}.${problem.field}` }));
}
