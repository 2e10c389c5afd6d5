/** What Rule 28 leaves to the licensee, shared by its games: cards, vigorish, and what the table shows. */
import type { GameInput } from '../../format/record';

export type OptionInput = NonNullable<GameInput['options']>[number];

const MOST = 20;
const FEWEST = 6;

const counts = (fewest: number) =>
  Array.from({ length: MOST - fewest + 1 }, (_, i) => fewest + i).map((count) => ({
    value: `${count}`,
    label: count === 1 ? '1 deck' : `${count} decks`,
  }));

/** More than ten only with an automated shuffling device; see 30-2806(1) and (4). */
export const decks = (): OptionInput => ({
  id: 'decks',
  label: 'Decks',
  explains: 'How many packs of 52 cards are in play. Six to ten; up to twenty with an automated device.',
  clause: '30-2806(4)',
  values: counts(FEWEST),
  default: '8',
  sets: 'decks',
  recorded: ['6', '8'],
});

/** Where the game's own section sets no number: as many as can be analysed. */
export const anyDecks = (clause: string): OptionInput => ({
  ...decks(),
  explains: 'How many packs of 52 cards are in play. The game may be played with any number.',
  clause,
  values: counts(1),
  open: true,
});

export const shuffling = (): OptionInput => ({
  id: 'shuffling',
  label: 'Shuffling',
  explains: 'Who shuffles. An automated device permits more decks; a continuous one needs approval.',
  clause: '30-2806(4)',
  values: [
    { value: 'dealer', label: 'by the dealer' },
    { value: 'device', label: 'by an automated shuffling device' },
    { value: 'continuous', label: 'by a continuous shuffling device' },
  ],
  default: 'dealer',
});

/** Vigorish on winnings or on ties, its share, and how it is rounded: they price the wager `banker`. */
export const vigorish = (): OptionInput[] => [
  {
    id: 'vigorish-charged',
    label: 'Vigorish charged',
    explains: 'Charged on what is won on the Banker’s Hand, or instead on the wager when the hands tie.',
    clause: '30-2808(3)(c)',
    values: [
      { value: 'winnings', label: 'on the amount won' },
      { value: 'ties', label: 'on the wager when the hands tie' },
    ],
    default: 'winnings',
  },
  {
    id: 'vigorish',
    label: 'Vigorish',
    explains: 'The share that is charged, from 5% to 25%, the same for all players at the table.',
    clause: '30-2808(3)',
    kind: 'percentage',
    values: ['5%', '10%', '15%', '20%', '25%'].map((value) => ({ value, label: value })),
    range: { from: '5%', to: '25%' },
    default: '5%',
    charges: [
      {
        wager: 'banker',
        event: 'win',
        from: 'winnings',
        where: { option: 'vigorish-charged', values: ['winnings'] },
      },
      {
        wager: 'banker',
        event: 'tie',
        from: 'wager',
        where: { option: 'vigorish-charged', values: ['ties'] },
      },
    ],
    rounding: { option: 'vigorish-rounding', to: '0.25' },
  },
  {
    id: 'vigorish-rounding',
    label: 'Rounding of the vigorish',
    explains: 'What happens to a part of 25 cents. It changes the edge at small stakes.',
    clause: '30-2808(3)(a)',
    values: [
      { value: 'exact', label: 'not rounded' },
      { value: 'nearest', label: 'rounded to 25 cents' },
      { value: 'up', label: 'rounded up to the next multiple of 25 cents' },
    ],
    default: 'exact',
  },
];

export const oddsShown = (): OptionInput => ({
  id: 'odds-shown',
  label: 'Pay out odds',
  explains: 'Where players read what each wager pays.',
  clause: '30-2803(3)(a)',
  values: [
    { value: 'sign', label: 'on a sign at the table' },
    { value: 'wall', label: 'on wall signage' },
    { value: 'layout', label: 'on the layout' },
  ],
  default: 'sign',
});

const OTHERS = { value: 'others', label: 'others as well' };

const markings = (
  more: Pick<OptionInput, 'explains' | 'formerly'> & { others: OptionInput['values'] },
): OptionInput => ({
  id: 'layout-markings',
  label: 'Markings on the layout',
  explains: more.explains,
  clause: '30-2803(2)',
  values: [{ value: 'permitted', label: 'only those that the rule permits' }, ...more.others],
  ...(more.formerly && { formerly: more.formerly }),
  default: 'permitted',
});

/** Of a variation: what else stands on the layout than the house, the areas, and the name and owner of the game. */
export const layoutMarkings = (): OptionInput =>
  markings({
    explains:
      'The house, the areas for wagers and what play of the variation needs, its owner and whoever distributes it. Others need approval.',
    others: [OTHERS],
  });

/** The rule lets nobody approve others for baccarat itself. */
export const plainLayout = (): OptionInput =>
  markings({
    explains: 'The house and the areas for wagers. The rule speaks of other markings for variations alone.',
    others: [],
    formerly: [
      {
        ...OTHERS,
        because: 'The rule lets the Director approve other markings for variations alone.',
      },
    ],
  });

/** “every wager”, or what of them a game leaves open to tips. */
export const dealerTips = (allowed = 'every wager'): OptionInput => ({
  id: 'dealer-tips',
  label: 'Wagering for the dealer',
  explains: 'Whether players may wager for the dealer. A restriction has to be posted.',
  clause: '30-2804',
  values: [
    { value: 'allowed', label: `allowed on ${allowed}` },
    { value: 'main-only', label: 'allowed on the main wagers only' },
    { value: 'none', label: 'not allowed' },
  ],
  default: 'allowed',
});

/** “Players may be required to make a standard baccarat wager”, in the licensee’s discretion. */
export const baseWager = (clause: string): OptionInput => ({
  id: 'base-wager',
  label: 'Base wager',
  explains: 'Whether an optional wager may be placed without a wager on a hand or on the tie.',
  clause,
  values: [
    { value: 'required', label: 'required beside an optional wager' },
    { value: 'not-required', label: 'not required for an optional wager' },
  ],
  default: 'required',
});

/** The most that optional wagers pay out to all players in one round, where the licensee sets it. */
export const aggregateLimit = (clause: string): OptionInput => ({
  id: 'aggregate-limit',
  label: 'Aggregate limit for optional wagers',
  explains: 'The most that is paid to all players together on optional wagers in one round, or none.',
  clause,
  kind: 'amount',
  values: [{ value: 'none', label: 'none' }],
  default: 'none',
});

/** Separate limits for the optional wagers, where the licensee sets them. */
export const optionalLimits = (clause: string): OptionInput[] =>
  (['minimum', 'maximum'] as const).map((end) => ({
    id: `optional-${end}`,
    label: `${end === 'minimum' ? 'Minimum' : 'Maximum'} optional wager`,
    explains: `The ${end} for optional wagers, where it is not that of the main wagers.`,
    clause,
    kind: 'amount',
    values: [{ value: 'same', label: 'as for the main wagers' }],
    default: 'same',
    limits: end,
    ...(end === 'maximum' && { noLessThan: 'optional-minimum' }),
  }));
