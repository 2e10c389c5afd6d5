/**
 * A filed game beside those that its rulebook lists: the same record with one game more, in the shape of the others. The
 * general rules of the rulebook are about it, its own rules are those it files, and it has no minimum odds.
 */
import { familyHead, isFamily } from '@/simulations/catalogue/heads';
import { OWN_WAGER, OwnCounts, ownSpec } from '@/simulations/wagers/own-counts';
import type { WagerSpec } from '@/simulations/wagers/wager-spec';
import type { Game } from '../terms/game';
import type { Listing } from '../terms/listing';
import type { Wager } from '../terms/wager';
import { countsOf, FILED_GAME, type FiledGame, type FiledWager, NO_RULES } from '../variant/filed-game';
import type { Variant } from '../variant/variant';
import { newFeatureClause } from './written';

/** The family of wagers that their applicant counted. */
export const OWN_MODEL = 'own-model';
/** Its one table: what the operator fills in. */
export const FILED_TABLE = 'filed';

/** Families over which a game can be filed: those that count. */
export const isFilable = (id: string): boolean => isFamily(id) && !familyHead(id).byApplicant;

type Of = Pick<Variant, 'game' | 'filed'>;

/** What the family makes of the settings; nothing while they cannot be used. */
export function familySpecs({ family, parameters }: Pick<FiledGame, 'family' | 'parameters'>): WagerSpec[] {
  if (family === undefined || !isFilable(family)) return [];
  const head = familyHead(family);
  const read = head.parameters.safeParse(parameters);
  return read.success ? head.wagers(read.data) : [];
}

function wagerOf(id: string, filed: FiledWager, specs: WagerSpec[], clause: Wager['clause']): Wager[] {
  const { label, explains, side, model } = filed;
  const counts = model && OwnCounts.safeParse(countsOf({ ...filed, model }));
  if (counts && !counts.success) return [];
  const spec = counts ? ownSpec(counts.data) : specs.find((known) => known.id === filed.wager);
  if (!spec) return [];
  return [
    {
      id,
      label: label.trim() || 'Unnamed wager',
      clause,
      explains: explains.trim() || spec.explains,
      side,
      wager: counts ? OWN_WAGER : spec.id,
      ...(counts && { family: OWN_MODEL }),
      parameters: counts ? counts.data : {},
      paid: 'by-table',
      minimum: {},
      payTables: [],
      damagedTables: [
        {
          id: FILED_TABLE,
          label: 'As filed',
          clause,
          rows: {},
          lost: spec.events.filter(({ settles }) => settles === 'pays').map((event) => event.id),
        },
      ],
      filed: true,
    },
  ];
}

/** Made once for each state of what was typed, so that a page sees the same game until it changes. */
const made = new WeakMap<FiledGame, Map<string, Game>>();

export function filedGame(rulebook: Listing, filed: FiledGame): Game {
  const known = made.get(filed) ?? new Map<string, Game>();
  const found = known.get(rulebook.id) ?? gameFrom(rulebook, filed);
  made.set(filed, known.set(rulebook.id, found));
  return found;
}

function gameFrom(rulebook: Listing, filed: FiledGame): Game {
  const { label, proprietor, rules, family, parameters, wagers } = filed;
  const specs = familySpecs(filed);
  const bare: Game = {
    id: FILED_GAME,
    label: label.trim() || 'Unnamed game',
    clause: rulebook.trials?.approve ?? firstClause(rulebook),
    family: family !== undefined && isFilable(family) ? family : OWN_MODEL,
    ...(proprietor?.trim() && { proprietor: proprietor.trim() }),
    equipment: rules.equipment.join(' '),
    play: [...rules.play, ...rules.settlement].filter((line) => line.trim() !== ''),
    parameters: family !== undefined && specs.length > 0 ? parameters : {},
    options: [],
    wagers: [],
  };
  const clause = newFeatureClause(rulebook, bare);
  return {
    ...bare,
    clause,
    wagers: Object.entries(wagers).flatMap(([id, wager]) => wagerOf(id, wager, specs, clause)),
  };
}

function firstClause({ sections, title }: Listing): Game['clause'] {
  const rule = sections.flatMap(({ rules }) => rules)[0];
  if (!rule) throw new Error(`${title} has no rule`);
  return rule.clause;
}

/** The rulebook with the game that this variant files; itself where it files none. */
export function withFiled<Book extends Listing>(rulebook: Book, { game, filed }: Of): Book {
  if (game !== FILED_GAME || !filed) return rulebook;
  const own = filedGame(rulebook, filed);
  if (rulebook.games.includes(own)) return rulebook;
  return { ...rulebook, games: [...rulebook.games.filter(({ id }) => id !== FILED_GAME), own] };
}

/** What a new one starts from. */
export const NEW_FILED: FiledGame = { label: '', rules: NO_RULES, parameters: {}, wagers: {} };
