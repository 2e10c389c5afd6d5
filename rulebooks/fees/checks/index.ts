/** Every check of a book of fees, in the order in which findings are shown. */
import type { FeeBook } from '../book';
import type { FeeFinding } from '../finding';
import { between, codes, limits, schedules } from './across';
import { alike, order, spacing } from './alike';
import type { FeeCheck } from './check';
import {
  afterTheDeal,
  beforePlay,
  inView,
  moving,
  noShare,
  notStated,
  oneBand,
  oneOption,
  posted,
  zeroNotice,
} from './clauses';
import { damage } from './damage';
import { bands, byLimit, byPlayers, sameMaximum } from './monotone';
import { missing, range, repeated } from './numbering';
import { rates } from './rates';
import { steps } from './steps';

const CHECKS: readonly FeeCheck[] = [
  ...[
    posted,
    inView,
    beforePlay,
    oneOption,
    oneBand,
    noShare,
    moving,
    rates,
    zeroNotice,
    sameMaximum,
    afterTheDeal,
    notStated,
  ],
  ...[steps, byLimit, byPlayers, bands, repeated, missing, range, alike, order, spacing],
  ...[schedules, codes, limits, between, damage],
];

export const checkFees = (book: FeeBook): FeeFinding[] => CHECKS.flatMap((check) => check(book));
