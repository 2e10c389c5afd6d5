/** What Pan 9, Super 9 and Baccarat 9 say alike, once: each document gives its own number and line, and `says` where its words differ. */
import type { Duty } from '../../format/duties';
import type { Informs } from '../../format/informs';
import type { RuleInput } from '../../format/record';
import { asks, tells } from '../../format/statements';

type Line = number | [number, number];
type Asked = readonly [duty: Duty, says: string, attests: string];

/** What a person confirms. */
const ASKED = {
  wagersFirst: [
    'wagers',
    'Players and the player-dealer put up their wagers before the deal.',
    'We deal no cards until players and the player-dealer have put up their wagers.',
  ],
  wagersOnce: ['wagers', 'That is the only time to bet.', 'We take no wager at any other time of a round.'],
  cupOffered: [
    'dealing',
    'The player-dealer is offered a cup with three dice to shake.',
    'We offer the player-dealer a cup with three dice to shake.',
  ],
  cupOpened: [
    'dealing',
    'The house dealer opens the cup, and the dice say which seat gets the first cards and the action button.',
    'Our dealer opens the cup and gives the first cards and the action button to the seat that the dice say.',
  ],
  bankFirst: [
    'dealing',
    'On 9 and 17 the player-dealer gets cards first, and the player on the left of the player-dealer the action button.',
    'On 9 and 17 we deal to the player-dealer first and give the action button to the player on the left.',
  ],
  otherSeats: [
    'dealing',
    'The other seats stand for the other numbers, clockwise.',
    'We count the other seats clockwise for the other numbers of the dice.',
  ],
  threeDown: [
    'dealing',
    'Players and the player-dealer get three cards each, face down.',
    'We deal three cards face down to each player and to the player-dealer.',
  ],
  standOrDraw: [
    'dealing',
    'From the player-dealer’s left each player in turn stands or draws one card.',
    'We let each player in turn, from the player-dealer’s left, stand or draw one card.',
  ],
  cardOrNoCard: [
    'dealing',
    'The three cards are put face down at “Card” or “No-card”.',
    'We have players put their three cards face down at “Card” or “No-card”.',
  ],
  noTouch: [
    'dealing',
    'Nobody touches the cards once they are down.',
    'We let no player touch the cards once they are down.',
  ],
  oneCard: [
    'dealing',
    'At “Card” the hand gets one more card, face down.',
    'We deal one card face down to a hand at “Card”, and no more.',
  ],
  playerMay: [
    'dealing',
    'A player may draw on 5 and 6 and stands on 7 or more.',
    'We let a player choose on 5 and 6, and draw no card to 7 or more.',
  ],
  playerMust: ['dealing', 'A player draws on 4 or less.', 'We draw a card to a player’s hand of 4 or less.'],
  bankShown: [
    'dealing',
    'Once all hands are set the player-dealer’s is turned up.',
    'We turn up the player-dealer’s hand once all others are set, and not before.',
  ],
  bankStands: [
    'dealing',
    'The player-dealer stands on 7 or more.',
    'We draw no card to a player-dealer’s hand of 7 or more.',
  ],
  bankMay: [
    'dealing',
    'The player-dealer may draw on 5 and 6.',
    'We let the player-dealer choose on 5 and 6.',
  ],
  bankMust: [
    'dealing',
    'The player-dealer draws on 4 or less.',
    'We draw a card to a player-dealer’s hand of 4 or less.',
  ],
  comparedInTurn: [
    'settling',
    'From the action button, each player’s hand is turned up and compared with the player-dealer’s.',
    'We turn up and compare the hands in turn from the action button.',
  ],
  bankPays: [
    'banking',
    'The player-dealer pays what wins and takes what loses.',
    'We let the player-dealer pay every winning wager and take every losing one.',
  ],
  notReached: [
    'banking',
    'Wagers that the player-dealer’s money does not reach neither win nor lose.',
    'We return every wager that the player-dealer’s money does not reach.',
  ],
  oneHandOnly: [
    'dealing',
    'A player plays one hand only, on however many wagers there are.',
    'We let a player play one hand only, on however many hands the player has bet.',
  ],
  diceSet: [
    'dealing',
    'Three dice say at random who gets the first cards.',
    'We use three dice to say who gets the first cards.',
  ],
  diceShaken: [
    'dealing',
    'The player-dealer shakes them in a brass cup, and the points of all three are added up.',
    'We have the player-dealer shake the dice in a brass cup and add up the points of all three.',
  ],
  rotates: [
    'banking',
    'The player-dealer’s position goes around the seated players, systematically and continuously, and nobody has it for more than two hands in a row.',
    'We let the player-dealer’s position go around the seated players without leaving anyone out, and let nobody have it for more than two hands in a row.',
  ],
  clockwise: [
    'banking',
    'Its button goes clockwise around the table.',
    'We move the player-dealer’s button clockwise around the table.',
  ],
  betLastRound: [
    'banking',
    'Only who made a bet against the bank in the last round may take the position.',
    'We give the position only to a player who made a bet against the bank in the last round.',
  ],
  newPlayersLast: [
    'banking',
    'A new player may take it only if all others seated decline it in that round.',
    'We give the position to a new player only if all others seated have declined it in that round.',
  ],
  openIsFinal: [
    'dealing',
    'Once the player-dealer’s hand is open nobody acts on theirs.',
    'We let nobody act on a hand once the player-dealer’s is open.',
  ],
  openedEarly: [
    'irregularities',
    'If it is exposed before all have drawn, the hands that are left are played by the logical way.',
    'If the player-dealer’s hand is exposed before all have drawn, we play the hands that are left by the logical way.',
  ],
  onRequest: [
    'dealing',
    'For a player who asks for help the house dealer plays the hand by the logical way.',
    'Our dealer plays the hand of a player who asks for help by the logical way.',
  ],
  wayDraws: ['dealing', 'The logical way draws on 5 or less.', 'By the logical way we draw on 5 or less.'],
  wayStands: ['dealing', 'The logical way stands on 6 or more.', 'By the logical way we stand on 6 or more.'],
  wayChecked: [
    'settling',
    'Hands played by the logical way are opened and checked once the player-dealer’s is set.',
    'We open and check the hands played by the logical way once the player-dealer’s is set.',
  ],
  wayMended: [
    'irregularities',
    'A hand that staff played wrongly is set again.',
    'We set a hand again that our staff played wrongly.',
  ],
  wagersStay: [
    'wagers',
    'After “all hands set” nobody touches or changes a wager.',
    'We let nobody touch or change a wager after “all hands set”.',
  ],
  wagersForfeit: [
    'irregularities',
    'Who adds to a wager or takes from it after that loses it, as far as money covers.',
    'We collect the wager of a player who adds to it or takes from it after “all hands set”, as far as money covers.',
  ],
  moved: [
    'irregularities',
    'A hand moved between the boxes after the draw has begun is played by the logical way,',
    'We play a hand that was moved between the boxes after the draw began by the logical way,',
  ],
  movedFives: [
    'irregularities',
    'but a hand of 5 or 6 plays as it is.',
    'We leave a moved hand of 5 or 6 as it is.',
  ],
  commitment: [
    'settling',
    'If the player-dealer has drawn no card, the house dealer makes sure that the hand stands, calls its total and settles.',
    'If the player-dealer has drawn no card, our dealer makes sure that the hand stands and calls its total before settling.',
  ],
  fouled: [
    'irregularities',
    'A hand fouled by mistake cannot win; it pushes or loses, as far as money covers.',
    'We let a hand that its player fouled by mistake push or lose, as far as money covers, and never win.',
  ],
  fouledBackline: [
    'irregularities',
    'Backline bets on it have no action.',
    'We give backline bets on a fouled hand no action.',
  ],
  fouledOnlyIf: [
    'irregularities',
    'That is so only where the fouled hand could have won or pushed.',
    'We do so only where the fouled hand could have won or pushed.',
  ],
  valuesRead: [
    'settling',
    'The cards count what they are,',
    'We count the cards as they are, whatever anybody said of them.',
  ],
  inView: [
    'supervision',
    'Hands stay in view of the staff, and all cards over the table.',
    'We have players keep their hands in our view and all cards over the table.',
  ],
  wrongPlace: [
    'irregularities',
    'Cards went to a wrong place, and it is noticed before the deal is complete;',
    'We call a misdeal if we notice before the deal is complete that cards went to a wrong place.',
  ],
  wrongNumber: [
    'irregularities',
    'the player-dealer has a wrong number of cards;',
    'We call a misdeal if the player-dealer has a wrong number of cards.',
  ],
  shoeEmpty: [
    'irregularities',
    'the shoe runs out of cards during the deal;',
    'We call a misdeal if the shoe runs out of cards during the deal.',
  ],
  boxedTwo: [
    'irregularities',
    'two boxed cards or more come in one hand.',
    'We call a misdeal if two boxed cards or more come in one hand.',
  ],
  noMisdeal: [
    'irregularities',
    'Once the draw has begun there is no misdeal, unless the player-dealer has other than three cards.',
    'We call no misdeal once the draw has begun, unless the player-dealer has other than three cards.',
  ],
  discards: [
    'irregularities',
    'If the shoe runs out during the draw, some of the discards are shuffled and used.',
    'If the shoe runs out during the draw, we shuffle some of the discards and go on with them.',
  ],
  exposedPlays: [
    'irregularities',
    'A card exposed on the deal plays.',
    'We let a card that was exposed on the deal play.',
  ],
  exposedReplaced: [
    'irregularities',
    'One exposed on the draw is replaced after the player-dealer has acted and before the hands are read.',
    'We replace a card that was exposed on the draw after the player-dealer has acted and before the hands are read.',
  ],
  boxedReplaced: [
    'irregularities',
    'A boxed card in the shoe is replaced by the next card.',
    'We replace a boxed card in the shoe by the next card.',
  ],
  boxedNever: ['irregularities', 'A boxed card never plays.', 'We let no boxed card play.'],
  offTable: [
    'irregularities',
    'A card that is dealt off the table plays.',
    'We let a card that was dealt off the table play.',
  ],
  missedDraw: [
    'irregularities',
    'For a player who missed the draw the drawn cards are backed up in order.',
    'We back up the drawn cards in order for a player who missed the draw.',
  ],
  feesFirst: [
    'fees',
    'Fees are taken from each player before the deal.',
    'We take each player’s fee before any card is dealt.',
  ],
  lastWagers: [
    'wagers',
    'No wager is taken once the first card has left the shoe.',
    'We take no wager once the first card has left the shoe.',
  ],
  handsOff: [
    'wagers',
    'Players do not touch their wagers once the first card has left the shoe.',
    'We let no player touch a wager once the first card has left the shoe.',
  ],
  twoHands: [
    'dealing',
    'Two hands of three cards each are dealt from the shoe.',
    'We deal two hands of three cards each from the shoe.',
  ],
  playerRight: [
    'dealing',
    'The one on the house dealer’s right is the player’s hand,',
    'We deal the player’s hand on our dealer’s right.',
  ],
  bankLeft: [
    'dealing',
    'and the one on the left the bank’s.',
    'We deal the bank’s hand on our dealer’s left.',
  ],
  playerOpen: [
    'dealing',
    'The player’s three cards are for all who bet on it, and face up.',
    'We deal the player’s three cards face up, for all who bet on that hand.',
  ],
  compared: [
    'settling',
    'Each player’s hand is compared with the bank’s.',
    'We compare the hand of each player with the bank’s.',
  ],
  pulledCard: [
    'irregularities',
    'A card taken from the shoe by mistake goes under it and is the next in play.',
    'We put a card that was taken from the shoe by mistake under it and play it next.',
  ],
} as const satisfies Record<string, Asked>;

/** What nobody could be fined for. */
const TOLD = {
  aim: ['definition', 'The aim is a hand of nine or as close to nine as possible.'],
  oneToOne: ['definition', 'Each player plays against the player-dealer, one to one.'],
  faces: ['definition', 'Two to six count their face,'],
  pictures: ['definition', 'pictures count nothing,'],
  aces: ['definition', 'and aces one.'],
  lastDigit: ['definition', 'Of the sum of a hand the last digit counts.'],
  values: ['definition', 'Aces count one, pictures and tens nothing, other cards their face.'],
  fourth: ['permission', 'Either hand may get a fourth card.'],
  tieAlone: ['permission', 'A Tie bet may be placed without another bet.'],
  example: ['background', 'A six, a four and a three, for example, count three.'],
  protect: ['player', 'Players look after their own hands.'],
  tellInTime: ['player', 'Whoever has a wrong number of cards tells the house dealer before the draw.'],
  mayFoul: ['permission', 'A hand with a wrong number of cards may be fouled.'],
  statements: ['player', 'What a player says of a hand does not bind.'],
  exposedMeans: ['definition', 'A card is exposed that lands face up on the table.'],
  misdeals: ['background', 'There is a misdeal in each of the cases below.'],
} as const satisfies Record<string, readonly [Informs, string]>;

export const asked = (clause: string, line: Line, what: keyof typeof ASKED): RuleInput => {
  const [duty, says, attests] = ASKED[what];
  return asks(clause, line, duty, says, attests);
};

export const told = (clause: string, line: Line, what: keyof typeof TOLD): RuleInput => {
  const [informs, says] = TOLD[what];
  return tells(clause, line, informs, says);
};

export const again = (clause: string, line: Line, says: string, ...askedBy: string[]): RuleInput =>
  tells(clause, line, 'elsewhere', says, { askedBy });
