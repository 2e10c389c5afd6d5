'use client';

import { Checkbox, Field, TextInput } from '@/app/components/field';
import { typedNameRefused } from '@/rulebooks/names/typed-name';
import { dayOf } from '@/rulebooks/spelling/dates';
import {
  consentNames,
  consentOf,
  consentsIn,
  impossibleDate,
  type ReadConsent,
} from '@/rulebooks/variant/consents';
import { printNote } from '@/server/documents/printable';
import { useModel } from '../model/model';

/** Where the next step sends whoever left one without a reference or a date. */
export const CONSENTS = 'consents-on-file';

/** Who agreed, by which letter and when. Everybody whom the game may need is listed, and whoever a file names. */
export function ConsentFields() {
  const { editing, rulebook, game } = useModel();
  const { circumstances } = editing.content;
  const given = consentsIn(circumstances);
  const names = [
    ...new Set([
      rulebook.authority,
      game.proprietor,
      ...game.wagers.map(({ proprietor }) => proprietor),
      ...consentNames(circumstances),
    ]),
  ].filter((name) => name !== undefined);
  const give = (all: ReadConsent[]) =>
    editing.apply({
      kind: 'circumstances',
      part: { consents: all.length === 0 ? undefined : all.map(consentOf) },
    });
  if (names.length === 0) return null;
  return (
    <fieldset id={CONSENTS}>
      <legend className="mb-1 text-sm font-medium">Consents on file</legend>
      {names.map((name) => {
        const consent = given.find((each) => each.name === name);
        const others = given.filter((each) => each.name !== name);
        return (
          <div key={name}>
            <Checkbox
              label={name}
              checked={consent !== undefined}
              onChange={(event) => give(event.target.checked ? [...given, { name, reference: '' }] : others)}
            />
            {consent ? (
              <Letter
                consent={consent}
                onChange={(part) =>
                  give(given.map((each) => (each.name === name ? { ...each, ...part } : each)))
                }
              />
            ) : null}
          </div>
        );
      })}
    </fieldset>
  );
}

/** What makes a consent one that anybody could ask for. */
function Letter({
  consent: { name, reference, date },
  onChange,
}: {
  consent: ReadConsent;
  onChange: (part: Partial<ReadConsent>) => void;
}) {
  const { editing } = useModel();
  const unnamed = reference.trim() === '';
  const impossible = impossibleDate(date, { day: editing.content.day, today: dayOf(new Date()) });
  return (
    <div className="mt-1 mb-3 ml-6 space-y-2">
      <Field
        label="Reference"
        hint={unnamed ? 'Of the letter or contract, for example “PTG-2026-114”.' : printNote(reference)}
        problem={typedNameRefused(reference)}
      >
        {(control) => (
          <TextInput
            {...control}
            aria-label={`Reference of the consent of ${name}`}
            className="h-7 text-sm"
            maxLength={120}
            value={reference}
            data-missing={unnamed || undefined}
            onChange={(event) => onChange({ reference: event.target.value })}
            onBlur={editing.closeStep}
          />
        )}
      </Field>
      <Field label="Date" problem={impossible && `This is ${impossible}. It does not count; correct it.`}>
        {(control) => (
          <TextInput
            {...control}
            type="date"
            aria-label={`Date of the consent of ${name}`}
            className="h-7 text-sm"
            value={date ?? ''}
            data-missing={date === undefined || undefined}
            onChange={(event) => onChange({ date: event.target.value || undefined })}
          />
        )}
      </Field>
    </div>
  );
}
