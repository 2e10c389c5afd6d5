/** What a house edge is, in money, with worked examples. */
import { shownMoney } from '@/rulebooks/evaluation/money';
import { fromText } from '@/simulations/exact/fraction';
import type { ProgressiveFigures } from '@/simulations/result';
import type { Block } from '../../paper';
import type { Subject } from '../../subject';
import { ceilingSaid } from '../ceiling';
import { workedExamples } from '../examples';
import { shownAmount } from '../money';
import { currencyOf, isNothing, shownEdge } from '../progressive';
import { isRound, unitOf } from '../rounds';
import { exceptions, isPartialLoss, losses, type Offered, standOffs } from '../wagers';

/** What 100 staked costs on average, rounded up to the penny. */
function perHundred(edge: string, currency: string): string {
  const pence = fromText(edge).mul(10_000).ceil();
  return shownMoney(Number(pence.toFraction()), currency);
}

/** Of a round, what is kept of the first wager, and of all that is staked. */
function keptOf({ result, wager, label }: Offered, hundred: string, currency: string): string {
  const edge = perHundred(result.houseEdge, currency);
  if (!isRound(result))
    return `For every ${hundred} staked on ${label}, the casino keeps ${edge} on average.`;
  const unit = unitOf(result, wager);
  const of =
    unit === 'wager' ? `For every ${label} wager of ${hundred}` : `For every ${hundred} staked as ${unit}`;
  return `${of}, the casino keeps ${edge} on average from a player who makes no mistake; of every ${hundred} that is staked in all, ${perHundred(result.elementOfRisk, currency)}.`;
}

function dearestOf(all: Offered[]): Offered | undefined {
  const edge = (each: Offered) => fromText(shownEdge(each));
  return all.reduce<Offered | undefined>(
    (most, each) => (most && edge(most).gte(edge(each)) ? most : each),
    undefined,
  );
}

function whileAtSeed(progressive: ProgressiveFigures, home: string): string {
  if (isNothing(progressive.seed)) return 'while the meter is empty';
  const seed = shownAmount(progressive.seed, currencyOf(progressive, home), 'up');
  return `while the meter stands at its seed of ${seed}`;
}

export function meaning(all: Offered[], subject: Subject): Block[] {
  const { currency } = subject.rulebook;
  const hundred = shownMoney(10_000, currency);
  const [first] = all;
  const dearest = dearestOf(all);
  const blocks: Block[] = [
    { kind: 'heading', level: 2, text: 'What the house edge is' },
    {
      kind: 'paragraph',
      text: 'The house edge is the part of your stake that the casino keeps on average, over very many bets. A single evening can go much better or much worse.',
    },
  ];
  if (first && dearest) {
    const { progressive } = dearest.result;
    const when = progressive ? ` ${whileAtSeed(progressive, currency)}` : '';
    const other =
      dearest === first
        ? ''
        : ` On ${dearest.label}, the dearest wager here, it keeps ${perHundred(shownEdge(dearest), currency)}${when}.`;
    blocks.push({
      kind: 'note',
      tone: 'plain',
      title: `For every ${hundred} staked`,
      lines: [`${keptOf(first, hundred, currency)}${other}`],
    });
  }
  const ceiling = ceilingSaid(subject);
  if (ceiling) blocks.push({ kind: 'paragraph', text: ceiling });
  const half = all.find(({ result }) => losses(result).some(isPartialLoss) && !isRound(result));
  const off = all.find(({ result }) => standOffs(result).length > 0);
  blocks.push({
    kind: 'list',
    items: workedExamples(all, currency).filter((line) => !line.includes('can end in one')),
  });
  if (half)
    blocks.push({
      kind: 'paragraph',
      text: `Some results take only part of the stake: ${exceptions(half.result).join('; ')} on ${half.label}. That is why such a bet costs less than the others.`,
    });
  if (off)
    blocks.push({
      kind: 'paragraph',
      text: 'Some bets can end without a winner: the stake comes back. The edges here count every bet made, those included.',
    });
  if (all.every(({ result }) => result.strategy === null))
    blocks.push({
      kind: 'paragraph',
      text: 'Nothing you decide after the bet is made changes these figures.',
    });
  return blocks;
}
