import { notRecorded } from '../format/outline';
import type { RulebookInput } from '../format/record';
import { ambiguities } from './ambiguities';
import { baccarat } from './games/baccarat';
import { commissionFreeBaccarat } from './games/commission-free-baccarat';
import { coRule28Outline } from './outline';
import { sections } from './sections';
import { gamesOfVariations, sectionsOfVariations } from './variations';
import { coRule28Zone } from './zone';

export const coRule28: RulebookInput = {
  id: 'co-rule-28',
  title: 'Rules for baccarat in Colorado',
  jurisdiction: 'Colorado',
  zone: coRule28Zone,
  authority: 'Colorado Division of Gaming',
  instrument: 'Colorado gaming regulations, Rule 28, under section 44-30-302(2), C.R.S.',
  edition: 'As amended to 30 December 2023',
  /**
   * The source gives no first day of its own. 14 June 2021 is the earliest date in it, with 30-2806(1); it says nothing
   * about what applied before. A clause amended later is in force in this wording from that day.
   */
  validFrom: '2021-06-14',
  status: 'in-force',
  precedence:
    'The statute takes precedence over the rule. The copy is for convenience; the Colorado Code of Regulations is the official text. Each game of 30-2899 adds to the rules of baccarat and changes only what it names.',
  source: {
    file: 'co-rule-28-baccarat.txt',
    sha256: '1d415cb5fb05bf2b40a7a3d1c3088ac858776ad66aab6355f549c2a399e5e9d9',
  },
  notRecorded: notRecorded(coRule28Outline),
  currency: 'USD',
  language: 'en-US',
  sheets: 'american',
  accent: '#7a4a12',
  players: { minimumAge: 21, by: 'Colorado Limited Gaming Act' },
  sections: [...sections, ...sectionsOfVariations],
  games: [baccarat, commissionFreeBaccarat, ...gamesOfVariations],
  /** The source prints no house edge, probability or hit rate. */
  claims: [],
  ambiguities,
};
