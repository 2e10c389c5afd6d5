'use client';

import { DocumentFile } from '@/app/(workbench)/document-file';
import { useToday } from '@/app/clock/clock';
import { Checkbox, Field, TextInput } from '@/app/components/field';
import { typedNameRefused } from '@/rulebooks/names/typed-name';
import { impossibleDate } from '@/rulebooks/variant/consents';
import type { Transfer } from '@/rulebooks/variant/variant';
import { useModel } from '../model/model';

const INPUT = 'h-7 text-sm';
const PARTS = [
  { part: 'name', label: 'Now owned by' },
  { part: 'reference', label: 'Document that shows it' },
] as const;

/** Who owns today what the rulebook says belongs to somebody else. */
export function ProprietorFields({ printed }: { printed: string[] }) {
  const { editing, rulebook } = useModel();
  const { circumstances, day } = editing.content;
  const today = useToday(rulebook.id);
  const all = circumstances.proprietors ?? [];
  const give = (proprietors: Transfer[]) =>
    editing.apply({
      kind: 'circumstances',
      part: { proprietors: proprietors.length === 0 ? undefined : proprietors },
    });
  return printed.map((was) => {
    const transfer = all.find((each) => each.was === was);
    const set = (part: Partial<Transfer>) =>
      give(all.map((each) => (each.was === was ? { ...each, ...part } : each)));
    const impossible = transfer && impossibleDate(transfer.since, { day, today });
    return (
      <div key={was}>
        <Checkbox
          label={`${was} no longer owns it`}
          checked={transfer !== undefined}
          onChange={({ target }) =>
            give(
              target.checked
                ? [...all, { was, name: '', reference: '' }]
                : all.filter((each) => each.was !== was),
            )
          }
        />
        {transfer ? (
          <div className="mt-1 mb-3 ml-6 space-y-2">
            {PARTS.map(({ part, label }) => (
              <Field key={part} label={label} problem={typedNameRefused(transfer[part])}>
                {(control) => (
                  <TextInput
                    {...control}
                    aria-label={`${label}, in place of ${was}`}
                    className={INPUT}
                    maxLength={120}
                    value={transfer[part]}
                    data-missing={transfer[part].trim() === '' || undefined}
                    onChange={({ target }) => set({ [part]: target.value })}
                    onBlur={editing.closeStep}
                  />
                )}
              </Field>
            ))}
            <Field
              label="Since"
              problem={impossible && `This is ${impossible}. It does not count; correct it.`}
            >
              {(control) => (
                <TextInput
                  {...control}
                  type="date"
                  aria-label={`Since when, in place of ${was}`}
                  className={INPUT}
                  value={transfer.since ?? ''}
                  data-missing={transfer.since === undefined || undefined}
                  onChange={({ target }) => set({ since: target.value || undefined })}
                />
              )}
            </Field>
            <DocumentFile
              hash={transfer.file}
              called={`the proof that ${was} no longer owns it`}
              onChange={(file) => set({ file })}
            />
          </div>
        ) : null}
      </div>
    );
  });
}
