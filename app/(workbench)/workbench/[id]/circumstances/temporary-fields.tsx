import { Button } from '@/app/components/button';
import { Field, TextArea, TextInput } from '@/app/components/field';
import { plainNameRefused } from '@/rulebooks/names/typed-name';
import type { Temporary } from '@/rulebooks/variant/occasion';
import { LONGEST_CHANGE, MOST_PERIODS } from '@/rulebooks/variant/variant';
import { useModel } from '../model/model';
import { PremisesField } from './premises-field';

const INPUT = 'w-full';

type Further = NonNullable<Temporary['further']>[number];

/** What a notification says beside its first occasion: what changes for players, where, and on which other occasions. */
export function TemporaryFields() {
  const { editing } = useModel();
  const { temporary } = editing.content.circumstances;
  if (!temporary) return null;
  const { further = [], change = '', premises = '' } = temporary;
  const give = (part: Partial<Temporary>) => {
    const next = { ...temporary, ...part };
    const { change: words, premises: place, further: others, ...rest } = next;
    editing.apply({
      kind: 'circumstances',
      part: {
        temporary: {
          ...rest,
          ...(words ? { change: words } : {}),
          ...(place ? { premises: place } : {}),
          ...(others && others.length > 0 ? { further: others } : {}),
        },
      },
    });
  };
  const giveAt = (index: number, part: Partial<Further>) =>
    give({ further: further.map((each, at) => (at === index ? { ...each, ...part } : each)) });
  return (
    <>
      <Field
        label="What changes for players"
        hint="In their words, for the sign: “A zero pays 40 to 1.”"
        problem={change.trim() ? plainNameRefused(change) : undefined}
      >
        {(control) => (
          <TextArea
            {...control}
            className={INPUT}
            rows={2}
            maxLength={LONGEST_CHANGE}
            value={change}
            onChange={(event) => give({ change: event.target.value.replace(/[\r\n]+/g, ' ') })}
            onBlur={editing.closeStep}
          />
        )}
      </Field>
      <PremisesField
        label="Premises of the variation"
        hint="Only where they are not those of the table."
        value={premises}
        onChange={(place) => give({ premises: place })}
        onBlur={editing.closeStep}
      />
      {further.map((each, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two occasions may be equal while they are typed
        <fieldset key={index} className="space-y-2 border-l-2 border-rule pl-3">
          <legend className="text-sm font-medium">Occasion {index + 2}</legend>
          <Field label={`Occasion ${index + 2}`} problem={plainNameRefused(each.occasion)}>
            {(control) => (
              <TextInput
                {...control}
                className={INPUT}
                maxLength={300}
                value={each.occasion}
                onChange={(event) => giveAt(index, { occasion: event.target.value })}
              />
            )}
          </Field>
          {(['from', 'to'] as const).map((end) => (
            <Field
              key={end}
              label={
                end === 'from' ? `First day of occasion ${index + 2}` : `Last day of occasion ${index + 2}`
              }
              problem={
                end === 'to' && each.to < each.from
                  ? 'The last day is before the first. Choose a later one.'
                  : undefined
              }
            >
              {(control) => (
                <TextInput
                  {...control}
                  type="date"
                  className={INPUT}
                  value={each[end]}
                  onChange={(event) => {
                    if (event.target.value) giveAt(index, { [end]: event.target.value });
                  }}
                />
              )}
            </Field>
          ))}
          <PremisesField
            label={`Premises of occasion ${index + 2}`}
            value={each.premises ?? ''}
            onChange={(place) => giveAt(index, { premises: place || undefined })}
          />
          <Button small onClick={() => give({ further: further.filter((_, at) => at !== index) })}>
            Remove occasion {index + 2}
          </Button>
        </fieldset>
      ))}
      {further.length + 1 < MOST_PERIODS ? (
        <Button
          small
          onClick={() =>
            give({ further: [...further, { occasion: '', from: temporary.to, to: temporary.to }] })
          }
        >
          Add an occasion
        </Button>
      ) : null}
    </>
  );
}
