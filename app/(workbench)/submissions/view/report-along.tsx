'use client';

import { useQuery } from '@tanstack/react-query';
import { Note, Skeleton } from '@/app/components/feedback';
import { useTRPC } from '@/app/trpc/client';
import { sentenceOf } from '@/app/trpc/problems';
import { counted } from '@/rulebooks/spelling/wording';
import { flagSaid } from '@/simulations/monitoring/in-words';

/** What goes with a formal request: the report on the trial, as it is at the moment of sending. */
export function ReportAlong({ submission }: { submission: string }) {
  const trpc = useTRPC();
  const { data, error } = useQuery(trpc.results.get.queryOptions({ id: submission }));
  if (error) return <Note kind="problem">{sentenceOf(error)}</Note>;
  if (!data) return <Skeleton lines={2} />;
  const last = data.judged?.points.at(-1);
  const days = data.missing.reduce((total, each) => total + each.days.length, 0);
  return (
    <Note
      kind={data.judged && data.judged.flag === 'none' ? 'info' : 'warning'}
      title="The report on the trial goes with the request"
    >
      <p>
        {data.judged && last
          ? `${flagSaid(data.judged, last).title}. ${counted(data.reports.length, 'report')} of ${counted(data.judged.dates.length, 'day')}.`
          : 'It says that no table reported any results.'}
        {days > 0 ? ` ${counted(days, 'day')} of a table without a report are listed in it.` : ''}
      </p>
      <a
        className="text-accent underline"
        href={`/api/documents/${submission}/trial-report.pdf`}
        target="_blank"
        rel="noreferrer"
      >
        Read it (PDF)
      </a>
    </Note>
  );
}
