/** Games of seven cards of one’s own, some of them face up. Lines are those of the source. */
import type { PotPart } from '@/simulations/showdown/pot';
import type { PokerGame } from '../../poker/book';
import { badugi, EIGHT_OR_BETTER, high, low } from './parts';

/** Seven cards, three of them down, and a burn before each of the last four. */
const STUD = { each: 7, board: 0, burns: 4 };
/** Three down to begin with, one of them thrown away. */
const STUD_DISCARD = { ...STUD, each: 8 };

const stud = (
  game: Pick<PokerGame, 'id' | 'label' | 'lines'> & Partial<PokerGame>,
  parts: readonly PotPart[],
  oddChips: PokerGame['pot']['oddChips'] = 'high-card',
): PokerGame => ({
  pot: { pack: 'full', own: 7, boards: 0, parts, oddChips },
  cards: STUD,
  ...game,
});

const evenly = (game: PokerGame): PokerGame => ({ ...game, pot: { ...game.pot, evenly: true } });

export const STUDS: PokerGame[] = [
  stud(
    {
      id: 'seven-card-stud',
      label: 'Seven Card Stud',
      lines: [133, 205],
      ifShort: { does: 'community-card', line: 170 },
    },
    [high('own')],
    'unsaid',
  ),
  // 225: who tie for both halves share the pot as evenly as it goes.
  evenly(
    stud(
      {
        id: 'seven-card-stud-hi-lo-8',
        label: 'Seven Card Stud Hi-Lo 8 or Better',
        lines: [206, 243],
        oddChipsLine: 225,
        ifShort: { does: 'community-card', line: 170 },
        notes: ['A posting at the table may set another qualifier than an eight.'],
      },
      [high('own'), low('ace-to-five', 'own', { worst: EIGHT_OR_BETTER })],
      'stud-split',
    ),
  ),
  stud(
    {
      id: 'seven-card-stud-hi-lo-regular',
      label: 'Seven Card Stud Hi-Lo Regular',
      lines: [6153, 6352],
      plays: 8,
      oddChipsLine: 6279,
      ifShort: { does: 'community-card', line: 6207 },
      readings: [
        {
          part: 'low',
          lines: [6188, 6197],
          says: 'The ace is the lowest card, and of unpaired hands 5-4-3-2-A is best; of pairs, three and four of a kind the table calls twos the best and aces the worst.',
          orders: [
            { order: 'ace-to-five-aces-paired-high', because: 'as its table is printed' },
            { order: 'ace-to-five', because: 'as the rank of the ace would have it' },
          ],
        },
      ],
    },
    [high('own'), low('ace-to-five-aces-paired-high', 'own')],
    'stud-split',
  ),
  stud(
    {
      id: 'razz',
      label: 'Razz 7 Card Stud Low',
      lines: [395, 423],
      // The rules of seven-card stud are its own where it says nothing else (406).
      ifShort: { does: 'community-card', line: 170 },
    },
    [low('ace-to-five', 'own')],
    'unsaid',
  ),
  stud(
    {
      id: 'super-7-card-stud',
      label: 'Super 7 Card Stud',
      lines: [4646, 4832],
      plays: 8,
      cards: STUD_DISCARD,
      oddChipsLine: 4757,
      ifShort: { does: 'community-card', line: 4684 },
    },
    [high('own')],
  ),
  stud(
    {
      id: 'super-7-card-stud-hi-lo',
      label: 'Super 7 Card Stud Hi-Lo',
      lines: [4834, 5045],
      plays: 8,
      cards: STUD_DISCARD,
      oddChipsLine: 4968,
      ifShort: { does: 'community-card', line: 4886 },
    },
    [high('own'), low('ace-to-five', 'own', { worst: EIGHT_OR_BETTER })],
  ),
  stud(
    {
      id: 'super-7-card-stud-hi-lo-regular',
      label: 'Super 7 Card Stud Hi-Lo Regular',
      lines: [5047, 5265],
      plays: 8,
      cards: STUD_DISCARD,
      oddChipsLine: 5187,
      ifShort: { does: 'community-card', line: 5110 },
      readings: [
        {
          part: 'low',
          lines: [5081, 5089],
          says: 'Straights and flushes do not count against a low hand, the ace is high; yet 7-5-4-3-2 is called the best, where 6-5-4-3-2 would be.',
          orders: [
            { order: 'deuce-to-six', because: 'as the sentence on straights and flushes says' },
            { order: 'deuce-to-seven', because: 'as the best and worst hands are printed' },
          ],
        },
      ],
    },
    [high('own'), low('deuce-to-six', 'own')],
  ),
  stud(
    {
      id: 'razzdeucey',
      label: 'Razzdeucey',
      lines: [3840, 4040],
      plays: 8,
      oddChipsLine: 3964,
      ifShort: { does: 'community-card', line: 3950 },
    },
    [low('deuce-to-seven', 'own', { label: '2-7' }), badugi('badugi-ace-high')],
  ),
  stud(
    {
      id: 'razzdacey',
      label: 'Razzdacey',
      lines: [4042, 4235],
      plays: 8,
      oddChipsLine: 4160,
      ifShort: { does: 'community-card', line: 4146 },
    },
    [low('ace-to-five', 'own', { label: 'A-5' }), badugi('badugi')],
  ),
  stud(
    {
      id: 'super-razz',
      label: 'Super Razz',
      lines: [5746, 5927],
      plays: 8,
      cards: STUD_DISCARD,
      oddChipsLine: 5847,
      ifShort: { does: 'community-card', line: 5843 },
    },
    [low('ace-to-five', 'own')],
  ),
  stud(
    {
      id: 'super-razzdeucey',
      label: 'Super Razzdeucey',
      lines: [5527, 5744],
      plays: 8,
      cards: STUD_DISCARD,
      oddChipsLine: 5668,
      ifShort: { does: 'community-card', line: 5655 },
    },
    [low('deuce-to-seven', 'own', { label: '2-7' }), badugi('badugi-ace-high')],
  ),
  stud(
    {
      id: 'super-razzdacey',
      label: 'Super Razzdacey',
      lines: [4237, 4430],
      plays: 8,
      cards: STUD_DISCARD,
      ifShort: { does: 'community-card', line: 4283 },
    },
    [low('ace-to-five', 'own', { label: 'A-5' }), badugi('badugi')],
    'unsaid',
  ),
];
