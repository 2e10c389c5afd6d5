/** What EZ Baccarat Panda 8 says of its collection fees, lines 2773 to 2790. */
import type { RuleInput } from '../../format/record';
import { asks, holds, tells } from '../../format/statements';
import { COLLECTION_SHOWN } from '../collection';

const TEXT = 2773;

export const ezBaccaratFees: RuleInput[] = [
  asks(
    'EZ Baccarat 60(a)',
    TEXT,
    'fees',
    'In options 1 to 15 each player pays a fee for every bet, before the game starts.',
    'We take the fee for every bet of a player before the game starts.',
  ),
  asks(
    'EZ Baccarat 60(b)',
    TEXT,
    'fees',
    'Players and the player-dealer put up the fee before they receive cards.',
    'We deal no cards to anyone who has not put up the fee.',
  ),
  tells('EZ Baccarat 60(c)', TEXT, 'elsewhere', 'The fee is paid before the deal.', {
    askedBy: ['EZ Baccarat 60(b)'],
  }),
  asks(
    'EZ Baccarat 60(d)',
    TEXT,
    'fees',
    'The fee goes by the limit of the table and is paid for each spot that plays a hand.',
    'We take the fee that goes with the limit of the table, for each spot that plays a hand.',
  ),
  asks(
    'EZ Baccarat 60(e)',
    TEXT,
    'fees',
    'The player-dealer pays a fee for each round.',
    'We take the player-dealer’s fee once a round.',
  ),
  holds(
    'EZ Baccarat 60(f)',
    TEXT,
    'The fees are set beforehand and posted at each table before any card is dealt.',
    {
      evidence: COLLECTION_SHOWN,
      duty: 'fees',
      attests: 'We set the fees beforehand and post them at each table before any card is dealt.',
    },
  ),
  holds('EZ Baccarat 60(g)', TEXT, 'One option at a time is used at a table: one limit with its fees.', {
    evidence: { measure: 'collection', option: 'collection', asks: 'limit' },
    onBreach: 'breach',
    duty: 'fees',
    attests: 'We use one option of the schedule at a table at any one time.',
  }),
  holds('EZ Baccarat 60(h)', TEXT, 'No fee is a fraction or a percentage of what is wagered or won.', {
    evidence: { measure: 'collection', option: 'collection', asks: 'share' },
    onBreach: 'breach',
    duty: 'fees',
    attests: 'We take no fee that is a fraction or a percentage of what is wagered or won.',
  }),
  holds('EZ Baccarat 60(i)', TEXT, 'Fees may differ, with at most five rates for a table limit.', {
    evidence: { measure: 'collection', option: 'collection', asks: 'rates', atMost: 5 },
    onBreach: 'breach',
    note: 'A table uses one option at a time, so the rates of one option are counted.',
  }),
  tells('EZ Baccarat 60(j)', TEXT, 'elsewhere', 'The options below are those approved.', {
    askedBy: ['EZ Baccarat 61'],
  }),
  asks(
    'EZ Baccarat 61',
    [2775, 2790],
    'fees',
    'Fifteen options are approved, from 50 cents a bet and $2 of the player-dealer at $5 to $50, to $10 and $15 at $1,000 to $5,000.',
    'We charge one of the approved options exactly as printed.',
    {
      note: 'The California Games Collection Rates print 39 options for the same game; see the ambiguity on this statement.',
    },
  ),
];
