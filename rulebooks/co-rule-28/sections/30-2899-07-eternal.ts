import type { Informs } from '../../format/informs';
import type { RuleInput } from '../../format/record';
import { section } from '../section';
import { noteRules } from './eternal-notes';

const HARMONY = [
  'harmony-by-total',
  'harmony-by-colour',
  'harmony-by-cards',
  'harmony-four-same-colour',
  'harmony-four-eights',
];
const FATE = ['fate-38', 'fate-38-two-suits'];
const FIVE = ['sun-7', 'moon-8', 'supreme-7', 'divine-9', 'eclipse'];
const SINGLE = [
  '01',
  '02',
  '21',
  '22',
  '05',
  '06',
  '07',
  '08',
  '23',
  '10',
  '11',
  '24',
  '13',
  '14',
  '15',
  '16',
  '17',
  '18',
  '19',
  '20',
].map((number) => `single-${number}`);

const TALONS = ['golden-talons-player', 'golden-talons-banker'];
const PROGRESSIVES = [...HARMONY, 'sun-7-progressive', ...FATE];
const OPTIONAL = [...FIVE, ...SINGLE, ...TALONS, ...PROGRESSIVES];

const tells = (clause: string, informs: Informs, says: string, line: number): RuleInput => ({
  clause,
  says,
  kind: 'informative',
  informs,
  source: [line, line],
});

const game: RuleInput[] = [
  tells(
    '30-2899.07(1)',
    'background',
    'Galaxy Gaming owns Eternal Baccarat, which is played as baccarat with its drawing rules unchanged.',
    698,
  ),
  tells(
    '30-2899.07(2)',
    'permission',
    'There are five optional wagers, and beside them Golden Talons, single events and three progressives. The licensee may offer any of them.',
    699,
  ),
  {
    clause: '30-2899.07(3)',
    says: 'The game needs approved equipment, its signs and its own layout. The licensee may require a standard wager beside an optional one.',
    kind: 'attested',
    duty: 'equipment',
    attests: 'We play Eternal Baccarat on approved equipment, with the signs it needs and its own layout.',
    source: [700, 700],
  },
  {
    clause: '30-2899.07(4)',
    says: 'The licensee takes 5% of what is won on the banker’s hand; or takes nothing, and then a banker’s win with a three-card seven is a stand-off.',
    kind: 'computed',
    appliesTo: { options: ['vigorish'], wagers: ['banker'] },
    evidence: [
      { when: 'not (option.vigorish_charged in ["winnings", "free"])', owes: 'absence' },
      {
        when: 'option.vigorish_charged == "winnings"',
        measure: 'percentage',
        option: 'vigorish',
        within: ['5%', '5%'],
        as: { name: 'vigorish', unit: 'of the amount won' },
      },
      { when: 'option.vigorish_charged in ["winnings", "free"]', measure: 'pays', against: 'approved' },
    ],
    onBreach: 'breach',
    source: [701, 701],
  },
  {
    clause: '30-2899.07(5)',
    says: 'Minimum and maximum wagers, standard and optional, are posted, and any aggregate limit with them.',
    kind: 'computed',
    appliesTo: { wagers: OPTIONAL },
    evidence: [
      { owes: 'line', line: 'Minimum optional wager: {optional-minimum}.', of: 'optional-minimum' },
      { owes: 'line', line: 'Maximum optional wager: {optional-maximum}.', of: 'optional-maximum' },
      {
        owes: 'limit-shown',
        limit: 'aggregate-limit',
        largest: 'optional-maximum',
        line: 'Limit on what the optional wagers pay to all winners of one round together: {aggregate-limit}.',
      },
    ],
    note: 'All limits are posted here, not only those that differ. Those of the standard wagers are required by 30-2803(3)(b).',
    source: [703, 703],
  },
];

const dealing: RuleInput[] = [
  tells('30-2899.07(6)', 'heading', 'A round is dealt and settled as (a) to (g) say.', 705),
  {
    clause: '30-2899.07(6)(a)',
    says: 'Standard wagers, where required, and optional ones are placed first.',
    kind: 'attested',
    duty: 'wagers',
    attests: 'We take standard and optional wagers before the round begins, on their marked spots.',
    source: [707, 707],
  },
  {
    clause: '30-2899.07(6)(b)',
    says: 'The dealer registers progressive wagers at the press of a button, then takes them off the sensors into the tray.',
    kind: 'attested',
    duty: 'jackpot',
    attests: 'We register the progressive wagers and remove them from the sensors before any card is dealt.',
    appliesTo: { wagers: PROGRESSIVES },
    source: [708, 708],
  },
  {
    clause: '30-2899.07(6)(c)',
    says: 'Cards are dealt by the standard procedures.',
    kind: 'attested',
    duty: 'dealing',
    attests: 'We deal by our house procedures for baccarat.',
    source: [709, 709],
  },
  {
    clause: '30-2899.07(6)(d)',
    says: 'A player may wager for the dealer beside a wager of their own, but not on a progressive.',
    kind: 'computed',
    duty: 'jackpot',
    attests: 'We take no tip wager for the dealer on a progressive.',
    appliesTo: { wagers: PROGRESSIVES },
    evidence: {
      when: 'option.dealer_tips == "allowed"',
      owes: 'line',
      line: 'Tip wagers for the dealer are {dealer-tips}.',
    },
    note: 'A restriction of the game itself, which 30-2804 requires to be posted like any other.',
    source: [710, 710],
  },
  {
    clause: '30-2899.07(6)(e)',
    says: 'While a jackpot is pending, every table that shares it shows so and records no further hand.',
    kind: 'attested',
    duty: 'jackpot',
    attests: 'We lock every table that shares a jackpot while it is pending, and show there that it is.',
    appliesTo: { wagers: PROGRESSIVES },
    source: [711, 711],
  },
  {
    clause: '30-2899.07(6)(f)',
    says: 'The jackpot is paid by house procedures.',
    kind: 'attested',
    duty: 'jackpot',
    attests: 'We have procedures for paying a progressive jackpot and follow them.',
    appliesTo: { wagers: PROGRESSIVES },
    source: [712, 712],
  },
  {
    clause: '30-2899.07(6)(g)',
    says: 'A share of the meter comes out of the jackpot shown; the house decides whether every other hand is paid out of the tray or out of the meter.',
    kind: 'attested',
    duty: 'jackpot',
    attests: 'We pay a share of the meter out of the jackpot that the meter shows.',
    appliesTo: { wagers: PROGRESSIVES },
    note: 'Worked out as paid from the tray; see the ambiguity on this clause.',
    source: [713, 713],
  },
];

const wagers: RuleInput[] = [
  tells('30-2899.07(7)', 'heading', 'The optional wagers are those of (a) to (f).', 715),
  tells('30-2899.07(7)(a)', 'heading', 'Five Eternal Baccarat wagers.', 717),
  tells('30-2899.07(7)(a)(i)', 'wager', 'Sun 7 wins on a three-card seven that wins for the banker.', 718),
  tells('30-2899.07(7)(a)(ii)', 'wager', 'Moon 8 wins on a three-card eight that wins for the player.', 719),
  {
    ...tells(
      '30-2899.07(7)(a)(iii)',
      'wager',
      'Supreme 7 wins if both hands have a seven, of two cards or of three, as the table in use pays.',
      720,
    ),
    note: 'That both have the same number of cards is read from the table; see the ambiguity on this clause.',
  },
  tells('30-2899.07(7)(a)(iv)', 'wager', 'Divine 9 wins if a hand, or both, has a three-card nine.', 721),
  tells('30-2899.07(7)(a)(v)', 'wager', 'Eclipse wins if any of the other four does.', 722),
  tells('30-2899.07(7)(b)', 'heading', 'Single-event wagers.', 723),
  tells('30-2899.07(7)(b)(i)', 'wager', 'Each is a wager of its own and wins on its outcome alone.', 724),
  tells('30-2899.07(7)(c)', 'heading', 'Golden Talons.', 725),
  tells(
    '30-2899.07(7)(c)(i)',
    'wager',
    'It is placed on the player’s hand, the banker’s or both, and wins with a natural or by a margin.',
    727,
  ),
  tells('30-2899.07(7)(d)', 'heading', 'The Harmony progressive.', 729),
  {
    clause: '30-2899.07(7)(d)(i)',
    says: 'It wins on a tie, by the scenario of the table. A share of the meter is split evenly between all players with the wager.',
    kind: 'attested',
    duty: 'jackpot',
    appliesTo: { wagers: HARMONY },
    attests: 'We split a share of the Harmony meter evenly between all players with the wager.',
    source: [731, 731],
  },
  tells('30-2899.07(7)(e)', 'heading', 'The Sun 7 progressive.', 733),
  {
    clause: '30-2899.07(7)(e)(i)',
    says: 'It wins with Sun 7, and in some tables with other sevens too. A share of the meter is split evenly between all players with the wager.',
    kind: 'attested',
    duty: 'jackpot',
    appliesTo: { wagers: ['sun-7-progressive'] },
    attests: 'We split a share of the Sun 7 meter evenly between all players with the wager.',
    source: [735, 735],
  },
  tells('30-2899.07(7)(f)', 'heading', 'The Fate 38 progressive.', 737),
  {
    clause: '30-2899.07(7)(f)(i)',
    says: 'It wins with Fate 38, and in some tables with other two-card threes too. A share of the meter is split evenly between all players with the wager.',
    kind: 'attested',
    duty: 'jackpot',
    appliesTo: { wagers: FATE },
    attests: 'We split a share of the Fate 38 meter evenly between all players with the wager.',
    source: [739, 739],
  },
];

const tables = (
  clause: string,
  says: string,
  of: string[],
  source: [number, number],
  more: { together?: true; note?: string } & Pick<RuleInput, 'attests' | 'attestsFor'> = {},
): RuleInput => ({
  clause,
  says,
  kind: 'computed',
  appliesTo: { wagers: of },
  evidence: { measure: 'pays', against: 'tables', ...(more.together ? { together: true } : {}) },
  onBreach: 'breach',
  ...(more.note ? { note: more.note } : {}),
  ...(more.attests ? { attests: more.attests, attestsFor: more.attestsFor, duty: 'jackpot' } : {}),
  source,
});

/** There is nothing to compare such a row with, so a person answers for it; “lose” says that the table does not have the row. */
const answersForLostRows = (name: string) => ({
  attestsFor: 'lost-rows' as const,
  attests: `We hold a complete copy of the ${name} pay table in use, and what is written for its lost rows is what that copy prints.`,
});

const payTables: RuleInput[] = [
  tells('30-2899.07(8)', 'heading', 'Pays are printed in the tables of (a) to (f).', 741),
  tables(
    '30-2899.07(8)(a)',
    'The five wagers pay by one of three tables, the same for all of them, “to 1”. Any number of them may be placed, Eclipse also alone.',
    FIVE,
    [743, 769],
    { together: true },
  ),
  tables(
    '30-2899.07(8)(b)',
    'Each single event pays “to 1” by the table that bears its name.',
    SINGLE,
    [756, 788],
    {
      note: 'Its rows and notes stand among those of (a) and (c) in the source text.',
    },
  ),
  tables(
    '30-2899.07(8)(c)',
    'Golden Talons pays “to 1” by one of five tables, on the hand it was placed on. A natural is an eight or nine of two cards.',
    TALONS,
    [790, 806],
  ),
  tables(
    '30-2899.07(8)(d)',
    'Harmony pays by one of the tables HP-01 to HP-13, HP-E01 and HP-E02.',
    HARMONY,
    [808, 882],
    {
      note: 'Rows of HP-12, HP-13 and HP-E02 are lost; see the ambiguity on this clause.',
      ...answersForLostRows('Harmony'),
    },
  ),
  ...noteRules({
    name: 'Harmony Progressive',
    wagers: HARMONY,
    notes: [
      ['30-2899.07(8)(d)(i)', 'for-one', [861, 861]],
      ['30-2899.07(8)(d)(ii)', 'highest-only', [862, 862]],
      ['30-2899.07(8)(d)(iii)', 'six-alike', [863, 863]],
      ['30-2899.07(8)(d)(iv)', 'six-zeros', [864, 864]],
      ['30-2899.07(8)(d)(v)', 'four-cards', [865, 865]],
      ['30-2899.07(8)(d)(vi)', 'envy', [866, 866]],
      ['30-2899.07(8)(d)(vii)', 'scaling', [867, 867]],
      ['30-2899.07(8)(d)(viii)', 'reserve-seed', [868, 868]],
      ['30-2899.07(8)(d)(ix)', 'fixed-seed', [869, 869]],
    ],
  }),
  {
    clause: '30-2899.07(8)(d) configuration',
    says: 'Each table prints what goes to the meter and what to its reserve, and the seed where one is fixed.',
    kind: 'computed',
    appliesTo: { wagers: HARMONY },
    evidence: { measure: 'increments', exactly: 'printed' },
    onBreach: 'breach',
    source: [871, 882],
  },
  tables(
    '30-2899.07(8)(e)',
    'The Sun 7 progressive pays by one of the tables S7-01 to S7-05 and S7-E01 to S7-E05.',
    ['sun-7-progressive'],
    [884, 920],
    {
      note: 'Rows of S7-E04 and S7-E05 are lost; see the ambiguity on this clause.',
      ...answersForLostRows('Sun 7'),
    },
  ),
  {
    clause: '30-2899.07(8)(e) configuration',
    says: 'Each table prints what goes to the meter and what to its reserve, and the seed where one is fixed.',
    kind: 'computed',
    appliesTo: { wagers: ['sun-7-progressive'] },
    evidence: { measure: 'increments', exactly: 'printed' },
    onBreach: 'breach',
    source: [916, 920],
  },
  ...noteRules({
    name: 'Sun 7 Progressive',
    wagers: ['sun-7-progressive'],
    notes: [
      ['30-2899.07(8)(e)(i)', 'for-one', [924, 924]],
      ['30-2899.07(8)(e)(ii)', 'highest-only', [925, 925]],
      ['30-2899.07(8)(e)(iii)', 'sun-seven', [926, 926]],
      ['30-2899.07(8)(e)(iv)', 'sun-7-suit', [927, 927]],
      ['30-2899.07(8)(e)(v)', 'envy', [928, 928]],
      ['30-2899.07(8)(e)(vi)', 'scaling', [929, 929]],
      ['30-2899.07(8)(e)(vii)', 'reserve-seed', [930, 930]],
      ['30-2899.07(8)(e)(viii)', 'fixed-seed', [931, 931]],
    ],
  }),
  tables('30-2899.07(8)(f)', 'Fate 38 pays by one of the tables F38-01 to F38-04.', FATE, [933, 957]),
  {
    clause: '30-2899.07(8)(f) configuration',
    says: 'Each table prints what goes to the meter and what to its reserve, and the seed where one is fixed.',
    kind: 'computed',
    appliesTo: { wagers: FATE },
    evidence: { measure: 'increments', exactly: 'printed' },
    onBreach: 'breach',
    source: [953, 957],
  },
  ...noteRules({
    name: 'Fate 38 Progressive',
    wagers: FATE,
    notes: [
      ['30-2899.07(8)(f)(i)', 'for-one', [961, 961]],
      ['30-2899.07(8)(f)(ii)', 'highest-only', [962, 962]],
      ['30-2899.07(8)(f)(iii)', 'fate-38', [963, 963]],
      ['30-2899.07(8)(f)(iv)', 'fate-38-suit', [964, 964], ['fate-38']],
      ['30-2899.07(8)(f)(v)', 'fate-38-suits', [966, 966], ['fate-38-two-suits']],
      ['30-2899.07(8)(f)(vi)', 'scaling', [967, 967]],
      ['30-2899.07(8)(f)(vii)', 'reserve-seed', [967, 968]],
      ['30-2899.07(8)(f)(viii)', 'fixed-seed', [969, 969]],
    ],
  }),
];

export const eternalSection = section({
  number: '30-2899.07',
  title: 'The play: Eternal Baccarat',
  game: 'eternal-baccarat',
  validFrom: '2023-03-17',
  rules: [...game, ...dealing, ...wagers, ...payTables],
});
