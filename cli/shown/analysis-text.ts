/** An analysis as tables to read. */

import type { AnalysedWager, Analysis } from '@/rulebooks/analysis/analysis';
import { basisInWords, givenIn, headlineEdge, meterUnknown } from '@/rulebooks/edges/headline-edge';
import { largestWin } from '@/rulebooks/edges/largest-win';
import { edgeName } from '@/rulebooks/offer/money-answers';
import { roundShown } from '@/rulebooks/offer/round-shown';
import { amountIn } from '@/rulebooks/spelling/money';
import { toSignificant } from '@/simulations/exact/decimal';
import { averageStakeOf } from '@/simulations/figures/average-stake';
import { measured, percent, seconds, whole, zScore } from '@/simulations/printing/numbers';
import type { Chosen } from '../options/variant-options';
import { type Commissions, commissionsText } from './commission-text';
import { afterFeesOf, afterFeesText } from './fees-text';
import { optionLines, roundName, tableName, unitName } from './names';
import { roundsText } from './rounds-text';
import { textTable } from './text-table';

const wagerColumns = (game: Parameters<typeof edgeName>[0]) => [
  { title: 'wager' },
  { title: 'clause' },
  { title: 'pay table' },
  { title: edgeName(game).toLowerCase(), right: true },
  { title: 'resolved', right: true },
  { title: 'hit', right: true },
  { title: 'push', right: true },
  { title: 'deviation', right: true },
  { title: 'pays up to', right: true },
];

type Of = Pick<Chosen, 'resolved' | 'variant'>;

/** The leading edge and, for a meter, what it is an edge of. */
export function headlineOf(wager: AnalysedWager, { resolved, variant }: Of) {
  const headline = headlineEdge(wager, givenIn(wager.id, { game: resolved.game, variant }));
  return { ...headline, inWords: basisInWords(headline, amountIn(resolved.rulebook.currency)) };
}

/** As JSON: `houseEdge` is the edge at the meter played for, so the leading edge has its own field, and a round says what it stakes in all. */
export const analysisJson = (analysis: Analysis, of: Of) => ({
  ...analysis,
  wagers: analysis.wagers.map((wager) => ({
    ...wager,
    ...(isRound(wager) && { averageTotalWager: toSignificant(averageStakeOf(wager.events)) }),
    headline: headlineOf(wager, of),
  })),
  ...feesJson(afterFeesOf(analysis, of)),
});

const feesJson = (afterFees: ReturnType<typeof afterFeesOf>) => (afterFees ? { afterFees } : {});

/** Only the endings of a round say what was staked in all. */
const isRound = ({ events }: AnalysedWager): boolean => events.some(({ staked }) => staked !== undefined);

function edgeOf(wager: AnalysedWager, of: Of): string {
  const { edge, inWords } = headlineOf(wager, of);
  return [...(edge === undefined ? [] : [percent(edge)]), ...(inWords ? [inWords] : [])].join(' ');
}

const wagerRow = (wager: AnalysedWager, of: Of): string[] => [
  roundName(of.resolved.game, wager),
  wager.clause,
  tableName(of.resolved, wager),
  edgeOf(wager, of),
  wager.resolved ? percent(wager.resolved.houseEdge) : '',
  percent(wager.hit),
  percent(wager.push),
  meterUnknown(wager, givenIn(wager.id, { game: of.resolved.game, variant: of.variant }))
    ? ''
    : measured(wager.standardDeviation),
  largestWin(
    wager,
    givenIn(wager.id, { game: of.resolved.game, variant: of.variant }),
    unitName(of.resolved.game, wager),
  ),
];

const WITNESS = [
  { title: 'witness' },
  { title: 'rounds', right: true },
  { title: 'seed', right: true },
  { title: 'mean', right: true },
  { title: 'standard error', right: true },
  { title: 'z', right: true },
];

export function analysisText(analysis: Analysis, of: Of, commissions: Commissions): string {
  const { rulebook, game } = of.resolved;
  const witness = analysis.witness.map(({ wager, rounds, seed, mean, standardError, z }) => [
    roundName(game, analysis.wagers.find(({ id }) => id === wager) ?? { id: wager }),
    whole(rounds),
    String(seed),
    measured(mean, 6),
    measured(standardError, 6),
    zScore(z),
  ]);
  return `${[
    `${game.label}, ${rulebook.title}, ${rulebook.edition}`,
    ...optionLines(of.resolved),
    textTable(
      wagerColumns(game),
      analysis.wagers.map((wager) => wagerRow(wager, of)),
    ),
    ...commissionsText(commissions, game),
    ...afterFeesText(analysis, of),
    textTable(WITNESS, witness),
    ...analysis.wagers.flatMap((wager) =>
      roundsText(wager, unitName(game, wager), roundShown(game, wager.id)),
    ),
    `${analysis.engine}, ${analysis.threads} ${analysis.threads === 1 ? 'thread' : 'threads'}, ${seconds(analysis.seconds)}, hash ${analysis.hash}`,
  ].join('\n\n')}\n`;
}
