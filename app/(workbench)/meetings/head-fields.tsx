import { Field, TextInput } from '@/app/components/field';

export type MeetingHead = { name: string; venue: string; day: string };

export function HeadFields({
  head,
  onHead,
  problems = {},
}: {
  head: MeetingHead;
  onHead: (head: MeetingHead) => void;
  problems?: Partial<Record<keyof MeetingHead, string | undefined>> | undefined;
}) {
  return (
    <div className="grid items-start gap-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,2fr)_auto]">
      <Field label="Name" required problem={problems.name}>
        {(control) => (
          <TextInput
            {...control}
            maxLength={120}
            value={head.name}
            onChange={({ target }) => onHead({ ...head, name: target.value })}
          />
        )}
      </Field>
      <Field label="Racecourse" hint="Stands on the papers." required problem={problems.venue}>
        {(control) => (
          <TextInput
            {...control}
            maxLength={80}
            value={head.venue}
            onChange={({ target }) => onHead({ ...head, venue: target.value })}
          />
        )}
      </Field>
      <Field label="Day" required problem={problems.day}>
        {(control) => (
          <TextInput
            {...control}
            type="date"
            className="sm:w-44"
            value={head.day}
            onChange={({ target }) => onHead({ ...head, day: target.value })}
          />
        )}
      </Field>
    </div>
  );
}
