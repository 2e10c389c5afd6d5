/** The cases of each obligation. For tests. */
import type { Case, CasesOf, Subject } from '../cases/case';
import { cases as absence } from './absence/cases';
import { cases as agreement } from './agreement/cases';
import { cases as balance } from './balance/cases';
import { cases as bankShown } from './bank-shown/cases';
import { cases as confirmation } from './confirmation/cases';
import { cases as consent } from './consent/cases';
import { cases as filedRules } from './filed-rules/cases';
import { cases as industryWish } from './industry-wish/cases';
import { cases as leaflet } from './leaflet/cases';
import { cases as limitShown } from './limit-shown/cases';
import { cases as limitsShown } from './limits-shown/cases';
import { cases as line } from './line/cases';
import { cases as notification } from './notification/cases';
import { cases as ownPaysShown } from './own-pays-shown/cases';
import { cases as paysShown } from './pays-shown/cases';
import type { Owed } from './schemas';
import { cases as tableShown } from './table-shown/cases';
import { cases as trialShown } from './trial-shown/cases';

type PartOf<Name extends Owed['owes']> = Extract<Owed, { owes: Name }>;

const OWED: { [Name in Owed['owes']]: CasesOf<PartOf<Name>> } = {
  line,
  consent,
  notification,
  absence,
  confirmation,
  'pays-shown': paysShown,
  'own-pays-shown': ownPaysShown,
  'table-shown': tableShown,
  'limits-shown': limitsShown,
  'trial-shown': trialShown,
  'limit-shown': limitShown,
  agreement,
  'industry-wish': industryWish,
  'filed-rules': filedRules,
  leaflet,
  balance,
  'bank-shown': bankShown,
};

export function casesOwed<Name extends Owed['owes']>(subject: Subject, part: PartOf<Name>): Case[] {
  const cases: CasesOf<PartOf<Name>> = OWED[part.owes as Name];
  return cases(subject, part);
}
