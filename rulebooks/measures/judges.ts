/** The judge of each measure. */
import type { Checked, Judge, Ruling, Situation } from '../judging/situation';
import { judge as beside } from './beside/judge';
import { judge as collection } from './collection/judge';
import { judge as contribution } from './contribution/judge';
import { judge as day } from './day/judge';
import { judge as increments } from './increments/judge';
import { judge as notOffered } from './not-offered/judge';
import { judge as option } from './option/judge';
import { judge as amount } from './pays-amount/judge';
import { judge as approved } from './pays-approved/judge';
import { judge as minimum } from './pays-minimum/judge';
import { judge as row } from './pays-row/judge';
import { judge as schedules } from './pays-schedules/judge';
import { judge as tables } from './pays-tables/judge';
import { judge as percentage } from './percentage/judge';
import { judge as progressives } from './progressives/judge';
import type { Against, Measured } from './schemas';
import { judge as seed } from './seed/judge';
import { judge as sideWagers } from './side-wagers/judge';
import { judge as stake } from './stake/judge';
import { judge as sums } from './sums/judge';
import { judge as wagers } from './wagers/judge';
import { judge as withinLimits } from './within-limits/judge';

type PartOf<Name extends Measured['measure']> = Extract<Measured, { measure: Name }>;
type Pays<Name extends Against> = Extract<Measured, { against: Name }>;

const PAYS: { [Name in Against]: Judge<Checked, Pays<Name>> } = {
  minimum,
  approved,
  tables,
  schedules,
  row,
  amount,
};

function pays<Name extends Against>(situation: Situation, rule: Checked, part: Pays<Name>): Ruling[] {
  const judge: Judge<Checked, Pays<Name>> = PAYS[part.against as Name];
  return judge(situation, rule, part);
}

const MEASURES: { [Name in Measured['measure']]: Judge<Checked, PartOf<Name>> } = {
  pays,
  option,
  percentage,
  wagers,
  beside,
  'side-wagers': sideWagers,
  'not-offered': notOffered,
  progressives,
  day,
  contribution,
  increments,
  seed,
  stake,
  sums,
  'within-limits': withinLimits,
  collection,
};

export function measured<Name extends Measured['measure']>(
  situation: Situation,
  rule: Checked,
  part: PartOf<Name>,
): Ruling[] {
  const judge: Judge<Checked, PartOf<Name>> = MEASURES[part.measure as Name];
  return judge(situation, rule, part);
}
