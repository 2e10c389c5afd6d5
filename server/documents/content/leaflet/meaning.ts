/** What a house edge is, in money, with worked examples. */

import { feeOfLeastBet } from '@/rulebooks/edges/after-fees-said';
import type { Rulebook } from '@/rulebooks/format/record';
import { edgeOwner, moneyAnswers, moneyOf } from '@/rulebooks/offer/money-answers';
import { amountIn, shownMoney } from '@/rulebooks/spelling/money';
import { capital } from '@/rulebooks/spelling/wording';
import { fromText, isNegative } from '@/simulations/exact/fraction';
import { playerWho } from '@/simulations/family/play-assumed';
import type { Bank } from '@/simulations/money/views';
import { minorScale } from '@/simulations/pays/minor-units';
import { listed } from '@/simulations/printing/lists';
import { edgeForPlayers } from '@/simulations/printing/numbers';
import { byWay } from '@/simulations/request/settlement';
import type { Block } from '../../paper';
import type { Subject } from '../../subject';
import { afterFeesFor, feesAtLeastBet } from '../after-fees';
import { ceilingSaid } from '../ceiling';
import { basisNote, headlineOf } from '../progressive';
import { decidedRounds, unitOf } from '../rounds';
import { endsAsRound, settlementOf } from '../settled';
import { exceptions, isPartialLoss, losses, type Offered, standOffs } from '../wagers';

/** What 100 staked costs on average, rounded up to the minor unit; a gain of the player's is rounded down. */
function perHundred(edge: string, currency: string): string {
  const minor = fromText(edge)
    .abs()
    .mul(100 * minorScale(currency));
  const rounded = playerGainsAt(edge) ? minor.floor() : minor.ceil();
  if (rounded.n === 0n && minor.n !== 0n) return `less than ${shownMoney(1, currency)}`;
  return shownMoney(Number(rounded.toFraction()), currency);
}

const playerGainsAt = (edge: string): boolean => isNegative(fromText(edge));

/** Who keeps the edge, as players call them. */
const keeperOf = (bank: Bank): string => (bank === 'house' ? 'the casino' : edgeOwner(bank));

const keeperAt = ({ game }: Subject): string => keeperOf(moneyOf(game).bank);

/** "the casino keeps £2.71", "the player gains £1.53, which the casino loses". */
function keeps(edge: string, subject: Subject): string {
  const sum = perHundred(edge, subject.rulebook.currency);
  const keeper = keeperAt(subject);
  return playerGainsAt(edge)
    ? `the player gains ${sum} on average, which ${keeper} loses`
    : `${keeper} keeps ${sum} on average`;
}

/** For a round: what the house keeps of its first wager, which is what its edge is of. */
function keptOf({ offered, subject, edge: leads }: Led, hundred: string): string {
  const { result, wager, label } = offered;
  const alone = () => `For every ${hundred} staked on ${label}, ${keeps(leads, subject)}.`;
  const unit = unitOf(result, wager);
  const of =
    unit === 'wager'
      ? `For every ${label}${/wager(?: at |$)/i.test(label) ? '' : ' wager'} of ${hundred}`
      : `For every ${hundred} staked as ${unit}`;
  const together = () => `${of}, ${keeps(leads, subject)} when the player ${playerWho(result.strategy)}.`;
  return byWay(settlementOf(offered), {
    table: alone,
    meter: alone,
    rows: alone,
    model: alone,
    round: together,
  });
}

export type OfGame = { offered: Offered; subject: Subject };

type Led = OfGame & { edge: string };

function dearestOf(all: Led[]): Led | undefined {
  return all.reduce<Led | undefined>(
    (most, each) => (most && fromText(most.edge).gte(fromText(each.edge)) ? most : each),
    undefined,
  );
}

/** Where a round's edge is not that of every round, which it is. */
function ofRound({ offered, subject }: OfGame): string {
  const basis = endsAsRound(offered) ? basisNote(offered, subject) : undefined;
  return basis ? ` That is the ${basis}.` : '';
}

const sentences = (keeper: string): string[] => [
  `The house edge is the part of your stake that ${keeper} keeps on average, over very many bets.`,
  'The lower it is, the less a wager costs you for the same stake.',
  'It is an average: a single evening can go much better or much worse.',
];

/** "£100 × 2.71% = £2.71": both are rounded up at the same place, so the sum is right as it is shown. */
function sumOf({ edge }: Led, currency: string): string[] {
  const shown = edgeForPlayers(edge);
  if (minorScale(currency) !== 100 || !/^\d+\.\d\d%$/.test(shown)) return [];
  const sum = `${shownMoney(100 * 100, currency)} × ${shown} = ${perHundred(edge, currency)}.`;
  return [sum.replaceAll(' ', '\u00a0')];
}

/** What a house edge is, by who banks; and where that is not the house, what the house earns and a player pays. */
export const houseEdgeExplained = (games: readonly Subject['game'][]): Block[] => {
  const keepers = new Set(games.map((game) => keeperOf(moneyOf(game).bank)));
  const [keeper = ''] = keepers.size === 1 ? keepers : ['whoever banks the game'];
  const banked = games.some((game) => moneyOf(game).bank !== 'house');
  // Where games differ in an answer, their parts have it.
  const [answers = [], ...others] = games.map(moneyAnswers);
  const same = answers.filter(({ answer }) =>
    others.every((own) => own.some((one) => one.answer === answer)),
  );
  return [
    { kind: 'heading', level: 2, text: 'What the house edge is' },
    { kind: 'paragraph', text: sentences(keeper).join(' ') },
    ...(banked ? same : []).map(
      ({ asks, answer }): Block => ({ kind: 'paragraph', named: true, text: `${asks}: ${answer}` }),
    ),
  ];
};

/** "The collection fee comes on top, except on Bonus Tie Bet: in bets of $10, $10.00 for every $100." */
function feeOnTop(subject: Subject, hundred: string): string | undefined {
  const { currency } = subject.rulebook;
  const after = afterFeesFor(subject);
  const least = after && feeOfLeastBet(after);
  if (!least) return undefined;
  const except = after.free.length > 0 ? `, except on ${listed(after.free)}` : '';
  return `The collection fee comes on top${except}: in bets of ${amountIn(currency)(least.bet)}, ${perHundred(least.share, currency)} for every ${hundred}.`;
}

/** "with the collection fee, in bets of $5, the player loses $11.15": of one game among several, in its own wager. */
function chargedToo({ offered, subject }: Led): string[] {
  const fees = feesAtLeastBet(subject);
  const edge = fees?.of(offered.result.id);
  if (!fees || edge === undefined) return [];
  const sum = perHundred(edge, subject.rulebook.currency);
  return [
    `with the collection fee, in ${fees.title}, the player ${playerGainsAt(edge) ? 'gains' : 'loses'} ${sum}`,
  ];
}

/** In money: the wager that comes first, the most expensive of all, and those on which the player gains. */
export function workedSum(all: OfGame[], { currency }: Pick<Rulebook, 'currency'>): Block[] {
  const hundred = shownMoney(100 * minorScale(currency), currency);
  const led = all.flatMap((each): Led[] => {
    const { edge } = headlineOf(each.offered, each.subject);
    return edge === undefined ? [] : [{ ...each, edge }];
  });
  const [first] = led;
  const subjects = [...new Set(all.map(({ subject }) => subject))];
  const collects = subjects.some(afterFeesFor);
  // Games of a house have schedules of their own: there each wager has its own.
  const fees = subjects.length === 1 ? subjects : [];
  const dearest = dearestOf(led);
  if (!first || !dearest) return [];
  const charged = (each: Led) => (subjects.length > 1 ? chargedToo(each) : []);
  const chargedTail = (each: Led) =>
    charged(each)
      .map((text) => `; ${text}`)
      .join('');
  const metered = led.length < all.length ? ' of those that do not depend on a meter' : '';
  const basis = basisNote(dearest.offered, dearest.subject)?.replace(/^edge/, '') ?? '';
  const other =
    dearest === first || playerGainsAt(dearest.edge)
      ? []
      : [
          `On ${dearest.offered.label}, the most expensive wager here${metered}, it keeps ${perHundred(dearest.edge, currency)}${basis}${chargedTail(dearest)}.`,
        ];
  const gains = led
    .filter((each) => each !== first && playerGainsAt(each.edge))
    .map((each) => `On ${each.offered.label}, ${keeps(each.edge, each.subject)}${chargedTail(each)}.`);
  return [
    {
      kind: 'note',
      tone: 'plain',
      title: `For every ${hundred} staked${collects ? ', before the collection fee' : ''}`,
      lines: [
        `${keptOf(first, hundred)}${ofRound(first)}`,
        ...sumOf(first, currency),
        ...charged(first).map((text) => `${capital(text)}.`),
        ...other,
        ...gains,
        ...fees.flatMap((one) => feeOnTop(one, hundred) ?? []),
      ],
    },
  ];
}

/** What a player might take the figures to say otherwise. */
export function cautions(all: Offered[], subject: Subject): Block[] {
  const { currency } = subject.rulebook;
  const ceiling = ceilingSaid(subject);
  const half = all.find((each) => !endsAsRound(each) && losses(each.result).some(isPartialLoss));
  const off = all.find(({ result }) => standOffs(result).length > 0);
  const said = [
    ceiling,
    half &&
      `Some results take only part of the stake. On ${half.label}: ${exceptions(half, currency).join('; ')}. That is why such a bet costs less than the others.`,
    off &&
      'Some bets can end without a winner: the stake comes back. The edges here count every bet made, including those.',
    decidedRounds(all).length === 0 ? 'Nothing you decide after betting changes these figures.' : undefined,
  ];
  return said.flatMap((text): Block[] => (text ? [{ kind: 'paragraph', text, follows: true }] : []));
}
