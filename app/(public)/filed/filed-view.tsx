import { StateBadge } from '@/app/components/badge';
import { TextLink } from '@/app/components/button';
import { Note } from '@/app/components/feedback';
import { Page, Section } from '@/app/components/page-frame';
import { Fact, Facts } from '@/app/components/panel';
import { Cell, Header, HeaderRow, Row, RowHeader, Table } from '@/app/components/table';
import { Day } from '@/app/components/time';
import { longDate } from '@/rulebooks/spelling/wording';
import { dayIn } from '@/rulebooks/zones';
import type { PublicFiled } from '@/server/public-filings/shapes';
import { keyShown } from '@/server/seals/key-shown';
import { FloorAnswer } from '../floor-answer';
import { ShortAddress } from '../short-address';
import { FiledOptions } from './filed-options';

/** Whether what hangs may hang, in a sentence for whoever stands before it. */
function meaningOf({ standing, inForceFrom, until, of, damaged }: PublicFiled): {
  yes: boolean;
  says: string;
} {
  const what = of === 'fees' ? 'This schedule of fees' : 'These pool rules';
  const is = of === 'fees' ? 'is' : 'are';
  if (damaged)
    return {
      yes: false,
      says: `${what} can no longer be read in the form that was approved. Ask the regulator.`,
    };
  if (standing === 'superseded')
    return {
      yes: false,
      says: `${what} ${is} no longer in force; another took the place on ${longDate(until ?? '')}.`,
    };
  if (standing === 'ahead')
    return {
      yes: false,
      says: `${what} ${is} approved and in force from ${longDate(inForceFrom)}, not before.`,
    };
  return {
    yes: true,
    says: `${what} ${is} approved and in force${until ? ` until another takes the place on ${longDate(until)}` : ''}.`,
  };
}

const STATES = { 'in-force': 'approved', ahead: 'approved', superseded: 'superseded' } as const;

export function FiledView({ filed, site }: { filed: PublicFiled; site: string }) {
  const { yes, says } = meaningOf(filed);
  const { code, of, options, terms, pools, general } = filed;
  return (
    <Page
      title={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {filed.title} <StateBadge state={STATES[filed.standing]} />
        </span>
      }
      lead={`${code}, of ${filed.operator}`}
      above={<TextLink href="/register">Register</TextLink>}
    >
      <FloorAnswer yes={yes} title={yes ? 'In force today.' : 'Not in force today.'}>
        <p>{says}</p>
        <p>Decided by {filed.authority}</p>
      </FloorAnswer>
      {filed.damaged ? (
        <Note kind="problem" title="Not as it was approved" className="mb-6">
          This site’s database is damaged: it no longer holds this document as it was approved. Compare
          nothing with this page, and ask {filed.authority}.
        </Note>
      ) : null}
      <Section title="This record">
        <Facts>
          <Fact name="Operator">{filed.operator}</Fact>
          <Fact name="Rules">{filed.rulebookTitle}</Fact>
          <Fact name="In force from">
            <Day date={filed.inForceFrom} />
          </Fact>
          {filed.until ? (
            <Fact name="Until, as another takes its place">
              <Day date={filed.until} />
            </Fact>
          ) : null}
          <Fact name="Approved">
            <Day date={dayIn(filed.rulebook, filed.decidedAt)} />, by {filed.authority}
          </Fact>
          <Fact name="Decision sealed">
            By key <span className="figures whitespace-nowrap">{keyShown(filed.key)}</span>;{' '}
            <a href="/api/keys">the keys of this site</a>
          </Fact>
          <Fact name="Short address">
            <ShortAddress site={site} reference={code} />
          </Fact>
          <Fact name="Hash">
            <span className="figures break-all">{filed.hash}</span>
          </Fact>
          {of === 'pool-rules' && yes && filed.sheet ? (
            <Fact name="Papers">
              <a href={`/api/documents/filed/${code}`}>Pool sign (PDF)</a>
            </Fact>
          ) : null}
        </Facts>
      </Section>
      {options ? <FiledOptions code={code} options={options} sheet={yes && filed.sheet} /> : null}
      {terms ? (
        <Section title="Who pays, and when">
          <ul className="list-disc space-y-1 pl-5 text-sm">
            {terms.map((term) => (
              <li key={term}>{term}</li>
            ))}
          </ul>
        </Section>
      ) : null}
      {pools ? <Pools pools={pools} currency={filed.currency} /> : null}
      {general ? (
        <Section title="For every pool">
          <Facts>
            {general.map(({ name, says: term }) => (
              <Fact key={name} name={name}>
                {term}
              </Fact>
            ))}
          </Facts>
        </Section>
      ) : null}
    </Page>
  );
}

function Pools({
  pools,
  currency,
}: {
  pools: NonNullable<PublicFiled['pools']>;
  currency: string | undefined;
}) {
  return (
    <Section title="Pools" lead={currency ? `Sums in ${currency}.` : undefined}>
      <Table caption="Every pool with its terms" stack="narrow">
        <HeaderRow>
          <Header>Pool</Header>
          <Header>Terms</Header>
        </HeaderRow>
        <tbody>
          {pools.map(({ pool, terms }) => (
            <Row key={pool}>
              <RowHeader>{pool}</RowHeader>
              <Cell>{terms.map(({ name, says }) => `${name}: ${says}`).join('; ')}</Cell>
            </Row>
          ))}
        </tbody>
      </Table>
    </Section>
  );
}
