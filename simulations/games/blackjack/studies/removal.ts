/** What one card less in the shoe changes: the effects of removal that counters of cards weigh cards by. */
import { z } from 'zod';
import { ratio } from '../../../exact/fraction';
import { inTable } from '../../../exact/in-table';
import { studied } from '../../../family/study';
import { unknownSettingsOf } from '../../../family/unknown-settings';
import { measured, signedPercent } from '../../../printing/numbers';
import { bestGainAgainst } from '../best-round';
import { gainBy } from '../chart-gains';
import type { BlackjackParameters } from '../parameters';
import { columnFrom, inParts, PARTS, rulesWith } from '../pieces';
import { ACE, KINDS, kindName, points, TEN } from '../ranks';
import { hiLoOf } from '../shoe/hi-lo';
import { standingAgainst } from '../standing';

const BEST = 0;
const CHART = 1;

const NAMES = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const kindOf = (rank: number): number => Math.min(rank, TEN);

/** How far the count follows what cards are worth: 1 would be a perfect measure. */
function correlation(effects: readonly number[]): number {
  const over = (f: (rank: number) => number) => NAMES.reduce((all, _, rank) => all + f(rank), 0);
  const effect = (rank: number) => inTable(effects[kindOf(rank)]);
  const tag = (rank: number) => hiLoOf(points(kindOf(rank)));
  const product = over((rank) => effect(rank) * tag(rank));
  return product / Math.sqrt(over((rank) => effect(rank) ** 2) * over((rank) => tag(rank) ** 2));
}

/** All ranks that count ten are equally many, so it makes no difference which one lacks a card. */
const oneLess = ([first = 0, ...others]: readonly number[]): number[] => [first - 1, ...others];

export const removal = studied<BlackjackParameters, Record<string, never>>({
  id: 'removal',
  label: 'Effects of removal',
  explains:
    'What the player gains or loses on average once one card of a rank has left the shoe: what counting cards lives on.',
  fields: [],
  settings: z.strictObject({}, unknownSettingsOf([])),
  seconds: ({ decks }) => 2 + 2 * decks,
  pieces: () => KINDS * KINDS,
  runPiece: ({ parameters, tables, merged }, piece) => {
    const removed = Math.floor(piece / KINDS);
    const up = piece % KINDS;
    const gains = new Float64Array(2 * KINDS);
    const rules = rulesWith(parameters, tables);
    const shoe = rules.shoe.map((count, kind) => (kind === removed ? count - 1 : count));
    const without = { ...rules, shoe, ...(removed === TEN && rules.tens && { tens: oneLess(rules.tens) }) };
    const chart = columnFrom(merged[2] as Float64Array, up);
    gains[2 * removed + BEST] = inParts(bestGainAgainst(up, without));
    gains[2 * removed + CHART] = inParts(gainBy(standingAgainst(up, without), without, chart));
    return [gains];
  },
  conclude: ({ merged }, [sums]) => {
    const whole = merged[0] as Float64Array;
    const effect = (kind: number, way: number) =>
      ratio(BigInt(inTable(sums?.[2 * kind + way])) - BigInt(inTable(whole[way])), BigInt(PARTS));
    const charts = Array.from({ length: KINDS }, (_, kind) => effect(kind, CHART).valueOf());
    const most = charts.indexOf(Math.max(...charts));
    const least = charts.indexOf(Math.min(...charts));
    const named = (kind: number) => (kind === ACE ? 'ace' : kindName(kind));
    const moved = (kind: number) => signedPercent(effect(kind, CHART));
    return {
      summary: `One ${named(least)} less moves the player’s average by ${moved(least)}, one ${named(most)} less by ${moved(most)}.`,
      basis:
        'Exact to 10^−11 of the first stake: the round counted again from a shoe that lacks one card. By the chart, the chart stays that of the full shoe.',
      tables: [
        {
          title: 'What one card less is worth to the player',
          explains: `Hi-Lo follows these with a correlation of ${measured(correlation(charts), 3)}: 1 would be a perfect measure of what has left the shoe.`,
          columns: ['Card removed', 'Best play by the cards', 'The chart', 'Hi-Lo counts'],
          rows: NAMES.map((name, rank) => {
            const kind = kindOf(rank);
            const tag = hiLoOf(points(kind));
            return [
              name,
              signedPercent(effect(kind, BEST)),
              signedPercent(effect(kind, CHART)),
              tag > 0 ? `+${tag}` : String(tag).replace('-', '−'),
            ];
          }),
        },
      ],
    };
  },
});
