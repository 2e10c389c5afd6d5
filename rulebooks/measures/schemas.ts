/** What can be measured: the schema of each measure, and what it compares in words. A measure left out of one list does not compile. */
import { z } from 'zod';
import type { MeasureName } from '../terms/measure-names';
import * as beside from './beside/schema';
import * as collection from './collection/schema';
import * as contribution from './contribution/schema';
import * as day from './day/schema';
import * as increments from './increments/schema';
import * as notOffered from './not-offered/schema';
import * as option from './option/schema';
import * as amount from './pays-amount/schema';
import * as approved from './pays-approved/schema';
import * as minimum from './pays-minimum/schema';
import * as row from './pays-row/schema';
import * as schedules from './pays-schedules/schema';
import * as tables from './pays-tables/schema';
import * as percentage from './percentage/schema';
import * as progressives from './progressives/schema';
import * as seed from './seed/schema';
import * as sideWagers from './side-wagers/schema';
import * as stake from './stake/schema';
import * as sums from './sums/schema';
import * as wagers from './wagers/schema';
import * as withinLimits from './within-limits/schema';

/** What the wagers in scope pay, event by event. */
const Pays = z.discriminatedUnion('against', [
  minimum.Part,
  approved.Part,
  tables.Part,
  schedules.Part,
  row.Part,
  amount.Part,
]);

/** What can be breached: `onBreach` of the rule says what that leads to. */
export const Measured = z.discriminatedUnion('measure', [
  Pays,
  option.Part,
  percentage.Part,
  wagers.Part,
  beside.Part,
  sideWagers.Part,
  notOffered.Part,
  progressives.Part,
  day.Part,
  contribution.Part,
  increments.Part,
  seed.Part,
  stake.Part,
  sums.Part,
  withinLimits.Part,
  collection.Part,
]);
export type Measured = z.infer<typeof Measured>;

export type Against = Extract<Measured, { measure: 'pays' }>['against'];
type Alone = Exclude<MeasureName, 'pays'>;

const PAYS: Record<Against, string> = {
  minimum: minimum.compares,
  approved: approved.compares,
  tables: tables.compares,
  schedules: schedules.compares,
  row: row.compares,
  amount: amount.compares,
};

const ALONE: Record<Alone, string> = {
  option: option.compares,
  percentage: percentage.compares,
  wagers: wagers.compares,
  beside: beside.compares,
  'side-wagers': sideWagers.compares,
  'not-offered': notOffered.compares,
  progressives: progressives.compares,
  day: day.compares,
  contribution: contribution.compares,
  increments: increments.compares,
  seed: seed.compares,
  stake: stake.compares,
  sums: sums.compares,
  'within-limits': withinLimits.compares,
  collection: collection.compares,
};

/** What a part compares, on the page of its clause. */
export const measureWords = (part: Measured): string =>
  part.measure === 'pays' ? PAYS[part.against] : ALONE[part.measure];
