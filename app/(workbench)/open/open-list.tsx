'use client';

import { CircleAlert, CircleDashed, Info } from 'lucide-react';
import { classes } from '@/app/components/classes';
import { Checkbox } from '@/app/components/field';
import { isAlarmCode, type OpenCode, type Severity } from '@/rulebooks/findings/open-codes';
import { ACKNOWLEDGED, type OpenGroup } from '@/rulebooks/findings/open-groups';
import { type Details, detailsOf } from './details';

const SEVERITY_WORDS: Record<Severity, string> = {
  blocks: 'Missing',
  settle: 'To be settled',
  advice: 'For your information',
};

export function SeverityIcon({ group: { code, severity } }: { group: OpenGroup }) {
  const Icon = severity === 'advice' ? Info : isAlarmCode(code) ? CircleAlert : CircleDashed;
  return (
    <Icon
      size={16}
      role="img"
      aria-label={SEVERITY_WORDS[severity]}
      className={classes(
        'mt-0.5 shrink-0',
        severity === 'advice' ? 'text-ink-faint' : isAlarmCode(code) ? 'text-breach' : 'text-consent',
      )}
    />
  );
}

const MOST = 6;

function Sentences({
  details: { items, above } = { items: [], above: 0 },
}: {
  details: Details | undefined;
}) {
  if (items.length === 0) return null;
  return (
    <ul className="mt-0.5 list-disc space-y-0.5 pl-4 text-xs text-ink-soft">
      {items.slice(0, MOST).map(({ says, clause }) => (
        <li key={`${clause} ${says}`}>
          {clause ? <span className="figures">§ {clause}: </span> : null}
          {says}
        </li>
      ))}
      {items.length > MOST ? <li>and {items.length - MOST} more</li> : null}
      {above > 0 ? <li>and {above} of those above</li> : null}
    </ul>
  );
}

/** What is open, each kind in a sentence, with the sentences of what leads to it. */
export function OpenList({ open, details = true }: { open: readonly OpenGroup[]; details?: boolean }) {
  const each = detailsOf(open);
  return (
    <ul className="space-y-2 text-sm">
      {open.map((group, index) => (
        <li key={group.code} className="flex gap-2">
          <SeverityIcon group={group} />
          <div className="min-w-0">
            <p className={isAlarmCode(group.code) ? 'font-medium text-breach' : 'font-medium'}>
              {group.says}
            </p>
            {details ? <Sentences details={each[index]} /> : null}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Acknowledged by whoever goes on with something open. */
export function Acknowledge({
  codes,
  given,
  onGive,
}: {
  codes: readonly OpenCode[];
  given: boolean;
  onGive: (given: boolean) => void;
}) {
  if (codes.length === 0) return null;
  return (
    <Checkbox
      label={`${ACKNOWLEDGED}. It is recorded with my name.`}
      checked={given}
      onChange={(event) => onGive(event.target.checked)}
    />
  );
}
