/** Ultimate Texas Hold’em: how Ante, Blind and Play settle, and the table of the Blind, lines 2340 to 2373. */
import type { RuleInput } from '../../format/record';
import { asks, holds, tells } from '../../format/statements';

const about = (wager: string) => ({ appliesTo: { wagers: [wager] } });
const NAMES = { ante: 'the Ante', blind: 'the Blind', play: 'Play' } as const;
type Wager = keyof typeof NAMES;

const inAction = (clause: string, line: number, wager: string, ...askedBy: string[]): RuleInput =>
  tells(clause, line, 'elsewhere', 'It is in action.', { ...about(wager), askedBy });

const elsewhere = (
  clause: string,
  line: number,
  wager: string,
  says: string,
  ...askedBy: string[]
): RuleInput => tells(clause, line, 'elsewhere', says, { ...about(wager), askedBy });

const collected = (clause: string, line: number, wager: Wager, when: string): RuleInput =>
  asks(
    clause,
    line,
    'settling',
    'It loses if the player-dealer’s hand is better.',
    `We collect ${NAMES[wager]} if the player-dealer ${when} and has the better hand.`,
    about(wager),
  );

const returned = (clause: string, line: number, wager: Wager, when: string): RuleInput =>
  asks(
    clause,
    line,
    'settling',
    'Equal hands return it.',
    `We return ${NAMES[wager]} if the player-dealer ${when} and both hands are equal.`,
    about(wager),
  );

const even = (clause: string, line: number, wager: Wager): RuleInput =>
  holds(clause, line, 'A better hand of the player wins even money.', {
    evidence: { measure: 'pays', against: 'approved', events: ['win'] },
    onBreach: 'breach',
    parameters: [{ name: 'win', comparator: 'equal', value: '1 to 1', unit: 'odds' }],
    ...about(wager),
  });

const row = (clause: string, line: number, hand: string, event: string, odds: string): RuleInput =>
  holds(clause, line, `${hand} pays ${odds}.`, {
    evidence: { measure: 'pays', against: 'approved', events: [event] },
    onBreach: 'breach',
    parameters: [{ name: event, comparator: 'equal', value: odds, unit: 'odds' }],
    ...about('blind'),
  });

const NOT = 'does not qualify';
const DOES = 'qualifies';
const STRAIGHT_UP = 'A better hand of the player is paid by the table from a straight up.';
const TRIPS = ['Ultimate 49(b)', 'Ultimate 49(d)', 'Ultimate 49(e)'] as const;
const [PAID, COLLECTED, NO_PUSH] = TRIPS;

export const ultimateSettling: RuleInput[] = [
  asks(
    'Ultimate 29(a)',
    2340,
    'settling',
    'Each player’s hand is compared with the player-dealer’s.',
    'We compare each player’s hand with the player-dealer’s.',
  ),
  tells('Ultimate 29(b)', 2340, 'elsewhere', 'Whether the player-dealer’s hand qualifies decides how.', {
    askedBy: ['Ultimate 30', 'Ultimate 35'],
  }),
  asks(
    'Ultimate 30',
    2346,
    'settling',
    'The player-dealer’s hand does not qualify with less than a pair.',
    'We take the player-dealer’s hand not to qualify with less than a pair.',
  ),
  asks(
    'Ultimate 31',
    2348,
    'settling',
    'The Ante then goes back.',
    'We return the Ante if the player-dealer does not qualify.',
    about('ante'),
  ),
  inAction('Ultimate 32(a)', 2349, 'blind', 'Ultimate 32(b)', 'Ultimate 32(c)'),
  asks(
    'Ultimate 32(b)',
    2349,
    'settling',
    STRAIGHT_UP,
    'We pay the Blind by its table to a better hand from a straight up, if the player-dealer does not qualify too.',
    about('blind'),
  ),
  collected('Ultimate 32(c)', 2349, 'blind', NOT),
  asks(
    'Ultimate 32(d)',
    2349,
    'settling',
    'A better hand of the player below a straight returns it.',
    'We return the Blind of a better hand below a straight if the player-dealer does not qualify.',
    { ...about('blind'), note: 'Words of this sentence are lost; see the ambiguity on it.' },
  ),
  inAction('Ultimate 33(a)', 2350, 'play', 'Ultimate 33(c)', 'Ultimate 33(d)'),
  elsewhere('Ultimate 33(b)', 2350, 'play', 'A better hand of the player wins even money.', 'Ultimate 38(b)'),
  collected('Ultimate 33(c)', 2350, 'play', NOT),
  returned('Ultimate 33(d)', 2350, 'play', NOT),
  inAction('Ultimate 34(a)', 2351, 'trips', PAID),
  elsewhere('Ultimate 34(b)', 2351, 'trips', 'Three of a kind or better is paid by its table.', PAID),
  elsewhere('Ultimate 34(c)', 2351, 'trips', 'Anything less loses.', COLLECTED),
  elsewhere('Ultimate 34(d)', 2351, 'trips', 'It goes back to nobody.', NO_PUSH),
  asks(
    'Ultimate 35',
    2355,
    'settling',
    'The player-dealer’s hand qualifies with a pair or better.',
    'We take the player-dealer’s hand to qualify with a pair or better.',
  ),
  inAction('Ultimate 36(a)', 2357, 'ante', 'Ultimate 36(b)', 'Ultimate 36(c)', 'Ultimate 36(d)'),
  even('Ultimate 36(b)', 2357, 'ante'),
  collected('Ultimate 36(c)', 2357, 'ante', DOES),
  returned('Ultimate 36(d)', 2357, 'ante', DOES),
  inAction('Ultimate 37(a)', 2358, 'blind', 'Ultimate 37(b)', 'Ultimate 37(c)'),
  asks(
    'Ultimate 37(b)',
    2358,
    'settling',
    STRAIGHT_UP,
    'We pay the Blind by its table to a better hand from a straight up, if the player-dealer qualifies.',
    about('blind'),
  ),
  collected('Ultimate 37(c)', 2358, 'blind', DOES),
  asks(
    'Ultimate 37(d)',
    2362,
    'settling',
    'A better hand of the player below a straight returns it.',
    'We return the Blind of a better hand below a straight if the player-dealer qualifies.',
    about('blind'),
  ),
  inAction('Ultimate 38(a)', 2364, 'play', 'Ultimate 38(b)', 'Ultimate 38(c)', 'Ultimate 38(d)'),
  even('Ultimate 38(b)', 2364, 'play'),
  collected('Ultimate 38(c)', 2364, 'play', DOES),
  returned('Ultimate 38(d)', 2364, 'play', DOES),
  inAction('Ultimate 39(a)', 2365, 'trips', PAID),
  elsewhere('Ultimate 39(b)', 2365, 'trips', 'Three of a kind or better is paid by its table.', PAID),
  elsewhere('Ultimate 39(c)', 2365, 'trips', 'Anything less loses.', COLLECTED),
  elsewhere('Ultimate 39(d)', 2365, 'trips', 'It goes back to nobody.', NO_PUSH),
  row('Ultimate 40', 2368, 'A royal flush', 'royal-flush', '500 to 1'),
  row('Ultimate 41', 2369, 'A straight flush', 'straight-flush', '50 to 1'),
  row('Ultimate 42', 2370, 'Four of a kind', 'four-of-a-kind', '10 to 1'),
  row('Ultimate 43', 2371, 'A full house', 'full-house', '3 to 1'),
  row('Ultimate 44', 2372, 'A flush', 'flush', '3 to 2'),
  row('Ultimate 45', 2373, 'A straight', 'straight', '1 to 1'),
];
