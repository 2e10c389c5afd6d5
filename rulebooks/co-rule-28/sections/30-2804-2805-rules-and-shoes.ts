import { asks, holds, section } from '../section';

export const section2804 = section({
  number: '30-2804',
  title: 'Posting and furnishing of rules',
  validFrom: '2021-11-14',
  rules: [
    holds(
      '30-2804',
      96,
      'House rules are posted legibly where all players in the baccarat area can read them, with the Director’s approval of the rules and of the place. Printed copies are given to any player who asks. Restrictions on tip wagers for the dealer are posted at the table or on the wall.',
      {
        appliesTo: { options: ['dealer-tips'] },
        evidence: [
          {
            when: 'option.dealer_tips in ["main-only", "none"]',
            owes: 'line',
            line: 'Tip wagers for the dealer are {dealer-tips}.',
          },
          {
            owes: 'consent',
            of: 'the posted house rules and the place of posting, by its Director or a designee',
            about: 'house-rules',
          },
        ],
        duty: 'information',
        attests:
          'We post the approved house rules in the approved place, where all players in the baccarat area can reach them, and give printed copies of them and of the rules of play to any player who asks.',
        topic: ['rules-on-request', 'dealer-tips'],
        note: 'Amended on 14 November 2021. The line about tips is needed only where they are restricted.',
      },
    ),
  ],
});

export const section2805 = section({
  number: '30-2805',
  title: 'Dealing shoes and shuffling devices',
  rules: [
    asks(
      '30-2805',
      100,
      'shuffling',
      'Shoes protect the game: the next card cannot be fully seen. Shoes and shuffling devices are inspected every gaming day before cards go in.',
      'We inspect every shoe and shuffling device each gaming day before cards go in, and use only shoes that do not let the next card be fully seen.',
      { topic: 'security-of-cards' },
    ),
  ],
});
