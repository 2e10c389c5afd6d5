/** 9½, lines 1336 to 1397. */
import { asks, holds, tells } from '../../format/statements';
import type { Document } from '../document';
import { nineAndAHalfGame } from './nine-and-a-half-game';
import { nineAndAHalfProcedures } from './nine-and-a-half-procedures';
import { nineAndAHalfAmbiguities } from './nine-and-a-half-readings';

const odds = (name: string, value: string) => ({ name, comparator: 'equal', value, unit: 'odds' }) as const;

/** The rows of the table of pays below the second: each is one of the totals for which that one pays. */
const sameAsNine = (clause: string, line: number, total: string) =>
  tells(clause, line, 'elsewhere', `A hand of ${total} that wins is paid even money.`, {
    askedBy: ['Nine and a Half 3'],
  });

export const nineAndAHalf: Document = {
  number: '23',
  title: '9½',
  games: ['nine-and-a-half'],
  game: nineAndAHalfGame,
  ambiguities: nineAndAHalfAmbiguities,
  rules: [
    tells(
      'Nine and a Half 1(a)',
      1336,
      'definition',
      'The aim is a hand as close to nine and a half as possible and not above it.',
    ),
    asks(
      'Nine and a Half 1(b)',
      1336,
      'dealing',
      'The hand of the player-dealer is played by the house way.',
      'We play the hand of the player-dealer by the house way.',
    ),
    tells(
      'Nine and a Half 1(c)',
      1336,
      'definition',
      'Each player plays against the player-dealer, one to one.',
    ),
    tells('Nine and a Half 1(d)', 1336, 'elsewhere', 'The hand closer to nine and a half wins.', {
      askedBy: ['Nine and a Half 20(b)'],
    }),
    holds('Nine and a Half 2', 1340, 'A hand of nine and a half, the best, pays 6 to 5.', {
      evidence: { measure: 'pays', against: 'approved', events: ['nine-and-a-half'] },
      onBreach: 'breach',
      appliesTo: { wagers: ['player'] },
      parameters: [odds('nine-and-a-half', '6 to 5')],
    }),
    holds(
      'Nine and a Half 3',
      1341,
      'A hand of nine, the second best, pays even money, as every row below it down to five.',
      {
        evidence: { measure: 'pays', against: 'approved', events: ['win'] },
        onBreach: 'breach',
        appliesTo: { wagers: ['player'] },
        parameters: [odds('win', '1 to 1')],
      },
    ),
    sameAsNine('Nine and a Half 4', 1342, '8½'),
    sameAsNine('Nine and a Half 5', 1343, '8'),
    sameAsNine('Nine and a Half 6', 1344, '7½'),
    sameAsNine('Nine and a Half 7', 1345, '7'),
    sameAsNine('Nine and a Half 8', 1346, '6½'),
    sameAsNine('Nine and a Half 9', 1347, '6'),
    sameAsNine('Nine and a Half 10', 1348, '5½'),
    sameAsNine('Nine and a Half 11', 1349, '5'),
    asks(
      'Nine and a Half 12(a)',
      1351,
      'cards',
      'Standard decks of 52 cards are used.',
      'We use standard decks of 52 cards.',
    ),
    holds(
      'Nine and a Half 12(b)',
      1351,
      'The cards come from a shoe or from an automated shuffling machine.',
      {
        evidence: { measure: 'option', option: 'dealt-from', oneOf: ['shoe', 'machine'] },
        onBreach: 'breach',
      },
    ),
    holds('Nine and a Half 12(c)', 1351, 'A shoe holds two to eight decks, and a shuffling machine four.', {
      evidence: [
        {
          when: 'option.dealt_from == "shoe"',
          measure: 'option',
          option: 'decks',
          oneOf: ['2', '3', '4', '5', '6', '7', '8'],
        },
        { when: 'option.dealt_from == "machine"', measure: 'option', option: 'decks', oneOf: ['4'] },
      ],
      onBreach: 'breach',
    }),
    tells(
      'Nine and a Half 13',
      1355,
      'definition',
      'Aces count one, two to nine their face, tens and pictures a half.',
    ),
    holds(
      'Nine and a Half 14',
      1356,
      'Players and the player-dealer bet within the limits of the table before they receive a card.',
      {
        evidence: { owes: 'limits-shown' },
        duty: 'wagers',
        attests:
          'We deal no card to players or a player-dealer who have not put up a wager within the limits of the table.',
      },
    ),
    asks(
      'Nine and a Half 15',
      1357,
      'dealing',
      'Cards are dealt clockwise from the player-dealer’s left.',
      'We deal clockwise from the player-dealer’s left.',
    ),
    asks(
      'Nine and a Half 16(a)',
      1358,
      'dealing',
      'Each player receives one card face up.',
      'We deal one card face up to each player.',
    ),
    asks(
      'Nine and a Half 16(b)',
      1358,
      'dealing',
      'The player-dealer’s card is dealt face down.',
      'We deal the player-dealer’s card face down.',
    ),
    asks(
      'Nine and a Half 17(a)',
      1360,
      'dealing',
      'From the player-dealer’s left, clockwise, each player stands or draws one card or several.',
      'We let each player in turn, clockwise from the player-dealer’s left, stand or draw one card or several.',
    ),
    asks(
      'Nine and a Half 17(b)',
      1360,
      'dealing',
      'A player may draw up to a total of nine.',
      'We let a player draw on any total up to nine.',
      { note: 'Whether on nine itself is open; see the ambiguity on it.' },
    ),
    tells(
      'Nine and a Half 18(a)',
      1361,
      'definition',
      'The aim is to end near nine and a half without going over.',
    ),
    tells('Nine and a Half 18(b)', 1361, 'elsewhere', 'A hand that goes over loses.', {
      askedBy: ['Nine and a Half 22'],
    }),
    asks(
      'Nine and a Half 19(a)',
      1362,
      'dealing',
      'Once all players have acted, the player-dealer’s card is turned up and the hand is played by the house way.',
      'We turn the player-dealer’s card up once all players have acted, and then play the hand by the house way.',
    ),
    asks(
      'Nine and a Half 19(b)',
      1362,
      'dealing',
      'The house way draws on 5½ or less and stands on 6 or more.',
      'We draw to the player-dealer’s hand on 5½ or less, and on no other total.',
    ),
    asks(
      'Nine and a Half 20(a)',
      1363,
      'settling',
      'Each player’s hand is compared with the player-dealer’s.',
      'We compare the hand of each player with the player-dealer’s.',
    ),
    holds('Nine and a Half 20(b)', 1363, 'The closest hand wins the bet.', {
      evidence: { measure: 'pays', against: 'approved', events: ['low-win'] },
      onBreach: 'breach',
      appliesTo: { wagers: ['player'] },
      parameters: [odds('low-win', '1 to 1')],
      duty: 'settling',
      attests: 'We let the hand that is closer to nine and a half without going over win.',
      note: 'No pay is printed for a hand below five; it is read as even money. See the ambiguity on it.',
    }),
    asks(
      'Nine and a Half 21',
      1364,
      'settling',
      'Equal hands are a stand-off.',
      'We return the wager of a player whose hand totals the same as the player-dealer’s.',
    ),
    asks(
      'Nine and a Half 22',
      1365,
      'settling',
      'A player’s hand of ten or more loses, whatever the player-dealer has.',
      'We collect the wager of a hand of ten or more, whatever the player-dealer has.',
    ),
    ...nineAndAHalfProcedures,
  ],
};
