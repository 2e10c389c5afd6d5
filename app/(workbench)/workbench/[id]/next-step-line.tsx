'use client';

import { ArrowRight } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { Button } from '@/app/components/button';
import type { NextStep } from '../draft/next-step';
import { PLAN } from './circumstances/circumstances';
import { CONSENTS } from './circumstances/consent-fields';
import { FINDINGS } from './findings/findings-panel';
import { focusSoon } from './frames/focus-soon';
import { type DraftModel, type Model, useModel } from './model/model';
import { USUAL } from './model/use-start-analysis';
import { CELL } from './pays/pay-cell';

export const DATE = 'date-of-the-rules';
export const NEXT = 'next-step';

/** Does what the button says, and shows where. */
export function useTakeStep(model: DraftModel): (step: NextStep) => void {
  const router = useRouter();
  return (step) => {
    if (step.wager) model.select(step.wager);
    switch (step.action) {
      case 'date':
        focusSoon(`#${DATE}`);
        return;
      case 'offer':
        model.setTab('pay-tables');
        focusSoon('[data-offer]');
        return;
      case 'cell':
        model.setTab('pay-tables');
        focusSoon('main [aria-invalid]', `[${CELL}]`);
        return;
      case 'input':
        model.setTab('pay-tables');
        focusSoon('main details [aria-invalid]');
        return;
      case 'consents':
        model.setTab('pay-tables');
        focusSoon(`#${CONSENTS} [data-missing]`);
        return;
      case 'circumstances':
        model.setTab('pay-tables');
        focusSoon(`#${PLAN} [aria-invalid]`, `#${PLAN} input`);
        return;
      case 'solving':
        model.setTab('pay-tables');
        return;
      case 'findings':
        model.setVerdict(step.verdict ?? null);
        model.setTab('pay-tables');
        focusSoon(`#${FINDINGS}`);
        return;
      case 'analyse':
        model.setTab('analysis');
        void model.analysing.run(USUAL);
        return;
      case 'watch':
        model.setTab('analysis');
        return;
      case 'freeze':
        model.setTab('papers');
        model.setFreezing(true);
        return;
      case 'submission':
        if (model.draft.submission) router.push(`/submissions/${model.draft.submission.id}`);
    }
  };
}

/** The step only shows something that is already on the screen. */
const isThere = ({ next, tab, view }: Model): boolean =>
  (next.action === 'watch' && tab === 'analysis') ||
  (next.action === 'solving' && tab === 'pay-tables' && view.wager.id === next.wager);

/** What happens next: one sentence, and a button that does it. */
export function NextStepLine() {
  const model = useModel();
  const take = useTakeStep(model);
  return (
    <p className="flex min-w-0 grow items-center gap-x-3 gap-y-1 pb-1.5 text-sm lg:justify-end">
      <span className="min-w-0 text-balance lg:text-right">
        <span className="font-medium">Next: </span>
        <span id={NEXT}>{model.next.says}</span>
      </span>
      {isThere(model) ? null : (
        <Button
          small
          busy={model.analysing.starting}
          icon={<ArrowRight size={14} aria-hidden="true" />}
          onClick={() => take(model.next)}
        >
          {model.next.label}
        </Button>
      )}
    </p>
  );
}
