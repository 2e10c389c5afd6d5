'use client';

import { useId } from 'react';
import { FieldProblem, TextArea, TextInput } from '@/app/components/field';
import type { FiledLine } from '@/simulations/family/filed-lines';

/** One cell of a line, with what is wrong with it under it. */
export function LineCell({
  line,
  at,
  part,
  name,
  long = false,
  problem,
  onChange,
}: {
  line: FiledLine;
  at: number;
  part: keyof FiledLine;
  name: string;
  long?: boolean;
  problem: string | undefined;
  onChange: (part: Partial<FiledLine>) => void;
}) {
  const id = useId();
  const control = {
    'aria-label': `Line ${at + 1}, ${name}`,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': problem ? id : undefined,
    className: 'text-xs! field-sizing-content',
    spellCheck: false,
    maxLength: part === 'says' ? 500 : 300,
    value: line[part],
  } as const;
  return (
    <div className="mb-1">
      {long ? (
        <TextArea {...control} rows={2} onChange={(event) => onChange({ [part]: event.target.value })} />
      ) : (
        <TextInput {...control} onChange={(event) => onChange({ [part]: event.target.value })} />
      )}
      {problem ? <FieldProblem id={id}>{problem}</FieldProblem> : null}
    </div>
  );
}
