/** Wagers of the family as an operator would write them. It has enough of its own: there are no others to start from. */
import { type AsConditions, type Templates, win } from '../../features/templates';
import type { BaccaratParameters } from './parameters';

type Hand = 'player' | 'banker';

const POINTS = [9, 8, 7, 6, 5, 4];
const byMargin = (hand: Hand): AsConditions => ({
  natural: `winner == "${hand}" and ${hand}.natural`,
  'natural-tie': `winner == "tie" and ${hand}.natural`,
  ...Object.fromEntries(
    POINTS.map((points) => [`by-${points}`, `winner == "${hand}" and margin == ${points}`]),
  ),
});
const TIE = { tie: 'winner == "tie"' };
const wins = (hand: Hand, total: number) =>
  `winner == "${hand}" and ${hand}.total == ${total} and ${hand}.cards == 3`;
const SEVEN = wins('banker', 7);
const EIGHT = wins('player', 8);
const OTHER_WINS = { win: 'winner == "banker"', ...TIE };

const MAIN = {
  player: { win: 'winner == "player"', ...TIE },
  banker: OTHER_WINS,
  'banker-six-apart': { 'win-with-six': 'winner == "banker" and banker.total == 6', ...OTHER_WINS },
  'banker-seven-pushes': { 'three-card-seven': SEVEN, ...OTHER_WINS },
  'banker-seven-apart': { 'three-card-seven': SEVEN, ...OTHER_WINS },
  'banker-charged-on-tie': OTHER_WINS,
  tie: win('winner == "tie"'),
};

/** The number of cards, where it is said, is that of both hands. */
const over = (total: number, other: number, cards?: 2 | 3) =>
  win(
    `winner.total == ${total} and loser.total == ${other}${
      cards === undefined ? '' : ` and winner.cards == ${cards} and loser.cards == ${cards}`
    }`,
  );
const tieFrom = (from: number, to: number) =>
  win(`winner == "tie" and ${from === to ? `player.total == ${from}` : `${from} <= player.total <= ${to}`}`);

const ON_ONE_THING = {
  'banker-three-card-seven': win(SEVEN),
  'player-three-card-eight': win(EIGHT),
  'player-three-card-six': win(wins('player', 6)),
  'three-card-nine-over-three-card-eight': over(9, 8, 3),
  'three-card-nine-over-three-card-seven': over(9, 7, 3),
  'three-card-nine-over-three-card-six': over(9, 6, 3),
  'three-card-nine-over-three-card-one': over(9, 1, 3),
  'two-card-nine-over-two-card-eight': over(9, 8, 2),
  'two-card-nine-over-two-card-seven': over(9, 7, 2),
  'nine-over-seven': over(9, 7),
  'nine-over-zero': over(9, 0),
  'eight-over-seven': over(8, 7),
  'eight-over-six': over(8, 6),
  'three-card-eight-over-three-card-zero': over(8, 0, 3),
  'two-card-eight-over-two-card-one': over(8, 1, 2),
  'three-card-six-over-three-card-three': over(6, 3, 3),
  'one-over-zero': over(1, 0),
  'banker-over-two-card-seven': win('winner == "banker" and player.total == 7 and player.cards == 2'),
  'player-three-card-eight-over-three-card-zero': win(`${EIGHT} and banker.total == 0 and banker.cards == 3`),
  'banker-one-or-two': win('winner == "banker" and banker.total in [1, 2]'),
  'both-eight-or-nine': win('player.total >= 8 and banker.total >= 8'),
  'tie-zero': tieFrom(0, 0),
  'tie-one-to-three': tieFrom(1, 3),
  'tie-four-to-seven': tieFrom(4, 7),
  'tie-eight-or-nine': tieFrom(8, 9),
  'four-cards': win('cards == 4'),
  'five-cards': win('cards == 5'),
  'six-cards': win('cards == 6'),
};

const PAIRS = {
  'player-pair': win('player.pair'),
  'banker-pair': win('banker.pair'),
  'player-match-pair': win('player.pair and not player.perfectPair'),
  'banker-match-pair': win('banker.pair and not banker.perfectPair'),
  'perfect-pair': win('player.perfectPair or banker.perfectPair'),
};

const both = (total: number, cards: number) =>
  `player.total == ${total} and banker.total == ${total} and player.cards == ${cards} and banker.cards == ${cards}`;
const NINE = '(player.total == 9 and player.cards == 3) or (banker.total == 9 and banker.cards == 3)';

const TREASURES = {
  'three-card-nines': { both: both(9, 3), one: NINE },
  'both-sevens': { 'three-cards': both(7, 3), 'two-cards': both(7, 2) },
  'sevens-eights-and-nines': {
    'three-card-sevens': both(7, 3),
    'two-card-sevens': both(7, 2),
    win: `(${SEVEN}) or (${EIGHT}) or ${NINE}`,
  },
};

/** The ranks of the seats, in order; there is no seat of the fours. */
const SEATS = ['ace', 'two', 'three', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const SUITED_FOUR = 'firstFour.identical == 4';

function fortunes({ seats }: BaccaratParameters): Record<string, AsConditions> {
  const seated = SEATS.slice(0, seats);
  const own = seated.includes('three') ? 'three' : 'two';
  const four = {
    'own-seat': `${SUITED_FOUR} and player.rank1 == "${own}"`,
    'other-seat': `${SUITED_FOUR} and player.rank1 in [${seated.map((rank) => `"${rank}"`).join(', ')}]`,
    'no-seat': SUITED_FOUR,
    quads: 'firstFour.alike == 4',
  };
  const less = { trips: 'firstFour.alike == 3', 'suited-pair': 'firstFour.identical >= 2' };
  return {
    'first-four': { ...four, 'two-pairs': 'firstFour.pairs == 2', ...less },
    'first-four-suited-trips': { ...four, 'suited-trips': 'firstFour.identical == 3', ...less },
  };
}

const AGAINST_ZERO = 'player.total == 0 and banker.total == 7';
const EIGHT_OVER_SEVEN = `${EIGHT} and banker.total == 7 and banker.cards == 3`;

const SEVENS = {
  'seven-against-zero': {
    suited: `${AGAINST_ZERO} and banker.cards == 3 and suits != "mixed"`,
    coloured: `${AGAINST_ZERO} and banker.cards == 3 and colours != "mixed"`,
    'three-cards': `${AGAINST_ZERO} and banker.cards == 3`,
    'two-cards': AGAINST_ZERO,
  },
  'eight-or-seven': {
    'both-suited': `${EIGHT_OVER_SEVEN} and suits != "mixed"`,
    'both-coloured': `${EIGHT_OVER_SEVEN} and colours != "mixed"`,
    both: EIGHT_OVER_SEVEN,
    suited: `(${EIGHT} and player.suits != "mixed") or (${SEVEN} and banker.suits != "mixed")`,
    win: `(${EIGHT}) or (${SEVEN})`,
  },
  'banker-seven-by-suit': {
    'chosen-suit': `${SEVEN} and suits == "spades"`,
    'all-suited': `${SEVEN} and suits != "mixed"`,
    'all-coloured': `${SEVEN} and colours != "mixed"`,
    'banker-suited': `${SEVEN} and banker.suits != "mixed"`,
    'banker-coloured': `${SEVEN} and banker.colours != "mixed"`,
    win: SEVEN,
    'not-winning': 'banker.total == 7 and banker.cards == 3',
    'two-cards': 'winner == "banker" and banker.total == 7 and banker.cards == 2',
  },
};

const FOURS = {
  'four-eights': 'cards == 4 and alike == 4 and player.rank1 == "eight"',
  'four-of-a-kind': 'cards == 4 and alike == 4',
};
const SIX_ZEROS = { 'six-zeros': 'winner == "tie" and zeros == 6' };
const AGREEING = { 'six-of-a-kind': 'winner == "tie" and alike == 6', ...FOURS, ...SIX_ZEROS };
const BY_COLOUR = { 'tie-same-colour': 'winner == "tie" and colours != "mixed"', ...TIE };
const tieOf = (cards: number) => `winner == "tie" and cards == ${cards}`;

const HARMONY = {
  'harmony-by-total': {
    ...AGREEING,
    'tie-zero': 'winner == "tie" and player.total == 0',
    'tie-one-to-five': 'winner == "tie" and 1 <= player.total <= 5',
    'tie-six-to-nine': 'winner == "tie" and player.total >= 6',
  },
  'harmony-by-colour': { ...AGREEING, ...BY_COLOUR },
  'harmony-by-cards': {
    ...AGREEING,
    'five-cards': tieOf(5),
    'six-cards': tieOf(6),
    'four-cards': tieOf(4),
  },
  'harmony-four-same-colour': {
    'four-same-colour': 'cards == 4 and alike == 4 and colours != "mixed"',
    ...FOURS,
    ...SIX_ZEROS,
    ...BY_COLOUR,
  },
  'harmony-four-eights': { ...FOURS, ...SIX_ZEROS, ...BY_COLOUR },
};

const FATE = 'player.third == 8 and banker.cards == 2 and banker.total == 3';
const fate = (chosen: string): AsConditions => ({
  'chosen-suit': `${FATE} and ${chosen}`,
  suited: `${FATE} and suits != "mixed"`,
  coloured: `${FATE} and colours != "mixed"`,
  tie: `${FATE} and winner == "tie"`,
  player: `${FATE} and winner == "player"`,
  banker: `${FATE} and winner == "banker"`,
  'two-card-three': 'banker.cards == 2 and banker.total == 3',
});

const wagers: Templates<BaccaratParameters>['wagers'] = (parameters) => ({
  ...MAIN,
  'dragon-bonus-player': byMargin('player'),
  'dragon-bonus-banker': byMargin('banker'),
  'margin-bonus-player': byMargin('player'),
  'margin-bonus-banker': byMargin('banker'),
  ...PAIRS,
  ...ON_ONE_THING,
  ...TREASURES,
  ...fortunes(parameters),
  ...SEVENS,
  ...HARMONY,
  'fate-38': fate('suits == "spades"'),
  'fate-38-two-suits': fate('suits in ["spades", "hearts"]'),
});

export const baccaratTemplates: Templates<BaccaratParameters> = { wagers, examples: [] };
