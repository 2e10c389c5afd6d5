'use client';

import { DocumentFile } from '@/app/(workbench)/document-file';
import { Badge } from '@/app/components/badge';
import { Field, TextArea } from '@/app/components/field';
import { typedNameRefused } from '@/rulebooks/names/typed-name';
import {
  isWritten,
  MOST_LINES,
  RULE_PART_WORDS,
  RULE_PARTS,
  type RulePart,
} from '@/rulebooks/variant/filed-game';
import { useFiled } from './use-filed';

const HINTS: Record<RulePart, string> = {
  equipment: 'The table, cards, dice, wheels and machines that the game is played with.',
  layout:
    'What is printed on the cloth and where each wager is placed. The papers draw it from the wagers; your own drawing goes with the version.',
  play: 'What happens in a round, a step in each line.',
  dealing: 'Shuffle, cut, deal or spin, a step in each line.',
  settlement: 'When wagers are compared, paid, taken and returned.',
  irregularities: 'What happens after a misdeal, an exposed card, a wrong payment.',
};

const LONGEST = 600;
const problemIn = (lines: readonly string[]): string | undefined => {
  if (lines.length > MOST_LINES) return `There are ${lines.length} lines; give ${MOST_LINES} or fewer.`;
  const long = lines.findIndex((line) => line.length > LONGEST);
  if (long >= 0) return `Line ${long + 1} is longer than ${LONGEST} characters; break it in two.`;
  return lines.map(typedNameRefused).find((message) => message !== undefined);
};

/** The rules and practices of the game, in the parts that a trial needs. */
export function RulesFields() {
  const { filed, give, locked, closeStep } = useFiled();
  const { rules } = filed;
  return (
    <div className="grid gap-x-8 gap-y-5 md:grid-cols-2">
      {RULE_PARTS.map((part) => (
        <Field
          key={part}
          label={
            <span className="flex items-center gap-2">
              {RULE_PART_WORDS[part]}
              {isWritten(rules, part) ? (
                <Badge tone="meets">Written</Badge>
              ) : (
                <Badge tone="notice">Missing</Badge>
              )}
            </span>
          }
          hint={HINTS[part]}
          problem={problemIn(rules[part])}
        >
          {(control) => (
            <TextArea
              {...control}
              rows={part === 'equipment' || part === 'layout' ? 3 : 6}
              readOnly={locked}
              value={rules[part].join('\n')}
              onChange={({ target }) =>
                give(
                  { rules: { ...rules, [part]: target.value === '' ? [] : target.value.split('\n') } },
                  part,
                )
              }
              onBlur={closeStep}
            />
          )}
        </Field>
      ))}
      <DocumentFile
        hash={filed.drawing}
        label="Drawing of the layout"
        called="the layout"
        hint="A PDF or a picture of the cloth. Goes with the version."
        locked={locked}
        onChange={(drawing) => give({ drawing })}
      />
    </div>
  );
}
