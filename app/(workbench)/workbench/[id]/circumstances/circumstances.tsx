'use client';

import { useToday } from '@/app/clock/clock';
import { TextLink } from '@/app/components/button';
import { Checkbox, Field, Select, TextInput } from '@/app/components/field';
import { plainNameRefused, typedNameRefused } from '@/rulebooks/names/typed-name';
import { shownMoney } from '@/rulebooks/spelling/money';
import { declaredRanges } from '@/rulebooks/variant/limits';
import { lacksOccasion } from '@/rulebooks/variant/occasion';
import { beginsTooSoon, firstDayFor } from '@/rulebooks/variant/planned-days';
import type { Circumstances as Facts } from '@/rulebooks/variant/variant';
import { printNote } from '@/server/documents/printable';
import { metersInWords } from '../../draft/meters';
import { Fold } from '../frames/fold';
import { useModel } from '../model/model';
import { ConsentFields } from './consent-fields';
import { FilingFields } from './filing-fields';
import { Limits } from './limits-fields';
import { PremisesField } from './premises-field';
import { TemporaryFields } from './temporary-fields';

const INPUT = 'h-7 text-sm';

/** Where the papers send whoever left the limits open. */
export const LIMITS = 'limits-of-the-table';

/** Where the papers send whoever named nobody for questions. */
export const CONTACT = 'contact-for-questions';

const WRITTEN = [
  { name: 'contact', label: 'Contact for questions', most: 200 },
  { name: 'elsewhere', label: 'Other jurisdictions that offer it', most: 300 },
] as const;

/** Where the next step sends whoever has to change the days of a trial or of a variation. */
export const PLAN = 'trial-and-variation';

/** Facts that no calculation can find. What is left open here is "not assessed" in the findings. */
export function Circumstances() {
  const { editing, locked, verdict, live } = useModel();
  const { circumstances } = editing.content;
  const give = (part: Partial<Facts>) => editing.apply({ kind: 'circumstances', part });
  // Problems with a meter are shown beside its pay table.
  const wrong = live.problems.some(
    ({ field }) => field && /^circumstances\.(?!progressive|meters)/.test(field),
  );
  const { limits } = circumstances;
  const reversed = !!limits && declaredRanges(limits).some(({ minimum, maximum }) => minimum > maximum);
  return (
    <Fold
      title="Circumstances"
      holds={holds(circumstances)}
      open={verdict === 'not-assessed' || wrong || reversed}
    >
      <fieldset disabled={locked} className="min-w-0 space-y-3">
        <legend className="sr-only">Circumstances</legend>
        <div id={LIMITS}>
          <Limits />
        </div>
        <Field label="Equipment">
          {(control) => (
            <Select
              {...control}
              className={INPUT}
              value={circumstances.automated === undefined ? '' : circumstances.automated ? 'yes' : 'no'}
              onChange={(event) =>
                give({ automated: event.target.value === '' ? undefined : event.target.value === 'yes' })
              }
            >
              <option value="">Not stated</option>
              <option value="no">Not automated</option>
              <option value="yes">Fully or partly automated</option>
            </Select>
          )}
        </Field>
        <PremisesField
          label="Premises"
          hint={printNote(circumstances.premises ?? '')}
          value={circumstances.premises ?? ''}
          onChange={(value) => give({ premises: value === '' ? undefined : value })}
          onBlur={editing.closeStep}
        />
        {WRITTEN.map(({ name, label, most }) => (
          <div key={name} id={name === 'contact' ? CONTACT : undefined}>
            <Field
              label={label}
              hint={printNote(circumstances[name] ?? '')}
              problem={(name === 'elsewhere' ? typedNameRefused : plainNameRefused)(
                circumstances[name] ?? '',
              )}
            >
              {(control) => (
                <TextInput
                  {...control}
                  className={INPUT}
                  maxLength={most}
                  value={circumstances[name] ?? ''}
                  onChange={(event) =>
                    give({ [name]: event.target.value === '' ? undefined : event.target.value })
                  }
                  onBlur={editing.closeStep}
                />
              )}
            </Field>
          </div>
        ))}
        <Meters />
        <div id={PLAN} className="space-y-3">
          <Period name="trial" label="Offered as a trial" />
          <Period name="temporary" label="Temporary local variation" />
        </div>
        <ConsentFields />
        <FilingFields />
      </fieldset>
    </Fold>
  );
}

/** The terms of a meter are typed beside the figures that follow from them. */
function Meters() {
  const { game, select, setTab } = useModel();
  const listed = game.wagers.filter(({ progressive }) => progressive);
  if (listed.length === 0) return null;
  return (
    <div>
      <p className="mb-1 text-sm font-medium">Terms of the meter</p>
      <ul className="space-y-1">
        {listed.map(({ id, label }) => (
          <li key={id}>
            <button
              type="button"
              className="min-h-6 text-left text-sm underline decoration-rule-strong underline-offset-2 hover:text-accent"
              onClick={() => {
                setTab('pay-tables');
                select(id);
              }}
            >
              {label}, below its pay table
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What is given so far, in a few words. */
function holds(facts: Facts): string {
  const { limits, automated, premises, trial, temporary, consents } = facts;
  const given = [
    limits
      ? `${shownMoney(limits.minimum, limits.currency)} to ${shownMoney(limits.maximum, limits.currency)}`
      : 'no limits given',
    automated === undefined ? 'equipment not stated' : automated ? 'automated' : undefined,
    premises,
    metersInWords(facts),
    trial ? 'trial' : undefined,
    temporary ? 'temporary' : undefined,
    consents ? 'consents on file' : undefined,
  ];
  return given.filter(Boolean).join(', ');
}

/** Dates of a trial or of a temporary variation; the second has an occasion too. */
function Period({ name, label }: { name: 'trial' | 'temporary'; label: string }) {
  const { editing, locked, draft } = useModel();
  const { content } = editing;
  const period = content.circumstances[name];
  const today = useToday(draft.variant.rulebook);
  const set = (part: { from?: string; to?: string; occasion?: string; premises?: string }) => {
    const from = part.from || period?.from || firstDayFor(name, content.day, today);
    const to = part.to || period?.to || from;
    if (name === 'trial') {
      const { premises: stated = '', joins } = content.circumstances.trial ?? {};
      const premises = part.premises ?? stated;
      editing.apply({
        kind: 'circumstances',
        part: { trial: { from, to, ...(premises !== '' && { premises }), ...(joins && { joins }) } },
      });
    } else {
      const { temporary } = content.circumstances;
      const occasion = part.occasion ?? temporary?.occasion ?? '';
      editing.apply({ kind: 'circumstances', part: { temporary: { ...temporary, occasion, from, to } } });
    }
  };
  const dayProblem = (end: 'from' | 'to'): string | undefined => {
    if (!period || locked) return undefined;
    if (end === 'to')
      return period.to < period.from ? 'The last day is before the first. Choose a later one.' : undefined;
    if (!beginsTooSoon(name, period.from, today)) return undefined;
    return name === 'trial'
      ? 'This day is past. Choose today or a later one.'
      : 'A notification comes before the first day. Choose a day after today.';
  };
  return (
    <div>
      <Checkbox
        label={label}
        checked={period !== undefined}
        onChange={(event) =>
          event.target.checked
            ? set({})
            : editing.apply({ kind: 'circumstances', part: { [name]: undefined } })
        }
      />
      {period ? (
        <div className="mt-1 ml-6 space-y-2">
          {name === 'temporary' ? (
            <Field
              label="Occasion"
              hint={printNote(content.circumstances.temporary?.occasion ?? '')}
              problem={
                lacksOccasion(content.circumstances)
                  ? 'Name the occasion, for example “Winter Fair”. The notices need it.'
                  : plainNameRefused(content.circumstances.temporary?.occasion ?? '')
              }
            >
              {(control) => (
                <TextInput
                  {...control}
                  className={INPUT}
                  maxLength={300}
                  value={content.circumstances.temporary?.occasion ?? ''}
                  onChange={(event) => set({ occasion: event.target.value })}
                />
              )}
            </Field>
          ) : null}
          {(['from', 'to'] as const).map((end) => (
            <Field key={end} label={end === 'from' ? 'First day' : 'Last day'} problem={dayProblem(end)}>
              {(control) => (
                <TextInput
                  {...control}
                  type="date"
                  className={INPUT}
                  value={period[end]}
                  onChange={(event) => {
                    if (event.target.value) set({ [end]: event.target.value });
                  }}
                />
              )}
            </Field>
          ))}
          {name === 'temporary' ? <TemporaryFields /> : null}
          {name === 'trial' && content.circumstances.trial?.joins ? (
            <p className="text-sm">
              Joins the trial{' '}
              <TextLink href={`/r/${content.circumstances.trial.joins}`}>
                {content.circumstances.trial.joins}
              </TextLink>
              , within whose days it has to stay.
            </p>
          ) : null}
          {name === 'trial' ? (
            <PremisesField
              label="Premises of the trial"
              hint="Only where they are not those of the table."
              value={content.circumstances.trial?.premises ?? ''}
              onChange={(premises) => set({ premises })}
              onBlur={editing.closeStep}
            />
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
