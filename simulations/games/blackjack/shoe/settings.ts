/** What a simulation of shoes is asked for: circumstances of a table, and no part of the variant. */
import { z } from 'zod';
import type { StudyField } from '../../../family/study';
import { unknownSettingsOf } from '../../../family/unknown-settings';
import { whole } from '../../../printing/numbers';
import type { BlackjackParameters } from '../parameters';
import type { Cut } from './table';

export const MOST_PLAYERS = 7;
const SHUFFLING = ['cut-card', 'continuous'] as const;
const PLAYERS = ['all', '1', '2', '3', '4', '5', '6', '7'] as const;
const PLAY = ['same', 'basic', 'optimal', 'own'] as const;
const LONGEST_CHART = 4_000;

/** Whole numbers as a person types them, or as they are stored. */
const number = (what: string, least: number, most: number, ends = /^$/) => {
  const says = { error: `Give ${what} as a whole number from ${whole(least)} to ${whole(most)}.` };
  const typed = z
    .string()
    .max(20)
    .transform((text) => text.replaceAll(/[\s,_]/g, '').replace(ends, ''))
    .pipe(
      z
        .string()
        .regex(/^\d{1,12}$/)
        .transform(Number),
    );
  return z.union([z.int(), typed], says).pipe(z.int(says).min(least, says).max(most, says));
};

export const SHOE_FIELDS: readonly StudyField[] = [
  {
    id: 'shuffling',
    label: 'Shuffled',
    choices: [
      { value: 'cut-card', label: 'when the cut card has come out' },
      { value: 'continuous', label: 'after every round' },
    ],
  },
  {
    id: 'depth',
    label: 'Depth of the cut card, %',
    explains: 'How much of the shoe is dealt; shallower cut cards are read from the same shoes.',
  },
  {
    id: 'players',
    label: 'Players',
    choices: PLAYERS.map((value) => ({
      value,
      label: value === 'all' ? '1 to 7, one after another' : value,
    })),
  },
  {
    id: 'play',
    label: 'Whose play',
    choices: [
      { value: 'same', label: 'as in the house edge shown' },
      { value: 'basic', label: 'best by the chart' },
      { value: 'optimal', label: 'best by the cards' },
      { value: 'own', label: 'by a chart of your own' },
    ],
  },
  {
    id: 'chart',
    label: 'A chart of your own',
    explains: 'As the chart editor gives it as text; a line for each hand.',
    lines: { where: 'play', is: 'own' },
  },
  {
    id: 'spread',
    label: 'Units a card counter bets at most',
    explains: 'By Hi-Lo; 0 leaves card counters out.',
  },
  { id: 'rounds', label: 'Rounds', explains: 'Of each number of players.' },
  { id: 'seed', label: 'Seed', explains: 'The same seed gives the same figures.' },
];

const asked = z.strictObject(
  {
    shuffling: z
      .enum(SHUFFLING, { error: `Choose how the cards are shuffled: ${SHUFFLING.join(' or ')}.` })
      .default('cut-card'),
    /** In per cent of the shoe, how deep the cut card lies. */
    depth: number('the depth of the cut card, in per cent of the shoe,', 10, 95, /%$/).default(75),
    players: z
      .union([z.string().max(20), z.int()])
      .transform(String)
      .pipe(
        z.enum(PLAYERS, { error: `Give 1 to ${MOST_PLAYERS} players, or “all” for each number of them.` }),
      )
      .default('all'),
    /** By whose play: that of the round's own figures, or another. */
    play: z.enum(PLAY, { error: `Choose whose play: ${PLAY.join(', ')}.` }).default('same'),
    /** Where it is the play, a chart as text; only the rules say which lines it needs. */
    chart: z
      .string('Give the chart as text.')
      .max(LONGEST_CHART, `A chart has at most ${whole(LONGEST_CHART)} characters.`)
      // Spaces make no other question.
      .transform((text) =>
        text
          .trim()
          .replaceAll(/[^\S\n]+/g, ' ')
          .replaceAll(/ ?\n\s*/g, '\n'),
      )
      .default(''),
    /** The most units of somebody who counts cards; 0 where nobody does. */
    spread: number('the spread', 0, 50).default(8),
    /** Of each table, down to the cut card. */
    rounds: number('the number of rounds', 10_000, 1_000_000_000).default(5_000_000),
    seed: number('the seed', 0, 4_294_967_295).default(1),
  },
  unknownSettingsOf(SHOE_FIELDS),
);

export const ShoeSettings = asked
  .refine(({ play, chart }) => play !== 'own' || chart !== '', {
    path: ['chart'],
    error: 'Give the chart, a line for each hand; the chart editor shows it as text.',
  })
  .refine(({ play, chart }) => play === 'own' || chart === '', {
    path: ['chart'],
    error: 'A chart is given and another play chosen: play “own”, or leave the chart out.',
  });
export type ShoeSettings = z.infer<typeof ShoeSettings>;

export type Play = BlackjackParameters['play'] | 'own';
export const PLAYS: Record<Play, string> = {
  basic: 'best by the chart',
  optimal: 'best by the cards',
  own: 'by a chart of your own',
};

/** One table of the simulation. */
export type TableAsked = {
  players: number;
  play: Play;
  /** In per cent of the shoe, rising. */
  depths: readonly number[];
  spreads: readonly number[];
};

/** Shallower cut cards that are read from the same shoes. */
const SHALLOWER = [50, 65, 75, 85];
const USUAL_SPREADS = [4, 8, 12];
const rising = (numbers: readonly number[]): number[] => [...new Set(numbers)].sort((a, b) => a - b);

/** Those who count cards play by the chart, or by one that is given; where another play is asked for, they sit at tables of their own. */
export function tablesOf(
  parameters: Pick<BlackjackParameters, 'play'>,
  { shuffling, depth, players, play: asked, spread }: ShoeSettings,
): TableAsked[] {
  const play = asked === 'same' ? parameters.play : asked;
  const depths =
    shuffling === 'continuous' ? [] : rising([...SHALLOWER.filter((other) => other < depth), depth]);
  // A count of cards that are shuffled back at once is always nothing.
  const spreads = spread === 0 || shuffling === 'continuous' ? [] : rising([...USUAL_SPREADS, spread]);
  const numbers =
    players === 'all' ? Array.from({ length: MOST_PLAYERS }, (_, i) => i + 1) : [Number(players)];
  return numbers.flatMap((count): TableAsked[] => {
    const table = { players: count, depths };
    if (spreads.length === 0 || play !== 'optimal') return [{ ...table, play, spreads }];
    return [
      { ...table, play, spreads: [] },
      { ...table, play: 'basic', spreads },
    ];
  });
}

/** A round takes so many cards for each hand and the dealer's, near enough to plan by; and so much more or less. */
const OF_A_HAND = 2.66;
const DEVIATION = 1.2;
/** Standard deviations by which all known rounds must be fewer cards than the shoe holds: one in 10^9. */
const SURELY = 6;

/** After how many cards of the shoe the cut card lies, and how many rounds every shoe gives, whatever its order. */
export function cutAt(cards: number, depth: number, players: number): Cut {
  const after = Math.round((cards * depth) / 100);
  const [each, deviation] = [OF_A_HAND * (players + 1), DEVIATION * Math.sqrt(players + 1)];
  let known = Math.max(1, Math.round(after / each));
  while (known > 1 && known * each + SURELY * deviation * Math.sqrt(known) > cards) known -= 1;
  return { after, known };
}
