import { ClauseLink } from '@/app/components/clause-link';
import { Cell, Header, HeaderRow, Row, RowHeader, Table } from '@/app/components/table';
import type { RulebookId } from '@/rulebooks/spelling/ids';
import type { ChangeShown } from '@/server/draft-editions/shapes';

/** What an edition changes in the one before it, a row each. */
export function ChangedPlaces({
  caption,
  rulebook,
  heads: [before, after],
  changes,
}: {
  caption: string;
  rulebook: RulebookId;
  heads: [before: string, after: string];
  changes: ChangeShown[];
}) {
  return (
    <Table caption={caption} stack="wide">
      <HeaderRow>
        <Header>What changes</Header>
        <Header>{before}</Header>
        <Header>{after}</Header>
        <Header>Reason</Header>
      </HeaderRow>
      <tbody>
        {changes.map(({ at, place, was, becomes, because }) => (
          <Row key={at.join('/')}>
            <RowHeader className="font-normal wrap-anywhere">
              {place.says}
              {place.clause ? (
                <span className="block text-xs">
                  <ClauseLink rulebook={rulebook} clause={place.clause} />
                </span>
              ) : null}
            </RowHeader>
            <Cell className="wrap-anywhere">{was || 'Nothing there'}</Cell>
            <Cell className="wrap-anywhere">{becomes || 'Removed'}</Cell>
            <Cell className="wrap-anywhere">{because}</Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}
