/** What Caribbean Stud Poker and Hawaiian Blackjack say alike, once: each document gives its own number and line. */
import type { Duty } from '../../format/duties';
import type { RuleInput } from '../../format/record';
import { asks } from '../../format/statements';

type Asked = readonly [duty: Duty, says: string, attests: string];

const SAID = {
  refuseBackline: [
    'wagers',
    'A seated player may refuse backline bets on the hand.',
    'We take no backline bet on a hand whose seated player refuses it.',
  ],
  cashChanged: [
    'wagers',
    'Cash is changed to chips.',
    'We take no cash wagers: all cash is changed to chips.',
  ],
  threeParties: [
    'banking',
    'At most three parties bet together on the player-dealer’s hand (“kum-kum”).',
    'We let at most three parties bet together on the player-dealer’s hand.',
  ],
  pulledUnseen: [
    'irregularities',
    'A card that was drawn from the shoe too early and not exposed goes under the shoe, and play goes on.',
    'We put a card that was drawn from the shoe too early and not exposed under the shoe and go on.',
  ],
  pulledSeen: [
    'irregularities',
    'If it was exposed it is dead, and three cards are burned.',
    'If a card that was drawn too early is exposed, we take it as dead and burn three cards.',
  ],
  twoUnseen: [
    'irregularities',
    'If two cards come out together and neither is exposed, play goes on.',
    'If two cards come out together unexposed, we go on.',
  ],
  twoSeen: [
    'irregularities',
    'One of them that is exposed is dead.',
    'If one of two cards that came out together is exposed, we take it as dead.',
  ],
  twoBurned: [
    'irregularities',
    'Three cards are then burned, and play goes on.',
    'We then burn three cards and go on.',
  ],
  outOfOrder: [
    'irregularities',
    'Cards dealt out of order are moved around the table to their proper places.',
    'We move cards that were dealt out of order to their proper places.',
  ],
  outOfOrderLate: [
    'irregularities',
    'Once the first player has a second card, all cards stay where they are.',
    'We leave all cards where they are once the first player has a second card.',
  ],
  skipped: [
    'irregularities',
    'A player who was skipped on the deal is out of that hand.',
    'We leave a player who was skipped on the deal out of that hand.',
  ],
  skippedButton: [
    'fees',
    'That player gets a button that pays the fee of the next hand.',
    'We give a player who was skipped a button that pays the fee of the next hand.',
  ],
} as const satisfies Record<string, Asked>;

export const saidOfShoe = (clause: string, line: number, what: keyof typeof SAID): RuleInput => {
  const [duty, says, attests] = SAID[what];
  return asks(clause, line, duty, says, attests);
};
