import { asks, holds, section, tells } from '../section';

export const section2803 = section({
  number: '30-2803',
  title: 'Baccarat table: physical characteristics',
  rules: [
    tells(
      '30-2803',
      84,
      'permission',
      'The licensee decides how many places a table has, live or in a hybrid game with a dealer.',
      {
        topic: 'layout',
      },
    ),
    asks(
      '30-2803(1)',
      86,
      'equipment',
      'A table in play has a tray for chips, a rack for discards, a drop slot and box, and a tip box where tips are taken. Its number is on top, where surveillance can see and record it.',
      'We run the game only on tables with chip tray, discard rack, drop slot and box, a tip box where tips are taken, and a number that surveillance can see and record.',
      { topic: 'layout' },
    ),
    holds(
      '30-2803(2)',
      87,
      'The layout has marked areas for the wagers and may show the name of the house. The layout of a variation may show what the game needs, its owner and whoever distributes it; any other marking needs the approval of the Director or a designee. Betting terminals show the same areas on their screens.',
      {
        appliesTo: { options: ['layout-markings'] },
        evidence: {
          when: 'option.layout_markings == "others"',
          owes: 'consent',
          of: 'other markings on the layout, by its Director or a designee',
        },
        duty: 'equipment',
        attests:
          'We use layouts, or screens of betting terminals, with a marked area for every wager and no other markings than those permitted or approved.',
        topic: 'layout',
      },
    ),
    tells('30-2803(3)', 88, 'heading', 'A table shows what (a) to (c) name.'),
    holds(
      '30-2803(3)(a)',
      89,
      'The table shows the pay out odds of every wager on offer, on the layout or on a sign at the table.',
      {
        appliesTo: { options: ['odds-shown'] },
        evidence: { when: 'option.odds_shown in ["sign", "wall"]', owes: 'pays-shown' },
        topic: 'odds-at-the-table',
      },
    ),
    holds('30-2803(3)(b)', 90, 'The table shows its minimum and maximum wager.', {
      evidence: { owes: 'limits-shown' },
      topic: 'limits',
    }),
    holds('30-2803(3)(c)', 91, 'The table shows that players may ask for a copy of all rules of baccarat.', {
      evidence: { owes: 'line', line: 'Players may ask for a copy of all baccarat rules.' },
      topic: 'rules-on-request',
    }),
    asks(
      '30-2803(4)',
      92,
      'information',
      'Wall signage that meets Regulation 30-413 may show the pay outs in place of a sign at the table.',
      'We show the pay outs on wall signage that meets Regulation 30-413.',
      {
        appliesTo: { options: ['odds-shown'] },
        evidence: { when: 'not (option.odds_shown in ["sign", "layout"])', owes: 'confirmation' },
        topic: 'odds-at-the-table',
      },
    ),
  ],
});
