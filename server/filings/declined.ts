/** Proposals that another reviewer declined, among what was done with a filing; in order. */

import type { DeclinedProposal } from '../vocabulary/declined-proposal';
import { STEP_RECORDS } from '../vocabulary/life/steps';
import type { NamedAct } from './acts';

export const declinedAmong = (acts: readonly NamedAct[]): DeclinedProposal[] =>
  acts.flatMap(({ act, by }, at) => {
    if (act.act !== 'decline') return [];
    const proposed = acts.slice(0, at).findLast((each) => each.act.act === 'propose');
    const kind = proposed?.act.decision;
    return [
      {
        id: act.id,
        what: kind ? STEP_RECORDS[kind].label : '',
        proposedBy: proposed?.by ?? '',
        by,
        at: act.at,
        reasons: act.text,
      },
    ];
  });
