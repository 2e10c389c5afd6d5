import { TextLink } from '@/app/components/button';
import { ClauseLink } from '@/app/components/clause-link';
import { Cell, Header, HeaderRow, Row, RowHeader, Table } from '@/app/components/table';
import { Day } from '@/app/components/time';
import { counted } from '@/rulebooks/spelling/wording';
import type { RegisterPage } from '@/server/record/shapes';

/** Games that the authority adopted and the edition in force does not list, each with its record. */
export function AdoptedBeyond({ adopted: { entries, total } }: { adopted: RegisterPage }) {
  const [first] = entries;
  const more = total - entries.length;
  return (
    <>
      <Table caption="Adopted, and not in this edition yet" stack="narrow">
        <HeaderRow>
          <Header>Game</Header>
          <Header>Operator</Header>
          <Header>Adopted</Header>
          <Header>Under</Header>
          <Header>Record</Header>
        </HeaderRow>
        <tbody>
          {entries.map(({ reference, version, game, operator, since, rulebook, clause }) => (
            <Row key={`${reference} ${version}`}>
              <RowHeader>{game}</RowHeader>
              <Cell>{operator}</Cell>
              <Cell>
                <Day date={since} />
              </Cell>
              <Cell>{clause ? <ClauseLink rulebook={rulebook} clause={clause} /> : '–'}</Cell>
              <Cell>
                <TextLink href={`/r/${reference}/${version}`}>
                  {reference}, version {version}
                </TextLink>
              </Cell>
            </Row>
          ))}
        </tbody>
      </Table>
      {first && more > 0 ? (
        <p className="mt-2 text-sm">
          <TextLink href={`/register?kind=adopted&rulebook=${first.rulebook}`}>
            {counted(more, 'more game')} in the register
          </TextLink>
        </p>
      ) : null}
    </>
  );
}
