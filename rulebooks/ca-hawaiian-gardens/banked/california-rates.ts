/** The California Games Collection Rates as far as they are about games on record: notice, the rates of EZ Baccarat, procedures. */
import { asks, holds, tells } from '../../format/statements';
import { COLLECTION_SHOWN } from '../collection';
import type { Document } from '../document';

/** Every game with a player-dealer falls under the notice and the procedures. */
export const ratesNotice = (games: readonly string[]): Document => ({
  number: '41.1',
  title: 'California Games Collection Rates: notice',
  games,
  rules: [
    tells(
      'Collection Rates 1',
      3057,
      'authority',
      'The rates are approved, and games that take no fee from players are under the Bureau’s review.',
    ),
    tells('Collection Rates 1(1)', 3057, 'authority', 'The Bureau may review whether the rates are lawful,'),
    tells(
      'Collection Rates 1(2)',
      3057,
      'authority',
      'notify police and gambling establishments if they are not,',
    ),
    asks(
      'Collection Rates 1(3)',
      3057,
      'fees',
      'require establishments to stop using them,',
      'We will stop using these rates when the Bureau requires it.',
    ),
    tells('Collection Rates 1(4)', 3057, 'authority', 'and take action against those that do not.'),
  ],
});

export const ratesOfEzBaccarat: Document = {
  number: '41.6',
  title: 'Rates of EZ Baccarat Panda 8 and Fortune 7 Baccarat',
  games: ['ez-baccarat-panda-8', 'fortune-7-baccarat'],
  rules: [
    asks(
      'Rates EZ Baccarat 1(a)',
      3220,
      'fees',
      'In options 1 to 20 the player-dealer pays a fee for each hand, before the deal,',
      'We take the player-dealer’s fee before the deal, once a hand.',
    ),
    asks(
      'Rates EZ Baccarat 1(b)',
      3220,
      'fees',
      'and each player pays a fee for each betting circle with a wager on the game.',
      'Where an option charges players, we take its fee for each betting circle with a wager on the game.',
    ),
    asks(
      'Rates EZ Baccarat 1(c)',
      3220,
      'fees',
      'In options 21 to 30 and 32 to 38 players pay no fee for any wager,',
      'Where an option charges players nothing, we take nothing from them for any wager.',
    ),
    asks(
      'Rates EZ Baccarat 1(d)',
      3220,
      'fees',
      'and the player-dealer’s fee for a hand goes by all that is wagered in it before the deal.',
      'Where the player-dealer’s fee goes by the total action, we count all wagers placed before the deal, bonus wagers too.',
    ),
    tells(
      'Rates EZ Baccarat 1(e)',
      3220,
      'elsewhere',
      'In options 31 and 39 too players pay no fee for any wager,',
      {
        askedBy: ['Rates EZ Baccarat 1(c)'],
      },
    ),
    tells(
      'Rates EZ Baccarat 1(f)',
      3220,
      'elsewhere',
      'and the player-dealer’s fee goes by the total action.',
      {
        askedBy: ['Rates EZ Baccarat 1(d)'],
      },
    ),
    tells('Rates EZ Baccarat 1(g)', 3220, 'elsewhere', 'The first of these is printed twice,', {
      askedBy: ['Rates EZ Baccarat 1(c)'],
    }),
    tells('Rates EZ Baccarat 1(h)', 3220, 'elsewhere', 'and so is the second.', {
      askedBy: ['Rates EZ Baccarat 1(d)'],
    }),
    asks(
      'Rates EZ Baccarat 1(i)',
      3220,
      'fees',
      'A match play coupon that is used costs its player the fee of the chart.',
      'We take the fee for a match play coupon that the option in use has, and none where it has none.',
    ),
    tells('Rates EZ Baccarat 1(j)', 3220, 'elsewhere', 'The options below are those approved.', {
      askedBy: ['Rates EZ Baccarat 2', 'Rates EZ Baccarat 3'],
    }),
    asks(
      'Rates EZ Baccarat 2',
      [3222, 3245],
      'fees',
      'Options 1 to 20: fixed fees of player and player-dealer by the limit of the table.',
      'If we use one of options 1 to 20, we charge exactly its fees.',
    ),
    asks(
      'Rates EZ Baccarat 3',
      [3247, 3341],
      'fees',
      'Options 21 to 39: nothing from players for a wager, and a fee of the player-dealer in steps of the total action.',
      'If we use one of options 21 to 39, we charge exactly its fees.',
    ),
  ],
};

export const collectionProcedures = (games: readonly string[]): Document => ({
  number: '41.9',
  title: 'California Games Collection Rates: procedures',
  games,
  rules: [
    tells('Collection Procedures 1(a)', 3422, 'elsewhere', 'California games have a player-dealer.', {
      askedBy: ['Collection Procedures 1(e)'],
    }),
    asks(
      'Collection Procedures 1(b)',
      3422,
      'banking',
      'After every two hands the position is offered clockwise around the table, systematically and continuously.',
      'We offer the player-dealer’s position clockwise to the next player after every two hands, in every California game.',
    ),
    asks(
      'Collection Procedures 1(c)',
      3422,
      'banking',
      'Wagers, bonus bets too, are paid and collected as far as the player-dealer’s money covers them.',
      'We pay and collect wagers, bonus bets too, only as far as the player-dealer’s money covers them.',
    ),
    asks(
      'Collection Procedures 1(d)',
      3422,
      'banking',
      'What it does not cover goes back to the players.',
      'We return to their players the wagers that are not covered.',
    ),
    holds(
      'Collection Procedures 1(e)',
      3422,
      'The house takes no part in the play and has no interest in how it ends.',
      {
        evidence: { owes: 'bank-shown' },
        duty: 'banking',
        attests: 'We take no part in the play of a California game and have no interest in how it ends.',
      },
    ),
    holds(
      'Collection Procedures 2',
      3424,
      'One option at a time is used at a table: one limit with its fees.',
      {
        evidence: { measure: 'collection', option: 'collection', asks: 'limit' },
        onBreach: 'breach',
        duty: 'fees',
        attests: 'We use one option of these rates at a table at any one time.',
      },
    ),
    asks(
      'Collection Procedures 3(a)',
      3425,
      'fees',
      'Rates and fees are set before a hand or round begins.',
      'We set rates and fees before a hand or round begins.',
    ),
    holds(
      'Collection Procedures 3(b)',
      3425,
      'No rate is a fraction or a percentage of what is wagered or won.',
      {
        evidence: { measure: 'collection', option: 'collection', asks: 'share' },
        onBreach: 'breach',
        duty: 'fees',
        attests: 'We calculate no rate as a fraction or a percentage of what is wagered or won.',
      },
    ),
    holds('Collection Procedures 3(c)', 3425, 'Fees may differ, with at most five rates for a table.', {
      evidence: { measure: 'collection', option: 'collection', asks: 'rates', atMost: 5 },
      onBreach: 'breach',
      note: 'The game’s own document counts them for each table limit.',
    }),
    asks(
      'Collection Procedures 4(a)',
      3426,
      'information',
      'Patrons get ample notice of the rates, the fees and how they are collected.',
      'We give patrons ample notice of the rates, the fees and how we collect them.',
    ),
    holds('Collection Procedures 4(b)', 3426, 'Fees are posted on every table or within view of it.', {
      evidence: COLLECTION_SHOWN,
      duty: 'fees',
      attests: 'We post the fees on every table or within view of it.',
    }),
  ],
});
