import { notRecorded } from '../format/outline';
import type { RulebookInput } from '../format/record';
import { sectionOf } from './document';
import { DOCUMENTS } from './documents';
import { caHawaiianGardensOutline } from './outline';
import { caHawaiianGardensZone } from './zone';

export const caHawaiianGardens: RulebookInput = {
  id: 'ca-hawaiian-gardens',
  title: 'Game rules and collection rates of Hawaiian Gardens Casino',
  jurisdiction: 'California',
  zone: caHawaiianGardensZone,
  authority: 'Bureau of Gambling Control',
  operator: 'Hawaiian Gardens Casino',
  instrument: 'Game rules and collection rates approved by the Bureau of Gambling Control, California',
  edition: 'Undated binder; its latest date is October 2013',
  /** The binder has no day of its own. It contains a stamp of October 2013, so as a whole it is no older than that month. */
  validFrom: '2013-10-01',
  status: 'in-force',
  precedence:
    'The binder holds older and newer documents of one game, and schedules that differ; hardly any is dated, and nothing says which replaces which. Each is recorded by itself in the order of the binder, and where two differ that is an ambiguity.',
  source: {
    file: 'ca-hawaiian-gardens-game-rules.txt',
    sha256: 'be381d80fada8165a8c8e3568dc66295094a8ae568551d3b4e62e36cb6959ee5',
  },
  notRecorded: notRecorded(caHawaiianGardensOutline),
  currency: 'USD',
  language: 'en-US',
  sheets: 'american',
  accent: '#5b3a6e',
  players: { minimumAge: 21, by: 'Business and Professions Code, section 19941' },
  sections: DOCUMENTS.map(sectionOf),
  games: DOCUMENTS.flatMap(({ game }) => (game ? [game] : [])),
  claims: DOCUMENTS.flatMap(({ claims = [] }) => claims),
  ambiguities: DOCUMENTS.flatMap(({ ambiguities = [] }) => ambiguities),
};
