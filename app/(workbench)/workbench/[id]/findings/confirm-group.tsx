'use client';

import { useState } from 'react';
import { Button } from '@/app/components/button';
import { Dialog } from '@/app/components/dialog';
import { Checkbox } from '@/app/components/field';
import { ConfirmingNote, ConfirmingProblems, useConfirming } from './confirming';
import type { DutyGroup } from './duty-groups';

/** One duty, all its clauses, one note: what is left unticked stays open. */
export function ConfirmGroup({ group, onClose }: { group: DutyGroup | null; onClose: () => void }) {
  return group ? <Open key={group.duty} group={group} onClose={onClose} /> : null;
}

function Open({ group, onClose }: { group: DutyGroup; onClose: () => void }) {
  const { title, members } = group;
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const rules = members.map(({ rule }) => rule).filter((rule) => !left.has(rule));
  const confirming = useConfirming(onClose);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={title}
      lead="Read each statement. Untick what you cannot confirm; it stays open."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            kind="primary"
            busy={confirming.busy}
            disabled={rules.length === 0}
            onClick={() => confirming.confirm(rules, `${title}: ${rules.length} confirmed`)}
          >
            {rules.length === 1 ? 'I confirm this one' : `I confirm these ${rules.length}`}
          </Button>
        </>
      }
    >
      <ul className="border-y border-rule">
        {members.map(({ rule, clause, threshold, explanation }) => (
          <li key={rule} className="border-t border-rule py-1.5 first:border-t-0">
            <Checkbox
              label={threshold ?? explanation}
              hint={`Clause ${clause}`}
              checked={!left.has(rule)}
              onChange={(event) => {
                const next = new Set(left);
                if (event.target.checked) next.delete(rule);
                else next.add(rule);
                setLeft(next);
              }}
            />
          </li>
        ))}
      </ul>
      <ConfirmingNote confirming={confirming} goesTo="beside each of these clauses, " />
      <ConfirmingProblems confirming={confirming} />
    </Dialog>
  );
}
