import { Note } from '@/app/components/feedback';
import { Field, TextInput } from '@/app/components/field';
import { Section } from '@/app/components/page-frame';
import { Day } from '@/app/components/time';
import type { EditionWhole } from '@/server/draft-editions/shapes';

type Props = {
  edition: EditionWhole;
  setHead: (head: { edition?: string; validFrom?: string }) => void;
};

/** What it will be called, and from when it applies: parts of its text, so it is tried with them. */
export function EditionHead({ edition: { read, earliest }, setHead }: Props) {
  const early = read !== undefined && read.validFrom < earliest;
  return (
    <Section title="Name and first day">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label="Name of the edition"
          hint="Findings and papers name it so for as long as it is in force, for example “November 2027”."
        >
          {(control) => (
            <TextInput
              {...control}
              key={read?.edition}
              maxLength={120}
              disabled={read === undefined}
              defaultValue={read?.edition}
              onBlur={({ target }) => {
                const typed = target.value.trim();
                if (typed !== '' && typed !== read?.edition) setHead({ edition: typed });
              }}
            />
          )}
        </Field>
        <Field
          label="First day"
          hint={`Not before tomorrow, and after the first day of the edition that it changes. What was decided before stays decided under the rules of its day.`}
        >
          {(control) => (
            <TextInput
              {...control}
              type="date"
              key={read?.validFrom}
              min={earliest}
              disabled={read === undefined}
              defaultValue={read?.validFrom}
              onBlur={({ target }) => {
                const chosen = target.value;
                if (chosen !== '' && chosen !== read?.validFrom) setHead({ validFrom: chosen });
              }}
            />
          )}
        </Field>
        {early ? (
          <Note kind="problem">
            The earliest first day is <Day date={earliest} />.
          </Note>
        ) : null}
      </div>
    </Section>
  );
}
