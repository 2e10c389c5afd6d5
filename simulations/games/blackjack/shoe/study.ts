/** What a cut card, the number of players and somebody who counts cards change: simulated, from real shoes. */
import { type Fraction, ratio, toText } from '../../../exact/fraction';
import { inTable } from '../../../exact/in-table';
import { type Asked, type Study, studied } from '../../../family/study';
import type { PayTables } from '../../../pays/pay-table';
import { blockRanges } from '../../../witness/block-ranges';
import { blocksIn } from '../../../witness/play';
import { codesOf, tablePays } from '../at-table';
import type { Column } from '../chart';
import { gainBy } from '../chart-gains';
import type { BlackjackParameters } from '../parameters';
import { followedBy, followedFrom, inParts, PARTS, rulesWith, WAYS } from '../pieces';
import type { Rules } from '../rules';
import { standingAgainst } from '../standing';
import { dealBlocks } from './blocks';
import { shoeDealer } from './dealer';
import { type TableFigures, tableFigures } from './figures';
import { type OwnChart, ownChart } from './own-chart';
import { cutAt, type Play, SHOE_FIELDS, ShoeSettings, type TableAsked, tablesOf } from './settings';
import { shoeShown } from './shown';
import { ShoeTally } from './tally';

const PACK = 52;
/** Millions of cards dealt a second, and cards that one hand takes in a round with its splits: to plan by. */
const CARDS_A_SECOND = 15e6;
const OF_A_HAND = 2.75;

type OfShoe = Asked<BlackjackParameters, ShoeSettings>;

const rangesOf = ({ rounds }: Pick<ShoeSettings, 'rounds'>) => blockRanges(blocksIn(rounds));

const emptyTally = ({ depths, spreads }: TableAsked, sums?: Float64Array) =>
  new ShoeTally(depths.length + 1, spreads.length, sums);

/** The house edge of the first round of a fresh shoe, exactly: by the sums of the first pass, or by the chart that is given. */
function firstRound([gains]: readonly Float64Array[], play: Play, rules: Rules, own?: OwnChart): Fraction {
  const gained =
    play === 'own'
      ? columnsIn(own).reduce(
          (sum, column, up) => sum + inParts(gainBy(standingAgainst(up, rules), rules, column)),
          0,
        )
      : inTable(gains?.[WAYS.indexOf(play)]);
  return ratio(BigInt(-gained), BigInt(PARTS));
}

function columnsIn(own: OwnChart | undefined): readonly Column[] {
  if (!own) throw new RangeError('no chart was given');
  return own.columns;
}

function chartIn(parameters: BlackjackParameters, settings: ShoeSettings): OwnChart | undefined {
  if (settings.play !== 'own') return undefined;
  const read = ownChart(parameters, settings.chart);
  if (!read.ok) throw new RangeError(read.problems[0]?.message);
  return read.value;
}

const cutsOf = (
  { decks }: Pick<BlackjackParameters, 'decks'>,
  { players, depths }: Pick<TableAsked, 'players' | 'depths'>,
) => depths.map((depth) => cutAt(PACK * decks, depth, players));

function dealerAt(
  { parameters, tables, merged, settings }: OfShoe,
  { players, play, depths, spreads }: TableAsked,
) {
  const rules = rulesWith(parameters, tables);
  const own = chartIn(parameters, settings);
  const codes = codesOf((up) =>
    play === 'own'
      ? followedBy(columnsIn(own)[up] as Column, rules)
      : followedFrom({ play }, rules, merged, up),
  );
  const cuts = cutsOf(parameters, { players, depths });
  return shoeDealer(rules, tablePays(parameters, tables), codes, { players, cuts, spreads });
}

export function shoeFigures(
  parameters: BlackjackParameters,
  pays: PayTables,
  merged: Float64Array[],
  settings: ShoeSettings,
  sums: readonly Float64Array[],
): TableFigures[] {
  const { unit } = tablePays(parameters, pays);
  const rules = rulesWith(parameters, pays);
  const own = chartIn(parameters, settings);
  return tablesOf(parameters, settings).map((asked, at) => {
    const tally = emptyTally(asked, sums[at]);
    tally.check();
    const edge = firstRound(merged, asked.play, rules, own);
    const knownRounds = cutsOf(parameters, asked).map(({ known }) => known);
    return tableFigures(asked, tally, {
      unit,
      firstRound: toText(edge),
      exact: edge.valueOf(),
      knownRounds,
    });
  });
}

/** One piece deals some blocks to one table; its sums lie beside empty ones of the other tables. */
const asStudy: Study<BlackjackParameters, ShoeSettings> = {
  id: 'shoe',
  label: 'The shoe: cut card, players, card counting',
  explains:
    'The exact house edge is that of the first round of a fresh shoe. Here real shoes are dealt card by card, down to a cut card, to one player or to seven, and to somebody who counts cards.',
  fields: SHOE_FIELDS,
  settings: ShoeSettings,
  seconds: (parameters, settings) =>
    tablesOf(parameters, settings).reduce(
      (sum, { players }) => sum + (settings.rounds * (players + 1) * OF_A_HAND) / CARDS_A_SECOND,
      0,
    ),
  refuses: (parameters, settings) => {
    if (settings.play !== 'own') return [];
    const read = ownChart(parameters, settings.chart);
    return read.ok ? [] : [...read.problems];
  },
  pieces: (parameters, settings) => tablesOf(parameters, settings).length * rangesOf(settings).length,
  runPiece: (asked, piece) => {
    const { parameters, settings } = asked;
    const ranges = rangesOf(settings);
    const at = Math.floor(piece / ranges.length);
    const range = ranges[piece % ranges.length];
    const tables = tablesOf(parameters, settings);
    const table = tables[at];
    if (!table || !range) throw new RangeError(`there is no piece ${piece}`);
    const tallies = tables.map((each) => emptyTally(each));
    const { players, play } = table;
    const { rounds, seed } = settings;
    // Tables whose hands or play differ are dealt other shoes.
    const subject = `blackjack/shoe/${play}/${players}`;
    const tally = tallies[at] as ShoeTally;
    dealBlocks(dealerAt(asked, table), tally, { subject, seed, rounds, ...range });
    return tallies.map((each) => each.sums);
  },
  conclude: ({ parameters, tables, merged, settings }, sums) =>
    shoeShown(
      parameters,
      settings,
      shoeFigures(parameters, tables, merged, settings, sums),
      chartIn(parameters, settings)?.shown(rulesWith(parameters, tables), merged),
    ),
};

export const shoe = studied(asStudy);
