/** Layouts of games that a card room plays against a bank: their wagers come from two families or three, and each has its place. */
import { expect, it } from 'vitest';
import { feltDrawing } from '../../catalogue/felts';
import { familyHead } from '../../catalogue/heads';
import { feltOf, HELD, NARROW, WIDE } from '../../felt/felt-of';

const GAMES: [family: string, parameters: Record<string, unknown>, beside: Record<string, string[]>][] = [
  ['pokara', { packs: 20 }, { 'pokara-bonus': ['aces-of-hearts-bonus', 'clubs-bonus'] }],
  [
    'three-card-poker',
    { dealerShows: 'one-card', unqualifiedAnte: 'better-hand', anteBonus: 'none' },
    { 'three-card-side-wagers': ['pair-plus-with-mini-royal'], 'six-card-bonus': ['six-card-bonus'] },
  ],
  ['hawaiian-blackjack', { decks: 8 }, {}],
  ['blackjack-poker', { decks: 6 }, { 'blackjack-side-wagers': ['perfect-pairs', 'insurance-of-all'] }],
];

const wagersOf = (family: string, parameters: Record<string, unknown>, only?: readonly string[]) =>
  familyHead(family)
    .wagers(parameters)
    .filter(({ id }) => only?.includes(id) ?? true)
    .map(({ id, label, events }) => ({
      id: `${family}-${id}`,
      wager: id,
      label,
      pays: events
        .filter(({ settles }) => settles === 'pays')
        .map((event) => ({ event: event.id, label: event.label, pays: '1 to 1' })),
    }));

it.each(GAMES)('%s draws every wager in its own place', (family, given, beside) => {
  const { parameters } = familyHead(family);
  const read = parameters.parse(given) as Record<string, unknown>;
  const wagers = [
    ...wagersOf(family, read),
    ...Object.entries(beside).flatMap(([other, only]) => wagersOf(other, {}, only)),
  ];
  for (const width of [WIDE, NARROW, HELD]) {
    const felt = feltOf({ title: family, draws: feltDrawing(family), parameters: read, wagers, width });
    const drawn = felt.blocks.flatMap(({ parts }) =>
      parts.filter(({ kind }) => kind === 'spot' || kind === 'area').map(({ wager }) => wager),
    );
    for (const { id } of wagers) expect(drawn, `${id} at ${width}`).toContain(id);
  }
});
