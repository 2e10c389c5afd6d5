/** A simulation of shoes as sentences, tables and a drawing. */
import { fromText } from '../../../exact/fraction';
import type { StudyResult, StudyTable } from '../../../family/study';
import { measured, measuredPercent, percent, whole, zScore } from '../../../printing/numbers';
import type { BlackjackParameters } from '../parameters';
import { FIRST_ROUND } from '../wagers';
import type { CutFigures, Estimate, TableFigures } from './figures';
import { rampInWords } from './hi-lo';
import { PLAYS, type Play, type ShoeSettings } from './settings';

const some = (count: number, one: string): string => `${whole(count)} ${count === 1 ? one : `${one}s`}`;
const playersOf = ({ players }: Pick<TableFigures, 'players'>): string => some(players, 'player');

const edgeText = ({ value, standardError }: Estimate): string =>
  `${measuredPercent(value)} ± ${measuredPercent(standardError)}`;
const unitsText = ({ value, standardError }: Estimate, times = 1): string =>
  `${measured(times * value, 2)} ± ${measured(times * standardError, 2)}`;

/** The one at the cut card that was asked for; the first rounds where there is none. */
const asked = ({ cuts, first }: TableFigures): CutFigures => cuts.at(-1) ?? first;

/** Why a cut card costs, in a sentence. */
export const WHY =
  'Small cards make long rounds: a shoe that begins with them reaches its cut card after fewer rounds, though its rest is good for the player, and one that begins with tens gives more rounds from a poor rest.';

/** A difference smaller than this many standard errors may be chance. */
const TO_SPEAK_OF = 2;

function costsOf({ costs, houseEdge }: CutFigures): string {
  if (Math.abs(costs) < TO_SPEAK_OF * houseEdge.standardError)
    return 'not distinguishable from that of the first round with so many rounds';
  const more = costs > 0 ? 'more' : 'less';
  return `${measuredPercent(Math.abs(costs))} ${more} than ${FIRST_ROUND}`;
}

function summaryOf(tables: readonly TableFigures[], { depth, shuffling }: ShoeSettings): string {
  const [least] = tables;
  const most = tables.at(-1);
  if (!least || !most) return '';
  const exactly = percent(fromText(least.firstRound));
  if (shuffling === 'continuous')
    return `House edge ${edgeText(least.first.houseEdge)} with ${playersOf(least)} and shuffled after every round, as ${FIRST_ROUND}: ${exactly} exactly.`;
  const of = (table: TableFigures) =>
    `${edgeText(asked(table).houseEdge)} with ${playersOf(table)}, ${costsOf(asked(table))}`;
  const all = least === most ? of(least) : `${of(least)}; ${of(most)}`;
  return `House edge with a cut card at ${depth}%: ${all} (${exactly} exactly). ${WHY}`;
}

const cutTitle = (depth: number): string => `Cut card at ${depth}%`;

function edgesTable(tables: readonly TableFigures[]): StudyTable {
  const depths = tables[0]?.depths ?? [];
  return {
    title: 'House edge by players and cut card',
    explains: 'Per round and initial wager, over all seats; ± is one standard error.',
    columns: ['Players', 'First round, exactly', 'First rounds dealt', 'Apart', ...depths.map(cutTitle)],
    rows: tables.map(({ players, firstRound, first, z, cuts }) => [
      `${players}`,
      percent(fromText(firstRound)),
      edgeText(first.houseEdge),
      `${zScore(z)} standard errors`,
      ...cuts.map(({ houseEdge }) => edgeText(houseEdge)),
    ]),
  };
}

const roundsTable = (tables: readonly TableFigures[]): StudyTable => ({
  title: 'Rounds of a shoe',
  explains: 'On average, until the cut card has come out.',
  columns: ['Players', 'Shoes', ...(tables[0]?.depths ?? []).map(cutTitle)],
  rows: tables.map(({ players, shoes, cuts }) => [
    `${players}`,
    whole(shoes),
    ...cuts.map(({ roundsAShoe }) => measured(roundsAShoe, 1)),
  ]),
});

function counterTables(tables: readonly TableFigures[], play: Play): StudyTable[] {
  const [first] = tables;
  if (!first) return [];
  const { depths, spreads } = first;
  const deepest = depths.at(-1) ?? 0;
  const rows = tables.flatMap((table) => spreads.map((spread) => ({ table, spread })));
  const named = ({ table, spread }: (typeof rows)[number]) => `${playersOf(table)}, 1 to ${spread}`;
  const at = ({ table, spread }: (typeof rows)[number], depth: number) =>
    table.counters.find((counter) => counter.spread === spread && counter.depth === depth);
  return [
    {
      title: 'What a card counter gains by Hi-Lo in 100 rounds, in units',
      explains: `Players at the table and units wagered. Of 8 units: ${rampInWords(8)}. Plays ${play === 'own' ? 'the chart given' : 'the best chart'} whatever the count and leaves no round out; ± is one standard error.`,
      columns: ['Wagers', ...depths.map(cutTitle)],
      rows: rows.map((row) => [
        named(row),
        ...depths.map((depth) => {
          const found = at(row, depth);
          return found ? unitsText(found.gain, 100) : '–';
        }),
      ]),
    },
    {
      title: `The same with a cut card at ${deepest}%, a round`,
      columns: ['Wagers', 'Gain, units', 'Wager, units', 'Gain of the wager', 'Standard deviation, units'],
      rows: rows.map((row) => {
        const found = at(row, deepest);
        if (!found) return [named(row), '–', '–', '–', '–'];
        const { gain, wager, deviation } = found;
        return [
          named(row),
          `${measured(gain.value)} ± ${measured(gain.standardError)}`,
          measured(wager, 2),
          measuredPercent(gain.value / wager),
          measured(deviation, 2),
        ];
      }),
    },
    {
      title: `True counts before a round, with ${playersOf(first)} and a cut card at ${deepest}%`,
      explains: 'The outermost rows are also for all counts beyond; ± is one standard error.',
      columns: ['True count', 'Share of rounds', 'What one unit gains'],
      rows: first.counts.map(({ count, share, gain }) => [
        count > 0 ? `+${count}` : measured(count, 0),
        measuredPercent(share, 2),
        `${measuredPercent(gain.value, 2)} ± ${measuredPercent(gain.standardError, 2)}`,
      ]),
    },
  ];
}

export function shoeShown(
  { decks }: Pick<BlackjackParameters, 'decks'>,
  settings: ShoeSettings,
  all: readonly TableFigures[],
  own?: { differs: string; table: StudyTable },
): StudyResult {
  const play = all[0]?.play ?? 'basic';
  const tables = all.filter((table) => table.play === play);
  const counted = all.filter(({ spreads }) => spreads.length > 0);
  const depths = tables[0]?.depths ?? [];
  const dealt = settings.shuffling === 'continuous' ? 'each round from a full pack' : 'down to a cut card';
  return {
    summary: summaryOf(tables, settings),
    basis: `Simulated: at least ${whole(settings.rounds)} rounds of each number of players, from real shoes of ${some(decks, 'deck')}, ${dealt}, played ${PLAYS[play]}${own ? `, ${own.differs}` : ''}, seed ${settings.seed}.`,
    tables: [
      edgesTable(tables),
      ...(depths.length > 0 ? [roundsTable(tables)] : []),
      ...counterTables(counted, play),
      ...(own ? [own.table] : []),
    ],
    ...(depths.length > 1 && {
      drawing: {
        title: 'House edge by depth of the cut card',
        across: { label: 'Cut card', ticks: ['first round', ...depths.map((depth) => `${depth}%`)] },
        up: 'House edge, %',
        lines: tables.map((table) => ({
          label: playersOf(table),
          percent: [
            100 * fromText(table.firstRound).valueOf(),
            ...table.cuts.map(({ houseEdge }) => 100 * houseEdge.value),
          ],
        })),
      },
    }),
    figures: { tables: all },
  };
}
