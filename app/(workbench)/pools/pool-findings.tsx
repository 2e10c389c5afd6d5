import { VerdictBadge } from '@/app/components/badge';
import { Note } from '@/app/components/feedback';
import { Section } from '@/app/components/page-frame';
import { Cell, Header, HeaderRow, Row, RowHeader, Table } from '@/app/components/table';
import { counted } from '@/rulebooks/spelling/wording';
import type { PoolFinding } from '@/rulebooks/totalisator/own/finding';
import type { CheckedShown } from '@/server/pool-rules/shapes';
import { PoolClauseLink, PoolRulesContext } from '../rulebooks/pools/pool-clause-link';

const factsOf = ({ threshold, found, margin }: PoolFinding): string =>
  [
    ...(threshold ? [`Rule: ${threshold}`] : []),
    ...(found ? [`found: ${found}`] : []),
    ...(margin ? [`margin: ${margin}`] : []),
  ].join('; ');

/** What each pool has, and what holds for all of them. */
export function PoolTerms({ checked }: { checked: CheckedShown }) {
  const everything = [...checked.pools, { pool: 'Every pool', terms: checked.general }];
  return (
    <Section title="Pools">
      <Table caption="Pools and their terms" stack="wide">
        <HeaderRow>
          <Header>Pool</Header>
          <Header>Terms</Header>
        </HeaderRow>
        <tbody>
          {everything.map(({ pool, terms }) => (
            <Row key={pool}>
              <RowHeader>{pool}</RowHeader>
              <Cell>
                <dl className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-2">
                  {terms.map(({ name, says }) => (
                    <div key={name} className="flex flex-wrap gap-x-2">
                      <dt className="text-ink-soft">{name}</dt>
                      <dd className="figures">{says}</dd>
                    </div>
                  ))}
                </dl>
              </Cell>
            </Row>
          ))}
        </tbody>
      </Table>
    </Section>
  );
}

/** What each clause finds, the gravest first. */
export function PoolFindings({ checked, rulebook }: { checked: CheckedShown; rulebook: string }) {
  const { findings, breaches, unreadable } = checked;
  if (unreadable)
    return (
      <Section title="Findings">
        <Note kind="problem">{unreadable}</Note>
      </Section>
    );
  return (
    <PoolRulesContext value={rulebook}>
      <Section
        id="findings"
        title="Findings"
        lead={`${findings.length === 0 ? 'No findings' : counted(findings.length, 'finding')}, ${breaches === 0 ? 'no breach' : counted(breaches, 'breach', 'breaches')}.`}
      >
        <ul className="max-w-[88ch] text-sm">
          {findings.map((finding) => (
            <li key={finding.of} className="border-b border-rule py-2">
              <p className="flex flex-wrap items-center gap-x-2 text-xs text-ink-soft">
                <VerdictBadge verdict={finding.verdict} />
                <PoolClauseLink clause={finding.clause} />
                {finding.pool ? <span>{finding.pool}</span> : null}
                <span className="figures">{factsOf(finding)}</span>
              </p>
              <p className="mt-1 wrap-anywhere">{finding.explanation}</p>
              {finding.note ? <p className="mt-1 wrap-anywhere">Confirmed: {finding.note}</p> : null}
            </li>
          ))}
        </ul>
      </Section>
    </PoolRulesContext>
  );
}
