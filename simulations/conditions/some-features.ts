/** For tests: features of every type to write conditions over. */
import type { FeatureSpec } from '../features/feature';
import { flag, name, whole } from '../features/types';

export const SOME_FEATURES: readonly FeatureSpec[] = [
  { id: 'banker.total', type: whole(0, 9), explains: 'The banker’s total.' },
  { id: 'player.third', type: whole(-1, 9), explains: 'The player’s third card, or -1.' },
  { id: 'margin', type: whole(0, 9), explains: 'By how much the winner wins.' },
  { id: 'player.pair', type: flag, explains: 'The player has a pair.' },
  { id: 'banker.pair', type: flag, explains: 'The banker has a pair.' },
  { id: 'winner', type: name('player', 'banker', 'tie'), explains: 'Who wins.' },
  { id: 'player.suit1', type: name('clubs', 'hearts', 'none'), explains: 'The first suit.' },
  { id: 'banker.suit1', type: name('clubs', 'hearts', 'none'), explains: 'The second suit.' },
];
