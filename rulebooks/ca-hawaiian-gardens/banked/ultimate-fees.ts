/** The fees of Ultimate Texas Hold’em by its own document, lines 2409 to 2415, and by the rates, lines 3371 to 3418. */
import type { RuleInput } from '../../format/record';
import { asks, holds, tells } from '../../format/statements';
import { COLLECTION_SHOWN } from '../collection';
import type { Document } from '../document';

export const ultimateFees: RuleInput[] = [
  asks(
    'Ultimate 61(a)',
    2409,
    'fees',
    'In options 1 to 4 the player-dealer pays a fee for each hand.',
    'If we use a schedule of the game’s document, we take the player-dealer’s fee once a hand.',
  ),
  asks(
    'Ultimate 61(b)',
    2409,
    'fees',
    'Each player pays a fee for each Ante.',
    'If we use a schedule of the game’s document, we take a player’s fee for each Ante.',
  ),
  asks(
    'Ultimate 61(c)',
    2409,
    'fees',
    'Blind, Play and Trips Bonus cost no further fee.',
    'If we use a schedule of the game’s document, we take no fee from a player for Blind, Play or Trips Bonus.',
  ),
  asks(
    'Ultimate 61(d)',
    2409,
    'fees',
    'The fees are collected after hole cards and community cards are dealt and before any Play wager.',
    'If we use a schedule of the game’s document, we collect its fees after the deal and before any Play wager.',
    { note: 'The rates have the fees taken before the deal; see the ambiguity on this statement.' },
  ),
  holds(
    'Ultimate 61(e)',
    2409,
    'The fees are set beforehand and posted at each table before any card is dealt.',
    {
      evidence: COLLECTION_SHOWN,
      duty: 'fees',
      attests: 'We set the fees beforehand and post them at each table before any card is dealt.',
    },
  ),
  holds('Ultimate 61(f)', 2409, 'One schedule at a time is used at a table: one limit with its fees.', {
    evidence: { measure: 'collection', option: 'collection', asks: 'limit' },
    onBreach: 'breach',
    duty: 'fees',
    attests: 'We use one option of the schedule at a table at any one time.',
  }),
  holds('Ultimate 61(g)', 2409, 'No rate is a share of what is wagered or won.', {
    evidence: { measure: 'collection', option: 'collection', asks: 'share' },
    onBreach: 'breach',
    duty: 'fees',
    attests: 'We calculate no rate as a share of what is wagered or won.',
  }),
  tells('Ultimate 61(h)', 2409, 'elsewhere', 'The schedules below are those approved.', {
    askedBy: ['Ultimate 62'],
  }),
  asks(
    'Ultimate 62',
    [2411, 2415],
    'fees',
    'Options 1 to 4: $1 a player for an Ante, and $2 or $4 of the player-dealer by the limit of the table.',
    'If we use one of options 1 to 4 of the game’s document, we charge exactly its fees.',
    {
      note: 'The California Games Collection Rates print 22 options; see the ambiguity on this statement.',
    },
  ),
];

export const ratesOfUltimate: Document = {
  number: '41.8',
  title: 'Rates of Ultimate Texas Hold’em',
  games: ['ultimate-texas-holdem'],
  rules: [
    asks(
      'Rates Ultimate 1(a)',
      3373,
      'fees',
      'In options 1 to 18 the player-dealer pays a fee for each hand, before the deal and before any play.',
      'If we use one of options 1 to 18 of the rates, we take the player-dealer’s fee once a hand, before cards are dealt.',
    ),
    asks(
      'Rates Ultimate 1(b)',
      3373,
      'fees',
      'Each player pays a fee for each betting circle with a wager on the game.',
      'If we use one of options 1 to 18 of the rates, we take a player’s fee for each betting circle with a wager on the game.',
      { note: 'Whether Ante and Blind are one or two; see the ambiguity on this statement.' },
    ),
    asks(
      'Rates Ultimate 1(c)',
      3373,
      'fees',
      'In options 19 to 22 players pay no fee for any wager,',
      'Where an option charges players nothing, we take nothing from them for any wager.',
    ),
    asks(
      'Rates Ultimate 1(d)',
      3373,
      'fees',
      'and the player-dealer’s fee for a hand goes by all that is wagered in it before the deal.',
      'Where the player-dealer’s fee goes by the total action, we count all wagers placed before the deal, bonus wagers too.',
    ),
    tells('Rates Ultimate 1(e)', 3373, 'elsewhere', 'The options below are those approved.', {
      askedBy: ['Rates Ultimate 2', 'Rates Ultimate 3'],
    }),
    asks(
      'Rates Ultimate 2',
      [3375, 3396],
      'fees',
      'Options 1 to 18: fixed fees of player and player-dealer by the limit of the table.',
      'If we use one of options 1 to 18 of the rates, we charge exactly its fees.',
    ),
    asks(
      'Rates Ultimate 3',
      [3398, 3418],
      'fees',
      'Options 19 to 22: nothing from players for a wager, and a fee of the player-dealer in steps of the total action.',
      'If we use one of options 19 to 22 of the rates, we charge exactly its fees.',
    ),
  ],
};
