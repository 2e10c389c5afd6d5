/** Where two contents of one draft differ, in words a person knows. */

import type { Game, Wager } from '@/rulebooks/format/record';
import { chosenOptions, wagerSpec } from '@/rulebooks/offer/engine-wager';
import { valueInWords } from '@/rulebooks/offer/option-value';
import { partNames } from '@/rulebooks/offer/part-names';
import { choosableTables } from '@/rulebooks/offer/pay-table';
import { shownConsents } from '@/rulebooks/variant/consents';
import { KIND_WORDS, shownLaboratory } from '@/rulebooks/variant/filing';
import { limitsSaid } from '@/rulebooks/variant/limits';
import { shownTransfers } from '@/rulebooks/variant/proprietors';
import type { WagerChoice, WrittenRow, WrittenWager } from '@/rulebooks/variant/variant';
import { sameRows } from '@/rulebooks/variant/written-rows';
import type { Content } from './content';

export type ContentDifference = { what: string; mine: string; theirs: string };

const NOTHING = 'nothing';

export function contentDifferences(mine: Content, theirs: Content, game: Game): ContentDifference[] {
  const found: ContentDifference[] = [];
  const compare = (what: string, a: string, b: string) => {
    if (a !== b) found.push({ what, mine: a, theirs: b });
  };
  compare('Name', mine.name, theirs.name);
  compare('Date', mine.day, theirs.day);
  for (const option of game.options) {
    const shown = (value: string | undefined) => valueInWords(option, value ?? option.default) || NOTHING;
    compare(option.label, shown(mine.options[option.id]), shown(theirs.options[option.id]));
  }
  for (const wager of game.wagers) {
    for (const { what, a, b } of wagerDifferences(
      game,
      wager,
      mine.wagers[wager.id],
      theirs.wagers[wager.id],
    ))
      compare(what, a, b);
  }
  const written = new Set([...Object.keys(mine.written ?? {}), ...Object.keys(theirs.written ?? {})]);
  for (const id of written)
    for (const { what, a, b } of writtenDifferences(mine.written?.[id], theirs.written?.[id]))
      compare(what, a, b);
  const facts = new Set([...Object.keys(mine.circumstances), ...Object.keys(theirs.circumstances)]) as Set<
    keyof Content['circumstances']
  >;
  for (const fact of facts) compare(FACT_WORDS[fact], factOf(mine, fact, game), factOf(theirs, fact, game));
  return found;
}

const FACT_WORDS: Record<keyof Content['circumstances'], string> = {
  limits: 'Limits',
  automated: 'Automated equipment',
  temporary: 'Temporary variation',
  trial: 'Trial dates',
  progressive: 'Progressive jackpot',
  meters: 'Meters of the progressive wagers',
  kind: 'Kind of submission',
  petitioner: 'Petitioner',
  sponsor: 'Sponsoring licensee',
  laboratory: 'Testing laboratory',
  premises: 'Premises',
  contact: 'Contact',
  elsewhere: 'Other jurisdictions',
  consents: 'Consents on file',
  proprietors: 'Later proprietors',
};

function factOf(
  { circumstances, written }: Content,
  fact: keyof Content['circumstances'],
  game: Game,
): string {
  const { limits } = circumstances;
  const { kind, laboratory } = circumstances;
  if (fact === 'kind' && kind) return KIND_WORDS[kind];
  if (fact === 'laboratory' && laboratory) return shownLaboratory(laboratory);
  if (fact === 'consents')
    return shownConsents(circumstances, undefined, partNames(game, { written })) ?? NOTHING;
  if (fact === 'proprietors') return shownTransfers(circumstances) ?? NOTHING;
  return fact === 'limits' && limits ? limitsSaid(limits) : shownFact(circumstances[fact]);
}

function shownFact(fact: unknown): string {
  if (fact === undefined) return NOTHING;
  if (typeof fact === 'boolean') return fact ? 'yes' : 'no';
  if (typeof fact === 'object' && fact !== null) return Object.entries(fact).map(shownPart).join(', ');
  return String(fact);
}

/** Facts within facts are named: the meters of several wagers. */
const shownPart = ([name, part]: [string, unknown]): string =>
  typeof part === 'object' ? `${name}: ${shownFact(part)}` : String(part);

type Pair = { what: string; a: string; b: string };

const rowText = (row: WrittenRow | undefined): string =>
  row ? `${row.when}: ${row.label}, ${row.pays}` : NOTHING;

/** The first row that holds decides, so their order counts; a row that only moved has not changed. */
function rowDifferences(what: string, mine: readonly WrittenRow[], theirs: readonly WrittenRow[]): Pair[] {
  const same = sameRows(mine, theirs);
  const placeIn = new Map([...same].map(([their, my]) => [my, their]));
  const nameOf = (row: WrittenRow, index: number) =>
    row.label.trim() ? `“${row.label}”` : `row ${index + 1}`;
  const pairs = mine.map((row, index) => {
    const their = placeIn.get(index);
    const other = their === undefined ? undefined : theirs[their];
    return { what: `${what}, ${nameOf(row, index)}`, a: rowText(row), b: rowText(other) };
  });
  const added = theirs.flatMap((row, index) =>
    same.has(index) ? [] : [{ what: `${what}, ${nameOf(row, index)}`, a: NOTHING, b: rowText(row) }],
  );
  const kept = [...same.keys()].sort((one, other) => one - other).map((their) => same.get(their) ?? 0);
  const moved = kept.some((my, index) => index > 0 && my < (kept[index - 1] ?? 0));
  if (!moved) return [...pairs, ...added];
  const names = (rows: readonly WrittenRow[]) => rows.map(nameOf).join(', ');
  return [...pairs, ...added, { what: `${what}, order of rows`, a: names(mine), b: names(theirs) }];
}

function writtenDifferences(mine: WrittenWager | undefined, theirs: WrittenWager | undefined): Pair[] {
  const what = mine?.label || theirs?.label || 'Your own wager';
  if (!mine || !theirs) return [{ what, a: mine ? 'written' : NOTHING, b: theirs ? 'written' : NOTHING }];
  return [
    { what: `${what}, name`, a: mine.label, b: theirs.label },
    { what: `${what}, how it is played`, a: mine.play ?? NOTHING, b: theirs.play ?? NOTHING },
    ...rowDifferences(what, mine.rows, theirs.rows),
    { what: `${what}, where no row holds`, a: mine.otherwise, b: theirs.otherwise },
  ];
}

function wagerDifferences(
  game: Game,
  wager: Wager,
  mine: WagerChoice | undefined,
  theirs: WagerChoice | undefined,
): Pair[] {
  if (!mine || !theirs) {
    return [
      { what: wager.label, a: mine ? 'offered' : 'not offered', b: theirs ? 'offered' : 'not offered' },
    ];
  }
  const table = (choice: WagerChoice) => choosableTables(wager).find(({ id }) => id === choice.payTable);
  const labels = new Map(
    wagerSpec(game, wager, chosenOptions(game, {})).events.map(({ id, label }) => [id, label]),
  );
  const events = new Set(
    [mine, theirs].flatMap((choice) => Object.keys({ ...table(choice)?.rows, ...choice.pays })),
  );
  const cell = (choice: WagerChoice, event: string) =>
    choice.pays[event] ?? table(choice)?.rows[event] ?? NOTHING;
  return [
    {
      what: `${wager.label}, pay table`,
      a: table(mine)?.label ?? mine.payTable,
      b: table(theirs)?.label ?? theirs.payTable,
    },
    ...[...events].map((event) => ({
      what: `${wager.label}, ${labels.get(event) ?? event}`,
      a: cell(mine, event),
      b: cell(theirs, event),
    })),
  ];
}
