'use client';

import { useId, useState } from 'react';
import { Button } from '@/app/components/button';
import { Note } from '@/app/components/feedback';
import { Field, TextArea } from '@/app/components/field';
import type { ChartCells, ChartShape } from '@/simulations/family/chart';
import { chartText, readChart } from '@/simulations/family/chart-text';
import type { Problem } from '@/simulations/problems/problem';

/** The chart as lines of text, to copy, or to paste one over it. */
export function ChartAsText({
  shape,
  cells,
  locked,
  onRead,
}: {
  shape: ChartShape;
  cells: ChartCells;
  locked: boolean;
  onRead: (cells: ChartCells) => void;
}) {
  const id = useId();
  const [text, setText] = useState(chartText(shape, cells));
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const read = () => {
    const chart = readChart(text, shape);
    setProblems(chart.ok ? [] : chart.problems);
    if (chart.ok) onRead(chart.value);
  };
  return (
    <details>
      <summary className="min-h-7 cursor-pointer text-sm">As text, to copy or to paste one</summary>
      <div className="max-w-2xl space-y-2">
        <Field label="The chart, a line for each hand">
          {(control) => (
            <TextArea
              {...control}
              rows={12}
              className="font-mono text-xs"
              spellCheck={false}
              aria-describedby={problems.length > 0 ? id : undefined}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
        {problems.length > 0 ? (
          <div id={id}>
            <Note kind="problem">
              <ul className="list-disc pl-5">
                {problems.slice(0, 8).map(({ message }) => (
                  <li key={message}>{message}</li>
                ))}
              </ul>
            </Note>
          </div>
        ) : null}
        <Button disabled={locked} onClick={read}>
          Use this chart
        </Button>
      </div>
    </details>
  );
}
