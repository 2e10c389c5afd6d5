/**
 * The documents of the binder in their order, read from the source: it has no table of contents, and a document begins where its title or its
 * “Type of Game” stands. A day is the only one that a document gives, and of what; the others are undated, and their order in the binder is
 * all that is known.
 */
import type { Outline, OutlinePart } from '../format/outline';

type Lines = [from: number, to: number];
const began = (day: string): OutlinePart['dated'] => ({
  day,
  of: 'when the house began to play the game',
});

const left = (
  number: string,
  title: string,
  lines: Lines,
  contains: string,
  dated: OutlinePart['dated'] = 'undated',
): OutlinePart => ({ number, title, lines, notRecorded: contains, dated });

const recorded = (
  number: string,
  title: string,
  lines: Lines,
  dated: OutlinePart['dated'] = 'undated',
): OutlinePart => ({ number, title, lines, dated });

const POKER = 'the rules of a poker game, with its collection fees';
const OLDER = 'older rules of a poker game, with its collection procedures';

export const caHawaiianGardensOutline: Outline = {
  lines: 9293,
  parts: [
    left('1', 'Texas Hold’em: older rules', [1, 60], OLDER, began('1997-12-15')),
    left('2', 'No Limit Poker: older rules', [61, 75], 'what no-limit poker changes'),
    left('3', 'Crazy Pineapple: older rules', [76, 132], OLDER, began('2000-02-02')),
    left('4', 'Seven-Card Stud: older rules', [133, 205], OLDER, began('1997-12-15')),
    left('5', 'Seven-Card Stud High-Low Split: older rules', [206, 243], OLDER, began('1998-01-09')),
    left('6', 'Lowball: older rules', [244, 340], `${OLDER} and kill pots`, began('2000-08-17')),
    left('7', 'Mexican Poker: older rules', [341, 394], OLDER, began('2000-04-28')),
    left('8', 'Razz: older rules', [395, 423], OLDER),
    left('9', 'Reverse Hold’em: older rules', [424, 468], OLDER),
    recorded('10', 'Joker’s Wild Pai Gow Poker', [469, 543], began('2001-04-10')),
    recorded('11', 'Super 9', [544, 598]),
    recorded('12', 'Hawaiian Blackjack', [599, 687], began('2000-12-16')),
    recorded('13', 'Caribbean Stud Poker', [688, 773]),
    left('14', 'Asian 5-Card Stud', [774, 817], 'the end of its rules; their first page is lost'),
    left('15', '13-Card (Chinese Poker)', [818, 905], POKER, began('2001-01-12')),
    left('16', 'Badugi', [906, 928], 'the rules of a poker game'),
    left('17', 'Match-It', [929, 972], 'the rules of a poker game'),
    recorded('18', 'Pai Gow Poker', [973, 1031], began('1997-12-20')),
    recorded('19', 'Baccarat 9, undated', [1032, 1131]),
    recorded('20', 'Pai Gow Tiles', [1132, 1218], began('2000-12-16')),
    left('21', 'No Limit Omaha', [1219, 1266], 'the rules of a poker game'),
    recorded('22', 'Baccarat 9 of 2009', [1267, 1335], {
      day: '2009-01-13',
      of: 'the date under its heading and at its end',
    }),
    recorded('23', '9½', [1336, 1397]),
    left('24', 'No-limit and pot-limit poker: fees', [1398, 1439], 'tables of fees without a game'),
    recorded('25', 'Baccarat', [1440, 1481]),
    recorded('26', 'Baccarat Bonus Wager', [1482, 1498]),
    recorded('27', 'Pokara Bonus Bet: first rules', [1499, 1520]),
    left('28', 'Kansas City Lowball', [1521, 1555], 'the rules of a poker game'),
    recorded('29', 'Fortune Pai Gow Poker', [1556, 1711]),
    recorded('30', 'Pokara', [1712, 1797]),
    recorded('31', 'Pokara Bonus Bets', [1798, 1820]),
    recorded('32', 'Pan 9 with Bonus Tie Bet', [1821, 1883], began('1997-12-20')),
    recorded('33', 'Super 9 with Bonus Tie Bet', [1884, 1970]),
    recorded('34', 'Blackjack Poker', [1971, 2102]),
    left('35', 'Five Card Omaha High/Low Split', [2103, 2277], POKER),
    recorded('36', 'Ultimate Texas Hold’em', [2278, 2418]),
    recorded('37', 'Three Card Poker 6 Card Bonus', [2419, 2643], {
      day: '2013-10-01',
      of: 'the month of the stamp under its layout',
    }),
    recorded('38', 'EZ Baccarat Panda 8', [2644, 2795]),
    recorded('39', 'Fortune 7 Baccarat', [2796, 2910]),
    recorded('40', 'Pai Gow Tiles Wild', [2911, 3056]),
    recorded('41.1', 'California Games Collection Rates: notice', [3057, 3058]),
    recorded('41.2', 'Rates of the pai gow games', [3059, 3103]),
    recorded('41.3', 'Rates of blackjack poker, three card poker and stud', [3104, 3148]),
    recorded('41.4', 'Rates of Hawaiian blackjack, Pokara and baccarat', [3149, 3171]),
    recorded('41.5', 'Rates of Pan 9 and Super Pan 9', [3172, 3217]),
    recorded('41.6', 'Rates of EZ Baccarat Panda 8 and Fortune 7 Baccarat', [3218, 3342]),
    recorded('41.7', 'Rates of 9½', [3343, 3370]),
    recorded('41.8', 'Rates of Ultimate Texas Hold’em', [3371, 3419]),
    recorded('41.9', 'California Games Collection Rates: procedures', [3420, 3427]),
    left('42', 'Archie', [3428, 3656], POKER),
    left('43', 'Double Board Omaha', [3657, 3839], POKER),
    left('44', 'Razzdeucey', [3840, 4041], POKER),
    left('45', 'Razzdacey', [4042, 4236], POKER),
    left('46', 'Super Razzdacey', [4237, 4431], POKER),
    left('47', 'Badacey', [4432, 4645], POKER),
    left('48', 'Super 7 Card Stud', [4646, 4833], POKER),
    left('49', 'Super 7 Card Stud Hi/Lo', [4834, 5046], POKER),
    left('50', 'Super 7 Card Stud Hi/Lo Regular', [5047, 5266], POKER),
    left('51', 'Short Deck Texas Hold’em', [5267, 5526], POKER),
    left('52', 'Super Razzdeucey', [5527, 5745], POKER),
    left('53', 'Super Razz', [5746, 5928], POKER),
    left('54', 'Badeucey', [5929, 6152], POKER),
    left('55', '7 Card Stud Hi/Lo Regular', [6153, 6353], POKER),
    left('56', '2-7 Dramaha', [6354, 6582], POKER),
    left('57', 'Dramaha', [6583, 6780], POKER),
    left('58', 'Face-Up Chinese Poker', [6781, 6958], POKER),
    left(
      '59',
      'Collection rates of the poker games',
      [6959, 9293],
      'fourteen groups of collection fees and their procedures',
    ),
  ],
};
