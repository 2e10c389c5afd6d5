/** Where Fortune Pai Gow Poker is damaged, contradicts itself or says too little. */
import type { RulebookInput } from '../../format/record';

const STANDARD = { game: 'fortune-pai-gow-poker', wager: 'standard' };
const FORTUNE = { game: 'fortune-pai-gow-poker', wager: 'fortune' };

export const fortunePaiGowAmbiguities: RulebookInput['ambiguities'] = [
  {
    id: 'fortune-nine-to-ten',
    clause: 'Fortune 36',
    kind: 'contradictory',
    text: 'Winning bets are paid 9 to 10 “of their total wager”. The procedures of the house’s pai gow poker, which the document follows for the rest, pay even money.',
    reading: '9 to 10, as printed.',
    otherReading: 'Even money, as in the game without the bonus.',
    because:
      'The figure is plain and of this document alone. It is a commission of 10% on wins, and triples the edge of the game wager.',
    compares: { ...STANDARD, otherPays: { win: '1 to 1' } },
    source: [1629, 1636],
  },
  {
    id: 'fortune-which-joker',
    clause: 'Fortune 3(b)',
    kind: 'open',
    text: 'The pack has 52 cards, and a joker in the Joker’s Wild version only. The list of hands has five aces, which need a joker, for both.',
    reading:
      'Both have a joker: any card in Joker’s Wild, and in the standard game an ace or a card that completes a straight or a flush.',
    otherReading: 'The standard version has no joker, as the option for the joker allows.',
    because:
      'The pai gow poker of this house has that joker, and its procedures are followed. The table is made for Joker’s Wild, where the Fortune Bonus costs 8.56%: five of a kind needs a joker that may be any card. With the joker of the standard game it costs 30.32%, and without one it would cost 49.32%.',
    source: [1566, 1678],
  },
  {
    id: 'fortune-lost-digits',
    clause: 'Fortune 61',
    kind: 'damaged',
    text: 'Five of a kind is printed at “2,00 to 1” and a royal flush at “1,00 to 1”.',
    reading: '200 to 1 and 100 to 1.',
    otherReading: '2,000 to 1 and 1,000 to 1.',
    because:
      'The pays fall from five aces at 500 to a straight flush at 50, and so do the sums of the Envy Bonus. At the higher pays the player would gain.',
    compares: { ...FORTUNE, otherPays: { 'five-of-a-kind': '2000 to 1', 'royal-flush': '1000 to 1' } },
    source: [1677, 1680],
  },
  {
    id: 'fortune-envy-from',
    clause: 'Fortune 30',
    kind: 'contradictory',
    text: 'The text pays the Envy Bonus from four of a kind up; the table has a sum from a straight flush with the joker up and “N/A” for four of a kind.',
    reading: 'By the table: four of a kind of another player pays nothing.',
    otherReading: 'Four of a kind pays a sum that is not printed.',
    because: 'Only the table has sums, and it says outright that four of a kind has none.',
    source: [1622, 1682],
  },
  {
    id: 'fortune-royal-with-joker',
    clause: 'Fortune 62',
    kind: 'open',
    text: 'Nothing says whether ten to ace of one suit with the joker among them is a royal flush or a straight flush with the joker.',
    reading: 'It is a royal flush.',
    otherReading: 'It is a straight flush with the joker.',
    because: 'The joker may complete any straight flush, and the highest is the royal one.',
    compares: { ...FORTUNE, otherParameters: { royalWithJoker: 'straight-flush-with-joker' } },
    source: [1679, 1681],
  },
  {
    id: 'fortune-five-of-a-kind',
    clause: 'Fortune 5',
    kind: 'contradictory',
    text: 'The pay table has five of a kind, which the list of hands has not.',
    reading: 'Five of a kind rank between a royal flush and five aces.',
    otherReading: 'They rank as four of a kind.',
    because: 'The pay table has them between those two.',
    source: [1571, 1679],
  },
  {
    id: 'fortune-five-aces',
    clause: 'Fortune 4',
    kind: 'damaged',
    text: 'Five aces are printed as three aces and the joker.',
    reading: 'They are four aces and the joker.',
    otherReading: 'Three aces with the joker rank above a royal flush.',
    because: 'The name is five aces, and three aces with the joker are four of a kind.',
    source: [1571, 1571],
  },
  {
    id: 'fortune-copies',
    clause: 'Fortune 54',
    kind: 'open',
    text: 'A copy is explained, and nothing says who wins it.',
    reading: 'The player-dealer, as in the house’s pai gow poker.',
    otherReading: 'It is a push.',
    because: 'Those procedures are followed for the game wager.',
    source: [1629, 1665],
  },
  {
    id: 'fortune-logical-way',
    clause: 'Fortune 34',
    kind: 'open',
    text: 'The procedures that are followed set hands by a logical way that is printed nowhere.',
    reading:
      'The House Way of Great Britain’s rule 13.21 stands for it, as that rulebook reads it, until an operator files another.',
    otherReading: 'Each house has lines of its own, which the binder does not contain.',
    because: 'It is read so in both games whose procedures may be followed.',
    source: [1629, 1629],
  },
  {
    id: 'fortune-fee-of-a-bonus',
    clause: 'Fortune 69',
    kind: 'open',
    text: 'The fee is “per bet”, and nothing says whether a Fortune Bonus is a bet that pays one.',
    reading: 'Only the game wager pays it, as the rates say outright.',
    otherReading: 'A Fortune Bonus pays the fee again.',
    because:
      'The rates take a fee for each betting circle with a game wager. A second fee of $1 on a bonus of $5 would cost a fifth of it.',
    source: [1695, 3061],
  },
  {
    id: 'fortune-two-schedules',
    clause: 'Rates Pai Gow 2',
    kind: 'contradictory',
    text: 'The document has eleven fee schedules and the California Games Collection Rates twenty; for some limits their fees differ.',
    reading: 'Both are approved; a schedule is known by its document and line or number.',
    otherReading: 'The rates replace the eleven.',
    because: 'Neither has a day.',
    source: [1697, 3102],
  },
  {
    id: 'fortune-rotation',
    clause: 'Fortune 49(a)',
    kind: 'contradictory',
    text: 'Nobody has the player-dealer’s position for more than two hands in a row; the collection procedures have it offered after every two hands and set no such limit.',
    reading: 'Both: after two hands the position is offered clockwise, and whoever had it gives it up.',
    otherReading: 'A player whom nobody relieves may keep the position, as only the offer is asked for.',
    because:
      'The game’s own rule is the stricter one and is written outright. Nothing says what happens if everybody declines.',
    source: [1654, 3422],
  },
];
