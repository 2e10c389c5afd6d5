/** The judge of each obligation. */
import type { Judge, Ruling, Situation } from '../judging/situation';
import type { Asking } from '../terms/rule';
import { judge as absence } from './absence/judge';
import { judge as agreement } from './agreement/judge';
import { judge as balance } from './balance/judge';
import { judge as bankShown } from './bank-shown/judge';
import { judge as confirmation } from './confirmation/judge';
import { judge as consent } from './consent/judge';
import { judge as filedRules } from './filed-rules/judge';
import { judge as industryWish } from './industry-wish/judge';
import { judge as leaflet } from './leaflet/judge';
import { judge as limitShown } from './limit-shown/judge';
import { judge as limitsShown } from './limits-shown/judge';
import { judge as line } from './line/judge';
import { judge as notification } from './notification/judge';
import { judge as ownPaysShown } from './own-pays-shown/judge';
import { judge as paysShown } from './pays-shown/judge';
import type { Owed } from './schemas';
import { judge as tableShown } from './table-shown/judge';
import { judge as trialShown } from './trial-shown/judge';

type PartOf<Name extends Owed['owes']> = Extract<Owed, { owes: Name }>;

const OWED: { [Name in Owed['owes']]: Judge<Asking, PartOf<Name>> } = {
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

export function owed<Name extends Owed['owes']>(
  situation: Situation,
  rule: Asking,
  part: PartOf<Name>,
): Ruling[] {
  const judge: Judge<Asking, PartOf<Name>> = OWED[part.owes as Name];
  return judge(situation, rule, part);
}
