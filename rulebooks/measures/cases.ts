/** The cases of each measure. For tests. */
import type { Case, CasesOf, Subject } from '../cases/case';
import { cases as beside } from './beside/cases';
import { cases as collection } from './collection/cases';
import { cases as contribution } from './contribution/cases';
import { cases as day } from './day/cases';
import { cases as increments } from './increments/cases';
import { cases as notOffered } from './not-offered/cases';
import { cases as option } from './option/cases';
import { cases as amount } from './pays-amount/cases';
import { cases as approved } from './pays-approved/cases';
import { cases as minimum } from './pays-minimum/cases';
import { cases as row } from './pays-row/cases';
import { cases as schedules } from './pays-schedules/cases';
import { cases as tables } from './pays-tables/cases';
import { cases as percentage } from './percentage/cases';
import { cases as progressives } from './progressives/cases';
import type { Against, Measured } from './schemas';
import { cases as seed } from './seed/cases';
import { cases as sideWagers } from './side-wagers/cases';
import { cases as stake } from './stake/cases';
import { cases as sums } from './sums/cases';
import { cases as wagers } from './wagers/cases';
import { cases as withinLimits } from './within-limits/cases';

type PartOf<Name extends Measured['measure']> = Extract<Measured, { measure: Name }>;
type Pays<Name extends Against> = Extract<Measured, { against: Name }>;

const PAYS: { [Name in Against]: CasesOf<Pays<Name>> } = {
  minimum,
  approved,
  tables,
  schedules,
  row,
  amount,
};

function pays<Name extends Against>(subject: Subject, part: Pays<Name>): Case[] {
  const cases: CasesOf<Pays<Name>> = PAYS[part.against as Name];
  return cases(subject, part);
}

const MEASURES: { [Name in Measured['measure']]: CasesOf<PartOf<Name>> } = {
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

export function casesMeasured<Name extends Measured['measure']>(
  subject: Subject,
  part: PartOf<Name>,
): Case[] {
  const cases: CasesOf<PartOf<Name>> = MEASURES[part.measure as Name];
  return cases(subject, part);
}
