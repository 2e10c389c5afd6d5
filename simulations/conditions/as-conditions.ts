/**
 * Wagers of the families' own as an operator would write them: a condition for each event, to begin from. Each is held
 * against what the family itself counts.
 */
import type { EventId, FamilyId, WagerId } from '../model';

export type AsConditions = Record<EventId, string>;

const win = (condition: string): AsConditions => ({ win: condition });
const numbers = (...all: number[]) => win(`number in [${all.join(', ')}]`);

const ROULETTE: Record<WagerId, AsConditions> = {
  'straight-up': win('number == 17'),
  split: numbers(17, 18),
  street: win('line == 6'),
  corner: numbers(17, 18, 20, 21),
  'six-line': win('line in [6, 7]'),
  column: win('column == 2'),
  dozen: win('dozen == 2'),
  'red-black': { win: 'colour == "red"', zero: 'zero' },
  'odd-even': { win: 'odd', zero: 'zero' },
  'low-high': { win: '1 <= number <= 18', zero: 'zero' },
  'split-columns': win('column in [1, 2]'),
  'split-dozens': win('dozen in [1, 2]'),
};

const SIC_BO: Record<WagerId, AsConditions> = {
  small: win('total <= 10 and not triple'),
  big: win('total >= 11 and not triple'),
  'specific-triple': win('sixes == 3'),
  'any-triple': win('triple'),
  'total-4-17': win('total == 4'),
  'total-7-14': win('total == 7'),
  'total-10-11': win('total == 10'),
  combination: win('fives >= 1 and sixes >= 1'),
  single: { one: 'sixes == 1', two: 'sixes == 2', three: 'sixes == 3' },
};

const POINTS = [9, 8, 7, 6, 5, 4];
const byMargin = (hand: 'player' | 'banker'): AsConditions => ({
  natural: `winner == "${hand}" and ${hand}.natural`,
  'natural-tie': `winner == "tie" and ${hand}.natural`,
  ...Object.fromEntries(
    POINTS.map((points) => [`by-${points}`, `winner == "${hand}" and margin == ${points}`]),
  ),
});
const TIE = { tie: 'winner == "tie"' };
const THREE_CARD_SEVEN = 'winner == "banker" and banker.total == 7 and banker.cards == 3';

const BACCARAT: Record<WagerId, AsConditions> = {
  player: { win: 'winner == "player"', ...TIE },
  banker: { win: 'winner == "banker"', ...TIE },
  'banker-six-apart': {
    'win-with-six': 'winner == "banker" and banker.total == 6',
    win: 'winner == "banker"',
    ...TIE,
  },
  'banker-seven-pushes': { 'three-card-seven': THREE_CARD_SEVEN, win: 'winner == "banker"', ...TIE },
  'banker-seven-apart': { 'three-card-seven': THREE_CARD_SEVEN, win: 'winner == "banker"', ...TIE },
  'banker-charged-on-tie': { win: 'winner == "banker"', ...TIE },
  tie: win('winner == "tie"'),
  'dragon-bonus-player': byMargin('player'),
  'dragon-bonus-banker': byMargin('banker'),
  'margin-bonus-player': byMargin('player'),
  'margin-bonus-banker': byMargin('banker'),
  'player-pair': win('player.pair'),
  'banker-pair': win('banker.pair'),
  'player-match-pair': win('player.pair and not player.perfectPair'),
  'banker-match-pair': win('banker.pair and not banker.perfectPair'),
  'perfect-pair': win('player.perfectPair or banker.perfectPair'),
  'four-cards': win('cards == 4'),
  'five-cards': win('cards == 5'),
  'six-cards': win('cards == 6'),
  'banker-three-card-seven': win(THREE_CARD_SEVEN),
  'player-three-card-eight': win('winner == "player" and player.total == 8 and player.cards == 3'),
};

const BY_FAMILY: ReadonlyMap<FamilyId, Record<WagerId, AsConditions>> = new Map([
  ['roulette', ROULETTE],
  ['sic-bo', SIC_BO],
  ['baccarat', BACCARAT],
]);

export function asConditions(family: FamilyId, wager: WagerId): AsConditions | undefined {
  const wagers = BY_FAMILY.get(family) ?? {};
  return Object.hasOwn(wagers, wager) ? wagers[wager] : undefined;
}
