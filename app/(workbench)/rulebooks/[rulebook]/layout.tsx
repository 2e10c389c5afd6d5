import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { TextLink } from '@/app/components/button';
import { Page } from '@/app/components/page-frame';
import { Day } from '@/app/components/time';
import { unrecordedBriefly } from '@/rulebooks/format/outline';
import { RulebookStatus } from '../rulebook-status';
import { PartLinks } from './part-links';
import { readEditions, readRulebook } from './read';

type Props = { params: Promise<{ rulebook: string }>; children: ReactNode };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { rulebook } = await readRulebook((await params).rulebook);
  return { title: { default: rulebook.title, template: `%s · ${rulebook.title}` } };
}

export default async function RulebookLayout({ params, children }: Props) {
  const { rulebook, coverage, fees, poker } = await readRulebook((await params).rulebook);
  const editions = await readEditions(rulebook.id);
  const { id, authority, instrument, operator, edition, validFrom, validTo } = rulebook;
  const clauses = coverage.reduce((total, section) => total + section.clauses, 0);
  return (
    <Page
      above={<TextLink href="/rulebooks">Rulebooks</TextLink>}
      title={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {rulebook.title} <RulebookStatus status={rulebook.status} />
        </span>
      }
      lead={
        <>
          {authority}. {instrument.replace(/\.$/, '')}
          {operator ? `, for ${operator.replace(/\.$/, '')}` : ''}. {edition}, in force from{' '}
          <Day date={validFrom} />
          {validTo ? (
            <>
              {' '}
              to <Day date={validTo} />
            </>
          ) : null}
          .
          {rulebook.notRecorded.length > 0 ? (
            <>
              {' '}
              Not recorded: {unrecordedBriefly(rulebook.notRecorded)}, named under{' '}
              <TextLink href={`/rulebooks/${id}/coverage`}>Coverage</TextLink>.
            </>
          ) : null}
        </>
      }
    >
      <PartLinks
        base={`/rulebooks/${id}`}
        parts={[
          { path: '', label: 'Clauses', count: clauses, within: '/clauses' },
          { path: '/games', label: 'Games', count: rulebook.games.length },
          ...(poker > 0 ? [{ path: '/poker', label: 'Poker', count: poker }] : []),
          ...(fees > 0 ? [{ path: '/fees', label: 'Fees', count: fees }] : []),
          { path: '/coverage', label: 'Coverage' },
          { path: '/claims', label: 'Claims', count: rulebook.claims.length },
          { path: '/editions', label: 'Editions', count: editions.length },
          { path: '/ambiguities', label: 'Ambiguities', count: rulebook.ambiguities.length },
        ]}
      />
      {children}
    </Page>
  );
}
