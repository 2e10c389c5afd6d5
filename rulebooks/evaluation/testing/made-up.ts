/** A rulebook of one game and a few rules, made up so that every finding can be written down by hand from them. */

import type { z } from 'zod';
import type { Figures } from '../../edges/headline-edge';
import type { Finding } from '../../findings/finding';
import { type Evidence, isMeasured } from '../../format/evidence';
import { Game, type GameInput, Rule, type Rulebook } from '../../format/record';
import type { Ruling } from '../../judging/situation';
import { rulebookOf } from '../../registry';
import type { Variant } from '../../variant/variant';
import { evaluate } from '../evaluate';

type WagerInput = GameInput['wagers'][number];
type OptionInput = NonNullable<GameInput['options']>[number];

const gb = rulebookOf('gb-2007');
if (!gb.ok) throw new Error('gb-2007 is registered');

export const CLAUSE = '9.1';

/** A wager on five cards: its events are "royal-flush" to "flush", its labels "Royal flush" to "Flush". */
export const wager = (id: string, label: string, more: Partial<WagerInput> = {}): WagerInput => ({
  id,
  label,
  clause: '1.2',
  wager: 'progressive',
  ...more,
});

export const option = (
  id: string,
  label: string,
  values: Record<string, string>,
  more: Partial<OptionInput> = {},
): OptionInput => ({
  id,
  label,
  explains: 'An option made up for a test.',
  clause: '1.3',
  values: Object.entries(values).map(([value, each]) => ({ value, label: each })),
  default: Object.keys(values)[0] ?? '',
  ...more,
});

export type RuleMore = Partial<z.input<typeof Rule>>;

export const rule = (
  clause: string,
  evidence: Evidence | Evidence[] | undefined,
  more: RuleMore = {},
): Rule =>
  Rule.parse({
    clause,
    says: 'A rule made up for a test.',
    kind: 'computed',
    evidence,
    ...(evidence && [evidence].flat().some(isMeasured) && { onBreach: 'breach' }),
    source: [1, 1],
    ...more,
  });

export type Asked = {
  game?: Partial<GameInput> | undefined;
  rulebook?: Partial<Rulebook>;
  /** Where it is not given, every wager is offered at its minimum, or at its first table. */
  wagers?: Variant['wagers'];
  figures?: Figures;
  day?: string;
} & Partial<Pick<Variant, 'options' | 'circumstances' | 'written' | 'attestations'>>;

const HAND = wager('hand', 'Hand', { minimum: { 'full-house': '10 to 1', flush: '5 to 1' } });

function asWritten(rules: Rule[], { game = {}, rulebook = {} }: Asked) {
  const played = Game.parse({
    id: 'made-up',
    label: 'Made-up poker',
    clause: '1.1',
    family: 'stud-progressive',
    equipment: 'A pack of cards.',
    play: ['It is played.'],
    wagers: [HAND],
    ...game,
  });
  return {
    ...(gb.ok && gb.value),
    id: 'made-up',
    authority: 'Commission',
    currency: 'USD',
    validFrom: '2020-01-01',
    validTo: undefined,
    games: [played],
    sections: [{ number: '9', title: 'Made up', rules }],
    ...rulebook,
  } as Rulebook;
}

export function inputOf(rules: Rule[], asked: Asked) {
  const { wagers, options = {}, circumstances = {}, attestations = {}, written, figures } = asked;
  const rulebook = asWritten(rules, asked);
  const [game] = rulebook.games as [Game];
  const all = game.wagers.map(({ id, paid, payTables }) => [
    id,
    { payTable: paid === 'by-table' ? (payTables[0]?.id ?? '') : 'minimum', pays: {} },
  ]);
  const variant: Variant = {
    rulebook: rulebook.id,
    game: game.id,
    options,
    wagers: wagers ?? Object.fromEntries(all),
    ...(written && { written }),
    circumstances,
    attestations,
  };
  return { rulebook, game, variant, figures, day: asked.day ?? '2024-01-15' };
}

export const findings = (rules: Rule[], asked: Asked = {}): Finding[] => evaluate(inputOf(rules, asked));

/** What one rule finds: all of a finding but whose it is. */
export const rulings = (evidence: Evidence | Evidence[], asked: Asked = {}, more: RuleMore = {}): Ruling[] =>
  findings([rule(CLAUSE, evidence, more)], asked)
    .filter(({ clause }) => clause === CLAUSE)
    .map(({ rule: _, clause: __, ...ruling }) => ruling);

/** The sentences alone. */
export const said = (...args: Parameters<typeof rulings>): string[] =>
  rulings(...args).map(({ explanation }) => explanation);
