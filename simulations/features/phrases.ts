/** The phrase of every feature, by its name: families that share a name say the same of it. */
import { FIVE_CARD_CATEGORIES, THREE_CARD_CATEGORIES } from '../equipment/cards/categories';
import { amount, byRank, counted, named, type Says, unless, yesOrNo } from './said';

const article = (word: string) => `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`;
const plain = (value: string) => value.replaceAll('-', ' ');

const handNamed = (value: string): string =>
  value === 'high-card'
    ? 'a high card'
    : /^(two|three|four)-/.test(value)
      ? plain(value)
      : article(plain(value));

/** Whose cards, and how they are said to have something. */
type Owner = { cards: string; have: string; hand: string; worth?: readonly string[] };

const OWNERS: Record<string, Owner> = {
  player: { cards: 'the player’s cards', have: 'the player holds', hand: 'the player’s hand' },
  dealer: { cards: 'the dealer’s cards', have: 'the dealer holds', hand: 'the dealer’s hand' },
  banker: { cards: 'the banker’s cards', have: 'the banker holds', hand: 'the banker’s hand' },
  bank: { cards: 'the bank’s cards', have: 'the bank holds', hand: 'the bank’s hand' },
  hole: {
    cards: 'the player’s two cards',
    have: 'the player’s two cards include',
    hand: 'the player’s two cards',
  },
  flop: { cards: 'the flop', have: 'the flop shows', hand: 'the flop', worth: THREE_CARD_CATEGORIES },
  atFlop: {
    cards: 'the player’s two cards and the flop',
    have: 'the player’s two cards and the flop include',
    hand: 'the hand of the player’s two cards and the flop',
    worth: FIVE_CARD_CATEGORIES,
  },
  board: { cards: 'the board', have: 'the board shows', hand: 'the board', worth: FIVE_CARD_CATEGORIES },
  final: {
    cards: 'the final hand',
    have: 'the final hand has',
    hand: 'the final hand',
    worth: FIVE_CARD_CATEGORIES,
  },
  table: {
    cards: 'the cards on the table',
    have: 'the cards on the table include',
    hand: 'the best hand of the cards on the table',
    worth: FIVE_CARD_CATEGORIES,
  },
  up: { cards: 'the dealer’s up-card', have: 'the dealer’s up-card is', hand: 'the dealer’s up-card' },
  firstFour: {
    cards: 'the first four cards',
    have: 'the first four cards include',
    hand: 'the first four cards',
  },
};

/** "exactly two of the player’s cards are of one rank": the most that are alike; `of` nothing, of whatever is dealt. */
const alike =
  (of: string, what: string): Says =>
  (asked) => {
    if ('sign' in asked && asked.value === '1' && (asked.sign === '==' || asked.sign === '<='))
      return `no two${of} ${what}`;
    const many = counted('', '', '')(asked)?.trim();
    return many === undefined ? undefined : `${many}${of} ${what}`;
  };

/** A name that is a number in one family and a yes or no in another. */
const eitherWay =
  (number: Says, flag: Says): Says =>
  (asked) =>
    'holds' in asked ? flag(asked) : number(asked);

/** "the player’s cards are all hearts", "not all of one suit". */
const allOf = (of: string, what: string): Says =>
  named((value, not) => {
    if (value === 'mixed') return `${of} are ${not ? '' : 'not '}all of one ${what}`;
    return `${of} are ${not ? 'not ' : ''}all ${value}`;
  });

const ORDINALS = ['first', 'second', 'third'];

function cardOf(owner: string, part: string): Says | undefined {
  const at = ORDINALS[Number(part.slice(-1)) - 1];
  const card = `the ${owner}’s ${at} card`;
  const says = (word: (value: string) => string) =>
    named((value, not) => {
      if (value === 'none') return `the ${owner} has ${not ? 'a' : 'no'} ${at} card`;
      return `${card} is ${not ? 'not ' : ''}${word(value)}`;
    });
  if (/^rank[123]$/.test(part)) return says((value) => article(value));
  if (/^suit[123]$/.test(part)) return says((value) => article(value.replace(/s$/, '')));
  return undefined;
}

const SUITS = ['club', 'diamond', 'heart', 'spade'];

/** What is asked of a hand of cards. */
function ofCards(owner: string, part: string): Says | undefined {
  const known = OWNERS[owner];
  if (!known) return undefined;
  const { cards, have, hand, worth } = known;
  const suit = SUITS.find((one) => `${one}s` === part);
  if (suit) return counted(have, suit);
  switch (part) {
    case 'aces':
      return counted(have, 'ace');
    case 'jokers':
      return counted(have, 'joker');
    case 'sevens':
      return counted(have, 'seven');
    case 'pictures':
      return counted(have, 'picture card');
    case 'reds':
      return counted(have, 'red card');
    case 'hand':
      return named((value, not) => `${hand} is ${not ? 'not ' : ''}${handNamed(value)}`);
    case 'worth':
      return worth
        ? amount(hand, {
            more: 'better',
            less: 'worse',
            value: (value) => handNamed(worth[Number(value)] ?? value),
          })
        : amount(`the rank of ${hand}, counted up from 0 for a high card,`);
    case 'high':
      return amount(`the highest rank of ${cards}`, byRank);
    case 'low':
      return amount(`the lowest rank of ${cards}`, byRank);
    case 'rank':
      return amount(cards, byRank);
    case 'suit':
      return named((value, not) => `${cards} is ${not ? 'not ' : ''}${article(value.replace(/s$/, ''))}`);
    case 'pairOf':
      return unless(
        1,
        `${have} no pair`,
        `${have} a pair`,
        amount(`the rank of the highest pair of ${cards}`, byRank),
      );
    case 'alike':
      return alike(` of ${cards}`, 'are of one rank');
    case 'suited':
      return eitherWay(
        alike(` of ${cards}`, 'are of one suit'),
        yesOrNo(`${cards} are of one suit`, `${cards} are not of one suit`),
      );
    case 'identical':
      return alike(` of ${cards}`, 'are of one rank and one suit');
    case 'suits':
      return allOf(cards, 'suit');
    case 'colours':
      return allOf(cards, 'colour');
    case 'pairs':
      return counted(have, 'pair');
    case 'cards':
      return counted(`the ${owner} has`, 'card');
    case 'total':
      return amount(`the ${owner}’s total`);
    case 'two':
      return amount(`the total of the ${owner}’s first two cards`);
    case 'third':
      return unless(
        -1,
        `the ${owner} draws no third card`,
        `the ${owner} draws a third card`,
        amount(`the value of the ${owner}’s third card`),
      );
    case 'three':
      return amount(`the total of the ${owner}’s first three cards`);
    case 'fourth':
      return unless(
        -1,
        `the ${owner} draws no fourth card`,
        `the ${owner} draws a fourth card`,
        amount(`the value of the ${owner}’s fourth card`),
      );
    case 'natural':
      return yesOrNo(`the ${owner} has a natural`, `the ${owner} has no natural`);
    case 'pair':
      return yesOrNo(
        `the ${owner}’s first two cards are a pair`,
        `the ${owner}’s first two cards are not a pair`,
      );
    case 'perfectPair':
      return yesOrNo(
        `the ${owner}’s first two cards are of the same rank and suit`,
        `the ${owner}’s first two cards are not of the same rank and suit`,
      );
    default:
      return cardOf(owner, part);
  }
}

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six'];
const winnerOr = (who: 'winner' | 'loser', part: string): Says | undefined => {
  const hand = who === 'winner' ? 'the winning hand' : 'the losing hand';
  if (part !== 'total' && part !== 'cards') return undefined;
  const says = part === 'total' ? amount(`the total of ${hand}`) : counted(`${hand} has`, 'card');
  return unless(-1, 'the hands tie', 'the hands do not tie', says);
};

const ENDS: Record<string, [string, string]> = {
  natural: ['the come-out throw is 7 or 11', 'the come-out throw is not 7 or 11'],
  craps: ['the come-out throw is 2, 3 or 12', 'the come-out throw is not 2, 3 or 12'],
  made: ['the point is made', 'the point is not made'],
  sevenOut: ['a 7 comes before the point', 'no 7 comes before the point'],
};

const onLayout = (says: Says): Says => unless(0, 'a zero is spun', 'no zero is spun', says);

const ALONE: Record<string, Says> = {
  winner: named((value, not) =>
    value === 'tie'
      ? `the hands ${not ? 'do not ' : ''}tie`
      : `the ${value} ${not ? 'does not win' : 'wins'}`,
  ),
  margin: amount('the margin in points'),
  cards: counted('both hands together have', 'card'),
  zeros: counted('the cards dealt include', 'card worth zero', 'cards worth zero'),
  suits: allOf('the cards dealt', 'suit'),
  colours: allOf('the cards dealt', 'colour'),
  identical: alike(' of the cards dealt', 'are of one rank and one suit'),
  // Of cards in one game, of dice in another.
  alike: alike('', 'are alike'),
  total: amount('the total'),
  low: amount('the lowest die'),
  middle: amount('the middle die'),
  high: amount('the highest die'),
  triple: yesOrNo('all three dice are alike', 'the dice are not all three alike'),
  pair: yesOrNo('exactly two dice are alike', 'there are not exactly two dice alike'),
  straight: yesOrNo('the dice are in sequence', 'the dice are not in sequence'),
  odds: counted('the dice show', 'odd number'),
  ...Object.fromEntries(
    NUMBERS.map((one): [string, Says] => {
      const many = one === 'six' ? 'sixes' : `${one}s`;
      return [many, counted('the dice show', one, many)];
    }),
  ),
  number: amount('the number spun'),
  colour: named((value, not) => `the colour is ${not ? 'not ' : ''}${value}`),
  zero: yesOrNo('a zero is spun', 'no zero is spun'),
  doubleZero: yesOrNo('the double zero is spun', 'the double zero is not spun'),
  odd: yesOrNo('the number is odd', 'the number is not odd'),
  even: yesOrNo('the number is even', 'the number is not even'),
  line: onLayout(amount('the line of the layout')),
  column: onLayout(amount('the column of the layout')),
  dozen: onLayout(amount('the dozen')),
  pocket: amount('the number of pockets clockwise from zero'),
  symbol: named(
    (value, not) => `the wheel ${not ? 'does not stop' : 'stops'} at symbol ${value.toUpperCase()}`,
  ),
  segments: amount('the number of segments with that symbol'),
  run: counted('the colour repeats', 'time'),
  brokenByZero: yesOrNo('a zero breaks the run', 'no zero breaks the run'),
  'comeOut.total': amount('the come-out throw'),
  'comeOut.low': amount('the lower die of the come-out throw'),
  'comeOut.high': amount('the higher die of the come-out throw'),
  'comeOut.pair': yesOrNo('the come-out throw is a double', 'the come-out throw is not a double'),
  point: unless(
    0,
    'the come-out throw ends the round',
    'the come-out throw makes a point',
    amount('the point'),
  ),
  result: named((value, not) => ENDS[value]?.[not ? 1 : 0]),
  lineWins: yesOrNo('the win line wins', 'the win line does not win'),
  throws: counted('the round takes', 'throw'),
  'player.soft': yesOrNo('the player holds an ace', 'the player holds no ace'),
  'player.blackjack': yesOrNo('the player has a blackjack', 'the player has no blackjack'),
  'player.consecutive': yesOrNo(
    'the player’s two cards follow each other',
    'the player’s two cards do not follow each other',
  ),
  'dealer.rank': amount('the dealer’s first card', byRank),
  'dealer.points': amount('what the dealer’s first card counts'),
  'dealer.suit': named(
    (value, not) => `the dealer’s first card is ${not ? 'not ' : ''}${article(value.replace(/s$/, ''))}`,
  ),
  'table.flush': yesOrNo('all three cards are of one suit', 'the three cards are not all of one suit'),
  'table.straight': yesOrNo('the three cards are in sequence', 'the three cards are not in sequence'),
};

/** Undefined where nobody has said how a player says it. */
export function saidOf(id: string): Says | undefined {
  if (Object.hasOwn(ALONE, id)) return ALONE[id];
  const [owner = '', part = '', ...deeper] = id.split('.');
  if (deeper.length > 0) return undefined;
  return owner === 'winner' || owner === 'loser' ? winnerOr(owner, part) : ofCards(owner, part);
}
