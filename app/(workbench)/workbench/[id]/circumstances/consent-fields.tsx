'use client';

import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { DocumentFile } from '@/app/(workbench)/document-file';
import { useToday } from '@/app/clock/clock';
import { Button, IconButton } from '@/app/components/button';
import { Checkbox, Field, Select, TextInput } from '@/app/components/field';
import { scopesOf } from '@/rulebooks/evaluation/document-scopes';
import { typedNameRefused } from '@/rulebooks/names/typed-name';
import { partNames } from '@/rulebooks/offer/part-names';
import type { ConsentScope } from '@/rulebooks/variant/consent-schema';
import {
  consentNames,
  consentOf,
  consentsIn,
  expired,
  expiresSoon,
  impossibleDate,
  type ReadConsent,
  sameScope,
  scopeName,
} from '@/rulebooks/variant/consents';
import { ownerOn } from '@/rulebooks/variant/proprietors';
import { printNote } from '@/server/documents/printable';
import { useModel } from '../model/model';
import { ProprietorFields } from './proprietor-fields';

/** Where the next step sends whoever left one without a reference, a date or what it is for. */
export const CONSENTS = 'consents-on-file';

const INPUT = 'h-7 text-sm';

type Numbered = { consent: ReadConsent; index: number };

/** Who agreed, to what, by which letter and until when. Everybody whom the game may need is listed, and whoever a file names. */
export function ConsentFields() {
  const { editing, rulebook, game } = useModel();
  const { circumstances, day } = editing.content;
  const [other, setOther] = useState('');
  const given = consentsIn(circumstances);
  const owned = [
    ...(game.proprietor ? [{ owner: game.proprietor, about: { about: 'game' as const } }] : []),
    ...game.wagers.flatMap(({ id, proprietor }) =>
      proprietor ? [{ owner: proprietor, about: { about: 'wager' as const, wager: id } }] : [],
    ),
  ];
  const { petitioner, sponsor } = circumstances;
  const names = [
    ...new Set([
      rulebook.authority,
      ...owned.map(({ owner }) => ownerOn(circumstances, owner, day)),
      ...(petitioner && sponsor?.trim() ? [sponsor] : []),
      ...consentNames(circumstances),
    ]),
  ];
  const give = (all: ReadConsent[]) =>
    editing.apply({
      kind: 'circumstances',
      part: { consents: all.length === 0 ? undefined : all.map(consentOf) },
    });
  /** A proprietor is asked about what is theirs; what an authority agreed to has to be said. */
  const add = (name: string) =>
    give([
      ...given,
      {
        name,
        reference: '',
        for: owned
          .filter(({ owner }) => ownerOn(circumstances, owner, day) === name)
          .map(({ about }): ConsentScope => about),
      },
    ]);
  const change = (index: number, part: Partial<ReadConsent>) =>
    give(given.map((each, at) => (at === index ? { ...each, ...part } : each)));
  const refused = other.trim() === '' ? undefined : typedNameRefused(other);
  return (
    <fieldset id={CONSENTS} className="min-w-0 space-y-1">
      <legend className="mb-1 text-sm font-medium">Consents on file</legend>
      {names.map((name) => {
        const own = given
          .map((consent, index): Numbered => ({ consent, index }))
          .filter(({ consent }) => consent.name === name);
        return (
          <div key={name}>
            <Checkbox
              label={name}
              checked={own.length > 0}
              onChange={(event) =>
                event.target.checked ? add(name) : give(given.filter((each) => each.name !== name))
              }
            />
            {own.map(({ consent, index }, at) => (
              <Letter
                // biome-ignore lint/suspicious/noArrayIndexKey: two documents may be equal while they are typed
                key={at}
                consent={consent}
                called={at === 0 ? `the consent of ${name}` : `consent ${at + 1} of ${name}`}
                onChange={(part) => change(index, part)}
                onRemove={own.length > 1 ? () => give(given.filter((_, each) => each !== index)) : undefined}
              />
            ))}
            {own.length > 0 ? (
              <Button
                small
                className="mb-3 ml-6"
                aria-label={`Another document of ${name}`}
                icon={<Plus size={14} aria-hidden="true" />}
                onClick={() => add(name)}
              >
                Another document
              </Button>
            ) : null}
          </div>
        );
      })}
      <Field label="Somebody else" hint="Who else gave a document, for example a licensee." problem={refused}>
        {(control) => (
          <div className="flex gap-2">
            <TextInput
              {...control}
              className={INPUT}
              maxLength={120}
              value={other}
              onChange={({ target }) => setOther(target.value)}
            />
            <Button
              small
              disabled={other.trim() === '' || refused !== undefined}
              onClick={() => {
                add(other.trim());
                setOther('');
              }}
            >
              Add
            </Button>
          </div>
        )}
      </Field>
      <ProprietorFields printed={[...new Set(owned.map(({ owner }) => owner))]} />
    </fieldset>
  );
}

/** What makes a consent one that anybody could ask for. `called`: "the consent of Mr Owner". */
function Letter({
  consent,
  called,
  onChange,
  onRemove,
}: {
  consent: ReadConsent;
  called: string;
  onChange: (part: Partial<ReadConsent>) => void;
  onRemove: (() => void) | undefined;
}) {
  const { editing, rulebook } = useModel();
  const { reference, date, expires } = consent;
  const unnamed = reference.trim() === '';
  // Once, so that it does not close while its last letter is deleted.
  const [limited] = useState(() =>
    [consent.premises, consent.table, consent.note].some((each) => each?.trim()),
  );
  const days = { day: editing.content.day, today: useToday(rulebook.id) };
  const impossible = impossibleDate(date, days);
  const ended = expired(consent, days);
  const words = (part: 'premises' | 'table' | 'note', label: string, most: number, hint?: string) => (
    <Field
      label={label}
      hint={printNote(consent[part] ?? '') ?? hint}
      problem={typedNameRefused(consent[part] ?? '')}
    >
      {(control) => (
        <TextInput
          {...control}
          aria-label={`${label}, ${called}`}
          className={INPUT}
          maxLength={most}
          value={consent[part] ?? ''}
          onChange={({ target }) => onChange({ [part]: target.value || undefined })}
          onBlur={editing.closeStep}
        />
      )}
    </Field>
  );
  return (
    <div className="mt-1 mb-3 ml-6 space-y-2">
      <Scopes consent={consent} called={called} onChange={onChange} />
      <Field
        label="Reference"
        hint={unnamed ? 'Of the letter or contract, for example “PTG-2026-114”.' : printNote(reference)}
        problem={typedNameRefused(reference)}
      >
        {(control) => (
          <TextInput
            {...control}
            aria-label={`Reference of ${called}`}
            className={INPUT}
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
            aria-label={`Date of ${called}`}
            className={INPUT}
            value={date ?? ''}
            data-missing={date === undefined || undefined}
            onChange={(event) => onChange({ date: event.target.value || undefined })}
          />
        )}
      </Field>
      <Field
        label="Last day"
        hint={expiresSoon(consent, days) ?? 'Leave it open if it has no end.'}
        problem={ended && `It expired on ${ended} and does not count. Record a new one.`}
      >
        {(control) => (
          <TextInput
            {...control}
            type="date"
            aria-label={`Last day of ${called}`}
            className={INPUT}
            value={expires ?? ''}
            onChange={(event) => onChange({ expires: event.target.value || undefined })}
          />
        )}
      </Field>
      <DocumentFile hash={consent.file} called={called} onChange={(file) => onChange({ file })} />
      <details open={limited}>
        <summary className="cursor-pointer text-sm">Premises, table and note</summary>
        <div className="mt-2 space-y-2">
          {words(
            'premises',
            'Only at these premises',
            200,
            'As under Premises; leave it open if it holds everywhere.',
          )}
          {words('table', 'Only at this table', 120)}
          {words('note', 'Note', 500)}
        </div>
      </details>
      {onRemove ? (
        <Button small icon={<X size={14} aria-hidden="true" />} onClick={onRemove}>
          Remove this document
        </Button>
      ) : null}
    </div>
  );
}

/** What it is for: from a closed list, each part of the game once. */
function Scopes({
  consent: { for: chosen },
  called,
  onChange,
}: {
  consent: ReadConsent;
  called: string;
  onChange: (part: Partial<ReadConsent>) => void;
}) {
  const { editing, rulebook, game } = useModel();
  const parts = partNames(game, editing.content);
  const open = scopesOf(rulebook, game, editing.content).filter(
    (scope) => !(chosen ?? []).some((each) => sameScope(each, scope)),
  );
  const lacks = chosen === undefined || chosen.length === 0;
  return (
    <div>
      {(chosen ?? []).map((scope) => {
        const name = scopeName(scope, parts);
        return (
          <p key={JSON.stringify(scope)} className="flex items-center justify-between gap-2 text-sm">
            <span>For {name}</span>
            <IconButton
              label={`Not for ${name}, ${called}`}
              className="size-7"
              onClick={() => onChange({ for: (chosen ?? []).filter((each) => !sameScope(each, scope)) })}
            >
              <X size={14} aria-hidden="true" />
            </IconButton>
          </p>
        );
      })}
      <Field
        label={lacks ? 'What it is for' : 'And for'}
        problem={
          chosen === undefined
            ? 'It does not say what it is for. Choose the parts of the game that it names.'
            : chosen.length === 0
              ? 'It counts for nothing yet. Choose the parts of the game that it names.'
              : undefined
        }
      >
        {(control) => (
          <Select
            {...control}
            aria-label={`What ${called} is for`}
            className={INPUT}
            value=""
            data-missing={lacks || undefined}
            onChange={({ target }) => {
              const scope = open[Number(target.value)];
              if (target.value !== '' && scope) onChange({ for: [...(chosen ?? []), scope] });
            }}
          >
            <option value="">Choose</option>
            {open.map((scope, index) => (
              <option key={JSON.stringify(scope)} value={index}>
                {scopeName(scope, parts)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  );
}
