/**
 * A game that no rulebook lists, as its applicant files it for trial: a record in the shape of a rulebook's own games, so
 * that whatever reads a game reads this one. What is half typed stays: `offer/filed-problems.ts` says what is missing.
 */
import { z } from 'zod';
import { isCount, MOST_EVENTS, type OwnCounts } from '@/simulations/wagers/own-counts';
import { namedParts } from '../names/named-parts';
import { KeptName, PlainName, plainNameRefused, TypedName } from '../names/typed-name';

/** What its variants name as their game; no rulebook may list one of this id. */
export const FILED_GAME = 'filed';

export const MOST_FILED_WAGERS = 40;
export const MOST_LINES = 60;
const LONGEST_LINE = 600;
const LONGEST_PARAMETERS = 8_000;
const DEEPEST_PARAMETERS = 8;

/** Its rules and practices: each part is complete once it has a line. */
export const RULE_PARTS = ['equipment', 'layout', 'play', 'dealing', 'settlement', 'irregularities'] as const;
export type RulePart = (typeof RULE_PARTS)[number];

export const RULE_PART_WORDS: Record<RulePart, string> = {
  equipment: 'Equipment',
  layout: 'Layout',
  play: 'Order of play',
  dealing: 'Dealing',
  settlement: 'Settlement',
  irregularities: 'Irregularities',
};

const wagerId = z
  .string()
  .regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, 'use small letters, digits and hyphens')
  .max(40);

/** Every text inside the parameters may end up on a sign. */
function parametersRefused(value: unknown, depth = 0): string | undefined {
  if (depth > DEEPEST_PARAMETERS) return 'The settings are nested too deeply; remove some levels.';
  if (typeof value === 'string') return plainNameRefused(value);
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inside] of Object.entries(value)) {
    if (key in Object.prototype) return `“${key}” cannot be a setting; remove it.`;
    const message = parametersRefused(inside, depth + 1);
    if (message) return message;
  }
  return undefined;
}

const Parameters = z.record(z.string().max(60), z.unknown()).superRefine((given, context) => {
  const long = JSON.stringify(given).length > LONGEST_PARAMETERS;
  const message = long
    ? 'The settings are longer than any game needs; shorten them.'
    : parametersRefused(given);
  if (message) context.addIssue({ code: 'custom', message });
});

const lines = (text: typeof TypedName) => z.array(text.max(LONGEST_LINE)).max(MOST_LINES).default([]);

const modelRow = (label: typeof PlainName) =>
  z.object({
    event: wagerId,
    label: label.max(80),
    settles: z.enum(['pays', 'lose', 'push']),
    /** As typed: whole numbers of any size, as text. */
    count: z.string().max(80),
  });

/** The applicant's own exact counts. */
const model = (label: typeof PlainName, typed: typeof TypedName) =>
  z.object({
    /** What is counted, in the singular: "round". */
    outcome: label.max(40).default('round'),
    /** How it was counted, a paragraph in each line. */
    describes: lines(typed),
    events: z.array(modelRow(label)).max(MOST_EVENTS),
  });

const wager = (label: typeof PlainName, typed: typeof TypedName) =>
  z.object({
    label: label.max(60),
    explains: label.max(300).default(''),
    side: z.boolean().default(false),
    /** The family's name for it; or, in its place, the applicant's own counts. */
    wager: z.string().min(1).max(60).optional(),
    model: model(label, typed).optional(),
  });

const game = (label: typeof PlainName, typed: typeof TypedName) =>
  z.object({
    label: label.max(60),
    proprietor: label.max(200).optional(),
    rules: z.object({
      equipment: lines(typed),
      layout: lines(typed),
      play: lines(typed),
      dealing: lines(typed),
      settlement: lines(typed),
      irregularities: lines(typed),
    }),
    /** SHA-256 of the applicant’s drawing of the layout, which goes with the version. */
    drawing: z
      .string()
      .regex(/^[0-9a-f]{64}$/, 'give the SHA-256 of the file: 64 digits and letters a to f')
      .optional(),
    /** The family over which its wagers are, with its settings. */
    family: z.string().min(1).max(60).optional(),
    parameters: Parameters.default({}),
    wagers: namedParts(wagerId, wager(label, typed)).refine(
      (all) => Object.keys(all).length <= MOST_FILED_WAGERS,
      `give ${MOST_FILED_WAGERS} wagers or fewer`,
    ),
  });

export const FiledGame = game(PlainName, TypedName);
/** One that was stored before: it may have names that no new save accepts. */
export const KeptFiledGame = game(KeptName, KeptName);

export type FiledGame = z.infer<typeof FiledGame>;
export type FiledWager = FiledGame['wagers'][string];
export type FiledModel = NonNullable<FiledWager['model']>;
export type ModelRow = FiledModel['events'][number];

export const NO_RULES: FiledGame['rules'] = {
  equipment: [],
  layout: [],
  play: [],
  dealing: [],
  settlement: [],
  irregularities: [],
};

export const isWritten = (rules: FiledGame['rules'], part: RulePart): boolean =>
  rules[part].some((line) => line.trim() !== '');

export const partsMissing = (rules: FiledGame['rules']): RulePart[] =>
  RULE_PARTS.filter((part) => !isWritten(rules, part));

/** The table as the engine is asked, read or not. */
export const countsOf = ({ label, explains, model }: FiledWager & { model: FiledModel }): OwnCounts => ({
  label: label.trim(),
  explains: explains.trim(),
  outcome: model.outcome.trim(),
  describes: model.describes.join(' ').trim(),
  events: model.events.map(({ event, label: name, settles, count }) => ({
    id: event,
    label: name.trim(),
    settles,
    count: count.trim(),
  })),
});

/** The sum of what can be read, shown beside the table; undefined while nothing can. */
export function sumOf({ events }: Pick<FiledModel, 'events'>): bigint | undefined {
  const read = events.map(({ count }) => count.trim()).filter(isCount);
  return read.length === 0 ? undefined : read.reduce((total, count) => total + BigInt(count), 0n);
}
