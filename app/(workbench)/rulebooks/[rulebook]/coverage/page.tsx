import type { Metadata } from 'next';
import { Badge } from '@/app/components/badge';
import { Note } from '@/app/components/feedback';
import { Section } from '@/app/components/page-frame';
import { Cell, Header, HeaderRow, Row, RowHeader, Table } from '@/app/components/table';
import type { SectionCoverage } from '@/server/rulebooks/shapes';
import { readRulebook } from '../read';
import { linesWords } from '../rule-words';

export const metadata: Metadata = { title: 'Coverage' };

type Counted = 'clauses' | 'computed' | 'attested' | 'informative' | 'missing';

function Missing({ count }: { count: number }) {
  return <Badge tone={count === 0 ? 'meets' : 'breach'}>{count}</Badge>;
}

export default async function CoveragePage({ params }: { params: Promise<{ rulebook: string }> }) {
  const { coverage, rulebook } = await readRulebook((await params).rulebook);
  const total = (field: Counted) =>
    coverage.reduce((sum, section: SectionCoverage) => sum + section[field], 0);
  const missing = total('missing');
  const { notRecorded } = rulebook;
  return (
    <Section
      title="Coverage"
      lead="Every numbered clause of a recorded section has one record of one kind. Sections without records are named below."
    >
      <Note kind={missing === 0 ? 'good' : 'problem'} className="mb-4">
        {missing === 0
          ? `All ${total('clauses')} clauses of the recorded sections have a record.`
          : `${missing} of ${total('clauses')} clauses have no record yet. Do not rely on findings for their sections.`}
      </Note>
      {notRecorded.length > 0 ? (
        <Note kind="problem" className="mb-4">
          <p>
            {notRecorded.length === 1 ? 'One section' : `${notRecorded.length} sections`} of the source{' '}
            {notRecorded.length === 1 ? 'is' : 'are'} not recorded. No finding covers them.
          </p>
          <ul className="mt-1 list-disc pl-5">
            {notRecorded.map(({ number, title, contains, source }) => (
              <li key={number}>
                {number}. {title} ({linesWords(source)}): {contains}.
              </li>
            ))}
          </ul>
        </Note>
      ) : null}
      <Table caption="Clauses of each section by kind" stack="medium">
        <HeaderRow>
          <Header>Section</Header>
          <Header numeric>Clauses</Header>
          <Header numeric>Computed</Header>
          <Header numeric>Confirmed by a person</Header>
          <Header numeric>Informative</Header>
          <Header numeric>Missing</Header>
        </HeaderRow>
        <tbody>
          {coverage.map((section) => (
            <Row key={section.section}>
              <RowHeader>
                <span className="figures mr-2 text-ink-soft">{section.section}</span>
                {section.title}
              </RowHeader>
              <Cell numeric>{section.clauses}</Cell>
              <Cell numeric>{section.computed}</Cell>
              <Cell numeric>{section.attested}</Cell>
              <Cell numeric>{section.informative}</Cell>
              <Cell numeric>
                <Missing count={section.missing} />
              </Cell>
            </Row>
          ))}
          <Row className="font-medium">
            <RowHeader>All recorded sections</RowHeader>
            <Cell numeric>{total('clauses')}</Cell>
            <Cell numeric>{total('computed')}</Cell>
            <Cell numeric>{total('attested')}</Cell>
            <Cell numeric>{total('informative')}</Cell>
            <Cell numeric>
              <Missing count={missing} />
            </Cell>
          </Row>
        </tbody>
      </Table>
      <dl className="mt-4 grid gap-x-6 gap-y-1 text-sm sm:grid-cols-[auto_1fr]">
        <dt className="font-medium">Computed</dt>
        <dd className="text-ink-soft">Checked against the numbers or the declared facts by calculation.</dd>
        <dt className="font-medium">Confirmed by a person</dt>
        <dd className="text-ink-soft">No calculation can show it; a named person confirms it with a note.</dd>
        <dt className="font-medium">Informative</dt>
        <dd className="text-ink-soft">Nobody could be fined for it; each such clause says why.</dd>
      </dl>
    </Section>
  );
}
