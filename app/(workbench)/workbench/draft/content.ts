/** What a person edits in a draft, and every edit there is. Pure: an edit gives a new content and shares what it left alone. */

import type { Game, Wager } from '@/rulebooks/format/record';
import { chargedWager } from '@/rulebooks/offer/charges';
import { chosenOptions } from '@/rulebooks/offer/engine-wager';
import { FILED_TABLE } from '@/rulebooks/offer/filed-game';
import { spelledCircumstances, spelledOption } from '@/rulebooks/offer/one-spelling';
import { choosableTables, defaultTable } from '@/rulebooks/offer/pay-table';
import type { FiledGame } from '@/rulebooks/variant/filed-game';
import type { Circumstances, Variant, WrittenWager } from '@/rulebooks/variant/variant';
import type { Odds } from '@/simulations/pays/pay';
import { withWritten } from '../written/edits';

export type Content = {
  name: string;
  /** The day whose rules apply. */
  day: string;
  options: Variant['options'];
  wagers: Variant['wagers'];
  /** Left out where there is none. */
  written?: Variant['written'];
  /** Of a game that no rulebook lists. */
  filed?: Variant['filed'];
  circumstances: Circumstances;
};

export type Edit =
  | { kind: 'rename'; name: string }
  | { kind: 'date'; day: string }
  | { kind: 'option'; option: string; value: string }
  | { kind: 'offer'; wagers: string[]; on: boolean }
  | { kind: 'table'; wager: string; payTable: string }
  | { kind: 'cell'; wager: string; event: string; text: string }
  | { kind: 'cells'; wager: string; pays: Record<string, string> }
  /** Puts a wager of the operator's own in the place of what it was, or removes it. `place`: where it was typed in. */
  | { kind: 'written'; id: string; wager: WrittenWager | undefined; place?: string }
  /** The filed game in its new state. `place`: where it was typed in. */
  | { kind: 'filed'; filed: FiledGame; place?: string }
  | { kind: 'circumstances'; part: Partial<Circumstances> };

export const contentOf = (draft: { name: string; day: string; variant: Variant }): Content => ({
  name: draft.name,
  day: draft.day,
  options: draft.variant.options,
  wagers: draft.variant.wagers,
  ...(draft.variant.written ? { written: draft.variant.written } : {}),
  ...(draft.variant.filed ? { filed: draft.variant.filed } : {}),
  circumstances: draft.variant.circumstances,
});

export const variantOf = (
  content: Content,
  fixed: Pick<Variant, 'rulebook' | 'game' | 'attestations'>,
): Variant => ({
  rulebook: fixed.rulebook,
  game: fixed.game,
  options: content.options,
  wagers: content.wagers,
  ...(content.written ? { written: content.written } : {}),
  ...(content.filed ? { filed: content.filed } : {}),
  circumstances: content.circumstances,
  attestations: fixed.attestations,
});

const wagerIn = (game: Game, id: string): Wager | undefined => game.wagers.find((wager) => wager.id === id);

/** What the chosen table says where no cell was typed over it. */
export function printedCell(wager: Wager, payTable: string, event: string): Odds | undefined {
  const table = choosableTables(wager).find(({ id }) => id === payTable);
  return table && Object.hasOwn(table.rows, event) ? table.rows[event] : undefined;
}

/** A cell typed back to what the table says is no longer a change. */
function withCells(content: Content, game: Game, id: string, typed: Record<string, string>): Content {
  const choice = content.wagers[id];
  const printed = wagerIn(game, id);
  if (!choice || !printed) return content;
  const wager = chargedWager(game, printed, chosenOptions(game, content.options));
  const pays = { ...choice.pays, ...typed };
  for (const [event, text] of Object.entries(typed))
    if (printedCell(wager, choice.payTable, event) === text) delete pays[event];
  return { ...content, wagers: { ...content.wagers, [id]: { ...choice, pays } } };
}

function offered(content: Content, game: Game, ids: string[], on: boolean): Content {
  // In the order of the rulebook, so that leaving out and putting back changes nothing.
  const options = chosenOptions(game, content.options);
  const wagers = Object.fromEntries(
    game.wagers.flatMap((wager): [string, Variant['wagers'][string]][] => {
      const choice = content.wagers[wager.id];
      if (!ids.includes(wager.id)) return choice ? [[wager.id, choice]] : [];
      return on ? [[wager.id, choice ?? { payTable: defaultTable(wager, options), pays: {} }]] : [];
    }),
  );
  return { ...content, wagers };
}

/** A wager that is new is on offer, its pays to be written; one that is gone takes its pays with it. */
function withFiledGame(content: Content, filed: FiledGame): Content {
  const known = content.filed?.wagers ?? {};
  const wagers = Object.keys(filed.wagers).flatMap((id): [string, Variant['wagers'][string]][] => {
    const choice = content.wagers[id];
    if (choice) return [[id, choice]];
    return Object.hasOwn(known, id) ? [] : [[id, { payTable: FILED_TABLE, pays: {} }]];
  });
  return { ...content, filed, wagers: Object.fromEntries(wagers) };
}

function withCircumstances(before: Circumstances, part: Partial<Circumstances>): Circumstances {
  const merged = Object.entries({ ...before, ...part }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(merged);
}

export function applyEdit(content: Content, edit: Edit, game: Game, currency: string): Content {
  switch (edit.kind) {
    case 'rename':
      return { ...content, name: edit.name };
    case 'date':
      return { ...content, day: edit.day };
    case 'option':
      return {
        ...content,
        options: {
          ...content.options,
          [edit.option]: spelledOption(game, edit.option, edit.value, currency),
        },
      };
    case 'offer':
      return offered(content, game, edit.wagers, edit.on);
    case 'table':
      if (!content.wagers[edit.wager]) return content;
      return {
        ...content,
        wagers: { ...content.wagers, [edit.wager]: { payTable: edit.payTable, pays: {} } },
      };
    case 'cell':
      return withCells(content, game, edit.wager, { [edit.event]: edit.text });
    case 'cells':
      return withCells(content, game, edit.wager, edit.pays);
    case 'written': {
      const { written: before, ...rest } = content;
      const written = withWritten(before, edit.id, edit.wager);
      return written ? { ...rest, written } : rest;
    }
    case 'filed':
      return withFiledGame(content, edit.filed);
    case 'circumstances':
      return {
        ...content,
        circumstances: spelledCircumstances(withCircumstances(content.circumstances, edit.part), currency),
      };
  }
}

/** Edits that follow each other in one place are one step to take back: a word, not its letters. */
export function placeOf(edit: Edit): string | null {
  switch (edit.kind) {
    case 'rename':
      return 'name';
    case 'cell':
      return `cell ${edit.wager} ${edit.event}`;
    case 'written':
      return edit.place === undefined ? null : `written ${edit.id} ${edit.place}`;
    case 'filed':
      return edit.place === undefined ? null : `filed ${edit.place}`;
    case 'circumstances':
      return `circumstances ${Object.keys(edit.part).join(' ')}`;
    default:
      return null;
  }
}
