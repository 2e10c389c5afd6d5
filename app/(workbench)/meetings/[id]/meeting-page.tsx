'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TextLink } from '@/app/components/button';
import { EmptyState } from '@/app/components/feedback';
import { Page } from '@/app/components/page-frame';
import { Tab, TabList, TabPanel, Tabs } from '@/app/components/tabs';
import { Day } from '@/app/components/time';
import { useTRPC } from '@/app/trpc/client';
import type { MeetingNow, MeetingWhole } from '@/server/meetings/shapes';
import { PoolRulesContext } from '../../rulebooks/pools/pool-clause-link';
import { CardForm } from './card-form';
import { Dividends } from './dividends';
import { RemoveMeeting } from './remove-meeting';
import { Results } from './results';
import { Returns } from './returns';
import { Settle } from './settle';
import { Settlements } from './settlements';
import { Stakes } from './stakes';

/** What has to be done next is what opens. */
function firstTab({ now, settlements }: MeetingWhole): string {
  if (!now || settlements > 0) return 'dividends';
  if (now.card.pools.length === 0) return 'card';
  return Object.keys(now.staked).length === 0 ? 'stakes' : 'results';
}

function tabsOf(now: MeetingNow | undefined): { id: string; label: string }[] {
  return [
    ...(now
      ? [
          { id: 'card', label: 'Races and pools' },
          { id: 'stakes', label: 'Stakes' },
          { id: 'results', label: 'Results' },
        ]
      : []),
    { id: 'dividends', label: 'Dividends' },
    { id: 'settlements', label: 'Settlements' },
    ...(now ? [{ id: 'returns', label: 'What a bet returns' }] : []),
  ];
}

export function MeetingPage({ initial }: { initial: MeetingWhole }) {
  const trpc = useTRPC();
  const { data: meeting } = useQuery(
    trpc.meetings.get.queryOptions({ id: initial.id }, { initialData: initial }),
  );
  const [tab, setTab] = useState(() => firstTab(initial));
  const { now, settlements } = meeting;
  return (
    <Page
      title={meeting.name}
      lead={
        <>
          {meeting.venue}, <Day date={meeting.day} />. {now ? '' : `${meeting.operator}. `}
          By {meeting.rules}. Amounts are in {meeting.currency}.
        </>
      }
      above={<TextLink href="/meetings">Race meetings</TextLink>}
      actions={now && settlements === 0 ? <RemoveMeeting meeting={meeting} /> : null}
    >
      {now ? <Settle meeting={meeting} now={now} onSettled={() => setTab('dividends')} /> : null}
      <Tabs value={tab} onValueChange={setTab}>
        <TabList label="Parts of the meeting">
          {tabsOf(now).map(({ id, label }) => (
            <Tab key={id} value={id}>
              {label}
            </Tab>
          ))}
        </TabList>
        {now ? (
          <>
            <TabPanel value="card" forceMount className="data-[state=inactive]:hidden">
              <CardForm meeting={meeting} now={now} />
            </TabPanel>
            <TabPanel value="stakes">
              <Stakes meeting={meeting} now={now} />
            </TabPanel>
            <TabPanel value="results" forceMount className="data-[state=inactive]:hidden">
              <Results meeting={meeting} now={now} />
            </TabPanel>
          </>
        ) : null}
        {now ? (
          <TabPanel value="returns">
            <Returns meeting={meeting} now={now} />
          </TabPanel>
        ) : null}
        <TabPanel value="dividends">
          {settlements > 0 ? (
            <PoolRulesContext value={meeting.rulebook}>
              <Dividends id={meeting.id} number={settlements} />
            </PoolRulesContext>
          ) : (
            <EmptyState title="No dividends yet">
              Give the races and pools, take the stakes, enter a result, then settle.
            </EmptyState>
          )}
        </TabPanel>
        <TabPanel value="settlements">
          {settlements > 0 ? (
            <Settlements meeting={meeting} />
          ) : (
            <EmptyState title="Nothing is settled yet">
              Each settlement stays here as a version of its own, with its papers.
            </EmptyState>
          )}
        </TabPanel>
      </Tabs>
    </Page>
  );
}
