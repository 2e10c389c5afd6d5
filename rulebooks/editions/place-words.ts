/** A place of a rulebook as its readers know it: “Big Six, Symbol A, least pay, Win” at 10.9, not the steps to it. */
import type { Game, Rulebook } from '../format/record';
import { chosenOptions, wagerSpec } from '../offer/engine-wager';
import type { ClauseId } from '../spelling/ids';
import type { Wager } from '../terms/wager';
import { thingAt } from './difference';

export type PlaceWords = { says: string; clause?: ClauseId };

/** Steps that only hold others. */
const UNSAID = new Set(['games', 'wagers', 'sections', 'rules', 'parameters', 'options', 'rows', 'value']);
const SAID: Record<string, string> = { minimum: 'least pay', payTables: 'pay table' };

const spaced = (step: string): string =>
  step
    .replaceAll('-', ' ')
    .replace(/(?<=[a-z])[A-Z]/g, (capital) => ` ${capital}`)
    .toLowerCase();

const text = (thing: unknown, key: string): string | undefined => {
  const found: unknown = typeof thing === 'object' && thing !== null ? Reflect.get(thing, key) : undefined;
  return typeof found === 'string' ? found : undefined;
};

function eventLabel(game: Game, wager: Wager, event: string): string | undefined {
  const { events } = wagerSpec(game, wager, chosenOptions(game, {}));
  return events.find(({ id }) => id === event)?.label;
}

/** In the edition that is changed; what is not there yet is said by its own step. */
export function placeWords(book: Rulebook, at: readonly string[]): PlaceWords {
  const [within, id, list, name] = at;
  const game = within === 'games' ? book.games.find((each) => each.id === id) : undefined;
  const wager = list === 'wagers' ? game?.wagers.find((each) => each.id === name) : undefined;
  const said: string[] = [];
  let clause: ClauseId | undefined;
  let thing: unknown = book;
  for (const step of at) {
    thing = thingAt(thing, step);
    const own = text(thing, 'clause');
    clause = (own as ClauseId | undefined) ?? clause;
    if (UNSAID.has(step) || step === own) continue;
    const known = text(thing, 'label') ?? text(thing, 'title') ?? SAID[step];
    said.push(known ?? (game && wager && eventLabel(game, wager, step)) ?? spaced(step));
  }
  return { says: said.join(', ') || 'the rule', ...(clause && { clause }) };
}
