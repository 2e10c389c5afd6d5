import { TextLink } from '@/app/components/button';
import { Section } from '@/app/components/page-frame';
import { Cell, Header, HeaderRow, Row, RowHeader, Table } from '@/app/components/table';
import { counted } from '@/rulebooks/spelling/wording';
import type { PublicFiled } from '@/server/public-filings/shapes';

type Options = NonNullable<PublicFiled['options']>;

/** The options of a schedule in force, each with the sheet that is posted where it is in use. */
export function FiledOptions({ code, options, sheet }: { code: string; options: Options; sheet: boolean }) {
  const { total, from, rows } = options;
  const next = from + rows.length;
  return (
    <Section
      title={counted(total, 'option')}
      lead="One option is in use at a table at a time; the sheet posted there says which."
    >
      <Table caption="Options of this schedule" stack="medium">
        <HeaderRow>
          <Header>Option</Header>
          <Header>Limit</Header>
          <Header>Players</Header>
          <Header>Fees</Header>
          {sheet ? <Header>Posted sheet</Header> : null}
        </HeaderRow>
        <tbody>
          {rows.map(({ row, option, limit, players, fees }) => (
            <Row key={row}>
              <RowHeader>{option || `Row ${row}`}</RowHeader>
              <Cell>{limit}</Cell>
              <Cell>{players}</Cell>
              <Cell>{fees}</Cell>
              {sheet ? (
                <Cell shrink>
                  <a
                    href={`/api/documents/filed/${code}?use=${row}`}
                    aria-label={`Posted sheet with option ${option || `of row ${row}`} in use`}
                    className="text-accent underline decoration-1 underline-offset-2 hover:decoration-2"
                  >
                    PDF
                  </a>
                </Cell>
              ) : null}
            </Row>
          ))}
        </tbody>
      </Table>
      {total > rows.length ? (
        <nav aria-label="Options" className="mt-3 flex items-center gap-4 text-sm">
          {from > 0 ? <TextLink href={`/r/${code}`}>First options</TextLink> : null}
          <span className="figures text-ink-soft">
            {from + 1} to {next} of {total}
          </span>
          {next < total ? <TextLink href={`/r/${code}?from=${next}`}>Next options</TextLink> : null}
        </nav>
      ) : null}
    </Section>
  );
}
