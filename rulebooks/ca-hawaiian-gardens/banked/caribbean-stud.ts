/** Caribbean Stud Poker, lines 688 to 773. */
import type { Document } from '../document';
import { caribbeanStudGame } from './caribbean-stud-game';
import { caribbeanStudAmbiguities } from './caribbean-stud-readings';
import { caribbeanStudRound } from './caribbean-stud-round';
import { caribbeanStudRules } from './caribbean-stud-rules';

export const caribbeanStud: Document = {
  number: '13',
  title: 'Caribbean Stud Poker',
  games: ['caribbean-stud-poker'],
  game: caribbeanStudGame,
  ambiguities: caribbeanStudAmbiguities,
  rules: [...caribbeanStudRound, ...caribbeanStudRules],
};
