import type { Case, Subject } from '../cases/case';
import { nowAskedAbout } from '../evaluation/asked-about';
import type { Rule, Rulebook } from '../format/record';
import { ruleId } from '../format/scope';
import { latestStart } from '../spelling/dates';
import type { Variant } from '../variant/variant';

/** Variants for which a person is asked, and is not asked. What `when` says is tried apart. */
const askedFor = (subject: Subject, rule: Rule): { yes: Variant; no?: Variant } =>
  rule.attestsFor === 'lost-rows'
    ? { yes: filledAsLost(subject), no: subject.start }
    : { yes: subject.start };

/** At a table of which the source has lost rows, each of them said to be none. */
function filledAsLost({ start, wagers }: Subject): Variant {
  const [found] = wagers.flatMap(({ id, damagedTables = [] }) =>
    damagedTables.map((table) => ({ id, table })),
  );
  if (!found) return start;
  const pays = Object.fromEntries(found.table.lost.map((event) => [event, 'lose']));
  return { ...start, wagers: { [found.id]: { payTable: found.table.id, pays } } };
}

export function attested(subject: Subject, rulebook: Rulebook, rule: Rule): Case[] {
  const { game } = subject;
  const { yes, no } = askedFor(subject, rule);
  const id = ruleId(rulebook, rule);
  const only = { ...rulebook, sections: [{ number: '1', title: 'One rule', rules: [rule] }] };
  const day = latestStart(rulebook, game, rule);
  const about = nowAskedAbout({ rulebook: only, game, variant: yes, day }, [id]).get(id);
  const confirmedOf = (about: string | undefined) => ({
    ...yes,
    attestations: { [id]: { by: 'R. Okafor', at: '2008-01-02T09:00:00Z', note: 'Seen on site', about } },
  });
  return [
    { name: 'not confirmed', variant: yes, expect: 'needs-attestation' },
    {
      name: 'confirmed',
      variant: confirmedOf(about),
      expect: 'confirmed',
      says: 'R. Okafor confirmed on 2 January 2008',
    },
    {
      name: 'confirmed, its subject not recorded',
      variant: confirmedOf(undefined),
      expect: 'needs-attestation',
      says: 'needs confirmation again',
    },
    ...(no ? [{ name: 'does not apply', variant: no, expect: 'none' } as const] : []),
  ];
}
