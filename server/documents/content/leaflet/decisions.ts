/** What the player's decisions change, and what a meter changes. */

import { playerWho, playName } from '@/simulations/family/play-assumed';
import type { Strategy } from '@/simulations/family/solution-wire';
import { listed } from '@/simulations/printing/lists';
import { edgeForPlayers } from '@/simulations/printing/numbers';
import { edgeInTheLongRun } from '@/simulations/progressive/edge-line';
import type { Block } from '../../paper';
import type { Subject } from '../../subject';
import { afterFeesFor } from '../after-fees';
import { edgeOf } from '../edge-basis';
import { shownAmount } from '../money';
import { basisNote, currencyOf, headlineOf, type Progressive, progressives } from '../progressive';
import { byCost, decidedRounds, shownIn } from '../rounds';
import { chart } from '../strategy-tables';
import { givenOf, type Offered } from '../wagers';

function ways(each: Offered, strategy: Strategy, subject: Subject): Block[] {
  const { label, result, wager } = each;
  const holding = shownIn(subject, wager.id)?.holding ?? '';
  // A chart that was filed is for the regulator.
  const others = byCost(strategy).filter(({ id }) => !strategy.tables.some(({ of }) => of === id));
  const edge = (text: string) => ({ text: edgeForPlayers(text), strong: true });
  return [
    {
      kind: 'paragraph',
      named: true,
      text: `${label}, ${inSentence(playName(strategy))}: ${strategy.summary}`,
    },
    ...(strategy.example
      ? [{ kind: 'paragraph' as const, named: true as const, text: `Example: ${strategy.example}` }]
      : []),
    ...others.map(
      ({ label: name, explains }): Block => ({
        kind: 'paragraph',
        named: true,
        text: `${name}: ${explains}`,
      }),
    ),
    {
      kind: 'table',
      caption: `What each way to play costs: house edge of ${edgeOf(each, subject)}${afterFeesFor(subject) ? ', before the collection fee' : ''}`,
      rowHeaders: 1,
      columns: [
        { title: 'Way to play', grow: 1 },
        { title: 'House\u00a0edge', align: 'right', figures: true },
      ],
      rows: [
        { cells: [playName(strategy), edge(result.houseEdge)] },
        ...others.map(({ label: name, houseEdge }) => ({ cells: [name, edge(houseEdge)] })),
      ],
    },
    ...strategy.tables.flatMap((table) => (table.of ? [] : chart(table, holding))),
  ];
}

export function decisions(subject: Subject, all: Offered[]): Block[] {
  const decided = decidedRounds(all);
  if (decided.length === 0) return [];
  return [
    { kind: 'heading', level: 2, text: 'What your decisions change' },
    {
      kind: 'paragraph',
      text: `The house edges of wagers with decisions are for a player who ${listed([
        ...new Set(decided.map(({ strategy }) => playerWho(strategy))),
      ])}. ${decided.every(({ strategy }) => strategy.play === undefined) ? 'Any other play costs more.' : 'Other play costs more or less, as shown.'}`,
    },
    ...decided.flatMap(({ each, strategy }) => ways(each, strategy, subject)),
  ];
}

export const meters = (subject: Subject, all: Offered[]): Block[] =>
  progressives(all).map((each): Block => {
    const { label, progressive } = each;
    const currency = currencyOf(progressive, subject.rulebook.currency);
    const { breakEvenMeter } = progressive;
    const even =
      breakEvenMeter && !breakEvenMeter.startsWith('0/')
        ? ` It is zero or less from ${shownAmount(breakEvenMeter, currency, 'up')} up.`
        : '';
    const { edge } = headlineOf(each, subject);
    const leads =
      edge === undefined ? '' : ` ${sentenceStart(basisNote(each, subject))}: ${edgeForPlayers(edge)}.`;
    return {
      kind: 'paragraph',
      named: true,
      text: `${label}: the house edge falls as the meter grows.${leads}${even}${longRun(each, subject)}`,
    };
  });

/** "the best play". */
const inSentence = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

const sentenceStart = (note = 'edge'): string => `House ${note}`;

/** Where it is known what goes to the meter, and another edge leads. */
function longRun(each: Progressive, subject: Subject): string {
  const { basis } = headlineOf(each, subject);
  if (basis !== 'at-meter' || !givenOf(each, subject).contribution) return '';
  return ` Over the long run, whatever the meter shows on the way, it is ${edgeForPlayers(edgeInTheLongRun(each.progressive))}.`;
}
