/** A line with the values of options filled in. */
import { postedOf } from '../offer/collection-in-use';
import { chosen, shownValue } from './chosen';
import type { Situation } from './situation';

/** "{decks}" becomes what the option of that name is set to. */
export function filled(situation: Situation, text: string): string {
  return text.replaceAll(/\{([a-z0-9-]+)\}/g, (_, id: string) => {
    const known = chosen(situation, id);
    if (!known) throw new Error(`${situation.game.id} has no option "${id}" for a notice`);
    return (
      postedOf(known.option, known.value) ??
      shownValue(known.option, known.value, situation.rulebook.currency)
    );
  });
}
