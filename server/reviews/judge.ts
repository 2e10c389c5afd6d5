/** A reviewer accepts or overrules one finding. It stays between reviewers until they decide; the finding stays as computed. */
import { randomUUID } from 'node:crypto';
import type { MemberContext } from '../access/context';
import { isDamaged } from '../db/schema/json';
import { type Answer, notFound, refuse } from '../problems/problem';
import { allows, forbidden, type Moved, move } from '../submissions/steps/move';
import { latestOf } from '../submissions/stored/judged';
import { insertJudgement, judgementsOf } from '../submissions/stored/judgements';
import type { JudgementKind } from '../vocabulary/judgement';
import { isEnded } from '../vocabulary/life/states';

export type JudgementInput = { id: string; finding: number; says: JudgementKind; reasons: string };

export const judge = (context: MemberContext, input: JudgementInput): Promise<Answer<Moved>> =>
  move(context, { id: input.id }, async ({ submission, state, at }, tx) => {
    if (!allows(state, 'ask') || isEnded(state)) return forbidden(state, 'reviewed rule by rule');
    const found = isDamaged(submission.findings) ? undefined : submission.findings[input.finding];
    if (!found) return notFound('finding');
    const { finding, says, reasons } = input;
    if (says === 'overruled' && !reasons)
      return refuse('decision-incomplete', 'Give the reasons. They are sealed with the decision.', {
        field: 'reasons',
      });
    const before = latestOf(await judgementsOf(tx, submission.id)).get(finding);
    if (says === 'reopened' && !before)
      return refuse('state-forbids', 'Nobody has accepted or overruled this finding. Reload the submission.');
    const id = randomUUID();
    await insertJudgement(tx, {
      id,
      submissionId: submission.id,
      finding,
      by: context.member.id,
      at,
      says,
      reasons,
    });
    return {
      ok: true,
      value: {
        step: 'stay',
        kind: 'finding-judged',
        data: { judgement: id, rule: found.rule, finding, says, reasons },
        concerns: context.member.organisation,
      },
    };
  });
