import { ChevronUp } from 'lucide-react';
import { Badge } from '@/app/components/badge';
import { classes } from '@/app/components/classes';
import { ClauseLink } from '@/app/components/clause-link';
import { Cell, Header, Row, RowHeader, Table } from '@/app/components/table';
import type { Comparison, Line, Saying } from '@/rulebooks/compare';
import type { RulebookId } from '@/rulebooks/spelling/ids';
import type { SideNames } from './side-names';

/** On a phone a line is its name above the two sayings; the table keeps its rows and cells for whoever hears it. */
const STACKED = 'max-sm:grid max-sm:grid-cols-2';

function Sayings({ rulebook, sayings }: { rulebook: RulebookId; sayings: Saying[] }) {
  return (
    <ul className="space-y-1.5">
      {sayings.map(({ text, clauses }) => (
        <li key={`${clauses.join(' ')} ${text}`}>
          {text}{' '}
          <span className="whitespace-normal">
            {clauses.map((clause) => (
              <ClauseLink key={clause} rulebook={rulebook} clause={clause} className="mr-1.5 text-xs" />
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}

function SideCell({
  rulebook,
  sayings,
  name,
  better,
  pay,
}: {
  rulebook: RulebookId;
  sayings: Saying[] | undefined;
  name: string;
  better: boolean;
  pay: boolean;
}) {
  return (
    <Cell className={classes('max-sm:px-1 max-sm:align-top', pay && 'figures')}>
      {sayings ? (
        <Sayings rulebook={rulebook} sayings={sayings} />
      ) : (
        <span className="text-ink-faint">
          <span aria-hidden="true">–</span>
          <span className="sr-only">Nothing in {name}</span>
        </span>
      )}
      {better ? (
        <span className="mt-0.5 flex items-center gap-0.5 text-xs text-meets">
          <ChevronUp size={12} aria-hidden="true" /> better for the player
        </span>
      ) : null}
    </Cell>
  );
}

const WORDS: Record<Line['standing'], (names: SideNames) => string | undefined> = {
  same: () => 'Same',
  different: () => undefined,
  'only-left': ({ left }) => `Only ${left}`,
  'only-right': ({ right }) => `Only ${right}`,
  read: () => 'In their own words',
};

function LineRow({
  comparison,
  line,
  names,
  pay,
}: {
  comparison: Comparison;
  line: Line;
  names: SideNames;
  pay: boolean;
}) {
  const word = WORDS[line.standing](names);
  return (
    <Row className={classes(STACKED, 'max-sm:py-1.5')}>
      <RowHeader className="max-sm:col-span-2 max-sm:px-1">
        {line.label} {word ? <Badge className="max-w-full">{word}</Badge> : null}
        {line.remark ? (
          <span className="block max-w-[48ch] text-sm font-normal text-ink-soft">{line.remark}</span>
        ) : null}
      </RowHeader>
      <SideCell
        rulebook={comparison.left.rulebook}
        sayings={line.left}
        name={names.left}
        better={line.better === 'left'}
        pay={pay}
      />
      <SideCell
        rulebook={comparison.right.rulebook}
        sayings={line.right}
        name={names.right}
        better={line.better === 'right'}
        pay={pay}
      />
    </Row>
  );
}

/** What both say of some lines, in two columns beside the name of each. */
export function ComparedLines({
  comparison,
  names,
  caption,
  lines,
  pay = false,
}: {
  comparison: Comparison;
  names: SideNames;
  caption: string;
  lines: Line[];
  pay?: boolean;
}) {
  return (
    <Table caption={caption} className="table-fixed max-sm:block">
      <thead className="max-sm:block">
        <tr className={classes('border-b border-rule-strong', STACKED)}>
          <Header className="w-[30%] max-sm:sr-only">What</Header>
          <Header className="max-sm:px-1">{names.left}</Header>
          <Header className="max-sm:px-1">{names.right}</Header>
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {lines.map((line) => (
          <LineRow key={line.id} comparison={comparison} line={line} names={names} pay={pay} />
        ))}
      </tbody>
    </Table>
  );
}
