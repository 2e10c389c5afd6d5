import { minimumOdds } from '../minimum-odds';
import { asks, conducts, holds, section, tells } from '../section';

export const section2807 = section({
  number: '30-2807',
  title: 'Wagers',
  inferred: ['30-2807(5)'],
  rules: [
    tells('30-2807(1)', 124, 'The wagers (a) to (e) are permitted.'),
    tells('30-2807(1)(a)', 125, 'A wager on the banker’s hand, which', {
      note: 'What it pays is 30-2808(3).',
    }),
    tells('30-2807(1)(a)(i)', 126, 'wins where the banker’s hand has the higher point count,'),
    tells('30-2807(1)(a)(ii)', 127, 'loses where it has the lower,'),
    tells(
      '30-2807(1)(a)(iii)',
      128,
      'and is void where the counts are equal, or is then charged 25 % of the wager by a licensee who charges vigorish on ties under 30-2808.',
      {
        topic: ['stand-off', 'vigorish'],
        note: '30-2808(3)(c) says 5 % to 25 %. That is the range held; see the ambiguity on it.',
      },
    ),
    tells('30-2807(1)(b)', 129, 'A wager on the player’s hand, which'),
    tells('30-2807(1)(b)(i)', 130, 'wins where the player’s hand has the higher point count,'),
    tells('30-2807(1)(b)(ii)', 131, 'loses where it has the lower,'),
    tells('30-2807(1)(b)(iii)', 132, 'and is void where the counts are equal.', { topic: 'stand-off' }),
    tells('30-2807(1)(c)', 133, 'A tie bet, which wins where the point counts are equal and else loses.', {
      topic: 'stand-off',
    }),
    minimumOdds({
      clause: '30-2807(1)(d)',
      says: 'A perfect pair wins where the first two cards of either hand are alike in rank and suit, and pays at least 25 to 1.',
      wagers: ['perfect-pair'],
      least: { win: '25 to 1' },
      source: [134, 134],
    }),
    tells('30-2807(1)(e)', 135, 'A wager on how many cards the two hands get together.'),
    holds('30-2807(2)', 136, 'No other wager is taken unless the Division approves it.', {
      evidence: { compare: 'wagers-listed' },
      onBreach: 'needs-consent',
      topic: 'other-wagers',
      note: 'The text says “(a) above” where it means (1). Wagers that the definitions, 30-2808(5) and 30-2899 give pays for are taken as listed.',
    }),
    asks(
      '30-2807(3)',
      137,
      'Wagers are value chips, promotional chips or coupons, placed on their areas of the layout.',
      'We take wagers only as value chips, promotional chips or coupons on the areas of the layout.',
      { topic: 'placing-wagers' },
    ),
    conducts('30-2807(4)', 138, 'After the call for no more bets no wager is placed, raised or taken back.', {
      topic: ['wagers-before-cards', 'late-wagers'],
    }),
    conducts(
      '30-2807(5)',
      139,
      'From the first card out of the shoe until a wager is settled nobody touches or alters it.',
      { topic: 'late-wagers' },
    ),
  ],
});
