/** Changes of a printed pay that no rule has to notice, each with the reason. */
import type { Change } from './every-cell';

type Unnoticed = {
  rulebook: string;
  games: string[];
  wagers: string[];
  /** Every event, where none is named. */
  events?: string[];
  changes: Change[];
  because: string;
};

const OPTIONAL_BONUS = {
  rulebook: 'co-rule-28',
  games: ['baccarat', 'commission-free-baccarat'],
  wagers: ['bonus-player', 'bonus-banker'],
};

export const UNNOTICED: Unnoticed[] = [
  {
    ...OPTIONAL_BONUS,
    events: ['natural', 'by-4', 'by-5', 'by-6', 'by-7', 'by-8', 'by-9'],
    changes: ['above'],
    because: '30-2808(5) asks for no less than its schedules; more is the licensee’s choice.',
  },
  {
    ...OPTIONAL_BONUS,
    events: ['natural-tie'],
    changes: ['lose', 'below', 'above'],
    because: 'A tie of naturals is in none of the schedules of 30-2808(5); see the ambiguity on it.',
  },
  {
    rulebook: 'ca-hawaiian-gardens',
    games: ['pan-9'],
    wagers: ['bonus-tie'],
    changes: ['lose'],
    because: 'The source has lost its pays: whoever offers it writes them, and a person answers for them.',
  },
];
