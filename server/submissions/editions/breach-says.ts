/** What a later edition puts in breach, as a sentence: for whoever submits or decides on a version that was frozen before it. */
import { listed, longDate } from '@/rulebooks/spelling/wording';
import type { LaterEdition } from '../../vocabulary/tried-edition';

/** Clauses beyond so many are counted. */
const NAMED_AT_MOST = 3;

export function breachSays({ edition, validFrom, begun, effect }: LaterEdition): string | undefined {
  const when = `${begun ? 'since' : 'from'} ${longDate(validFrom)}`;
  if (effect.cannot.length > 0)
    return `Under ${edition}, in force ${when}, it cannot be offered as filed. ${effect.cannot.join(' ')}`;
  const clauses = effect.effects.flatMap(({ kind, after }) =>
    kind === 'newly-breaches' && after ? after.clause : [],
  );
  const named = [...new Set(clauses)];
  if (named.length === 0) return undefined;
  const which = named.length > NAMED_AT_MOST ? `${named.length} clauses` : listed(named);
  return `Under ${edition}, in force ${when}, it is in breach of ${which}.`;
}
