/** An analysis as tables to read. */
import type { AnalysedWager, Analysis } from '@/rulebooks/analysis';
import { amountIn } from '@/rulebooks/evaluation/money';
import { basisInWords, headlineEdge, meterGiven } from '@/rulebooks/headline-edge';
import { measured, percent, seconds, whole, zScore } from '@/simulations/printing/numbers';
import { type Commissions, commissionsText } from './commission-text';
import { roundsText } from './rounds-text';
import { textTable } from './text-table';
import type { Chosen } from './variant-options';

const WAGERS = [
  { title: 'wager' },
  { title: 'clause' },
  { title: 'pay table' },
  { title: 'house edge', right: true },
  { title: 'resolved', right: true },
  { title: 'hit', right: true },
  { title: 'push', right: true },
  { title: 'deviation', right: true },
  { title: 'pays up to', right: true },
];

/** Of a wager on a meter: the edge that leads, and what it is of. */
function edgeOf(wager: AnalysedWager, { resolved, variant }: Of): string {
  const listed = resolved.game.wagers.find(({ id }) => id === wager.id);
  if (!listed || !wager.progressive) return percent(wager.houseEdge);
  const given = meterGiven(listed, variant.circumstances, variant.wagers[wager.id]?.payTable);
  const headline = headlineEdge(wager, given);
  const basis = basisInWords(headline, amountIn(resolved.rulebook.currency));
  return headline.edge === undefined ? `${basis}` : `${percent(headline.edge)} ${basis}`;
}

type Of = Pick<Chosen, 'resolved' | 'variant'>;

const wagerRow = (wager: AnalysedWager, of: Of): string[] => [
  (wager.settles ?? [wager.id]).join('+'),
  wager.clause,
  wager.payTable,
  edgeOf(wager, of),
  wager.resolved ? percent(wager.resolved.houseEdge) : '',
  percent(wager.hit),
  percent(wager.push),
  measured(wager.standardDeviation),
  wager.maxPayout,
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
  const options = Object.entries(analysis.options).map(([id, value]) => `${id}=${value}`);
  const witness = analysis.witness.map(({ wager, rounds, seed, mean, standardError, z }) => [
    wager,
    whole(rounds),
    String(seed),
    measured(mean, 6),
    measured(standardError, 6),
    zScore(z),
  ]);
  return `${[
    `${analysis.rulebook} ${analysis.game}${options.length > 0 ? ` (${options.join(', ')})` : ''}`,
    textTable(
      WAGERS,
      analysis.wagers.map((wager) => wagerRow(wager, of)),
    ),
    ...commissionsText(commissions),
    textTable(WITNESS, witness),
    ...analysis.wagers.flatMap(roundsText),
    `${analysis.engine}, ${analysis.threads} ${analysis.threads === 1 ? 'thread' : 'threads'}, ${seconds(analysis.seconds)}, hash ${analysis.hash}`,
  ].join('\n\n')}\n`;
}
