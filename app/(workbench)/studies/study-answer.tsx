import type { ReactNode } from 'react';
import { Powers } from '@/app/components/powers';
import { Cell, Header, HeaderRow, Row, RowHeader, Table } from '@/app/components/table';
import { Moment } from '@/app/components/time';
import type { StudyAnswer, StudyOffered } from '@/server/analyses/shapes';
import type { StudyResult, StudyTable } from '@/simulations/family/study';
import { settingsInWords } from '@/simulations/family/study-shown';
import { printed } from '@/simulations/printing/numbers';
import { StudyChart } from './study-chart';

export function StudyAnswerShown({ answer, study }: { answer: StudyAnswer; study: StudyOffered }) {
  const settings = settingsInWords(study.fields, answer.settings);
  return (
    <StudyResultShown
      result={answer.result}
      made={
        <>
          {settings ? `${settings}. ` : ''}
          Worked out <Moment at={answer.createdAt} /> by {answer.engine}.
        </>
      }
    />
  );
}

/** `made`: with which settings, when and by what. */
export function StudyResultShown({ result, made }: { result: StudyResult; made: ReactNode }) {
  return (
    <div className="space-y-4">
      <div>
        <p className="max-w-[72ch] font-medium">{result.summary}</p>
        {result.exact ? (
          <p className="figures mt-1 text-sm break-all">
            {result.exact.label} = {printed(result.exact.value)}
          </p>
        ) : null}
        <p className="mt-1 max-w-[72ch] text-xs text-ink-soft">
          <Powers>{result.basis}</Powers> {made}
        </p>
      </div>
      {result.drawing ? <StudyChart drawing={result.drawing} /> : null}
      {result.tables.map((table) => (
        <Rows key={table.title} table={table} />
      ))}
    </div>
  );
}

function Rows({ table: { title, explains, columns, rows } }: { table: StudyTable }) {
  const [first, ...others] = columns;
  return (
    <div>
      <Table caption={title} hideCaption={false} className="sm:w-fit!" stack="narrow">
        <HeaderRow>
          <Header>{first}</Header>
          {others.map((column) => (
            <Header key={column} numeric>
              {column}
            </Header>
          ))}
        </HeaderRow>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <Row key={name}>
              <RowHeader className="font-normal">{name}</RowHeader>
              {cells.map((cell, at) => (
                <Cell key={others[at]} numeric className="pl-8">
                  {cell}
                </Cell>
              ))}
            </Row>
          ))}
        </tbody>
      </Table>
      {explains ? <p className="mt-1 max-w-[72ch] text-xs text-ink-soft">{explains}</p> : null}
    </div>
  );
}
