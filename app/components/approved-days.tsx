/** Among the facts of a version: the days for which it is approved, and the consent that it depends on. */
import { Fact } from '@/app/components/panel';
import { Day } from '@/app/components/time';
import { listed } from '@/rulebooks/spelling/wording';
import type { ApprovedDays } from '@/server/submissions/stored/days';

const NAMES = { trial: 'Trial', temporary: 'Temporary variation' };

export function ApprovedDaysFacts({ days }: { days: ApprovedDays | undefined }) {
  if (!days) return null;
  const { of, from, to, consent } = days;
  return (
    <>
      {of === 'consent' ? null : (
        <Fact name={NAMES[of]}>
          <Day date={from} /> to <Day date={to} />
        </Fact>
      )}
      {consent ? (
        <Fact name="Consent">
          of {listed(consent.of)} ({listed(consent.clauses)}), to <Day date={consent.to} />
        </Fact>
      ) : null}
    </>
  );
}
