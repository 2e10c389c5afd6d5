/** The same rules with one deck to eight. */
import { z } from 'zod';
import { ratio } from '../../../exact/fraction';
import { inTable } from '../../../exact/in-table';
import { studied } from '../../../family/study';
import { unknownSettingsOf } from '../../../family/unknown-settings';
import { percent } from '../../../printing/numbers';
import { bestGainAgainst } from '../best-round';
import { bestColumn } from '../chart-gains';
import type { BlackjackParameters } from '../parameters';
import { inParts, PARTS, rulesWith } from '../pieces';
import { KINDS } from '../ranks';
import { standingAgainst } from '../standing';

const DECKS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
const BEST = 0;
const CHART = 1;

const edgeFrom = (sums: Float64Array, decks: number, way: number) =>
  ratio(-BigInt(inTable(sums[2 * (decks - 1) + way])), BigInt(PARTS));

export const byDecks = studied<BlackjackParameters, Record<string, never>>({
  id: 'by-decks',
  label: 'House edge by number of decks',
  explains:
    'The same rules and pays with one deck to eight. A sign or leaflet must give the edge for the number in play.',
  fields: [],
  settings: z.strictObject({}, unknownSettingsOf([])),
  seconds: () => 20,
  pieces: () => DECKS.length * KINDS,
  runPiece: ({ parameters, tables }, piece) => {
    const at = Math.floor(piece / KINDS);
    const rules = rulesWith({ ...parameters, decks: inTable(DECKS[at]) }, tables);
    const up = piece % KINDS;
    const gains = new Float64Array(2 * DECKS.length);
    gains[2 * at + BEST] = inParts(bestGainAgainst(up, rules));
    gains[2 * at + CHART] = inParts(bestColumn(standingAgainst(up, rules), rules).gain);
    return [gains];
  },
  conclude: ({ parameters }, [sums]) => {
    const edges = DECKS.map((decks) => ({
      decks,
      best: edgeFrom(sums as Float64Array, decks, BEST),
      chart: edgeFrom(sums as Float64Array, decks, CHART),
    }));
    const named = (decks: number) => `${decks} ${decks === 1 ? 'deck' : 'decks'}`;
    const low = edges.reduce((a, b) => (b.best.lt(a.best) ? b : a));
    const high = edges.reduce((a, b) => (b.best.gt(a.best) ? b : a));
    return {
      summary: `From ${percent(low.best)} with ${named(low.decks)} to ${percent(high.best)} with ${named(high.decks)}.`,
      basis: 'Exact to 10^−11 of the first stake, for the first round of a fresh shoe.',
      tables: [
        {
          title: 'House edge',
          columns: ['Decks', 'Best play by the cards', 'The best chart', 'What the chart costs'],
          rows: edges.map(({ decks, best, chart }) => [
            decks === parameters.decks ? `${named(decks)}, in play` : named(decks),
            percent(best),
            percent(chart),
            percent(chart.sub(best)),
          ]),
        },
      ],
      drawing: {
        title: 'House edge by number of decks',
        across: { label: 'Decks', ticks: DECKS.map(String) },
        up: 'House edge',
        lines: [
          { label: 'Best play by the cards', percent: edges.map(({ best }) => 100 * best.valueOf()) },
          { label: 'The best chart', percent: edges.map(({ chart }) => 100 * chart.valueOf()) },
        ],
      },
    };
  },
});
