/** The chart of Pai Gow Tiles: its 22 ranks of two tiles, its 16 of one, and the wild tiles, lines 1145 to 1194. */
import type { RuleInput } from '../../format/record';
import { tells } from '../../format/statements';

const rank = (clause: string, line: number | [number, number], says: string, note?: string): RuleInput =>
  tells(clause, line, 'definition', says, note === undefined ? {} : { note });

export const paiGowTilesRanks: RuleInput[] = [
  rank('Pai Gow Tiles 6', [1148, 1149], 'The highest hand is Jee Joon, the three with the six.'),
  rank('Pai Gow Tiles 7', 1150, 'The second is the pair of twelves, Double Heaven.'),
  rank('Pai Gow Tiles 8', 1151, 'The third is the pair of twos, Double Earth.'),
  rank('Pai Gow Tiles 9', 1152, 'The fourth is the pair of red eights, Double People.'),
  rank('Pai Gow Tiles 10', 1153, 'The fifth is the pair of fours of red 1 and white 3.'),
  rank('Pai Gow Tiles 11', 1154, 'The sixth is the pair of white tens.'),
  rank(
    'Pai Gow Tiles 12',
    1155,
    'The seventh is a pair that is printed as “Tall Sevens”: the sixes of 3 and 3.',
    'See the ambiguity on this statement.',
  ),
  rank('Pai Gow Tiles 13', 1156, 'The eighth is the pair of white fours.'),
  rank('Pai Gow Tiles 14', 1157, 'The ninth is the pair of elevens.'),
  rank('Pai Gow Tiles 15', 1158, 'The tenth is the pair of tens of red 4 and white 6.'),
  rank('Pai Gow Tiles 16', 1159, 'The eleventh is the pair of sevens of red 1 and white 6.'),
  rank('Pai Gow Tiles 17', 1160, 'The twelfth is the pair of sixes of red 1 and white 5.'),
  rank('Pai Gow Tiles 18', 1161, 'The thirteenth is the pair of nines, 4-5 and 3-6.'),
  rank('Pai Gow Tiles 19', 1162, 'The fourteenth is the pair of eights, 2-6 and 3-5.'),
  rank('Pai Gow Tiles 20', 1163, 'The fifteenth is the pair of sevens, 2-5 and 3-4.'),
  rank('Pai Gow Tiles 21', 1164, 'The sixteenth is the pair of fives, 1-4 and 2-3.'),
  rank('Pai Gow Tiles 22', 1165, 'The seventeenth is a twelve with a nine.'),
  rank('Pai Gow Tiles 23', 1166, 'The eighteenth is a two with a nine.'),
  rank('Pai Gow Tiles 24', 1167, 'The nineteenth is a twelve with an eight.'),
  rank('Pai Gow Tiles 25', 1168, 'The twentieth is a two with an eight.'),
  rank('Pai Gow Tiles 26', 1169, 'The next is a twelve with a seven.'),
  rank(
    'Pai Gow Tiles 27',
    1170,
    'The last one named is a two with a seven.',
    'How other hands of two tiles rank is not printed; see the ambiguity on this statement.',
  ),
  rank('Pai Gow Tiles 28', 1177, 'The highest single tile is the twelve, Heaven.'),
  rank('Pai Gow Tiles 29', 1178, 'The second tile is the two, Earth.'),
  rank('Pai Gow Tiles 30', 1179, 'The third tile is the red eight, People.'),
  rank('Pai Gow Tiles 31', 1180, 'The fourth tile is the four of red 1 and white 3.'),
  rank('Pai Gow Tiles 32', 1181, 'The fifth tile is the ten of two white fives.'),
  rank('Pai Gow Tiles 33', 1182, 'The sixth tile is the six called String Bean.'),
  rank('Pai Gow Tiles 34', 1183, 'The seventh tile is the white four.'),
  rank('Pai Gow Tiles 35', 1184, 'The eighth tile is the eleven.'),
  rank('Pai Gow Tiles 36', 1185, 'The ninth tile is the ten of red 4 and white 6.'),
  rank('Pai Gow Tiles 37', 1186, 'The tenth tile is the seven of red 1 and white 6.'),
  rank('Pai Gow Tiles 38', 1187, 'The eleventh tile is the six of red 1 and white 5.'),
  rank(
    'Pai Gow Tiles 39',
    1188,
    'The twelfth tile is a nine, 4-5 or 3-6.',
    'The second is printed as 3-5, which are eight; 3-6 stands in the rank of pairs.',
  ),
  rank('Pai Gow Tiles 40', 1189, 'The thirteenth tile is an eight, 2-6 or 3-5.'),
  rank('Pai Gow Tiles 41', 1190, 'The fourteenth tile is a seven, 2-5 or 3-4.'),
  rank('Pai Gow Tiles 42', 1191, 'The fifteenth tile is a five, 1-4 or 2-3.'),
  rank('Pai Gow Tiles 43', 1192, 'The sixteenth tile is the three or the six of Jee Joon.'),
  rank('Pai Gow Tiles 44', 1194, 'The three and the six are wild: each counts as three or as six.'),
];
