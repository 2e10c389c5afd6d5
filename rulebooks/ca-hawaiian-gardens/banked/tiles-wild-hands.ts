/** Pai Gow Tiles Wild: what tiles are worth, how hands rank, and the House Way, lines 2917 to 2987. */
import type { RuleInput } from '../../format/record';
import { asks, tells } from '../../format/statements';

type Line = number | [number, number];
const means = (clause: string, line: Line, says: string, note?: string): RuleInput =>
  tells(clause, line, 'definition', says, note === undefined ? {} : { note });

const way = (clause: string, line: number, says: string, attests: string, note?: string): RuleInput =>
  asks(clause, line, 'dealing', says, attests, note === undefined ? {} : { note });

const LOST = 'The pictures of the tiles are lost; see the ambiguity on “Tiles Wild 20”.';

export const tilesWildHands: RuleInput[] = [
  means('Tiles Wild 2', 2917, 'The object is to beat both the high and the low hand of the player-dealer.'),
  asks(
    'Tiles Wild 3(a)',
    2921,
    'cards',
    'Thirty-two tiles are used, sixteen pairs.',
    'We play with a set of 32 tiles, two of each rank.',
  ),
  means('Tiles Wild 3(b)', 2921, 'Two tiles are wild and together make the supreme pair.'),
  means('Tiles Wild 4(a)', 2925, 'A hand is worth what its tiles count and how they rank.'),
  means('Tiles Wild 4(b)', 2925, 'A tile counts its dots.'),
  means('Tiles Wild 4(c)', 2925, 'Of a count above nine the last digit is used.'),
  tells('Tiles Wild 4(d)', 2925, 'background', 'A tile of twelve, for example, counts two.'),
  means('Tiles Wild 5(a)', 2927, 'The tiles of the supreme pair are wild.'),
  means('Tiles Wild 5(b)', 2927, 'Together they are the best hand there is.'),
  means('Tiles Wild 5(c)', 2927, 'Apart each may be any tile.'),
  asks(
    'Tiles Wild 5(d)',
    2927,
    'dealing',
    'A player or player-dealer who has both cannot separate them.',
    'We let nobody separate the two wild tiles of one hand, the player-dealer included.',
  ),
  means(
    'Tiles Wild 6(a)',
    2929,
    'Without a pair, wong or gong a hand is better the closer it comes to nine.',
  ),
  means('Tiles Wild 6(b)', 2929, 'The spots of both tiles are added, and the last digit is used.'),
  tells('Tiles Wild 6(c)', 2929, 'background', 'Eight and nine, for example, count seven.'),
  means('Tiles Wild 6(d)', 2929, 'Of two hands that count the same, the rank of a tile decides.'),
  means('Tiles Wild 6(e)', 2929, 'It is the higher tile of each that is compared.'),
  means('Tiles Wild 7(a)', 2931, 'Hands that count the same with the same high tile are a copy.'),
  asks(
    'Tiles Wild 7(b)',
    2931,
    'settling',
    'The player-dealer wins every copy.',
    'We take a copy as the player-dealer’s hand to win.',
  ),
  asks(
    'Tiles Wild 7(c)',
    2931,
    'settling',
    'The player-dealer wins if both hands count nothing, whatever their tiles.',
    'We take two hands of no points as the player-dealer’s to win, whatever their tiles.',
  ),
  means('Tiles Wild 8', 2935, 'To arrange tiles, the supreme pair comes first.'),
  means('Tiles Wild 9', 2936, 'Matched pairs come second.'),
  means('Tiles Wild 10', 2937, 'Unmatched pairs come third.'),
  means('Tiles Wild 11', 2938, 'Wongs come fourth.'),
  means('Tiles Wild 12', 2939, 'Gongs come fifth.'),
  means(
    'Tiles Wild 13',
    2940,
    'Two tiles that total nine or less come sixth.',
    'That is true of any two; see the ambiguity on this statement.',
  ),
  means(
    'Tiles Wild 14',
    2941,
    'The largest tile with the smallest comes last.',
    'What the largest is, is open; see the ambiguity on this statement.',
  ),
  means('Tiles Wild 15', 2943, 'The colour of the dots changes nothing.'),
  means('Tiles Wild 16', [2945, 2952], 'A matched pair is any two tiles that look alike.', LOST),
  means('Tiles Wild 17', 2953, 'Unmatched pairs are the mixed nines, eights, sevens and fives.', LOST),
  means('Tiles Wild 18', 2954, 'A wong is a two or a twelve with a nine.', LOST),
  means('Tiles Wild 19', 2955, 'A gong is a two or a twelve with an eight.', LOST),
  means(
    'Tiles Wild 20',
    [2956, 2978],
    'Single tiles rank in sixteen places, for hands that only count points.',
    'The pictures are lost; see the ambiguity on this statement.',
  ),
  way(
    'Tiles Wild 21',
    2982,
    'The House Way keeps a pair as the high hand.',
    'By the House Way we keep a pair as the high hand.',
  ),
  way(
    'Tiles Wild 22',
    2983,
    'Sevens are split with a Teen or Dey, where the low hand then counts seven or more.',
    'By the House Way we split sevens with a twelve or a two where the low hand then counts seven or more.',
    'Teen and Dey stand side by side; see the ambiguity on this statement.',
  ),
  way(
    'Tiles Wild 23',
    2984,
    'Eights are split where the low hand then counts seven or more.',
    'By the House Way we split eights where the low hand then counts seven or more.',
  ),
  way(
    'Tiles Wild 24',
    2985,
    'Nines are split where the low hand then counts nine or more.',
    'By the House Way we split nines where the low hand then counts nine or more.',
  ),
  way(
    'Tiles Wild 25',
    2986,
    'Twelves and twos are split where the low hand then counts six or more, or beside a nine and an eleven.',
    'By the House Way we split twelves and twos where the low hand then counts six or more, and beside a nine and an eleven.',
    'Whether one of the two is enough is open; see the ambiguity on this statement.',
  ),
  way(
    'Tiles Wild 26',
    2987,
    'Fours, fives, sixes, tens and elevens are never split.',
    'By the House Way we never split fours, fives, sixes, tens or elevens.',
  ),
];
