import { Checkbox } from '@/app/components/field';
import type { AnswerOffered } from '@/server/analyses/shapes';

type Props = {
  answers: AnswerOffered[];
  leftOut: ReadonlySet<string>;
  onChange: (leftOut: ReadonlySet<string>) => void;
};

/** Which answers to further questions go into the dossier: all of them unless somebody leaves one out. */
export function AnswersChoice({ answers, leftOut, onChange }: Props) {
  return (
    <fieldset>
      <legend className="font-medium">Further questions in the dossier</legend>
      <p className="mb-1 text-sm text-ink-soft">
        Answered for exactly this variant. They are frozen with it, and a re-run answers them again.
      </p>
      {answers.map(({ key, label, settings, summary }) => (
        <div key={key} className="mt-2">
          <Checkbox
            label={label}
            checked={!leftOut.has(key)}
            onChange={(event) => {
              const others = [...leftOut].filter((one) => one !== key);
              onChange(new Set(event.target.checked ? others : [...others, key]));
            }}
          />
          <p className="pl-6 text-xs text-ink-soft">{settings ?? summary}</p>
        </div>
      ))}
    </fieldset>
  );
}
