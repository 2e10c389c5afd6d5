/** A divided pot, what cards are worth before the end, and the games there are: as text and as JSON. */
import { cardsOf, type PokerBook, type PokerGame } from '@/rulebooks/poker/book';
import { divisionOf } from '@/rulebooks/poker/showdown/division';
import { moneyOf } from '@/rulebooks/poker/showdown/money';
import type { PotAsked } from '@/rulebooks/poker/showdown/pot-asked';
import { pointsReadings, potReadings } from '@/rulebooks/poker/showdown/readings-taken';
import type { Card } from '@/simulations/equipment/cards/card';
import { toFixed } from '@/simulations/exact/decimal';
import { type Fraction, ratio, toText } from '@/simulations/exact/fraction';
import { percent, whole } from '@/simulations/printing/numbers';
import type { Equity } from '@/simulations/showdown/equity';
import { lastsFor, mostTaken, packOf } from '@/simulations/showdown/pack';
import { dealtMark } from '@/simulations/showdown/typed';
import { readingSaid } from './reading-said';
import { textTable } from './text-table';

const marks = (cards: readonly Card[]): string => cards.map(dealtMark).join(' ');
const inMoney = (chips: number, each: Fraction): string => toText(each.mul(ratio(chips)));

/** What is said under the tables. */
const below = (asked: PotAsked): string[] => [
  ...potReadings(asked).map(readingSaid),
  ...(asked.game.notes ?? []),
];
const withBelow = (text: string, asked: PotAsked): string => `${[text, ...below(asked)].join('\n\n')}\n`;
const belowJson = (asked: PotAsked) => ({
  readings: potReadings(asked).map(readingSaid),
  notes: asked.game.notes ?? [],
});

export function dividedJson(asked: PotAsked) {
  const { game, chips, each } = asked;
  const { parts, players } = divisionOf(asked);
  return {
    game: game.id,
    pot: inMoney(chips, each),
    parts: parts.map(({ id, label, chips: amount, because, unsaid, hands }) => ({
      id,
      label,
      amount: inMoney(amount, each),
      because,
      unsaid: inMoney(unsaid, each),
      hands: hands.map(({ player, cards, name, qualifies }) => ({ player, cards, name, qualifies })),
      winners: hands.flatMap(({ player, takes }) =>
        takes ? [{ player, amount: inMoney(takes.chips, each), odd: inMoney(takes.odd, each) }] : [],
      ),
    })),
    players: players.map(({ name, chips: taken }) => ({ name, amount: inMoney(taken, each) })),
    ...belowJson(asked),
  };
}

export function dividedText(asked: PotAsked): string {
  const { game, chips, each } = asked;
  const { parts, players } = divisionOf(asked);
  const tables = parts.map(({ label, chips: amount, hands, unsaid, because }) => {
    const rows = hands.map(({ player, cards, name, qualifies, takes }) => [
      player,
      cards.join(' '),
      qualifies ? name : `${name} (does not qualify)`,
      takes ? moneyOf(takes.chips, each) : '',
    ]);
    const columns = [
      { title: label },
      { title: 'cards' },
      { title: 'hand' },
      { title: 'takes', right: true },
    ];
    const nobody = unsaid > 0 ? ` ${moneyOf(unsaid, each)} is given to nobody.` : '';
    return `${textTable(columns, rows)}\n${moneyOf(amount, each)}: ${because}${nobody}`;
  });
  const totals = players.map(({ name, chips: taken }) => [name, moneyOf(taken, each)]);
  return withBelow(
    [
      `${game.label}: a pot of ${moneyOf(chips, each)}`,
      ...tables,
      textTable([{ title: 'player' }, { title: 'takes in all', right: true }], totals),
    ].join('\n\n'),
    asked,
  );
}

export const worthJson = (asked: PotAsked, { ways, players }: Equity) => ({
  game: asked.game.id,
  ways,
  players: players.map(({ share, wins, ties }, seat) => ({
    name: asked.players[seat]?.name,
    share: toText(share),
    sharePercent: toFixed(share.mul(ratio(100)), 6),
    takesAll: wins,
    takesPart: ties,
  })),
  ...belowJson(asked),
});

export function worthText(asked: PotAsked, { ways, players }: Equity): string {
  const rows = players.map(({ share, wins, ties }, seat) => [
    asked.players[seat]?.name ?? '',
    marks(asked.players[seat]?.own ?? []),
    percent(toText(share)),
    whole(wins),
    whole(ties),
  ]);
  const columns = [
    { title: 'player' },
    { title: 'cards' },
    { title: 'share of the pot', right: true },
    { title: 'takes all', right: true },
    { title: 'takes a part', right: true },
  ];
  const head = `${asked.game.label}: each of the ${whole(ways)} ways in which the missing cards can fall, counted once`;
  return withBelow(`${head}\n\n${textTable(columns, rows)}`, asked);
}

const SHORT = {
  'discards-again': 'discards and burnt cards are dealt again',
  'community-card': 'one card is turned for all',
};

const packShown = (game: PokerGame) => {
  const pack = packOf(game.pot.pack).length;
  const lasts = lastsFor(cardsOf(game), pack);
  const asked = game.plays === undefined ? null : mostTaken(cardsOf(game), game.plays);
  return {
    cards: pack,
    lastsFor: lasts,
    plays: game.plays ?? null,
    mostAsked: asked,
    runsOut: asked === null ? null : asked > pack,
  };
};

export const gamesJson = ({ rulebook, games, points }: PokerBook) => ({
  rulebook,
  games: games.map((game) => ({
    id: game.id,
    label: game.label,
    lines: game.lines,
    own: game.pot.own,
    boards: game.pot.boards,
    parts: game.pot.parts.map(({ id, label, hand, worst }) => ({
      id,
      label,
      order: hand.order,
      from: hand.from,
      ...(worst && { worst }),
    })),
    oddChips: game.pot.oddChips,
    oddChipsLine: game.oddChipsLine ?? null,
    pack: packShown(game),
    ifShort: game.ifShort ?? null,
    readings: potReadings({ game, pot: game.pot }).map(readingSaid),
    notes: game.notes ?? [],
  })),
  points: points.map(({ id, label, lines, rules, notes = [], ...game }) => ({
    id,
    label,
    lines,
    plays: rules.plays,
    readings: pointsReadings({ game }).map(readingSaid),
    notes,
  })),
});

export function gamesText({ games, points }: PokerBook): string {
  const rows = games.map((game) => {
    const { lastsFor: lasts, plays, mostAsked, cards } = packShown(game);
    return [
      game.id,
      `${game.lines[0]}–${game.lines[1]}`,
      game.pot.parts.map(({ label }) => label).join(', '),
      String(game.pot.own),
      plays === null ? '' : String(plays),
      String(lasts),
      mostAsked !== null && mostAsked > cards
        ? game.ifShort
          ? SHORT[game.ifShort.does]
          : 'nothing is said'
        : '',
    ];
  });
  const columns = [
    { title: 'game' },
    { title: 'lines' },
    { title: 'parts of the pot' },
    { title: 'own', right: true },
    { title: 'players', right: true },
    { title: 'the pack lasts for', right: true },
    { title: 'where it runs out' },
  ];
  const settled = points.map(({ id, lines, rules }) => [id, `${lines[0]}–${lines[1]}`, String(rules.plays)]);
  const ofPoints = textTable(
    [{ title: 'settled in points' }, { title: 'lines' }, { title: 'players', right: true }],
    settled,
  );
  return `${textTable(columns, rows)}\n\n${ofPoints}\n`;
}
