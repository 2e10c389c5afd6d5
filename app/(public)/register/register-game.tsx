import { StateBadge } from '@/app/components/badge';
import { TextLink } from '@/app/components/button';
import { Fact, Facts } from '@/app/components/panel';
import { Day } from '@/app/components/time';
import { counted } from '@/rulebooks/spelling/wording';
import type { RegisterEntry } from '@/server/record/shapes';
import { limitSaid } from '@/server/vocabulary/limit-words';
import { PublicRules } from '../public-rules';
import { RunningVariations } from '../running-variations';
import { ShortAddress } from '../short-address';
import { WagersTable } from '../wagers-table';

const PAPERS = { sign: 'Sign (PDF)', leaflet: 'Leaflet (PDF)' } as const;

function Papers({ papers, reference, version }: RegisterEntry) {
  if (papers.length === 0) return <>None for display yet</>;
  return (
    <span className="flex flex-wrap gap-x-4">
      {papers.map((paper) => (
        <a
          key={paper}
          href={`/api/documents/register/${reference}/${version}/${paper}.pdf`}
          className="text-accent underline decoration-1 underline-offset-2 hover:decoration-2"
        >
          {PAPERS[paper]}
        </a>
      ))}
    </span>
  );
}

/** One game: where it stands, under which rules, and what its wagers pay. */
export function RegisterGame({ entry, site }: { entry: RegisterEntry; site: string }) {
  const { reference, version, clause, until, wagers } = entry;
  return (
    <li className="py-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-lg font-semibold tracking-tight">
          <TextLink href={`/r/${reference}/${version}`}>{entry.game}</TextLink>
        </h2>
        <StateBadge state={entry.status} />
      </div>
      <p className="text-sm text-ink-soft">
        {entry.operator}
        {entry.premises ? `, ${entry.premises}` : ''}
      </p>
      <div className="mt-3 grid gap-x-10 gap-y-3 md:grid-cols-2">
        <Facts>
          <Fact name={until ? 'May be played' : 'Since'}>
            <Day date={entry.since} />
            {until ? (
              <>
                {' '}
                to <Day date={until} />
              </>
            ) : null}
          </Fact>
          <Fact name="Rulebook">{entry.rulebookTitle}</Fact>
          <Fact name="Regulator">{entry.regulator}</Fact>
          {clause ? <Fact name="Approved under">clause {clause}</Fact> : null}
          {entry.beyond ? (
            <Fact name="Listed">
              Not yet: it is adopted, and the edition in force, {entry.beyond}, does not have it
            </Fact>
          ) : null}
        </Facts>
        <Facts>
          {entry.limits.map((limit) => (
            <Fact key={limit.wagers ?? ''} name={limit.wagers ? 'Limits' : 'Table limits'}>
              <span className="whitespace-pre-wrap">{limitSaid(limit)}</span>
            </Fact>
          ))}
          <Fact name="Reference">
            {reference}, version {version}
          </Fact>
          <Fact name="Short address">
            <ShortAddress site={site} reference={reference} />
          </Fact>
          <Fact name="Papers">
            <Papers {...entry} />
          </Fact>
        </Facts>
      </div>
      {entry.running.length > 0 ? (
        <div className="mt-3">
          <h3 className="mb-1 text-sm font-medium">At some tables today</h3>
          <RunningVariations running={entry.running} />
        </div>
      ) : null}
      {entry.conditions.length > 0 ? (
        <div className="mt-3 text-sm">
          <h3 className="font-medium">Conditions of the approval</h3>
          <ol className="list-decimal pl-5">
            {entry.conditions.map((condition) => (
              <li key={condition}>{condition}</li>
            ))}
          </ol>
        </div>
      ) : null}
      {entry.filed ? (
        <details className="mt-3">
          <summary className="min-h-6 cursor-pointer text-sm text-accent">How it is played</summary>
          <div className="mt-2">
            <PublicRules {...entry.filed} />
          </div>
        </details>
      ) : null}
      <details className="mt-3">
        <summary className="min-h-6 cursor-pointer text-sm text-accent">
          What its {counted(wagers.length, 'wager')} {wagers.length === 1 ? 'pays' : 'pay'}, and the{' '}
          {entry.edge.name.toLowerCase()}
        </summary>
        <div className="mt-2">
          <WagersTable
            wagers={wagers}
            edge={entry.edge}
            caption={`Pays and ${entry.edge.name.toLowerCase()}s of ${entry.game}, ${reference}`}
          />
        </div>
      </details>
    </li>
  );
}
