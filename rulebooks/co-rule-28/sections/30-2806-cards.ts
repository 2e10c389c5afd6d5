import { byDevice } from '../by-device';
import { asks, holds, section, tells } from '../section';

const upTo = (most: number) => Array.from({ length: most - 5 }, (_, i) => `${6 + i}`);
/** Golden Frog follows the standard rules except where its section says otherwise: any number of decks. */
const DECKS = { options: ['decks'], exceptGames: ['golden-frog'] };
const SHUFFLING = { options: ['shuffling'] };

export const section2806 = section({
  number: '30-2806',
  title: 'Cards: number of decks; value; point count of hand',
  rules: [
    holds('30-2806(1)', 104, 'Six to ten decks are used, with two cut cards.', {
      validFrom: '2021-06-14',
      appliesTo: DECKS,
      evidence: {
        when: 'option.shuffling == "dealer"',
        measure: 'option',
        option: 'decks',
        oneOf: upTo(10),
        as: { name: 'decks', unit: 'decks' },
      },
      onBreach: 'breach',
      topic: 'deck',
      note: 'Amended on 14 June 2021. With an automated shuffling device (4) applies instead.',
    }),
    asks(
      '30-2806(1)(a)',
      105,
      'cards',
      'The cards look alike.',
      'We use cards that are identical in appearance.',
      {
        topic: 'security-of-cards',
      },
    ),
    asks(
      '30-2806(1)(a)(i)',
      106,
      'cards',
      'The cards form two batches of equally many decks.',
      'We divide the cards into two batches of equally many decks.',
      {
        appliesTo: SHUFFLING,
        evidence: byDevice,
        note: 'Applies where a device shuffles one batch while the other is in play, as (iii) says.',
      },
    ),
    asks(
      '30-2806(1)(a)(ii)',
      107,
      'cards',
      'Both batches have one design, and backs of two colours.',
      'We use one design for both batches, with backs of two colours.',
      {
        appliesTo: SHUFFLING,
        evidence: byDevice,
        note: '30-2811 asks for one colour, which is read as one colour within a batch. See the ambiguity on it.',
      },
    ),
    asks(
      '30-2806(1)(a)(iii)',
      108,
      'shuffling',
      'While one batch is in play the other is shuffled and kept in the automated shuffling device.',
      'We shuffle and keep one batch in the automated device while the other is in play.',
      { appliesTo: SHUFFLING, evidence: byDevice, topic: 'automated-equipment' },
    ),
    asks(
      '30-2806(1)(a)(iv)',
      109,
      'shuffling',
      'The batches take turns, one shoe each.',
      'We use the two batches in turn, one shoe each.',
      { appliesTo: SHUFFLING, evidence: byDevice },
    ),
    asks(
      '30-2806(1)(a)(v)',
      110,
      'shuffling',
      'The discard rack holds cards of only one batch at a time.',
      'We keep cards of only one batch in the discard rack.',
      { appliesTo: SHUFFLING, evidence: byDevice },
    ),
    asks('30-2806(1)(b)', 111, 'cards', 'There are two cut cards.', 'We use two cut cards.'),
    asks(
      '30-2806(1)(b)(i)',
      112,
      'cards',
      'Cut cards are opaque and of one colour that is easy to tell from the backs and edges of the cards.',
      'We use opaque cut cards of one colour, easy to tell from the cards.',
    ),
    tells('30-2806(2)', 113, 'heading', 'Cards count as (a) to (c) say.', { topic: 'card-ranking' }),
    tells('30-2806(2)(a)', 114, 'definition', 'Twos to nines count at face value.', {
      topic: 'card-ranking',
    }),
    tells('30-2806(2)(b)', 115, 'definition', 'Tens, jacks, queens and kings count zero.', {
      topic: 'card-ranking',
    }),
    tells('30-2806(2)(c)', 116, 'definition', 'Aces count one.', { topic: 'card-ranking' }),
    tells(
      '30-2806(3)',
      117,
      'definition',
      'A hand’s point count is the last digit of the sum of its cards, 0 to 9.',
      {
        topic: 'hand-ranking',
      },
    ),
    tells('30-2806(3)(a)', 118, 'definition', 'Example: ace, 2 and 4 come to 7.'),
    tells('30-2806(3)(b)', 119, 'definition', 'Example: ace, 2 and 9 add up to 12 and come to 2.'),
    holds(
      '30-2806(4)',
      120,
      'With an automated shuffling device six to twenty decks are used, under 30-2810 and 30-2811.',
      {
        appliesTo: DECKS,
        evidence: {
          when: 'option.shuffling in ["device", "continuous"]',
          measure: 'option',
          option: 'decks',
          oneOf: upTo(20),
          as: { name: 'decks', unit: 'decks' },
        },
        onBreach: 'breach',
        topic: ['deck', 'automated-equipment'],
        note: 'Printed as if it were below (3). Read as decks in play; see the ambiguity on it.',
      },
    ),
  ],
});
