/** Ultimate Texas Hold’em: wagers, the deal and the decisions, lines 2310 to 2336. */
import type { RuleInput } from '../../format/record';
import { asks, holds, tells } from '../../format/statements';

const ANTE = { appliesTo: { wagers: ['ante'] } };
const BLIND = { appliesTo: { wagers: ['blind'] } };
const PLAY = { appliesTo: { wagers: ['play'] } };
const TRIPS = { appliesTo: { wagers: ['trips'] } };

export const ultimateRound: RuleInput[] = [
  asks(
    'Ultimate 15(a)',
    2310,
    'banking',
    'At the start of a game a player is offered the player-dealer’s position.',
    'We offer a player the player-dealer’s position at the start of a game.',
  ),
  asks(
    'Ultimate 15(b)',
    2310,
    'dealing',
    'The house dealer then waits for wagers within the limits.',
    'Our dealer waits until each player has placed wagers within the limits of the table.',
  ),
  holds('Ultimate 16(a)', 2312, 'Every player places an Ante and a Blind.', {
    evidence: { measure: 'beside', wagers: ['ante', 'blind'] },
    onBreach: 'breach',
    duty: 'wagers',
    attests: 'We deal to no player without an Ante and a Blind.',
    ...PLAY,
  }),
  asks(
    'Ultimate 16(b)',
    2312,
    'wagers',
    'Ante and Blind are equal.',
    'We take a Blind only if it is equal to the Ante.',
  ),
  tells('Ultimate 17', 2314, 'elsewhere', 'The Ante pays even money.', {
    ...ANTE,
    askedBy: ['Ultimate 36(b)'],
  }),
  tells('Ultimate 18', 2315, 'elsewhere', 'The Blind is paid by its table.', {
    ...BLIND,
    askedBy: ['Ultimate 40', 'Ultimate 41', 'Ultimate 42', 'Ultimate 43', 'Ultimate 44', 'Ultimate 45'],
  }),
  tells('Ultimate 19', 2317, 'permission', 'Each player may then add one more wager.', TRIPS),
  tells('Ultimate 20', 2319, 'elsewhere', 'It is the Trips Bonus, paid by its table.', {
    ...TRIPS,
    askedBy: ['Ultimate 49(b)'],
  }),
  asks(
    'Ultimate 21(a)',
    2321,
    'dealing',
    'Once wagers are placed, the machine’s next five cards are laid on the table face down.',
    'Once all wagers are placed, we lay the next five cards of the machine on the table face down.',
  ),
  tells(
    'Ultimate 21(b)',
    2321,
    'definition',
    'They are the community cards, for all players and the player-dealer.',
  ),
  asks(
    'Ultimate 22(a)',
    2323,
    'dealing',
    'Each player with Ante and Blind then gets two cards face down, clockwise from the player-dealer’s left.',
    'We then give two cards face down to each player with an Ante and a Blind, clockwise from the player-dealer’s left.',
  ),
  asks(
    'Ultimate 22(b)',
    2323,
    'dealing',
    'Each player in turn then has the two choices below.',
    'We then let each player in turn bet or check, from the player-dealer’s left.',
    {
      note: 'The turn is printed as beginning at the left “of the player”; see the ambiguity on this statement.',
    },
  ),
  asks(
    'Ultimate 23(a)',
    2327,
    'wagers',
    'A Play wager of three or four times the Ante, as the player chooses,',
    'Before community cards are shown, we take a Play wager of three or four times the Ante, as the player chooses, and of no other amount.',
    PLAY,
  ),
  tells('Ultimate 23(b)', 2327, 'permission', 'or a check without a further wager.', PLAY),
  asks(
    'Ultimate 24(a)',
    2329,
    'dealing',
    'The first three community cards are then turned up together.',
    'We then turn up the first three community cards together.',
  ),
  asks(
    'Ultimate 24(b)',
    2329,
    'dealing',
    'Players without a Play wager then have the two choices below, clockwise from the player-dealer’s left.',
    'We then let each player without a Play wager bet or check, clockwise from the player-dealer’s left.',
  ),
  asks(
    'Ultimate 25',
    2331,
    'wagers',
    'A Play wager of twice the Ante,',
    'After three community cards are shown, we take a Play wager of twice the Ante, and of no other amount.',
    PLAY,
  ),
  tells('Ultimate 26', 2332, 'permission', 'or a check without a further wager.', PLAY),
  asks(
    'Ultimate 27(a)',
    2334,
    'settling',
    'A player who has placed no Play wager loses Ante and Blind.',
    'We collect Ante and Blind from a player who has placed no Play wager by the last choice.',
    {
      note: 'What stands before this statement is lost; see the ambiguity on it.',
      appliesTo: { wagers: ['ante', 'blind', 'play'] },
    },
  ),
  tells('Ultimate 27(b)', 2334, 'elsewhere', 'The Trips Bonus of such a player is in action all the same.', {
    ...TRIPS,
    askedBy: ['Ultimate 50(a)'],
  }),
  tells('Ultimate 27(c)', 2334, 'elsewhere', 'The player’s own two cards do not count for it.', {
    ...TRIPS,
    askedBy: ['Ultimate 50(b)'],
  }),
  asks(
    'Ultimate 27(d)',
    2334,
    'settling',
    'It wins if the community cards are three of a kind or better.',
    'We pay the Trips Bonus of a player who folds if the five community cards are three of a kind or better.',
    TRIPS,
  ),
  tells('Ultimate 27(e)', 2334, 'elsewhere', 'It loses if they are not.', {
    ...TRIPS,
    askedBy: ['Ultimate 50(d)'],
  }),
  asks(
    'Ultimate 27(f)',
    2334,
    'dealing',
    'The folded hand is collected face down.',
    'We collect a folded hand face down and put it with the discards.',
  ),
  asks(
    'Ultimate 28(a)',
    2336,
    'dealing',
    'When all have chosen, the player-dealer gets two cards face down.',
    'We give the player-dealer two cards face down when all players have chosen.',
  ),
  tells('Ultimate 28(b)', 2336, 'elsewhere', 'The player-dealer gets cards last.', {
    askedBy: ['Ultimate 28(a)'],
  }),
  asks(
    'Ultimate 28(c)',
    2336,
    'dealing',
    'The house dealer then turns them up.',
    'Our dealer then turns up the player-dealer’s two cards.',
  ),
  asks(
    'Ultimate 28(d)',
    2336,
    'dealing',
    'What is left in the machine goes to the discard rack unseen.',
    'We put what is left in the machine in the discard rack without exposing it.',
  ),
  asks(
    'Ultimate 28(e)',
    2336,
    'settling',
    'Players and player-dealer each make the best five of their two cards and the five in common.',
    'We make the best five of two cards and the five in common, for players and player-dealer alike.',
  ),
];
