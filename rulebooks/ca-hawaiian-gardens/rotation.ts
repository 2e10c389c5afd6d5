/** How the player-dealer's position goes around the table, as each game of the binder words it. */
import type { Comparison, WordingOf } from '../wordings/comparison';

/** Four statements of one number: the limit, the button, who may take it, and new players. */
const four = (game: string, clause: string, also: Partial<WordingOf> = {}): WordingOf => ({
  game,
  ...also,
  clauses: [...['a', 'b', 'c', 'd'].map((letter) => `${clause}(${letter})`), ...(also.clauses ?? [])],
});

const NOT_SAID = 'Not said.';
const BETTORS = 'Only who made a bet against the bank in the last round.';
const NEW_PLAYERS =
  'A new player may take it, and only then. What follows if no new player does is not said.';

export const rotation: Comparison = {
  id: 'rotation',
  title: 'How the player-dealer’s position goes around',
  lead: 'Every banked game says it in its own words. Games that say the same are together.',
  asks: ['How many hands', 'To whom it is offered', 'Who may take it', 'If all decline'],
  groups: [
    {
      says: 'At most two hands in a row; new players last',
      answers: [
        'Two in a row at most.',
        'The seated players in turn; the button goes clockwise.',
        BETTORS,
        NEW_PLAYERS,
      ],
      games: [
        four('jokers-wild-pai-gow-poker', 'Jokers Wild 24'),
        four('super-9', 'Super 9 12'),
        four('hawaiian-blackjack', 'Hawaiian Blackjack 37'),
        four('caribbean-stud-poker', 'Caribbean Stud 34', {
          clauses: ['Caribbean Stud 34(e)'],
          more: 'Says where the offer begins: at position 1.',
        }),
        four('pai-gow-poker', 'Pai Gow Poker 24'),
        four('baccarat-9', 'Baccarat Nine 36'),
        four('pai-gow-tiles', 'Pai Gow Tiles 57'),
        four('baccarat-9-2009', 'Baccarat Nine of 2009 37', {
          more: 'The position “is offered” here, where the others have it go around.',
        }),
        four('nine-and-a-half', 'Nine and a Half 23'),
      ],
    },
    {
      says: 'Offered after two hands; new players last',
      answers: [
        'Two, then it is offered. Whether who has it may keep it is not said.',
        'The seated players in turn; the button goes clockwise.',
        BETTORS,
        NEW_PLAYERS,
      ],
      games: [four('baccarat', 'Baccarat 19')],
    },
    {
      says: 'At most two hands in a row, and no more is said',
      answers: ['Two in a row at most.', 'The seated players in turn, clockwise.', NOT_SAID, NOT_SAID],
      games: [
        { game: 'fortune-pai-gow-poker', clauses: ['Fortune 49(a)', 'Fortune 49(b)'] },
        {
          game: 'pokara',
          clauses: ['Pokara 19(a)', 'Pokara 38(b)'],
          more: 'Says in its last paragraph, too, that the position is offered after every two hands.',
        },
        { game: 'pan-9', clauses: ['Pan 9 13(a)', 'Pan 9 13(b)'] },
      ],
    },
    {
      says: 'Offered after every two hands',
      answers: [
        'Two, then it is offered. Whether who has it may keep it is not said.',
        'Clockwise around the table.',
        NOT_SAID,
        NOT_SAID,
      ],
      games: [
        { game: 'super-pan-9', clauses: ['Super Pan 9 37(b)'] },
        { game: 'blackjack-poker', clauses: ['Blackjack Poker 54(b)'] },
        { game: 'ez-baccarat-panda-8', clauses: ['EZ Baccarat 2(b)'] },
      ],
    },
    {
      says: 'Two in a row only, then offered',
      answers: ['Two in a row only before it is offered.', 'Clockwise around the table.', NOT_SAID, NOT_SAID],
      games: [
        {
          game: 'three-card-poker',
          clauses: ['Three Card 3', 'Three Card 54(a)'],
          more: 'Says near its end, too, that the position is offered after every two hands.',
        },
        { game: 'fortune-7-baccarat', clauses: ['Fortune 7 1(d)'] },
        { game: 'pai-gow-tiles-wild', clauses: ['Tiles Wild 1(d)'] },
      ],
    },
    {
      says: 'Nothing of its own but the offer at the start',
      answers: [NOT_SAID, 'A player, at the start of a game.', NOT_SAID, NOT_SAID],
      games: [{ game: 'ultimate-texas-holdem', clauses: ['Ultimate 15(a)'] }],
    },
  ],
  everywhere: ['Collection Procedures 1(b)'],
  differ: [
    'Whether a player whom nobody relieves may stay: games with an outright limit of two hands end the turn, games that only ask for an offer do not say. The collection procedures ask every game for the offer and set no limit.',
    'Who may take the position: ten games ask for a bet against the bank in the last round, which a new player cannot have made, and let a new player in if all others decline. The other ten say neither.',
    'No game says what happens if nobody at all takes the position.',
  ],
  notAmong: [
    {
      game: 'Asian 5-Card Stud',
      lines: [787],
      why: 'It has the words of the first group, but is a poker game for a pot: no rule of its play gives the position anything to win or lose, although line 786 has the player-dealer settle.',
    },
    {
      game: '13 Card Poker',
      lines: [885],
      why: 'It has the words of the first group, but every hand is compared with every other (line 828): the position only says whose turn is last and from where all-in wagers are settled (line 884), and banks nothing.',
    },
  ],
};
