'use client';

import { useQuery } from '@tanstack/react-query';
import { Note, Skeleton } from '@/app/components/feedback';
import { Checkbox, Field, Select, TextArea, TextInput } from '@/app/components/field';
import { useTRPC } from '@/app/trpc/client';
import { sentenceOf } from '@/app/trpc/problems';
import { familySpecs } from '@/rulebooks/offer/filed-game';
import type { FiledWager } from '@/rulebooks/variant/filed-game';
import type { FamilyChoice, FamilySetting } from '@/server/rulebooks/families';
import { useDraftModel } from '../model/model';
import { newWagerId, useFiled } from './use-filed';

/** The family over which wagers are: its settings, and which of its wagers the game has. */
export function FamilyFields() {
  const trpc = useTRPC();
  const { filed, give, locked } = useFiled();
  const families = useQuery(trpc.rulebooks.families.queryOptions());
  if (families.isError) return <Note kind="problem">{sentenceOf(families.error)}</Note>;
  if (!families.data) return <Skeleton lines={2} />;
  const chosen = families.data.find(({ id }) => id === filed.family);
  const own = Object.fromEntries(
    Object.entries(filed.wagers).filter(([, wager]) => wager.wager === undefined),
  );
  return (
    <div className="space-y-4">
      <Field
        label="Family"
        hint="A kind of game that is counted exactly here. Its wagers have exact edges and a witness."
        className="max-w-md"
      >
        {(control) => (
          <Select
            {...control}
            disabled={locked}
            value={filed.family ?? ''}
            onChange={({ target }) => {
              const next = families.data.find(({ id }) => id === target.value);
              const { family: _, ...rest } = filed;
              give({ ...rest, family: next?.id, parameters: next?.start ?? {}, wagers: own });
            }}
          >
            <option value="">None: every wager has counts of our own</option>
            {families.data.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {chosen ? (
        <>
          {chosen.settings.length > 0 ? (
            <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
              {chosen.settings.map((setting) => (
                <Setting key={setting.name} setting={setting} />
              ))}
            </div>
          ) : null}
          <FamilyWagers family={chosen} />
        </>
      ) : null}
    </div>
  );
}

function Setting({ setting }: { setting: FamilySetting }) {
  const { filed, give, locked, closeStep } = useFiled();
  const { live } = useDraftModel();
  const { name, label, explains, kind, values = [], least, most } = setting;
  const value = filed.parameters[name];
  const problem = live.problems.find(({ field }) => field?.startsWith(`filed.parameters.${name}`))?.message;
  const set = (next: unknown) =>
    give({ parameters: { ...filed.parameters, [name]: next } }, `setting ${name}`);
  return (
    <Field label={label} hint={explains} problem={problem}>
      {(control) =>
        kind === 'choice' ? (
          <Select
            {...control}
            disabled={locked}
            value={String(value ?? '')}
            onChange={({ target }) => set(values.find((each) => String(each.value) === target.value)?.value)}
          >
            {values.map((each) => (
              <option key={String(each.value)} value={String(each.value)}>
                {each.label}
              </option>
            ))}
          </Select>
        ) : kind === 'number' ? (
          <TextInput
            {...control}
            type="number"
            min={least}
            max={most}
            readOnly={locked}
            value={typeof value === 'number' ? value : ''}
            onChange={({ target }) => set(target.value === '' ? undefined : Number(target.value))}
            onBlur={closeStep}
          />
        ) : (
          <TextArea
            {...control}
            rows={3}
            readOnly={locked}
            className="font-mono text-xs"
            defaultValue={value === undefined ? '' : JSON.stringify(value)}
            onBlur={({ target }) => {
              try {
                set(target.value.trim() === '' ? undefined : JSON.parse(target.value));
              } catch {
                set(target.value);
              }
              closeStep();
            }}
          />
        )
      }
    </Field>
  );
}

/** Where the player decides, all wagers settle together: one is taken with the others. */
function FamilyWagers({ family }: { family: FamilyChoice }) {
  const { filed, add, remove, locked } = useFiled();
  const specs = familySpecs(filed);
  const takenBy = (name: string) => Object.entries(filed.wagers).filter(([, wager]) => wager.wager === name);
  const take = (names: readonly string[]) => {
    let next = filed;
    for (const spec of specs.filter(({ id }) => names.includes(id) && takenBy(id).length === 0)) {
      const wager: FiledWager = { label: spec.label, explains: '', side: false, wager: spec.id };
      const id = Object.hasOwn(next.wagers, spec.id) ? newWagerId(next) : spec.id;
      next = { ...next, wagers: { ...next.wagers, [id]: wager } };
    }
    add(next.wagers);
  };
  const together = (name: string) => (family.decides ? specs.map(({ id }) => id) : [name]);
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-medium">Wagers of the family</legend>
      <p className="mb-2 text-xs text-ink-soft">
        {family.decides
          ? 'They settle together, with decisions between them, so all of them are taken.'
          : 'Take those that the game has. Others are written on the Pay tables tab, as rows over what is dealt.'}
      </p>
      <div className="grid gap-1 sm:grid-cols-2 lg:grid-cols-3">
        {specs.map(({ id, label }) => (
          <Checkbox
            key={id}
            label={label}
            disabled={locked}
            checked={takenBy(id).length > 0}
            onChange={({ target }) =>
              target.checked
                ? take(together(id))
                : remove(together(id).flatMap((name) => takenBy(name).map(([key]) => key)))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
