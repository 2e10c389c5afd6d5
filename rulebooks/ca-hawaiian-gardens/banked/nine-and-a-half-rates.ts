/** The rates of 9½, lines 3343 to 3369. */
import { asks, holds, tells } from '../../format/statements';
import { COLLECTION_SHOWN } from '../collection';
import type { Document } from '../document';

export const ratesOfNineAndAHalf: Document = {
  number: '41.7',
  title: 'Rates of 9½',
  games: ['nine-and-a-half'],
  rules: [
    asks(
      'Rates Nine and a Half 1(a)',
      3345,
      'fees',
      'In options 1 to 18 the player-dealer pays a fee for each hand, before the deal and before any play.',
      'We take the player-dealer’s fee once a hand, before cards are dealt.',
    ),
    asks(
      'Rates Nine and a Half 1(b)',
      3345,
      'fees',
      'Each player pays a fee for each betting circle with a wager on the game.',
      'We take a player’s fee for each betting circle with a wager on the game.',
    ),
    holds(
      'Rates Nine and a Half 1(c)',
      3345,
      'The fees are set beforehand and posted at each table before any card is dealt.',
      {
        evidence: COLLECTION_SHOWN,
        duty: 'fees',
        attests: 'We set the fees beforehand and post them at each table before any card is dealt.',
      },
    ),
    holds(
      'Rates Nine and a Half 1(d)',
      [3345, 3347],
      'One option at a time is used at a table: one limit with its fees.',
      {
        evidence: { measure: 'collection', option: 'collection', asks: 'limit' },
        onBreach: 'breach',
        duty: 'fees',
        attests: 'We use one option of the schedule at a table at any one time.',
      },
    ),
    holds(
      'Rates Nine and a Half 1(e)',
      3347,
      'No rate is a fraction or a percentage of what is wagered or won.',
      {
        evidence: { measure: 'collection', option: 'collection', asks: 'share' },
        onBreach: 'breach',
        duty: 'fees',
        attests: 'We calculate no rate as a fraction or a percentage of what is wagered or won.',
      },
    ),
    holds(
      'Rates Nine and a Half 1(f)',
      3347,
      'Flat fees may differ, with at most five rates for a table limit.',
      {
        evidence: { measure: 'collection', option: 'collection', asks: 'rates', atMost: 5 },
        onBreach: 'breach',
        note: 'A table uses one option at a time, so the rates of one option are counted.',
      },
    ),
    tells('Rates Nine and a Half 1(g)', 3347, 'elsewhere', 'The fees below are those approved.', {
      askedBy: ['Rates Nine and a Half 2'],
    }),
    asks(
      'Rates Nine and a Half 2',
      [3349, 3369],
      'fees',
      'Twenty rows are approved, from 50 cents a bet and $1 of the player-dealer at $5 to $10, to $10 and $15 at $1,000 to $5,000.',
      'We charge one of the approved options exactly as printed.',
      { note: 'The numbers 5 and 6 are printed twice; see the ambiguity on this statement.' },
    ),
  ],
};
