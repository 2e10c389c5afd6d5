import { byDevice } from '../by-device';
import { asks, holds, section, tells } from '../section';

const SHUFFLING = { options: ['shuffling'] };

export const section2809 = section({
  number: '30-2809',
  title: 'Opening of table for gaming',
  rules: [
    asks(
      '30-2809(1)',
      194,
      'cards',
      'At the table the dealer receives the cards, six decks or more, under section 15 B of the minimum internal controls, on card inspection and control.',
      'We have the dealer receive cards that are not pre-shuffled, six decks or more, at the table under section 15 B of the minimum internal controls.',
      { topic: 'security-of-cards' },
    ),
    asks(
      '30-2809(2)',
      195,
      'cards',
      'Once the dealer has inspected the cards and surveillance has verified them, they are spread face down, washed thoroughly and stacked for the shuffle.',
      'We spread cards that are not pre-shuffled face down, wash them thoroughly and stack them once the dealer has inspected and surveillance has verified them.',
      { topic: 'security-of-cards' },
    ),
    asks(
      '30-2809(3)',
      196,
      'cards',
      'With an automated shuffling device all decks of a batch are spread for inspection apart from the other batch. Once the players have had the chance to look, each batch is turned face down and stacked on its own.',
      'We spread each batch that is not pre-shuffled on its own, let the players inspect it, then turn it face down and stack it on its own.',
      { appliesTo: SHUFFLING, evidence: byDevice, topic: 'automated-equipment' },
    ),
    tells('30-2809(4)', 197, 'permission', 'None of this applies to pre-shuffled cards.', {
      lifts: ['30-2809(1)', '30-2809(2)', '30-2809(3)'],
    }),
  ],
});

export const section2810 = section({
  number: '30-2810',
  title: 'Shuffle and cut of the cards',
  inferred: ['30-2810(7)'],
  rules: [
    asks(
      '30-2810(1)',
      201,
      'shuffling',
      'Before play and after every shoe the dealer or the device shuffles until the cards are mixed at random.',
      'We shuffle before play and after every shoe until the cards are mixed at random.',
      { topic: 'shuffle-and-cut' },
    ),
    asks(
      '30-2810(2)',
      202,
      'shuffling',
      'The cut is offered from the highest seat clockwise until somebody takes it; otherwise the dealer cuts.',
      'We offer the cut from the highest seat clockwise until somebody takes it, and cut ourselves where nobody does.',
      { topic: 'shuffle-and-cut' },
    ),
    asks(
      '30-2810(3)',
      203,
      'shuffling',
      'The cut is at least 10 cards from either end.',
      'We have the cards cut at least ten cards from either end.',
      {
        topic: 'shuffle-and-cut',
      },
    ),
    asks(
      '30-2810(4)',
      204,
      'shuffling',
      'The cards before the cut go to the back; one cut card goes at least 14 cards from the end, the other to the end. The first card and as many more as it counts are discarded, with tens and pictures as 10 and aces as 1.',
      'We put the cards before the cut at the back, place both cut cards, and discard the first card with as many more as it counts.',
      {
        validFrom: '2021-11-14',
        topic: 'shuffle-and-cut',
        note: 'Amended on 14 November 2021. Cards that nobody sees change no figure: every six cards of the shoe are as likely as the first.',
      },
    ),
    asks(
      '30-2810(5)',
      205,
      'shuffling',
      'Before the first card a supervisor may order another cut where the first was improper or could be unfair; the player who cut last, or the next one entitled, makes it, as the licensee chooses.',
      'We have cards cut again, where a supervisor asks for it, by the player who cut last or the next one entitled.',
      { topic: 'shuffle-and-cut' },
    ),
    asks(
      '30-2810(6)',
      207,
      'shuffling',
      'At an open table without play the cards are kept in one of the ways (a) to (d).',
      'We keep the cards of an open table without play in one of the ways (a) to (d).',
    ),
    asks(
      '30-2810(6)(a)',
      208,
      'shuffling',
      'Without a device they lie shuffled and stacked before the dealer until a patron comes, who may cut.',
      'We leave the cards of an idle table shuffled and stacked before the dealer, and offer the cut to the first patron.',
      { appliesTo: { when: 'option.shuffling == "dealer"' } },
    ),
    tells(
      '30-2810(6)(b)',
      209,
      'permission',
      'With a device a shuffled batch may lie stacked before the dealer.',
      { appliesTo: { when: 'option.shuffling == "device"' } },
    ),
    tells(
      '30-2810(6)(c)',
      210,
      'permission',
      'With a device shuffled cards may stay in it, the used ones in the rack.',
      { appliesTo: { when: 'option.shuffling == "device"' } },
    ),
    asks(
      '30-2810(6)(d)',
      211,
      'shuffling',
      'With a continuous device the cards stay in it.',
      'We leave the cards of an idle table in the continuous shuffler.',
      { appliesTo: { when: 'option.shuffling == "continuous"' } },
    ),
    asks(
      '30-2810(7)',
      212,
      'cards',
      'Pre-shuffled cards, inspected, sealed and guaranteed by their maker, may go straight into a shoe or device and need no more inspection. They are used only with machines that verify each card and find one missing; a missing card is replaced after inspecting all decks, and the licensee tells the maker.',
      'We use pre-shuffled cards, if any, only as their maker sealed and guaranteed them, and only with machines that verify each card; we replace one that is missing and tell the maker.',
      { topic: 'security-of-cards', note: 'Printed with the number (1) after (6).' },
    ),
  ],
});

export const section2811 = section({
  number: '30-2811',
  title: 'Dealing shoe, continuous shuffling shoe or device',
  rules: [
    holds(
      '30-2811',
      216,
      'All cards have backs of one colour and design and come from a shoe made for it. A shoe or device that reshuffles by itself needs the Division’s approval, and so do the procedures for it.',
      {
        appliesTo: SHUFFLING,
        evidence: {
          when: 'option.shuffling == "continuous"',
          owes: 'consent',
          of: 'a continuous shuffling device and its procedures',
        },
        duty: 'cards',
        attests:
          'We deal only from a shoe or device made for it, with backs of one colour and design on all the cards in it.',
        topic: ['automated-equipment', 'security-of-cards'],
      },
    ),
  ],
});
