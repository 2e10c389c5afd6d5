/** EZ Baccarat Panda 8, lines 2644 to 2795: its statements, what is damaged or open in it, and the game. */
import { asks, holds, tells } from '../../format/statements';
import type { Document } from '../document';
import { ezBaccaratFees } from './ez-baccarat-fees';
import { ezBaccaratGame } from './ez-baccarat-game';
import { ezBaccaratAmbiguities } from './ez-baccarat-readings';

const LINES = ['player', 'banker'];
const breach = { onBreach: 'breach' } as const;
const approved = {
  evidence: { measure: 'pays', against: 'approved' },
  ...breach,
} as const;
const needsLine = (clause: string, line: number, wager: string, label: string) =>
  holds(
    clause,
    line,
    `A ${label} is taken only beside a wager on the player line or the banker line, placed before the deal.`,
    {
      evidence: { measure: 'beside', wagers: LINES, enough: 'one' },
      ...breach,
      duty: 'wagers',
      attests: `We take a ${label} only from a player with a wager on the player line or the banker line, placed before the deal.`,
      appliesTo: { wagers: [wager] },
    },
  );
const odds = (name: string, value: string) => [{ name, comparator: 'equal' as const, value, unit: 'odds' }];

export const ezBaccaratPanda8: Document = {
  number: '38',
  title: 'EZ Baccarat Panda 8',
  games: ['ez-baccarat-panda-8'],
  game: ezBaccaratGame,
  ambiguities: ezBaccaratAmbiguities,
  rules: [
    tells('EZ Baccarat 1(a)', 2648, 'background', 'DEQ Systems Corp. owns the game.'),
    asks(
      'EZ Baccarat 1(b)',
      2648,
      'premises',
      'The agreement with the owner goes with the request for approval.',
      'We have an agreement with the owner to play this game, and send it with our request for approval.',
    ),
    tells(
      'EZ Baccarat 1(c)',
      2648,
      'authority',
      'The Bureau makes the details of the game public under section 19826(g) of the Business and Professions Code, without waiving the owner’s rights.',
    ),
    tells(
      'EZ Baccarat 1(d)',
      2648,
      'authority',
      'What the owner and the house agree is between them, and the Bureau settles no dispute about it.',
    ),

    tells('EZ Baccarat 2(a)', 2652, 'elsewhere', 'It is a California game with a player-dealer.', {
      askedBy: ['EZ Baccarat 2(e)'],
    }),
    asks(
      'EZ Baccarat 2(b)',
      2652,
      'banking',
      'After every two hands the player-dealer’s position is offered clockwise around the table, systematically and continuously.',
      'We offer the player-dealer’s position clockwise to the next player after every two hands, without leaving anyone out.',
    ),
    asks(
      'EZ Baccarat 2(c)',
      2652,
      'banking',
      'The player-dealer collects what loses, pays what wins, and neither wins nor loses more than was put up.',
      'We let the player-dealer collect every losing wager and pay every winning one, and win or lose no more than was put up.',
    ),
    asks(
      'EZ Baccarat 2(d)',
      2652,
      'banking',
      'Once the player-dealer’s money is used up, the wagers that it does not cover go back to their players.',
      'We return every wager that the player-dealer’s money does not cover.',
    ),
    holds(
      'EZ Baccarat 2(e)',
      2652,
      'The house takes no part in the play and has no interest in how it ends.',
      {
        evidence: { owes: 'bank-shown' },
        duty: 'banking',
        attests:
          'We do not bank the game, take no part in its play, and have no interest in how a round ends.',
      },
    ),
    tells(
      'EZ Baccarat 3',
      2656,
      'definition',
      'The aim is a hand of two or three cards that counts as close to nine as possible.',
    ),
    asks(
      'EZ Baccarat 4(a)',
      2660,
      'cards',
      'Decks of 52 cards are used, without jokers.',
      'We use decks of 52 cards without jokers.',
    ),
    asks(
      'EZ Baccarat 4(b)',
      2660,
      'cards',
      'The cards are dealt from a shoe for several decks.',
      'We deal from a shoe for several decks.',
    ),
    holds('EZ Baccarat 4(c)', 2660, 'Three to eight decks are used.', {
      evidence: {
        measure: 'option',
        option: 'decks',
        oneOf: ['3', '4', '5', '6', '7', '8'],
        as: { name: 'decks', unit: 'decks' },
      },
      ...breach,
    }),
    tells(
      'EZ Baccarat 5(a)',
      2664,
      'definition',
      'Tens and pictures count zero, aces one, other cards their face.',
    ),
    tells('EZ Baccarat 5(b)', 2664, 'definition', 'Of a total of ten or more only the last digit counts.'),
    tells('EZ Baccarat 5(c)', 2664, 'definition', 'Hands rank in the order of the four rows below.'),
    tells(
      'EZ Baccarat 6',
      2667,
      'definition',
      'A natural nine, the highest hand, is a nine with the first two cards.',
    ),
    tells('EZ Baccarat 7', 2668, 'definition', 'A natural eight comes next, with the first two cards.'),
    tells('EZ Baccarat 8', 2669, 'definition', 'Three cards that count nine or eight come third.'),
    tells('EZ Baccarat 9', 2670, 'definition', 'Two or three cards that count seven to zero come last.'),

    asks(
      'EZ Baccarat 10(a)',
      2674,
      'equipment',
      'The table is a blackjack table for seven players and the player-dealer, or a baccarat table for thirteen and the player-dealer.',
      'We use a blackjack table for up to seven players and the player-dealer, or a baccarat table for up to thirteen and the player-dealer.',
    ),
    asks(
      'EZ Baccarat 10(b)',
      2674,
      'equipment',
      'Each seat has five betting spaces: player line, banker line, Tie Bet, Panda 8 and Dragon 7.',
      'We mark five betting spaces for each seat: player line, banker line, Tie Bet, Panda 8 and Dragon 7.',
    ),
    holds('EZ Baccarat 10(c)', 2674, 'Each betting space has a fixed minimum and maximum.', {
      evidence: { owes: 'limits-shown' },
    }),
    asks(
      'EZ Baccarat 10(d)',
      2674,
      'wagers',
      'A player bets at least the table minimum.',
      'We take no wager below the table minimum.',
    ),
    tells('EZ Baccarat 10(e)', 2674, 'permission', 'Backline bets are allowed on every wager.'),

    asks(
      'EZ Baccarat 11(a)',
      2678,
      'settling',
      'Settling begins at the player-dealer’s left and goes clockwise.',
      'We begin to settle at the player-dealer’s left and go clockwise.',
    ),
    asks(
      'EZ Baccarat 11(b)',
      2678,
      'settling',
      'Wagers settle seat by seat, in the order player line, banker line, Tie Bet, Panda 8, Dragon 7.',
      'We settle seat by seat in the order player line, banker line, Tie Bet, Panda 8, Dragon 7.',
    ),
    tells(
      'EZ Baccarat 11(c)',
      2678,
      'elsewhere',
      'What the player-dealer’s money does not cover goes back.',
      {
        askedBy: ['EZ Baccarat 2(d)'],
      },
    ),
    asks(
      'EZ Baccarat 11(d)',
      2678,
      'dealing',
      'Dealing too begins at the player-dealer’s left and goes clockwise.',
      'We begin to deal at the player-dealer’s left and go clockwise.',
    ),
    asks(
      'EZ Baccarat 12(a)',
      2682,
      'banking',
      'A round begins when a player has been offered the player-dealer’s position.',
      'We offer the player-dealer’s position before each round begins.',
    ),
    asks(
      'EZ Baccarat 12(b)',
      2682,
      'wagers',
      'The house dealer waits until each player has bet within the limits.',
      'Our dealer waits until each player has bet within the limits of the table.',
    ),
    holds('EZ Baccarat 13', 2684, 'The wagers are those of the five items below, and no others.', {
      evidence: { measure: 'wagers', listed: 'for the game' },
      onBreach: 'needs-consent',
    }),
    holds('EZ Baccarat 14', 2686, 'The player line pays 1 to 1.', {
      ...approved,
      appliesTo: { wagers: ['player'] },
      parameters: odds('win', '1 to 1'),
    }),
    holds('EZ Baccarat 15', 2687, 'The banker line pays 1 to 1.', {
      ...approved,
      appliesTo: { wagers: ['banker'] },
      parameters: odds('win', '1 to 1'),
      note: 'No win of the banker is a stand-off, so the player gains on this wager; see the ambiguity on it.',
    }),
    holds('EZ Baccarat 16', 2688, 'The Tie Bet pays 8 to 1.', {
      ...approved,
      appliesTo: { wagers: ['tie'] },
      parameters: odds('win', '8 to 1'),
    }),
    holds(
      'EZ Baccarat 17',
      2689,
      'Beside a wager on a line, a player may bet on Dragon 7, which pays 40 to 1.',
      {
        ...approved,
        appliesTo: { wagers: ['dragon-7'] },
        parameters: odds('win', '40 to 1'),
      },
    ),
    holds(
      'EZ Baccarat 18',
      2690,
      'Beside a wager on a line, a player may bet on Panda 8, which pays 25 to 1.',
      {
        ...approved,
        appliesTo: { wagers: ['panda-8'] },
        parameters: odds('win', '25 to 1'),
      },
    ),

    asks(
      'EZ Baccarat 19(a)',
      2692,
      'dealing',
      'Cards are dealt one by one to the right and to the left in turn, until each hand has two.',
      'We deal one card to the right and one to the left in turn, until each hand has two.',
    ),
    asks('EZ Baccarat 19(b)', 2692, 'dealing', 'All cards are dealt face up.', 'We deal all cards face up.'),
    asks(
      'EZ Baccarat 19(c)',
      2692,
      'dealing',
      'The hand at the house dealer’s left is that of the banker line.',
      'We deal the banker’s hand at the house dealer’s left.',
    ),
    asks(
      'EZ Baccarat 19(d)',
      2692,
      'dealing',
      'The hand at the house dealer’s right is that of the player line.',
      'We deal the player’s hand at the house dealer’s right.',
      { note: 'The print gives this hand to the banker line too; see the ambiguity on it.' },
    ),
    asks(
      'EZ Baccarat 19(e)',
      2692,
      'dealing',
      'The player’s hand is completed first, then the banker’s.',
      'We complete the player’s hand before the banker’s.',
    ),
    asks(
      'EZ Baccarat 19(f)',
      2692,
      'settling',
      'The hand closest to nine wins.',
      'We let the hand closest to nine win.',
    ),
    tells('EZ Baccarat 19(g)', 2692, 'background', 'Third cards follow the rules below.'),
    asks(
      'EZ Baccarat 20',
      2694,
      'dealing',
      'The player’s hand draws on five or less and stays on six to nine.',
      'We draw to the player’s hand on five or less, and on no other total.',
    ),
    asks(
      'EZ Baccarat 21',
      2695,
      'dealing',
      'If the player’s hand stays, the banker’s hand draws on five or less.',
      'If the player’s hand stays, we draw to the banker’s hand on five or less, and on no other total.',
    ),
    tells(
      'EZ Baccarat 22',
      2696,
      'background',
      'If the player’s hand draws, the banker’s hand follows the four items below.',
    ),
    asks(
      'EZ Baccarat 23',
      2697,
      'dealing',
      'On three the banker’s hand draws unless the player’s third card is an eight.',
      'On three we draw to the banker’s hand unless the player’s third card is an eight.',
    ),
    asks(
      'EZ Baccarat 24',
      2698,
      'dealing',
      'On four it draws unless that card counts zero, one, eight or nine.',
      'On four we draw to the banker’s hand unless the player’s third card counts zero, one, eight or nine.',
    ),
    asks(
      'EZ Baccarat 25',
      2699,
      'dealing',
      'On five it draws if that card counts four to seven.',
      'On five we draw to the banker’s hand if the player’s third card counts four to seven, and not otherwise.',
    ),
    asks(
      'EZ Baccarat 26',
      2700,
      'dealing',
      'On six it draws if that card counts six or seven.',
      'On six we draw to the banker’s hand if the player’s third card counts six or seven, and not otherwise.',
    ),
    asks(
      'EZ Baccarat 27',
      [2702, 2713],
      'dealing',
      'A chart shows the same for totals of zero to seven, and that the banker’s hand always draws on zero, one and two.',
      'We draw to the banker’s hand by the chart.',
      {
        note: 'Letters of the chart are damaged; each agrees with the sentences above or, for zero to two, with its row.',
      },
    ),

    asks(
      'EZ Baccarat 28(a)',
      2717,
      'settling',
      'Wagers are settled once both hands are complete.',
      'We settle no wager before both hands are complete.',
    ),
    tells('EZ Baccarat 28(b)', 2717, 'background', 'The outcomes below say who wins.'),
    tells('EZ Baccarat 28(c)', 2717, 'elsewhere', 'The player-dealer pays and collects by them.', {
      askedBy: ['EZ Baccarat 2(c)'],
    }),
    asks(
      'EZ Baccarat 29',
      2719,
      'settling',
      'The player line wins if the player’s hand is closer to nine.',
      'We pay the player line whenever the player’s hand is closer to nine.',
      { appliesTo: { wagers: ['player'] } },
    ),
    asks(
      'EZ Baccarat 30',
      2720,
      'settling',
      'The banker line wins if the banker’s hand is closer to nine.',
      'We pay the banker line whenever the banker’s hand is closer to nine.',
      { appliesTo: { wagers: ['banker'] } },
    ),
    asks(
      'EZ Baccarat 31',
      2721,
      'settling',
      'The player line loses if the banker’s hand is closer to nine.',
      'We collect the player line whenever the banker’s hand is closer to nine.',
      { appliesTo: { wagers: ['player'] } },
    ),
    asks(
      'EZ Baccarat 32',
      2722,
      'settling',
      'The banker line loses if the player’s hand is closer to nine.',
      'We collect the banker line whenever the player’s hand is closer to nine.',
      { appliesTo: { wagers: ['banker'] } },
    ),

    ...tieBet(),
    ...bonusBet({
      clauses: [
        'EZ Baccarat 41(a)',
        'EZ Baccarat 41(b)',
        'EZ Baccarat 42',
        'EZ Baccarat 43',
        'EZ Baccarat 44(a)',
        'EZ Baccarat 44(b)',
        'EZ Baccarat 45',
        'EZ Baccarat 46(a)',
        'EZ Baccarat 46(b)',
      ],
      lines: [2737, 2738, 2739, 2740, 2741, 2742],
      wager: 'dragon-7',
      label: 'Dragon 7',
      wins: 'the banker’s hand counts seven with three cards and the player’s six or less',
      pays: '40 to 1',
    }),
    ...bonusBet({
      clauses: [
        'EZ Baccarat 47(a)',
        'EZ Baccarat 47(b)',
        'EZ Baccarat 48',
        'EZ Baccarat 49',
        'EZ Baccarat 50(a)',
        'EZ Baccarat 50(b)',
        'EZ Baccarat 51',
        'EZ Baccarat 52(a)',
        'EZ Baccarat 52(b)',
      ],
      lines: [2746, 2747, 2749, 2750, 2751, 2752],
      wager: 'panda-8',
      label: 'Panda 8',
      wins: 'the player’s hand counts eight with three cards and the banker’s seven or less',
      pays: '25 to 1',
    }),

    tells(
      'EZ Baccarat 53',
      2760,
      'background',
      'A display for the statistics of baccarat tables is described.',
    ),
    tells('EZ Baccarat 54', 2764, 'background', 'The display shows the minimum and maximum.'),
    tells('EZ Baccarat 55', 2765, 'background', 'It shows how often each wager has won.'),
    tells('EZ Baccarat 56', 2766, 'background', 'It shows the naturals.'),
    tells('EZ Baccarat 57', 2767, 'background', 'It shows how many hands a shoe had.'),
    tells('EZ Baccarat 58', 2768, 'background', 'It shows what earlier shoes had.'),
    tells('EZ Baccarat 59', 2769, 'background', 'A timer may close the bets of a hand.'),
    ...ezBaccaratFees,
  ],
};

function tieBet() {
  const appliesTo = { wagers: ['tie'] };
  return [
    asks(
      'EZ Baccarat 33(a)',
      2726,
      'equipment',
      'Each seat has a space of its own for the Tie Bet.',
      'We mark a space for the Tie Bet at each seat.',
      { appliesTo },
    ),
    needsLine('EZ Baccarat 33(b)', 2726, 'tie', 'Tie Bet'),
    asks(
      'EZ Baccarat 34',
      2727,
      'settling',
      'The Tie Bet wins if both hands have the same total.',
      'We pay the Tie Bet whenever both hands have the same total.',
      { appliesTo },
    ),
    asks(
      'EZ Baccarat 35',
      2728,
      'settling',
      'It loses if they have not.',
      'We collect the Tie Bet whenever the totals differ.',
      { appliesTo },
    ),
    tells('EZ Baccarat 36', 2729, 'permission', 'Backline bets are allowed on it.', { appliesTo }),
    tells('EZ Baccarat 37', 2730, 'elsewhere', 'The fee schedule may limit the wager and charge for it.', {
      appliesTo,
      askedBy: ['EZ Baccarat 61'],
    }),
    asks(
      'EZ Baccarat 38(a)',
      2731,
      'settling',
      'It goes by the totals at the end of the round, whatever the number of cards.',
      'We settle the Tie Bet by the final totals, whatever the number of cards.',
      { appliesTo },
    ),
    tells('EZ Baccarat 38(b)', 2731, 'elsewhere', 'Each hand is played by the rules above.', {
      appliesTo,
      askedBy: ['EZ Baccarat 20', 'EZ Baccarat 21', 'EZ Baccarat 27'],
    }),
    tells('EZ Baccarat 38(c)', 2731, 'elsewhere', 'Equal totals win the Tie Bet.', {
      appliesTo,
      askedBy: ['EZ Baccarat 34'],
    }),
    tells('EZ Baccarat 38(d)', 2731, 'elsewhere', 'Other totals lose it.', {
      appliesTo,
      askedBy: ['EZ Baccarat 35'],
    }),
    holds('EZ Baccarat 39', 2732, 'A Tie Bet that wins is paid 8 to 1.', {
      ...approved,
      appliesTo,
      parameters: odds('win', '8 to 1'),
    }),
    tells(
      'EZ Baccarat 40(a)',
      2733,
      'elsewhere',
      'It is paid or collected as far as the player-dealer’s money covers it.',
      {
        appliesTo,
        askedBy: ['EZ Baccarat 2(c)'],
      },
    ),
    tells('EZ Baccarat 40(b)', 2733, 'elsewhere', 'What is not covered goes back.', {
      appliesTo,
      askedBy: ['EZ Baccarat 2(d)'],
    }),
  ];
}

type BonusBet = {
  clauses: [string, string, string, string, string, string, string, string, string];
  lines: [number, number, number, number, number, number];
  wager: string;
  label: string;
  wins: string;
  pays: string;
};

/** Dragon 7 and Panda 8 are in the same words. */
function bonusBet({ clauses, lines, wager, label, wins, pays }: BonusBet) {
  const [space, needs, backline, limits, winning, losing, paid, covered, returned] = clauses;
  const [placing, backlineLine, limitsLine, winningLine, paidLine, settlingLine] = lines;
  const appliesTo = { wagers: [wager] };
  return [
    asks(
      space,
      placing,
      'equipment',
      `Each seat has a space of its own for ${label}.`,
      `We mark a space for ${label} at each seat.`,
      { appliesTo },
    ),
    needsLine(needs, placing, wager, `${label} wager`),
    tells(backline, backlineLine, 'permission', 'Backline bets are allowed on it.', { appliesTo }),
    tells(limits, limitsLine, 'elsewhere', 'The fee schedule may limit the wager and charge for it.', {
      appliesTo,
      askedBy: ['EZ Baccarat 61'],
    }),
    asks(winning, winningLine, 'settling', `It wins if ${wins}.`, `We pay ${label} whenever ${wins}.`, {
      appliesTo,
    }),
    asks(
      losing,
      winningLine,
      'settling',
      'It loses on every other outcome.',
      `We collect ${label} on every other outcome.`,
      { appliesTo },
    ),
    holds(paid, paidLine, `${label} pays ${pays}.`, {
      ...approved,
      appliesTo,
      parameters: odds('win', pays),
    }),
    tells(
      covered,
      settlingLine,
      'elsewhere',
      'The player-dealer pays it where it wins and collects it where it loses.',
      {
        appliesTo,
        askedBy: ['EZ Baccarat 2(c)'],
      },
    ),
    tells(returned, settlingLine, 'elsewhere', 'What is not covered goes back.', {
      appliesTo,
      askedBy: ['EZ Baccarat 2(d)'],
    }),
  ];
}
