/** When a rule speaks: a condition over the options chosen, what is declared and facts of a wager, in the words of conditions. */

import { z } from 'zod';
import { readCondition } from '@/simulations/conditions/read-condition';
import type { FeatureSpec } from '@/simulations/features/feature';
import { type FeatureValue, flag } from '@/simulations/features/types';
import type { Problem } from '@/simulations/problems/problem';

/** A condition over the options chosen, what is declared and facts of a wager: `when.ts`. The rule speaks only where it holds. */
export const When = z.string().min(1).max(500);

/** What an operator declares. */
export const DECLARED_FACTS = ['automated', 'temporary', 'trial', 'progressive'] as const;
export type DeclaredFact = (typeof DECLARED_FACTS)[number];

/** What a wager is: such a condition speaks of the wagers for which it holds. */
export const WAGER_FACTS = ['wager.on_trial', 'wager.written', 'wager.reserve'] as const;
export type WagerFact = (typeof WAGER_FACTS)[number];

/** The game lists wagers paid from a meter. */
export const GAME_FACTS = ['lists.progressives'] as const;
export type GameFact = (typeof GAME_FACTS)[number];

type Name =
  | { kind: 'option' | 'has'; option: string }
  | { kind: 'declared'; fact: DeclaredFact }
  | { kind: 'wager'; fact: WagerFact }
  | { kind: 'game'; fact: GameFact };

const among = <Fact extends string>(facts: readonly Fact[], name: string): Fact | undefined =>
  facts.find((fact) => fact === name);

const OPTION = /^(option|has)[.](.+)$/;

/** `option.vigorish_charged`: an identifier has no hyphen. */
const nameOf = (kind: 'option' | 'has', id: string) => `${kind}.${id.replaceAll('-', '_')}`;

function named(name: string): Name {
  const [, kind, option] = OPTION.exec(name) ?? [];
  if (option !== undefined) return { kind: kind as 'option' | 'has', option: option.replaceAll('_', '-') };
  const [fact, ofWager, ofGame] = [
    among(DECLARED_FACTS, name),
    among(WAGER_FACTS, name),
    among(GAME_FACTS, name),
  ];
  if (fact) return { kind: 'declared', fact };
  if (ofWager) return { kind: 'wager', fact: ofWager };
  if (ofGame) return { kind: 'game', fact: ofGame };
  throw new Error(`a rule depends on "${name}", which is no option and no fact`);
}

const spec = (id: string, type: FeatureSpec['type']): FeatureSpec => ({ id, type, explains: id });

const FACTS: FeatureSpec[] = [...DECLARED_FACTS, ...WAGER_FACTS, ...GAME_FACTS].map((id) => spec(id, flag));

type WithOptions = { options: readonly { id: string; values: readonly { value: string }[] }[] };

/**
 * What a condition may name where it speaks of a game: its options, with the values that they have in any game of the
 * rulebook, and the facts. An option that the game does not have is named only beside `has`, which says whether it has it.
 */
function vocabulary(
  text: string,
  games: readonly WithOptions[],
  game: WithOptions,
  facts: readonly FeatureSpec[],
): FeatureSpec[] {
  const known = new Map<string, string[]>();
  for (const { id, values } of games.flatMap(({ options }) => options))
    known.set(id, [...(known.get(id) ?? []), ...values.map(({ value }) => value)]);
  return [
    ...facts,
    ...[...known].flatMap(([id, names]) => {
      const [has, is] = [nameOf('has', id), nameOf('option', id)];
      const named = text.includes(has) || game.options.some((option) => option.id === id);
      return [spec(has, flag), ...(named ? [spec(is, { kind: 'name', names })] : [])];
    }),
  ];
}

/**
 * What is wrong with a condition where it speaks of this game; asked when a rulebook is loaded. The scope of a rule
 * depends on options alone.
 */
export function whenProblems(
  text: string,
  games: readonly WithOptions[],
  game: WithOptions,
  may: { nameFacts: boolean },
): readonly Problem[] {
  const read = readCondition(text, vocabulary(text, games, game, may.nameFacts ? FACTS : []));
  return read.ok ? [] : read.problems;
}

type Read = { names: Name[]; holds: (values: FeatureValue[]) => boolean };
const read = new Map<string, Read>();

/** Checked already, so that its names may be of any game: each option can be any of the values that it is compared with. */
function readOf(text: string): Read {
  const known = read.get(text);
  if (known) return known;
  const names = [...text.matchAll(/"([^"]*)"/g)].map(([, value = '']) => value);
  const options = [...text.matchAll(/\b(option|has)[.][a-z0-9_.]+/g)].map(([id, kind]) =>
    spec(id, kind === 'has' ? flag : { kind: 'name', names }),
  );
  const condition = readCondition(text, [...FACTS, ...options]);
  if (!condition.ok)
    throw new Error(`a rule speaks when ${text}: ${condition.problems.map(({ message }) => message)}`);
  const { looksAt, holds } = condition.value;
  const made: Read = { names: looksAt.map(named), holds: (values) => holds(...(values as never[])) };
  read.set(text, made);
  return made;
}

/** What is true where a condition is asked; a declared fact may not be stated, and some facts are only known of a wager. */
export type Facts = {
  options: ReadonlyMap<string, string>;
  declared?: (fact: DeclaredFact) => boolean | undefined;
  wager?: (fact: WagerFact) => boolean;
  game?: (fact: GameFact) => boolean;
};

function valueIn(name: Name, facts: Facts): FeatureValue | undefined {
  switch (name.kind) {
    case 'option':
      return facts.options.get(name.option) ?? '';
    case 'has':
      return facts.options.has(name.option);
    case 'declared':
      return facts.declared?.(name.fact);
    case 'wager':
      return facts.wager?.(name.fact);
    case 'game':
      return facts.game?.(name.fact);
  }
}

/** The rule says nothing about a game without the option, unless the condition says what holds without it. */
const isMissing = (option: string, names: readonly Name[], { options }: Facts): boolean =>
  !options.has(option) && !names.some((name) => name.kind === 'has' && name.option === option);

/** Whether it holds; undefined where that depends on what is not known. Always, where there is no condition. */
export function holdsWhen(text: string | undefined, facts: Facts): boolean | undefined {
  if (text === undefined) return true;
  const { names, holds } = readOf(text);
  if (names.some((name) => name.kind === 'option' && isMissing(name.option, names, facts))) return false;
  let rows: FeatureValue[][] = [[]];
  for (const name of names) {
    const value = valueIn(name, facts);
    rows = rows.flatMap((row) =>
      value === undefined
        ? [
            [...row, true],
            [...row, false],
          ]
        : [[...row, value]],
    );
  }
  const found = new Set(rows.map(holds));
  return found.size === 1 ? rows.length > 0 && found.has(true) : undefined;
}

const namesIn = <Kind extends Name['kind']>(text: string | undefined, kind: Kind) =>
  (text === undefined ? [] : readOf(text).names).filter(
    (name): name is Extract<Name, { kind: Kind }> => name.kind === kind,
  );

/** The options that a condition depends on. */
export const optionsIn = (text: string | undefined): string[] =>
  namesIn(text, 'option').map(({ option }) => option);

/** The declared facts that it depends on. */
export const factsIn = (text: string | undefined): DeclaredFact[] =>
  namesIn(text, 'declared').map(({ fact }) => fact);

export const speaksOfWagers = (text: string | undefined): boolean => namesIn(text, 'wager').length > 0;
