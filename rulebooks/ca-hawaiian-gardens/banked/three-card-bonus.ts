/** Pair Plus and the 6 Card Bonus, lines 2521 to 2570. */
import type { RuleInput } from '../../format/record';
import { asks, holds, tells } from '../../format/statements';

type Bonus = { wager: string; label: string };
const PAIR_PLUS: Bonus = { wager: 'pair-plus', label: 'Pair Plus' };
const SIX_CARD: Bonus = { wager: 'six-card-bonus', label: 'the 6 Card Bonus' };
const about = ({ wager }: Bonus) => ({ appliesTo: { wagers: [wager] } });

const beside = (clause: string, line: number, bonus: Bonus): RuleInput =>
  holds(clause, line, 'It is taken only beside an ante.', {
    evidence: { measure: 'beside', wagers: ['ante'], enough: 'one' },
    onBreach: 'breach',
    duty: 'wagers',
    attests: `We take ${bonus.label} only from a player who has placed an ante.`,
    ...about(bonus),
  });

const beforeTheDeal = (clause: string, line: number, bonus: Bonus): RuleInput =>
  asks(
    clause,
    line,
    'wagers',
    'It is placed before the deal.',
    `We take ${bonus.label} before the deal only.`,
    about(bonus),
  );

const inSchedule = (clause: string, line: number, bonus: Bonus): RuleInput =>
  tells(clause, line, 'elsewhere', 'The fee schedule may limit the wager and charge for it.', {
    ...about(bonus),
    askedBy: ['Three Card 111', 'Three Card 112'],
  });

const elsewhere = (
  clause: string,
  line: number,
  bonus: Bonus,
  says: string,
  ...askedBy: string[]
): RuleInput => tells(clause, line, 'elsewhere', says, { ...about(bonus), askedBy });

const row = (
  clause: string,
  line: number,
  bonus: Bonus,
  hand: string,
  event: string,
  odds: string,
): RuleInput =>
  holds(clause, line, `${hand} pays ${odds}.`, {
    evidence: { measure: 'pays', against: 'approved', events: [event] },
    onBreach: 'breach',
    parameters: [{ name: event, comparator: 'equal', value: odds, unit: 'odds' }],
    ...about(bonus),
  });

const PAID = 'A hand of the table is paid by it, by the player-dealer.';
const COLLECTED = 'The wager of any other hand is collected.';
const PAYS = 'The player-dealer pays it where it wins and collects it where it loses.';
const BACK = 'What the player-dealer’s wager does not cover goes back.';

export const threeCardPairPlus: RuleInput[] = [
  tells('Three Card 55(a)', 2521, 'wager', 'Pair Plus is an optional bonus bet.', about(PAIR_PLUS)),
  tells('Three Card 55(b)', 2521, 'background', 'Its rules are the items below.', about(PAIR_PLUS)),
  beside('Three Card 56', 2523, PAIR_PLUS),
  beforeTheDeal('Three Card 57', 2524, PAIR_PLUS),
  inSchedule('Three Card 58', 2525, PAIR_PLUS),
  asks(
    'Three Card 59',
    2526,
    'settling',
    'Only the player’s own three cards count.',
    'We settle Pair Plus on the player’s own three cards.',
    about(PAIR_PLUS),
  ),
  elsewhere('Three Card 60', 2527, PAIR_PLUS, PAID, 'Three Card 62'),
  asks(
    'Three Card 61',
    2528,
    'settling',
    COLLECTED,
    'We collect Pair Plus from every hand that is not in its table.',
    about(PAIR_PLUS),
  ),
  asks(
    'Three Card 62',
    2529,
    'banking',
    PAYS,
    'We let the player-dealer pay every Pair Plus that wins and collect every one that loses.',
    about(PAIR_PLUS),
  ),
  asks(
    'Three Card 63(a)',
    2530,
    'settling',
    'It wins or loses whatever becomes of the ante.',
    'We settle Pair Plus whatever becomes of ante and play.',
    about(PAIR_PLUS),
  ),
  asks(
    'Three Card 63(b)',
    2530,
    'settling',
    'A player who folds loses it.',
    'We collect Pair Plus from a player who folds.',
    about(PAIR_PLUS),
  ),
  elsewhere('Three Card 64', 2531, PAIR_PLUS, BACK, 'Three Card 52(c)'),
  elsewhere(
    'Three Card 65',
    2532,
    PAIR_PLUS,
    'It is paid by the rows below.',
    'Three Card 66',
    'Three Card 67',
    'Three Card 68',
    'Three Card 69',
    'Three Card 70',
    'Three Card 71',
  ),
  row('Three Card 66', 2535, PAIR_PLUS, 'A mini royal flush', 'mini-royal', '200 to 1'),
  row('Three Card 67', 2536, PAIR_PLUS, 'A straight flush', 'straight-flush', '40 to 1'),
  row('Three Card 68', 2537, PAIR_PLUS, 'Three of a kind', 'three-of-a-kind', '30 to 1'),
  row('Three Card 69', 2538, PAIR_PLUS, 'A straight', 'straight', '6 to 1'),
  row('Three Card 70', 2539, PAIR_PLUS, 'A flush', 'flush', '3 to 1'),
  row('Three Card 71', 2540, PAIR_PLUS, 'One pair', 'pair', '1 to 1'),
];

export const threeCardSixCard: RuleInput[] = [
  tells(
    'Three Card 72(a)',
    2544,
    'wager',
    'The 6 Card Bonus is another optional bonus bet.',
    about(SIX_CARD),
  ),
  tells('Three Card 72(b)', 2544, 'background', 'Its rules are the items below.', about(SIX_CARD)),
  beside('Three Card 73', 2546, SIX_CARD),
  beforeTheDeal('Three Card 74', 2547, SIX_CARD),
  inSchedule('Three Card 75', 2548, SIX_CARD),
  asks(
    'Three Card 76(a)',
    2549,
    'settling',
    'The player’s three cards and the player-dealer’s three count.',
    'We settle the 6 Card Bonus on the player’s three cards and the player-dealer’s three.',
    about(SIX_CARD),
  ),
  asks(
    'Three Card 76(b)',
    2549,
    'settling',
    'The best five of the six make the hand, from whichever of the two.',
    'We make the best five of the six cards, however many come from either hand.',
    about(SIX_CARD),
  ),
  elsewhere('Three Card 77', 2550, SIX_CARD, PAID, 'Three Card 79'),
  asks(
    'Three Card 78',
    2551,
    'settling',
    COLLECTED,
    'We collect the 6 Card Bonus from every hand that is not in its table.',
    about(SIX_CARD),
  ),
  asks(
    'Three Card 79',
    2552,
    'banking',
    PAYS,
    'We let the player-dealer pay every 6 Card Bonus that wins and collect every one that loses.',
    about(SIX_CARD),
  ),
  asks(
    'Three Card 80(a)',
    2556,
    'settling',
    'It wins or loses whatever becomes of the ante.',
    'We settle the 6 Card Bonus whatever becomes of the ante.',
    about(SIX_CARD),
  ),
  asks(
    'Three Card 80(b)',
    2556,
    'settling',
    'A fold does not lose it.',
    'We keep the 6 Card Bonus of a player who folds in play.',
    about(SIX_CARD),
  ),
  elsewhere('Three Card 81', 2557, SIX_CARD, BACK, 'Three Card 52(c)'),
  row('Three Card 82', 2560, SIX_CARD, 'A royal flush', 'royal-flush', '1000 to 1'),
  row('Three Card 83', 2561, SIX_CARD, 'A straight flush', 'straight-flush', '200 to 1'),
  row('Three Card 84', 2562, SIX_CARD, 'Four of a kind', 'four-of-a-kind', '100 to 1'),
  row('Three Card 85', 2563, SIX_CARD, 'A full house', 'full-house', '20 to 1'),
  row('Three Card 86', 2564, SIX_CARD, 'A flush', 'flush', '15 to 1'),
  row('Three Card 87', 2565, SIX_CARD, 'A straight', 'straight', '10 to 1'),
  row('Three Card 88', 2566, SIX_CARD, 'Three of a kind', 'three-of-a-kind', '7 to 1'),
  tells('Three Card 89', 2567, 'background', 'The table claims a house advantage of 8.56%.', about(SIX_CARD)),
  tells('Three Card 90', 2568, 'background', 'It claims that 7.2798% of hands are paid.', about(SIX_CARD)),
  elsewhere(
    'Three Card 91',
    2570,
    SIX_CARD,
    'It is paid by the rows above.',
    'Three Card 82',
    'Three Card 83',
    'Three Card 84',
    'Three Card 85',
    'Three Card 86',
    'Three Card 87',
    'Three Card 88',
  ),
];
