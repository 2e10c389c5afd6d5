import { Fact, Facts } from '@/app/components/panel';
import { Cell, Header, HeaderRow, Row, RowHeader, Table } from '@/app/components/table';
import { type Block, cellText } from '@/server/documents/paper';

/** The blocks of a rule sheet on a page, in the words and the order of the paper. */
export function SheetBlocks({ blocks }: { blocks: Block[] }) {
  return (
    <div className="max-w-[96ch] space-y-3 text-sm">
      {blocks.map((block) => (
        <SheetBlock key={keyOf(block)} block={block} />
      ))}
    </div>
  );
}

const keyOf = (block: Block): string => JSON.stringify(block).slice(0, 400);

function SheetBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return <h3 className="pt-4 text-base font-medium">{block.text}</h3>;
    case 'paragraph':
      return <p className={block.tone === 'small' ? 'text-ink-soft' : undefined}>{block.text}</p>;
    case 'list':
      return <Items {...block} />;
    case 'facts':
      return (
        <Facts>
          {block.entries.map(({ label, value }) => (
            <Fact key={label} name={label}>
              {value}
            </Fact>
          ))}
        </Facts>
      );
    case 'table':
      return <SheetTable {...block} />;
    default:
      throw new RangeError(`a rule sheet has no ${block.kind}`);
  }
}

function Items({ items, ordered }: Extract<Block, { kind: 'list' }>) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List className={`${ordered ? 'list-decimal' : 'list-disc'} space-y-1 pl-5 marker:text-ink-soft`}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  );
}

function SheetTable({ caption, columns, rows }: Extract<Block, { kind: 'table' }>) {
  return (
    <Table caption={caption} stack="narrow">
      <HeaderRow>
        {columns.map(({ title, align }) => (
          <Header key={title} numeric={align === 'right'}>
            {title}
          </Header>
        ))}
      </HeaderRow>
      <tbody>
        {rows.map(({ cells }) => {
          const [first = '', ...rest] = cells.map(cellText);
          return (
            <Row key={cells.map(cellText).join('|')}>
              <RowHeader>{first}</RowHeader>
              {rest.map((text, at) => (
                <Cell key={columns[at + 1]?.title} numeric={columns[at + 1]?.align === 'right'}>
                  {text}
                </Cell>
              ))}
            </Row>
          );
        })}
      </tbody>
    </Table>
  );
}
