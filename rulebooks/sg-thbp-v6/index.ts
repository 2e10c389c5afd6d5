import { notRecorded } from '../format/outline';
import type { RulebookInput } from '../format/record';
import { ambiguities } from './ambiguities';
import { appendixA } from './appendix-a-layout';
import { texasHoldemBonusProgressive } from './game';
import { sgThbpV6Outline } from './outline';
import { section1 } from './section-1-definitions';
import { section2 } from './section-2-mode-of-play';
import { section3 } from './section-3-how-to-play';
import { section4 } from './section-4-settlement';
import { section5 } from './section-5-irregularities';
import { section6 } from './section-6-general';
import { sgThbpV6Zone } from './zone';

export const sgThbpV6: RulebookInput = {
  id: 'sg-thbp-v6',
  title: 'Texas Hold’em Bonus Progressive, Marina Bay Sands',
  jurisdiction: 'Singapore',
  zone: sgThbpV6Zone,
  authority: 'Gambling Regulatory Authority of Singapore',
  operator: 'Marina Bay Sands Pte. Ltd.',
  instrument: 'Casino Control Act 2006, section 100(1): approved game rules',
  edition: 'Version 6',
  validFrom: '2019-08-02',
  status: 'in-force',
  precedence:
    'The rules are approved exactly as printed, for one casino. Pays may be neither lower nor higher; anything else needs the authority’s approval.',
  source: {
    file: 'sg-texas-holdem-bonus-progressive-v6.txt',
    sha256: '7a5581aaf0ae21c7216856f10cb1cd479fb3faa7d2a0f3027b6d2165c6248f93',
  },
  notRecorded: notRecorded(sgThbpV6Outline),
  currency: 'SGD',
  currencySign: '$',
  accent: '#7a2e3a',
  players: {
    minimumAge: 21,
    by: 'Casino Control Act 2006',
    help: 'National Council on Problem Gambling, 1800 6 668 668, www.ncpg.org.sg',
  },
  sections: [section1, section2, section3, section4, section5, section6, appendixA],
  games: [texasHoldemBonusProgressive],
  /** The source prints no house edge, probability or hit rate. */
  claims: [],
  ambiguities,
};
