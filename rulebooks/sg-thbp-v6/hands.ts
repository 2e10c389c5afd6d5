/** 3.11 and 3.12: the order of hands, and which of two alike is higher. */
import type { RuleInput } from '../format/record';

const ranks = (clause: string, line: number, says: string, topic: string): RuleInput => ({
  clause,
  says,
  kind: 'informative',
  informs: clause === '3.11' ? 'heading' : 'definition',
  topic,
  source: [line, line],
});

/** How two hands of one kind are compared, which decides who is paid. */
const compares = (
  clause: string,
  source: [number, number],
  says: string,
  attests: string,
  topic: string,
): RuleInput => ({ clause, says, kind: 'attested', duty: 'settling', attests, topic, source });

export const hands: RuleInput[] = [
  ranks(
    '3.11',
    78,
    'From the highest to the lowest, hands rank in the order of 3.11.1 to 3.11.10.',
    'hand-ranking',
  ),
  ranks('3.11.1', 79, 'Royal flush: ace, king, queen, jack and 10 of one suit.', 'hand-royal-flush'),
  ranks(
    '3.11.2',
    81,
    'Straight flush: five cards of one suit in sequence, other than a royal flush.',
    'hand-straight-flush',
  ),
  ranks('3.11.3', 83, 'Four of a kind: four cards of one rank.', 'hand-four-of-a-kind'),
  ranks('3.11.4', 85, 'Full house: three cards of one rank and a pair.', 'hand-full-house'),
  ranks('3.11.5', 87, 'Flush: five cards of one suit, not in sequence.', 'hand-flush'),
  ranks(
    '3.11.6',
    89,
    'Straight: five cards in sequence, in any suits; the ace is high or low.',
    'hand-straight',
  ),
  ranks('3.11.7', 91, 'Three of a kind: three cards of one rank.', 'hand-three-of-a-kind'),
  ranks(
    '3.11.8',
    93,
    'Two pairs: two cards of one rank, two of another, and a fifth card.',
    'hand-two-pairs',
  ),
  ranks('3.11.9', 95, 'One pair: two cards of one rank.', 'hand-one-pair'),
  ranks(
    '3.11.10',
    97,
    'Five odd cards: five different ranks, not in sequence and not all of one suit.',
    'hand-high-card',
  ),
  compares(
    '3.12',
    [99, 99],
    'Between hands of the same kind, the ranks of their cards decide.',
    'We let the ranks of their cards decide between hands of the same kind.',
    'hands-alike',
  ),
  compares(
    '3.12.1',
    [100, 100],
    'With the same ranks throughout, the hands are a stand-off.',
    'We treat hands of the same ranks throughout as a stand-off.',
    'stand-off',
  ),
  compares(
    '3.12.2',
    [101, 103],
    'Two pairs against two pairs: the higher pair decides, then the lower pair, then the fifth card; else a stand-off.',
    'We compare two pairs by the higher pair, then the lower, then the fifth card.',
    'hands-alike',
  ),
  compares(
    '3.12.3',
    [104, 104],
    'One pair against one pair: the pair decides, then the other three cards from the highest down; else a stand-off.',
    'We compare one pair by the pair, then by the other three cards from the highest down.',
    'hands-alike',
  ),
  compares(
    '3.12.4',
    [105, 105],
    'Five to ace is the lowest straight, and the lowest straight flush.',
    'We treat five to ace as the lowest straight and the lowest straight flush.',
    'hands-alike',
  ),
  compares(
    '3.12.5',
    [106, 106],
    'Full house against full house: the three decide; where those are community cards, the pair; else a stand-off.',
    'We compare full houses by the three, or by the pair where the three are community cards.',
    'hands-alike',
  ),
  compares(
    '3.12.6',
    [107, 107],
    'Straights, or straight flushes, of the same ranks are a stand-off.',
    'We treat straights, and straight flushes, of the same ranks as a stand-off.',
    'stand-off',
  ),
];
