/** A divided pot, what cards are worth before the end, and the games there are: as text and as JSON. */
import { cardsOf, type PokerBook, type PokerGame } from '@/rulebooks/poker/book';
import type { Card } from '@/simulations/equipment/cards/card';
import { toFixed } from '@/simulations/exact/decimal';
import { type Fraction, ratio, toText } from '@/simulations/exact/fraction';
import { trimmed } from '@/simulations/printing/digits';
import { percent, whole } from '@/simulations/printing/numbers';
import type { Equity } from '@/simulations/showdown/equity';
import { lastsFor, mostTaken, packOf } from '@/simulations/showdown/pack';
import { divide, type PotRules } from '@/simulations/showdown/pot';
import { dealtMark } from '@/simulations/showdown/typed';
import type { Asked } from '../options/showdown-options';
import { pointsReadings } from './points-text';
import { textTable } from './text-table';

const money = (chips: number, each: Fraction): string => `$${trimmed(toFixed(each.mul(ratio(chips)), 2))}`;
const marks = (cards: readonly Card[]): string => cards.map(dealtMark).join(' ');

/** Which reading is taken, where there are several. */
const readingsShown = ({ readings = [] }: PokerGame, pot: PotRules): string[] =>
  readings.map(({ part, lines: [from, to], says, orders }) => {
    const taken = pot.parts.find(({ id }) => id === part)?.hand.order;
    const because = orders.find(({ order }) => order === taken)?.because ?? '';
    const other = orders
      .filter(({ order }) => order !== taken)
      .map(({ order }) => `--reading ${part}=${order}`);
    return `Lines ${from} to ${to}: ${says} Read ${because}; the other reading: ${other.join(', ')}.`;
  });

const inMoney = (chips: number, each: Fraction): string => toText(each.mul(ratio(chips)));

/** What is said under the tables. */
const below = ({ game, pot }: Pick<Asked, 'game' | 'pot'>): string[] => [
  ...readingsShown(game, pot),
  ...(game.notes ?? []),
];
const withBelow = (text: string, asked: Asked): string => `${[text, ...below(asked)].join('\n\n')}\n`;
const belowJson = ({ game, pot }: Asked) => ({
  readings: readingsShown(game, pot),
  notes: game.notes ?? [],
});

export function dividedJson(asked: Asked) {
  const { game, pot, players, boards, chips, each } = asked;
  const parts = divide(pot, players, boards, chips);
  return {
    game: game.id,
    pot: inMoney(chips, each),
    parts: parts.map(({ part, chips: amount, hands, winners, unsaid, because }) => ({
      id: part.id,
      label: part.label,
      amount: inMoney(amount, each),
      because,
      unsaid: inMoney(unsaid, each),
      hands: hands.map(({ cards, name, qualifies }, seat) => ({
        player: players[seat]?.name,
        cards: cards.map(dealtMark),
        name,
        qualifies,
      })),
      winners: winners.map(({ seat, chips: won, odd }) => ({
        player: players[seat]?.name,
        amount: inMoney(won, each),
        odd: inMoney(odd, each),
      })),
    })),
    players: players.map(({ name }, seat) => ({ name, amount: inMoney(takenBy(parts, seat), each) })),
    ...belowJson(asked),
  };
}

const takenBy = (parts: ReturnType<typeof divide>, seat: number): number =>
  parts
    .flatMap(({ winners }) => winners)
    .filter((one) => one.seat === seat)
    .reduce((sum, one) => sum + one.chips, 0);

export function dividedText(asked: Asked): string {
  const { game, pot, players, boards, chips, each } = asked;
  const parts = divide(pot, players, boards, chips);
  const tables = parts.map(({ part, chips: amount, hands, winners, unsaid, because }) => {
    const rows = hands.map(({ cards, name, qualifies }, seat) => {
      const won = winners.find((one) => one.seat === seat);
      return [
        players[seat]?.name ?? '',
        marks(cards),
        qualifies ? name : `${name} (does not qualify)`,
        won ? money(won.chips, each) : '',
      ];
    });
    const columns = [
      { title: part.label },
      { title: 'cards' },
      { title: 'hand' },
      { title: 'takes', right: true },
    ];
    const nobody = unsaid > 0 ? ` ${money(unsaid, each)} is given to nobody.` : '';
    return `${textTable(columns, rows)}\n${money(amount, each)}: ${because}${nobody}`;
  });
  const totals = players.map(({ name }, seat) => [name, money(takenBy(parts, seat), each)]);
  return withBelow(
    [
      `${game.label}: a pot of ${money(chips, each)}`,
      ...tables,
      textTable([{ title: 'player' }, { title: 'takes in all', right: true }], totals),
    ].join('\n\n'),
    asked,
  );
}

export const worthJson = (asked: Asked, { ways, players }: Equity) => ({
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

export function worthText(asked: Asked, { ways, players }: Equity): string {
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
    readings: readingsShown(game, game.pot),
    notes: game.notes ?? [],
  })),
  points: points.map(({ id, label, lines, rules, notes = [], ...game }) => ({
    id,
    label,
    lines,
    plays: rules.plays,
    readings: pointsReadings(game),
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
