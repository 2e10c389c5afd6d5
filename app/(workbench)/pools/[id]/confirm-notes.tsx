'use client';

import { Field, TextInput } from '@/app/components/field';
import type { PoolFinding } from '@/rulebooks/totalisator/own/finding';

/** What a person answers for, as far as the saved version asks it; notes that it no longer asks for can be emptied. */
export function ConfirmNotes({
  findings,
  notes,
  onNotes,
}: {
  findings: PoolFinding[];
  notes: Record<string, string>;
  onNotes: (notes: Record<string, string>) => void;
}) {
  const asked = findings.filter(({ verdict }) => verdict === 'needs-attestation' || verdict === 'confirmed');
  const names = new Set(asked.map(({ of }) => of));
  const stray = Object.keys(notes).filter((of) => !names.has(of) && notes[of] !== '');
  const all = [
    ...asked.map(({ of, pool, explanation }) => ({ of, label: pool ? `${of}, ${pool}` : of, explanation })),
    ...stray.map((of) => ({
      of,
      label: of,
      explanation: 'Nothing in the saved version asks for this. Empty it if saving refuses it.',
    })),
  ];
  if (all.length === 0)
    return <p className="text-sm text-ink-soft">Save pools first: then it says here what to confirm.</p>;
  return (
    <div className="grid max-w-2xl gap-3">
      {all.map(({ of, label, explanation }) => (
        <Field key={of} label={label} hint={explanation}>
          {(control) => (
            <TextInput
              {...control}
              maxLength={500}
              placeholder="By what: a licence, a notice, a letter"
              value={notes[of] ?? ''}
              onChange={({ target }) => onNotes({ ...notes, [of]: target.value })}
            />
          )}
        </Field>
      ))}
    </div>
  );
}
