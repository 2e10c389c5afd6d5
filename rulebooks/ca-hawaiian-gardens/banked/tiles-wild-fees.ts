/** The fees of Pai Gow Tiles Wild by its own document, lines 3013 to 3055. */
import type { RuleInput } from '../../format/record';
import { asks, holds, tells } from '../../format/statements';

export const tilesWildFees: RuleInput[] = [
  tells(
    'Tiles Wild 33(a)',
    3013,
    'authority',
    'The rates are approved, and games that take no fee from players are under the Bureau’s review.',
  ),
  tells('Tiles Wild 33(b)', 3013, 'authority', 'The Bureau may review whether the rates are lawful,'),
  tells('Tiles Wild 33(c)', 3013, 'authority', 'notify police and gambling establishments if they are not,'),
  asks(
    'Tiles Wild 33(d)',
    3013,
    'fees',
    'require establishments to stop using them,',
    'We will stop using these rates when the Bureau requires it.',
  ),
  tells('Tiles Wild 33(e)', 3013, 'authority', 'and take action against those that do not.'),
  asks(
    'Tiles Wild 34(a)',
    3015,
    'fees',
    'In options 1 to 16 the player-dealer pays a fee for each hand, before the deal and before any play.',
    'We take the player-dealer’s fee once a hand, before cards or tiles are dealt.',
  ),
  asks(
    'Tiles Wild 34(b)',
    3015,
    'fees',
    'Each player pays a fee for each betting circle with a wager on the game.',
    'Where an option charges players, we take its fee for each betting circle with a wager on the game.',
  ),
  asks(
    'Tiles Wild 34(c)',
    3015,
    'fees',
    'In options 17 to 20 players pay no fee for any wager,',
    'Where an option charges players nothing, we take nothing from them for any wager.',
  ),
  asks(
    'Tiles Wild 34(d)',
    3015,
    'fees',
    'and the player-dealer’s fee for a hand goes by all that is wagered in it before the deal.',
    'Where the player-dealer’s fee goes by the total action, we count all wagers placed before the deal, bonus wagers too.',
  ),
  holds('Tiles Wild 34(e)', 3015, 'One option at a time is used at a table: one limit with its fees.', {
    evidence: { measure: 'collection', option: 'collection', asks: 'limit' },
    onBreach: 'breach',
    duty: 'fees',
    attests: 'We use one option of the schedule at a table at any one time.',
  }),
  holds('Tiles Wild 34(f)', 3015, 'No rate is a fraction or a percentage of what is wagered or won.', {
    evidence: { measure: 'collection', option: 'collection', asks: 'share' },
    onBreach: 'breach',
    duty: 'fees',
    attests: 'We calculate no rate as a fraction or a percentage of what is wagered or won.',
  }),
  holds('Tiles Wild 34(g)', 3015, 'Flat fees may differ, with at most five rates for a table limit.', {
    evidence: { measure: 'collection', option: 'collection', asks: 'rates', atMost: 5 },
    onBreach: 'breach',
    note: 'A table uses one option at a time, so the rates of one option are counted.',
  }),
  tells('Tiles Wild 34(h)', 3015, 'elsewhere', 'The schedules below are those approved.', {
    askedBy: ['Tiles Wild 35', 'Tiles Wild 36'],
  }),
  asks(
    'Tiles Wild 35',
    [3017, 3033],
    'fees',
    'Options 1 to 16: fixed fees of player and player-dealer by the limit of the table.',
    'If we use one of options 1 to 16 of the game’s document, we charge exactly its fees.',
    {
      note: 'The California Games Collection Rates print the same twenty options; see the ambiguity on this statement.',
    },
  ),
  asks(
    'Tiles Wild 36',
    [3035, 3055],
    'fees',
    'Options 17 to 20: nothing from players for a wager, and a fee of the player-dealer in steps of the total action.',
    'If we use one of options 17 to 20 of the game’s document, we charge exactly its fees.',
  ),
];
