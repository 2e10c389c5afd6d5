/** A showdown asked of a page and answered: sums and shares as they are shown. Plain data, so that a thread can count. */
import { type FractionText, toText } from '@/simulations/exact/fraction';
import { whole } from '@/simulations/printing/numbers';
import type { Problem } from '@/simulations/problems/problem';
import { dealtMark } from '@/simulations/showdown/typed';
import { inSentence } from '../../spelling/wording';
import { linesSaid } from '../readings';
import { divisionOf } from './division';
import { isPotGame, type ShowdownGame } from './games';
import { moneyOf } from './money';
import { type PointsTyped, readPoints, type SetsGame } from './points-asked';
import { isOut, type PotAsked, type PotGame, type PotTyped, readPot } from './pot-asked';
import { pointsReadings, potReadings, type ReadingTaken } from './readings-taken';
import { type Settlement, settlementOf } from './settlement';
import { worthOf } from './worth';

export type ShowdownQuestion = { game: PotGame; typed: PotTyped } | { game: SetsGame; typed: PointsTyped };

export type DividedAnswer = {
  is: 'divided';
  pot: string;
  parts: {
    label: string;
    amount: string;
    because: string;
    /** What is given to nobody. */
    unsaid?: string;
    hands: {
      player: string;
      cards: string;
      name: string;
      qualifies: boolean;
      takes?: string;
      odd?: string;
    }[];
  }[];
  totals: { name: string; amount: string }[];
  /** Where the rules are that decided it. */
  by: string[];
  readings: ReadingTaken[];
};

export type WorthAnswer = {
  is: 'worth';
  ways: string;
  players: { name: string; cards: string; share: FractionText; takesAll: string; takesPart: string }[];
  by: string[];
  readings: ReadingTaken[];
};

export type PointsAnswer = {
  is: 'points';
  point: string;
  players: (Settlement['players'][number] & { amount: string })[];
  pairs: Settlement['pairs'];
  by: string[];
  readings: ReadingTaken[];
};

export type ShowdownAnswer =
  | { is: 'faulty'; problems: Problem[] }
  | DividedAnswer
  | WorthAnswer
  | PointsAnswer;

/** Where its rules are. */
const rulesAt = ({ label, lines }: ShowdownGame): string =>
  `The rules of ${label}: ${inSentence(linesSaid(lines))} of the source.`;

function divided(asked: PotAsked): DividedAnswer {
  const { game, pot, chips, each } = asked;
  const { parts, players } = divisionOf(asked);
  const shown = (count: number) => moneyOf(count, each);
  const hasOdd = parts.some((part) => part.hasOdd);
  return {
    is: 'divided',
    pot: shown(chips),
    parts: parts.map(({ label, chips: amount, because, unsaid, hands }) => ({
      label,
      amount: shown(amount),
      because,
      ...(unsaid > 0 ? { unsaid: shown(unsaid) } : {}),
      hands: hands.map(({ player, cards, name, qualifies, takes }) => ({
        player,
        cards: cards.join(' '),
        name,
        qualifies,
        ...(takes ? { takes: shown(takes.chips) } : {}),
        ...(takes && takes.odd > 0 ? { odd: shown(takes.odd) } : {}),
      })),
    })),
    totals: players.map(({ name, chips: taken }) => ({ name, amount: shown(taken) })),
    by: [
      rulesAt(game),
      ...(hasOdd && pot.oddChips !== 'unsaid' && game.oddChipsLine !== undefined
        ? [`Odd chips: line ${game.oddChipsLine} of the source.`]
        : []),
    ],
    readings: potReadings(asked),
  };
}

function worth(asked: PotAsked): WorthAnswer | { is: 'faulty'; problems: Problem[] } {
  const found = worthOf(asked);
  if (!found.ok) return { is: 'faulty', problems: found.problems };
  const { game, players } = asked;
  return {
    is: 'worth',
    ways: whole(found.value.ways),
    players: found.value.players.map(({ share, wins, ties }, seat) => ({
      name: players[seat]?.name ?? '',
      cards: players[seat]?.own.map(dealtMark).join(' ') ?? '',
      share: toText(share),
      takesAll: whole(wins),
      takesPart: whole(ties),
    })),
    by: [rulesAt(game)],
    readings: potReadings(asked),
  };
}

function points(game: SetsGame, typed: PointsTyped): ShowdownAnswer {
  const asked = readPoints(game, typed);
  if (!asked.ok) return { is: 'faulty', problems: asked.problems };
  const { players, pairs } = settlementOf(asked.value);
  return {
    is: 'points',
    point: moneyOf(1, asked.value.point),
    players: players.map((player) => ({ ...player, amount: moneyOf(player.points, asked.value.point) })),
    pairs,
    by: [rulesAt(game)],
    readings: pointsReadings(asked.value),
  };
}

const isOfAPot = (question: ShowdownQuestion): question is { game: PotGame; typed: PotTyped } =>
  isPotGame(question.game as ShowdownGame);

export function answerShowdown(question: ShowdownQuestion): ShowdownAnswer {
  if (!isOfAPot(question)) return points(question.game, question.typed);
  const asked = readPot(question.game, question.typed);
  if (!asked.ok) return { is: 'faulty', problems: asked.problems };
  return isOut(asked.value) ? divided(asked.value) : worth(asked.value);
}
