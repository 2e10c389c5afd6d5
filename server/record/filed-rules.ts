/** A game that no rulebook lists, as anyone reads it: what it is played by, and what its figures are worked out from. */
import type { FiledGame } from '@/rulebooks/variant/filed-game';
import { filedFacts } from '../submissions/changes/filed-lines';
import type { PublicFiledRules } from './shapes';

export const publicRules = (filed: FiledGame): PublicFiledRules => ({
  rules: filed.rules,
  facts: filedFacts(filed).map(({ what, says }) => ({ what, says })),
});
