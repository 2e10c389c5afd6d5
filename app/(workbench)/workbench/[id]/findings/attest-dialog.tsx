'use client';

import { Button } from '@/app/components/button';
import { Dialog } from '@/app/components/dialog';
import { Moment } from '@/app/components/time';
import type { Finding } from '@/rulebooks/findings/finding';
import { VERDICT_WORDS } from '@/rulebooks/findings/verdict-words';
import { useModel } from '../model/model';
import { ConfirmingNote, ConfirmingProblems, useConfirming } from './confirming';

/** A person confirms what no calculation can show. */
export function AttestDialog({ finding, onClose }: { finding: Finding | null; onClose: () => void }) {
  return finding ? <Open key={finding.rule} finding={finding} onClose={onClose} /> : null;
}

function Open({ finding, onClose }: { finding: Finding; onClose: () => void }) {
  const { draft } = useModel();
  const confirming = useConfirming(onClose);
  const given = draft.variant.attestations[finding.rule];
  const confirmed = finding.verdict === 'confirmed' ? given : undefined;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={`Clause ${finding.clause}`}
      lead={VERDICT_WORDS[confirmed ? 'confirmed' : 'needs-attestation'].word}
      footer={
        confirmed ? (
          <Button kind="danger" busy={confirming.busy} onClick={() => confirming.withdraw([finding.rule])}>
            Withdraw the confirmation
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button
              kind="primary"
              busy={confirming.busy}
              onClick={() => confirming.confirm([finding.rule], `Clause ${finding.clause} is confirmed`)}
            >
              I confirm this
            </Button>
          </>
        )
      }
    >
      <p className="text-lg">{finding.threshold ? `“${finding.threshold}”` : finding.explanation}</p>
      {given ? (
        <p className="mt-3 text-sm text-ink-soft">
          {confirmed ? '' : 'Confirmed before a change: '}
          {given.by}, <Moment at={given.at} />
          {given.note ? `: ${given.note}` : ''}
        </p>
      ) : null}
      {confirmed ? null : <ConfirmingNote confirming={confirming} goesTo="" />}
      <ConfirmingProblems confirming={confirming} />
    </Dialog>
  );
}
