import { ClauseLink } from '@/app/components/clause-link';
import { EmptyState } from '@/app/components/feedback';
import { FileList } from '@/app/components/file-list';
import { Section } from '@/app/components/page-frame';
import { Moment } from '@/app/components/time';
import type { Finding } from '@/rulebooks/findings/finding';
import { DUTIES, DUTY_IDS } from '@/rulebooks/format/duties';
import type { Rule } from '@/rulebooks/format/record';
import { isClauseId, type RulebookId } from '@/rulebooks/spelling/ids';
import type { Attestation, Variant } from '@/rulebooks/variant/variant';
import type { FileAttached } from '@/server/vocabulary/attachment';

/** To be fetched where it was uploaded; one of which only the hash is known says so. */
function ShownBy({
  document: { name, hash },
  files,
}: {
  document: NonNullable<Attestation['document']>;
  files: readonly FileAttached[];
}) {
  const file = files.find(({ sha256, part }) => sha256 === hash && part === 'variant');
  if (file) return <FileList files={[file]} />;
  return (
    <p className="text-xs wrap-anywhere text-ink-soft">
      Document “{name}”, SHA-256 <span className="figures">{hash.slice(0, 12)}…</span>; its file was not
      filed.
    </p>
  );
}

/** What people confirmed, because no calculation can: who, when, and with what note. */
export function Attestations({
  attestations,
  rules,
  rulebook,
  findings,
  files,
}: {
  attestations: Variant['attestations'];
  rules: (Rule & { id: string })[];
  rulebook: RulebookId;
  findings: readonly Finding[];
  files: readonly FileAttached[];
}) {
  const lapsed = (id: string) =>
    findings.some(({ rule, verdict }) => rule === id && verdict === 'needs-attestation');
  const entries = Object.entries(attestations);
  const dutyOf = (id: string) => rules.find((known) => known.id === id)?.duty;
  const groups = [...DUTY_IDS, undefined]
    .map((duty) => ({ duty, members: entries.filter(([id]) => dutyOf(id) === duty) }))
    .filter(({ members }) => members.length > 0);
  return (
    <Section
      id="confirmations"
      title="Confirmations"
      lead="What no calculation can show, confirmed by a named person before freezing."
    >
      {entries.length === 0 ? (
        <EmptyState title="Nothing was confirmed">
          The operator confirms in the draft, beside the finding. A frozen version takes no more
          confirmations; a new version can.
        </EmptyState>
      ) : (
        groups.map(({ duty, members }) => (
          <section key={duty ?? 'other'} className="mt-4 first:mt-0">
            <h3 className="mb-1 text-sm font-medium">
              {duty ? DUTIES[duty] : 'Other'}{' '}
              <span className="figures font-normal text-ink-soft">{members.length}</span>
            </h3>
            <ul className="border-y border-rule text-sm">
              {members.map(([id, attestation]) => {
                const rule = rules.find((known) => known.id === id);
                const clause = rule?.clause ?? id.slice(id.indexOf('/') + 1);
                return (
                  <li
                    key={id}
                    className="grid gap-x-4 gap-y-0.5 border-t border-rule py-1.5 first:border-t-0 sm:grid-cols-[5.5rem_1fr]"
                  >
                    <p>{isClauseId(clause) ? <ClauseLink rulebook={rulebook} clause={clause} /> : clause}</p>
                    <div className="min-w-0">
                      <p>{rule?.attests ?? rule?.says ?? id}</p>
                      {attestation.note ? <p className="text-ink-soft">“{attestation.note}”</p> : null}
                      {attestation.document ? (
                        <ShownBy document={attestation.document} files={files} />
                      ) : null}
                      <p className="text-xs text-ink-soft">
                        {attestation.by}, <Moment at={attestation.at} />
                        {lapsed(id) ? ', before a change: it must be confirmed again' : ''}
                      </p>
                    </div>
                  </li>
                );
              })}
            </ul>
          </section>
        ))
      )}
    </Section>
  );
}
