import type { TotalisatorBook } from '../totalisator/book';
import { HK_CLAUSES } from './clauses';
import { HK_ASKED } from './own-rules';
import { HK_POOLS, ILLUSTRATION, LOST, NOTICE } from './pools';
import { HK_REGISTER } from './register';
import { HK_SOURCE_NOTES } from './source-notes';

const UNREAD = 'Our copy of the rules breaks off in 3.11(a), before it says who is paid here.';

export const HK_BOOK: TotalisatorBook = {
  id: 'hk-pari-mutuel',
  title: 'Rule 3, pari-mutuel bets, of HKJC Horse Race Betting Limited',
  jurisdiction: 'Hong Kong',
  zone: 'Asia/Hong_Kong',
  currency: 'Hong Kong dollars',
  accent: '#1d5b4a',
  rules: HK_POOLS,
  asked: HK_ASKED,
  lacks: 'Our copy of the rules breaks off in 3.11(a).',
  sections: HK_CLAUSES,
  notes: HK_SOURCE_NOTES,
  register: HK_REGISTER,
  beyond: {
    [NOTICE]: 'No clause: what the operator’s notice on a void race shows and our copy of the rules lacks.',
    [ILLUSTRATION]: 'No clause: what the operator’s illustration of dividends shows and our copy lacks.',
    [LOST]: UNREAD,
    '3.11(a)(xi), lost': UNREAD,
    '3.11(a)(xii), lost': UNREAD,
    '3.11(a)(xiv), lost': UNREAD,
    '3.11(b), lost': UNREAD,
  },
};
