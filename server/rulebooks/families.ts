/** The families over which a game can be filed: their settings, in the words of a rulebook that has one of their games. */
import { z } from 'zod';
import type { Game, GameOption, Rulebook } from '@/rulebooks/format/record';
import { chosenOptions, engineParameters, familyWager } from '@/rulebooks/offer/engine-wager';
import { FAMILY_HEADS } from '@/simulations/catalogue/heads';
import type { FamilyHead } from '@/simulations/family/head';

export type FamilySetting = {
  name: string;
  label: string;
  explains?: string;
  /** `other`: lists and the like, as JSON. */
  kind: 'choice' | 'number' | 'other';
  values?: { value: string | number | boolean; label: string }[];
  least?: number;
  most?: number;
};
export type FamilyChoice = {
  id: string;
  label: string;
  /** The player decides: its wagers settle together. */
  decides: boolean;
  settings: FamilySetting[];
  /** Settings with which it can be counted. */
  start: Record<string, unknown>;
};

type Shape = {
  enum?: unknown[];
  const?: unknown;
  anyOf?: Shape[];
  type?: string;
  minimum?: number;
  maximum?: number;
};

const isPlain = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);

/** Every value that it may have, where they are few and named. */
function valuesOf(shape: Shape): (string | number | boolean)[] | undefined {
  if (shape.type === 'boolean') return [true, false];
  if (isPlain(shape.const)) return [shape.const];
  if (shape.enum?.every(isPlain)) return shape.enum as (string | number | boolean)[];
  const all = shape.anyOf?.map(valuesOf);
  return all?.every((values) => values !== undefined) ? all.flatMap((values) => values ?? []) : undefined;
}

const capital = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
const inWords = (name: string): string => capital(name.replace(/([a-z])([A-Z0-9])/g, '$1 $2').toLowerCase());

const shownValue = (value: string | number | boolean): string =>
  value === true ? 'Yes' : value === false ? 'No' : capital(String(value).replaceAll('-', ' '));

function settingOf(name: string, shape: Shape, options: readonly GameOption[]): FamilySetting {
  const option = options.find(({ sets, kind }) => sets === name && kind === 'choice');
  const values = valuesOf(shape);
  const known = (value: unknown) => option?.values.find((each) => each.value === String(value))?.label;
  return {
    name,
    label: option?.label ?? inWords(name),
    ...(option && { explains: option.explains }),
    ...(values
      ? {
          kind: 'choice',
          values: values.map((value) => ({ value, label: known(value) ?? shownValue(value) })),
        }
      : shape.type === 'integer' || shape.type === 'number'
        ? {
            kind: 'number',
            ...(shape.minimum !== undefined && { least: shape.minimum }),
            ...(shape.maximum !== undefined && { most: shape.maximum }),
          }
        : { kind: 'other' }),
  };
}

/** As the first listed game of the family starts; else as the family itself does. */
function startOf({ id, parameters }: FamilyHead, games: readonly Game[]): Record<string, unknown> {
  for (const game of games) {
    const wager = game.wagers.find((each) => familyWager(game, each).family === id);
    const read = wager && parameters.safeParse(engineParameters(game, wager, chosenOptions(game, {})));
    if (read?.success) return { ...(read.data as object) };
  }
  const bare = parameters.safeParse({});
  return bare.success ? { ...(bare.data as object) } : {};
}

let known: { of: Rulebook[]; choices: FamilyChoice[] } | undefined;

export function familyChoices(books: Rulebook[]): FamilyChoice[] {
  if (known?.of.every((book, index) => book === books[index])) return known.choices;
  const choices = FAMILY_HEADS.filter(({ byApplicant }) => !byApplicant).map((head) => {
    const games = books.flatMap((rulebook) => rulebook.games);
    const own = games.filter(({ family }) => family === head.id);
    const schema = z.toJSONSchema(head.parameters, { io: 'input', unrepresentable: 'any' });
    const shapes = Object.entries((schema.properties ?? {}) as Record<string, Shape>);
    return {
      id: head.id,
      label: head.label,
      decides: head.decides,
      settings: shapes.map(([name, shape]) =>
        settingOf(
          name,
          shape,
          own.flatMap(({ options }) => options),
        ),
      ),
      start: startOf(head, [...own, ...games]),
    };
  });
  known = { of: books, choices };
  return choices;
}
