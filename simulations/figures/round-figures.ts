/** Every figure of a round from its endings: the same figures that a single wager has, per unit of the first wager. */
import { toSignificant } from '../exact/decimal';
import { type Fraction, fromText, isNegative, ONE, ratio, sum, toText, ZERO } from '../exact/fraction';
import { squareRoot } from '../exact/root';
import type { SolutionJson } from '../family/solution-wire';
import { netPay } from '../pays/net-pay';
import { parsePay } from '../pays/parse-pay';
import { printPay } from '../pays/print-pay';
import { averageStake } from './average-stake';
import type { EventResult, WagerFigures } from './wager-figures';

type Ended = {
  id: string;
  label: string;
  count: string;
  probability: Fraction;
  net: Fraction;
  staked: Fraction;
};

export function roundFigures({ universe, endings, furthest, mandatory, basis }: SolutionJson): WagerFigures {
  const all = ratio(BigInt(universe));
  const ended = endings.map(
    ({ event, label, count, net, staked }): Ended => ({
      id: event,
      label,
      count,
      probability: ratio(BigInt(count)).div(all),
      net: fromText(net),
      staked: fromText(staked),
    }),
  );
  const expected = sum(ended.map(({ probability, net }) => probability.mul(net)));
  const edge = expected.neg();
  const variance = sum(ended.map(({ probability, net }) => probability.mul(net).mul(net))).sub(
    expected.mul(expected),
  );
  const standardDeviation = squareRoot(variance);
  const push = chance(ended, ({ net }) => net.n === 0n);
  const resolved = ONE.sub(push);
  return {
    exact: true,
    universe,
    houseEdge: toText(edge),
    ...(basis !== undefined && { basis }),
    houseEdgePercent: toSignificant(edge.mul(100)),
    perMandatory: toText(edge.div(fromText(mandatory))),
    elementOfRisk: toText(edge.div(averageStake(ended))),
    hit: toText(chance(ended, ({ net }) => net.n !== 0n && !isNegative(net))),
    push: toText(push),
    standardDeviation,
    variance: toText(variance),
    maxPayout: gainText(furthest === undefined ? mostOf(ended) : fromText(furthest)),
    ...(push.n === 0n || resolved.n === 0n
      ? {}
      : {
          resolved: {
            houseEdge: toText(edge.div(resolved)),
            houseEdgePercent: toSignificant(edge.div(resolved).mul(100)),
            probability: toText(resolved),
          },
        }),
    events: ended.map(eventResult),
  };
}

/** Of what can happen with this play: some endings never come. */
const mostOf = (ended: Ended[]): Fraction =>
  ended.filter(({ count }) => count !== '0').reduce((best, next) => (next.net.gt(best.net) ? next : best))
    .net;

const chance = (ended: Ended[], when: (one: Ended) => boolean): Fraction =>
  sum(ended.filter(when).map(({ probability }) => probability));

function eventResult({ id, label, count, probability, net, staked }: Ended): EventResult {
  return {
    id,
    label,
    count,
    probability: toText(probability),
    pays: gainText(net),
    net: toText(net),
    contribution: toText(probability.mul(net)),
    staked: toText(staked),
  };
}

/** What “wins 101” says; nothing where nothing is won. */
export function gainRead(text: string): Fraction {
  const amount = text.startsWith('wins ') ? text.slice(5) : undefined;
  if (amount === undefined) return ZERO;
  const pay = parsePay(amount.includes('/') ? amount.replace('/', ' to ') : `${amount} to 1`);
  if (!pay.ok) throw new RangeError(`${text} is no gain`);
  return netPay(pay.value);
}

/** What a round comes to for each unit of the first wager: "wins 101", "loses 3", "push". */
function gainText(net: Fraction): string {
  if (net.n === 0n) return 'push';
  const amount = printPay({ kind: 'to', win: net.abs(), stake: ONE }).replace(/ to 1$/, '');
  return `${isNegative(net) ? 'loses' : 'wins'} ${amount.replace(' to ', '/')}`;
}
