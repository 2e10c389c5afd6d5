import { TextLink } from '@/app/components/button';
import { Section } from '@/app/components/page-frame';
import { Cell, Header, HeaderRow, Row, RowHeader, Table } from '@/app/components/table';
import type { Change, SubmissionWhole } from '@/server/submissions/stored/shapes';

export function DifferenceTable({
  caption,
  differences,
  before,
  after,
}: {
  caption: string;
  differences: Change[];
  before: string;
  after: string;
}) {
  return (
    <Table caption={caption}>
      <HeaderRow>
        <Header>What</Header>
        <Header>{before}</Header>
        <Header>{after}</Header>
      </HeaderRow>
      <tbody>
        {differences.map((difference) => (
          <Row key={difference.path}>
            <RowHeader className="font-normal">{difference.what}</RowHeader>
            <Cell className="break-words">
              {difference.before ?? <span className="text-ink-soft">not present</span>}
            </Cell>
            <Cell className="break-words">
              {difference.after ?? <span className="text-ink-soft">removed</span>}
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}

/** What is not as it was in the version before. */
export function Changes({
  changes,
  version,
  href,
}: {
  changes: NonNullable<SubmissionWhole['changes']>;
  version: number;
  /** Where the version before can be read. */
  href: (id: string) => string;
}) {
  const { since, differences } = changes;
  return (
    <Section
      id="changes"
      title={`Changed since version ${since.version}`}
      lead={<TextLink href={href(since.id)}>Read version {since.version}</TextLink>}
    >
      {differences.length === 0 ? (
        <p className="text-sm">No differences: the variant, its house edges and its verdicts are the same.</p>
      ) : (
        <DifferenceTable
          caption={`Differences between version ${since.version} and version ${version}`}
          differences={differences}
          before={`Version ${since.version}`}
          after={`Version ${version}`}
        />
      )}
    </Section>
  );
}
