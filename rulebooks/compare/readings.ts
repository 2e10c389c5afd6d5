/**
 * Two records never use the same words, so a person has to say which of them mean the same. This is what was read:
 * for a pair of games, the topics on which both ask the same, and what the difference is on the others.
 */
import { baccaratReading } from './baccarat-reading';
import type { Reading } from './reading';
import type { Side } from './side';

const bonusPoker: Reading = {
  between: ['gb-2007/holdem-bonus', 'sg-thbp-v6/texas-holdem-bonus-progressive'],
  same: [
    'card-ranking',
    'hand-ranking',
    'hand-royal-flush',
    'hand-straight-flush',
    'hand-four-of-a-kind',
    'hand-full-house',
    'hand-flush',
    'hand-straight',
    'hand-three-of-a-kind',
    'hand-two-pairs',
    'hand-one-pair',
    'hand-high-card',
    'term-hole-cards',
    'term-flop',
    'term-turn',
    'term-river',
    'term-fold',
    'objective',
    'ante',
    'flop-wager',
    'turn-wager',
    'turn-check',
    'river-wager',
    'river-check',
    'best-hand',
    'showdown',
    'player-higher',
    'stand-off',
    'ante-paid-from-straight',
    'progressive-wins-on',
  ],
  different: {
    deck: 'Both play with one pack of 52. Singapore also rules out jokers and requires backs of one colour and design.',
    layout:
      'Great Britain shows an example of a layout; Singapore approves one, for four to seven positions with six areas each.',
    limits:
      'Great Britain forbids partnerships that go over the maximum; Singapore says what happens to a wager outside the limits.',
    'one-hand-per-player':
      'Great Britain allows one player a position and one position a player. Singapore lets a player bet on several hands and look at one, and several players bet on one area.',
    'other-wagers':
      'In Great Britain the proprietor and the Commission may agree to a variation; in Singapore the rules themselves would have to be approved again.',
    'initial-deal':
      'Great Britain deals two cards each and turns up the rest as they come. Singapore deals the five community cards face down with the hands.',
    'community-cards':
      'Great Britain deals the community cards at their stage; in Singapore they already lie face down and are turned up.',
    fold: 'In Great Britain a fold loses the ante; in Singapore it loses ante and bonus.',
    'flop-cards':
      'Great Britain deals the flop, Singapore turns it up; Singapore also fixes that it completes the five cards of the progressive.',
    'turn-card': 'Great Britain deals the turn, Singapore turns up a card already dealt.',
    'river-card': 'Great Britain deals the river, Singapore turns up a card already dealt.',
    'player-hand-shown':
      'In Great Britain the dealer turns up the player’s cards; in Singapore a player may keep them hidden, which then counts as the lower hand and no progressive.',
    'dealer-higher':
      'Great Britain names ante, flop, turn and river as lost; Singapore says all wagers but the progressive, which, taken literally, includes the bonus.',
    'bonus-wager':
      'In Great Britain the row for aces in both hands is at the operator’s discretion; in Singapore it is part of the wager.',
    'bonus-pays':
      'Aces in both hands pay 1,000 to 1 in Singapore and only if the operator chooses so in Great Britain.',
    'progressive-offered':
      'In Great Britain the operator decides whether there is a progressive, beside the bonus or in its place; in Singapore every seated player has to be offered it.',
    'progressive-wager':
      'Both make it optional and before the cards. Singapore adds that it may be made on a hand played blind, and not on another player’s position.',
    'progressive-needs-ante':
      'Both require an ante with it; Singapore also says what happens to one that was placed without.',
    'progressive-placing':
      'Great Britain asks for a slot or spot at each position, Singapore for the wagering system of the jackpot.',
    'progressive-pays':
      'Great Britain pays from a flush up, the best two from the meter and the others in multiples of the wager. Singapore pays from four of a kind up, a royal flush by the street on which it is made, and sums of money.',
    'progressive-sharing':
      'A royal flush on the table shares the meter in Great Britain and pays each player $10,000 in Singapore; a straight flush there shares 10% of the meter, or pays $1,500.',
    'progressive-several-winners':
      'Great Britain pays in seating order from the dealer’s right; Singapore in the order of entry in the computer, and a royal flush after lower hands.',
    'progressive-when-folded':
      'In Great Britain a folded hand keeps its progressive wager whole. In Singapore it keeps only what the community cards alone pay.',
  },
};

export const READINGS: Reading[] = [bonusPoker, baccaratReading];

const nameOf = ({ rulebook, game }: Side): string => `${rulebook.id}/${game.id}`;

export const readingOf = (left: Side, right: Side): Reading | undefined =>
  READINGS.find(({ between: [one, other] }) => {
    const [ours, theirs] = [nameOf(left), nameOf(right)];
    return (ours === one && theirs === other) || (ours === other && theirs === one);
  });

/** Whether two wagers were read as one and the same, whatever they are called. */
export function readAsOne(left: Side, right: Side): (ours: string, theirs: string) => boolean {
  const reading = readingOf(left, right);
  const wagers = reading?.wagers ?? {};
  const turned = reading?.between[0] !== nameOf(left);
  return (ours, theirs) => (turned ? wagers[theirs] === ours : wagers[ours] === theirs);
}
