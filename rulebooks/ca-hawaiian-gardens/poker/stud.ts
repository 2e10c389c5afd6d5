/** Games of seven cards of one’s own, some of them face up. Lines are those of the source. */
import type { PotPart } from '@/simulations/showdown/pot';
import type { PokerGame } from '../../poker/book';
import { badugi, EIGHT_OR_BETTER, high, low } from './parts';
import { stud as dealt, streetsOf, THREE_RAISES } from './plays';

const stud = (
  game: Pick<PokerGame, 'id' | 'label' | 'lines' | 'play'> & Partial<PokerGame>,
  parts: readonly PotPart[],
  oddChips: PokerGame['pot']['oddChips'] = 'high-card',
): PokerGame => ({
  pot: { pack: 'full', own: 7, boards: 0, parts, oddChips },
  ...game,
});

const evenly = (game: PokerGame): PokerGame => ({ ...game, pot: { ...game.pot, evenly: true } });

const [FOURTH, FIFTH, SIXTH, SEVENTH] = streetsOf('highest', 'ace-to-five', [4108, 4118, 4127, 4137], 1);
const RAZZDACEY_STREETS = [FOURTH, FIFTH, { ...SIXTH, rank: 'lowest' }, SEVENTH] as const;

/** As printed: the smaller limit on every street. */
const SMALLER =
  'Every betting is at the smaller bet, as printed; the larger figure of a limit is never used.';

export const STUDS: PokerGame[] = [
  stud(
    {
      id: 'seven-card-stud',
      label: 'Seven Card Stud',
      lines: [133, 205],
      play: dealt(
        {
          opens: { rank: 'lowest', by: 'high', line: 143 },
          streets: streetsOf('highest', 'high', [145, 145, 145, 145], 1),
          ties: 'dealt-first',
        },
        false,
        {
          ...THREE_RAISES(148),
          says: [
            'With a pair showing on fourth street any player may bet the smaller or the larger bet (lines 139 and 149).',
          ],
        },
      ),
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
        play: dealt(
          {
            opens: { rank: 'lowest', by: 'high', line: 221 },
            streets: streetsOf('highest', 'high', [212, 212, 212, 212], 1),
            ties: 'dealt-first',
          },
          false,
          { ...THREE_RAISES(148), says: ['A pair showing changes no limit (line 223).'] },
        ),
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
      play: dealt(
        {
          opens: { rank: 'highest', by: 'high', line: 6216 },
          streets: streetsOf('lowest', 'ace-to-five', [6228, 6238, 6247, 6256], 1),
          ties: 'unsaid',
        },
        false,
        {
          ...THREE_RAISES(6224),
          says: [
            'Suits are printed “clubs, diamonds, hearts, then spades” (line 6216), and not which end is the higher.',
          ],
        },
      ),
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
      play: dealt(
        {
          opens: { rank: 'highest', by: 'ace-to-five', line: 402 },
          streets: streetsOf('lowest', 'ace-to-five', [402, 402, 402, 402], 1),
          ties: 'dealt-first',
        },
        false,
        {
          ...THREE_RAISES(148),
          says: [
            'Highest and lowest are of the cards here, the ace the lowest: a king opens, and the best low hand acts first afterwards. A pair showing changes no limit (line 403).',
          ],
        },
      ),
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
      play: dealt(
        {
          opens: { rank: 'lowest', by: 'high', line: 4693 },
          streets: streetsOf('highest', 'high', [4713, 4722, 4732, 4741], 1),
          ties: 'unsaid',
        },
        true,
        {
          ...THREE_RAISES(4707),
          says: [
            'The seventh card is once called face up and then counted among three face down; it is dealt face down.',
          ],
        },
      ),
      plays: 8,
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
      play: dealt(
        {
          opens: { rank: 'lowest', by: 'high', line: 4896 },
          streets: streetsOf('highest', 'high', [4917, 4926, 4935, 4947], 1),
          ties: 'unsaid',
        },
        true,
        {
          ...THREE_RAISES(4910),
          says: [
            'The seventh card is once called face up and then counted among three face down; it is dealt face down.',
          ],
        },
      ),
      plays: 8,
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
      play: dealt(
        {
          opens: { rank: 'lowest', by: 'high', line: 5120 },
          streets: streetsOf('highest', 'high', [5138, 5147, 5156, 5166], 1),
          ties: 'unsaid',
        },
        true,
        { ...THREE_RAISES(5131) },
      ),
      plays: 8,
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
      play: dealt(
        {
          opens: { rank: 'lowest', by: 'deuce-to-seven', line: 3900 },
          streets: streetsOf('highest', 'deuce-to-seven', [3912, 3922, 3931, 3941], 1),
          ties: 'unsaid',
        },
        false,
        THREE_RAISES(3906),
      ),
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
      play: dealt(
        {
          opens: { rank: 'lowest', by: 'ace-to-five', line: 4095 },
          streets: RAZZDACEY_STREETS,
          ties: 'unsaid',
        },
        false,
        {
          ...THREE_RAISES(4102),
          says: ['On sixth street alone the lowest-ranked up cards act first (line 4127), as printed.'],
        },
      ),
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
      play: dealt(
        {
          opens: { rank: 'highest', by: 'unsaid', line: 5788 },
          streets: streetsOf('lowest', 'ace-to-five', [5804, 5813, 5822, 5834], 'never'),
          ties: 'unsaid',
        },
        true,
        { ...THREE_RAISES(5794), says: [SMALLER] },
      ),
      plays: 8,
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
      play: dealt(
        {
          opens: { rank: 'highest', by: 'unsaid', line: 5602 },
          streets: streetsOf('lowest', 'badugi', [5615, 5627, 5636, 5645], 'never'),
          ties: 'unsaid',
        },
        true,
        { ...THREE_RAISES(5608), says: [SMALLER] },
      ),
      plays: 8,
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
      play: dealt(
        {
          opens: { rank: 'highest', by: 'unsaid', line: 4295 },
          streets: streetsOf('lowest', 'badugi', [4308, 4320, 4329, 4338], 'never'),
          ties: 'unsaid',
        },
        true,
        {
          ...THREE_RAISES(4301),
          says: [
            SMALLER,
            'On seventh street the text names a chart of low hands that it does not have (line 4338); Badugi is read there, too.',
          ],
        },
      ),
      plays: 8,
      ifShort: { does: 'community-card', line: 4283 },
    },
    [low('ace-to-five', 'own', { label: 'A-5' }), badugi('badugi')],
    'unsaid',
  ),
];
