import type { Metadata } from 'next';
import { Badge } from '@/app/components/badge';
import { ClauseLink } from '@/app/components/clause-link';
import { EmptyState } from '@/app/components/feedback';
import { Percent } from '@/app/components/figure';
import { Section } from '@/app/components/page-frame';
import { Cell, Header, HeaderRow, Row, RowHeader, Table } from '@/app/components/table';
import type { RulebookId } from '@/rulebooks/spelling/ids';
import type { ClaimCheck } from '@/server/rulebooks/shapes';
import { readChecks, readRulebook } from '../read';
import { linesWords } from '../rule-words';

export const metadata: Metadata = { title: 'Claims' };

function ClaimRow({ rulebook, check }: { rulebook: RulebookId; check: ClaimCheck }) {
  const { claim, ours, oursPrinted, each, agrees, difference } = check;
  return (
    <Row>
      <RowHeader className="font-normal">
        {claim.says} <ClauseLink rulebook={rulebook} clause={claim.clause} />
        {claim.likelyCause ? (
          <span className="block text-xs text-ink-soft">Likely cause: {claim.likelyCause}</span>
        ) : null}
        {each.length > 0 ? (
          <ul className="mt-1 text-xs text-ink-soft">
            {each.map(({ setting, ours: edge, confirms }) => (
              <li key={setting}>
                {setting}: <Percent value={edge} />,{' '}
                {confirms ? `which confirms the printed ${confirms}` : 'which is not printed'}
              </li>
            ))}
          </ul>
        ) : null}
        <span className="figures block text-xs text-ink-soft">{linesWords(claim.source)} of the source</span>
      </RowHeader>
      <Cell numeric>{claim.printed}</Cell>
      <Cell numeric>{oursPrinted}</Cell>
      <Cell numeric>
        {ours.map((value, i) => (
          <span key={value} className="block">
            {i > 0 ? 'to ' : null}
            <Percent value={value} />
          </span>
        ))}
      </Cell>
      <Cell numeric>{difference}</Cell>
      <Cell>
        <Badge tone={agrees ? 'meets' : 'breach'}>{agrees ? 'Confirmed' : 'Differs'}</Badge>
      </Cell>
    </Row>
  );
}

export default async function ClaimsPage({ params }: { params: Promise<{ rulebook: string }> }) {
  const { rulebook: id } = await params;
  const { rulebook } = await readRulebook(id);
  const { claims } = await readChecks(id);
  return (
    <Section
      title="Claims"
      lead="Every figure the source prints about its own games, worked out again. A figure that differs stays as printed and is marked, never silently corrected."
    >
      {claims.length === 0 ? (
        <EmptyState title="This rulebook prints no figures">There is nothing to work out again.</EmptyState>
      ) : (
        <Table caption="Printed figures and ours" stack="wide">
          <HeaderRow>
            <Header>What the source says</Header>
            <Header numeric>Printed</Header>
            <Header numeric>Ours, at its digits</Header>
            <Header numeric>Ours</Header>
            <Header numeric>Difference, points</Header>
            <Header>Result</Header>
          </HeaderRow>
          <tbody>
            {claims.map((check) => (
              <ClaimRow key={check.claim.id} rulebook={rulebook.id} check={check} />
            ))}
          </tbody>
        </Table>
      )}
    </Section>
  );
}
