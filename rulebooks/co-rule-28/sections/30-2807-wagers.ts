import { minimumOdds } from '../minimum-odds';
import { asks, holds, section, tells } from '../section';

export const section2807 = section({
  number: '30-2807',
  title: 'Wagers',
  inferred: ['30-2807(5)'],
  rules: [
    tells('30-2807(1)', 124, 'permission', 'The wagers (a) to (e) are permitted.'),
    tells('30-2807(1)(a)', 125, 'wager', 'A wager on the banker’s hand, which', {
      appliesTo: { wagers: ['banker'] },
      note: 'What it pays is 30-2808(3).',
    }),
    tells('30-2807(1)(a)(i)', 126, 'wager', 'wins where the banker’s hand has the higher point count,', {
      appliesTo: { wagers: ['banker'] },
    }),
    asks(
      '30-2807(1)(a)(ii)',
      127,
      'settling',
      'loses where it has the lower,',
      'We collect wagers on the banker’s hand where it has the lower count.',
      { appliesTo: { wagers: ['banker'] } },
    ),
    asks(
      '30-2807(1)(a)(iii)',
      128,
      'settling',
      'and is void where the counts are equal, or is then charged 25% of the wager by a licensee who charges vigorish on ties under 30-2808.',
      'We return wagers on the banker’s hand where the counts are equal, less the vigorish where we charge it on ties.',
      {
        appliesTo: { wagers: ['banker'] },
        topic: ['stand-off', 'vigorish'],
        note: '30-2808(3)(c) says 5% to 25%. That is the range checked; see the ambiguity on it.',
      },
    ),
    tells('30-2807(1)(b)', 129, 'wager', 'A wager on the player’s hand, which', {
      appliesTo: { wagers: ['player'] },
    }),
    tells('30-2807(1)(b)(i)', 130, 'wager', 'wins where the player’s hand has the higher point count,', {
      appliesTo: { wagers: ['player'] },
    }),
    asks(
      '30-2807(1)(b)(ii)',
      131,
      'settling',
      'loses where it has the lower,',
      'We collect wagers on the player’s hand where it has the lower count.',
      { appliesTo: { wagers: ['player'] } },
    ),
    asks(
      '30-2807(1)(b)(iii)',
      132,
      'settling',
      'and is void where the counts are equal.',
      'We return wagers on the player’s hand where the counts are equal.',
      { appliesTo: { wagers: ['player'] }, topic: 'stand-off' },
    ),
    asks(
      '30-2807(1)(c)',
      133,
      'settling',
      'A tie bet wins where the point counts are equal and otherwise loses.',
      'We collect tie bets where the counts are not equal.',
      { appliesTo: { wagers: ['tie'] }, topic: 'stand-off' },
    ),
    minimumOdds({
      clause: '30-2807(1)(d)',
      says: 'A perfect pair wins where the first two cards of either hand are alike in rank and suit, and pays at least 25 to 1.',
      wagers: ['perfect-pair'],
      least: { win: '25 to 1' },
      source: [134, 134],
    }),
    tells('30-2807(1)(e)', 135, 'wager', 'A wager on how many cards the two hands get together.'),
    holds('30-2807(2)', 136, 'No other wager is taken unless the Division approves it.', {
      evidence: { measure: 'wagers', listed: 'for the game' },
      onBreach: 'needs-consent',
      topic: 'other-wagers',
      note: 'The text says “(a) above” where it means (1). Wagers that the definitions, 30-2808(5) and 30-2899 give pays for are taken as listed.',
    }),
    asks(
      '30-2807(3)',
      137,
      'wagers',
      'Wagers are value chips, promotional chips or coupons, placed on their areas of the layout.',
      'We take as wagers only value chips, promotional chips or coupons, on their areas of the layout.',
      { topic: 'placing-wagers' },
    ),
    asks(
      '30-2807(4)',
      138,
      'wagers',
      'After the call for no more bets no wager is placed, raised or taken back.',
      'We allow no wager to be placed, raised or taken back after the call for no more bets.',
      {
        topic: ['wagers-before-cards', 'late-wagers'],
      },
    ),
    asks(
      '30-2807(5)',
      139,
      'wagers',
      'From the first card out of the shoe until a wager is settled, nobody may touch or alter it.',
      'We allow nobody to touch or alter a wager from the first card until it is settled.',
      { topic: 'late-wagers' },
    ),
  ],
});
