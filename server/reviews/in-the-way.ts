/** What keeps a decision from being recorded: asked by the dialog before it is made, and again when it is. */
import type { Finding } from '@/rulebooks/findings/finding';
import { isSettled } from '@/rulebooks/findings/finding';
import { blocking, type OpenGroup } from '@/rulebooks/findings/open-groups';
import type { Given } from '@/rulebooks/judging/given';
import { capital, listed } from '@/rulebooks/spelling/wording';
import type { DecisionKind, Step } from '../vocabulary/life/steps';

/** What is open and concerns this kind of decision. What cannot be approved can be refused. */
export const openFor = (kind: DecisionKind, open: readonly OpenGroup[]): OpenGroup[] =>
  open.filter(({ code }) => kind !== 'refuse' || code !== 'rerun-differs');

/** What is still open once an approval gives that. */
export const leftOpen = (open: readonly OpenGroup[], gives: readonly Given[]): OpenGroup[] =>
  open.flatMap((group) => {
    const items = group.items.filter(
      ({ clause, says }) => !gives.some((each) => each.clause === clause && each.finding === says),
    );
    return items.length === 0 && group.items.length > 0 ? [] : [{ ...group, items, count: items.length }];
  });

/** For the chain of events. */
export const clausesGiven = (gives: readonly Given[]): { gives?: string[] } =>
  gives.length === 0 ? {} : { gives: [...new Set(gives.map(({ clause }) => clause))] };

type Standing = Pick<Finding, 'clause' | 'verdict'>;

/** What a reviewer has to do about findings first: `standing` are those that nobody may approve over. */
export function standingSays(standing: readonly Standing[]): string | undefined {
  if (standing.length === 0) return undefined;
  const denied = standing.some(isSettled);
  const clauses = [...new Set((denied ? standing.filter(isSettled) : standing).map(({ clause }) => clause))];
  const named = clauses.length > 3 ? `${clauses.length} clauses` : listed(clauses);
  return denied
    ? `A reviewer says that a rule is not met which was found to be met: ${named}. Reopen or accept the finding, or refuse.`
    : `A breach stands: ${named}. Overrule the finding with reasons, or refuse.`;
}

/** The sentence of what stands in the way, whatever is acknowledged. */
export const inTheWay = (
  kind: DecisionKind,
  open: readonly OpenGroup[],
  standing: readonly Standing[] = [],
): string | undefined =>
  blocking(openFor(kind, open))[0]?.says ?? (kind === 'refuse' ? undefined : standingSays(standing));

const OUTSTANDING = {
  consent: { one: 'a consent', more: 'consents' },
  approval: { one: 'an approval', more: 'approvals' },
};

/** Of consents and approvals: which, so that nobody looks for one that the approval itself gives. */
function outstanding(groups: readonly OpenGroup[], granting: string): string {
  const clauses = [...new Set(groups.flatMap(({ items }) => items.flatMap(({ clause }) => clause ?? [])))];
  const codes = new Set(groups.map(({ code }) => code));
  const kinds = (['consent', 'approval'] as const).filter((code) => codes.has(code));
  const one = kinds.length === 1 && clauses.length < 2;
  const what = listed(kinds.map((kind) => OUTSTANDING[kind][one ? 'one' : 'more']));
  return `${capital(what)} ${one ? 'is' : 'are'} outstanding${clauses.length === 0 ? '' : ` (${listed(clauses)})`}. Give the reasons for ${granting} the game without ${one ? 'it' : 'them'}.`;
}

type Asking = (granting: string, groups: readonly OpenGroup[]) => string;

/** What an approval or an adoption says its reasons for, where it is open; the gravest first. */
const REASONED: readonly { codes: readonly OpenGroup['code'][]; asks: Asking }[] = [
  {
    codes: ['later-edition'],
    asks: (granting) =>
      `A later edition of the rules puts it in breach. Give the reasons for ${granting} it all the same.`,
  },
  {
    codes: ['consent', 'approval'],
    asks: (granting, groups) => outstanding(groups, granting),
  },
];

/** An extension is none of them: its trial was granted before. */
const GRANTING: Partial<Record<Step, string>> = {
  'approve-for-trial': 'approving',
  approve: 'approving',
  'approve-with-conditions': 'approving',
  adopt: 'adopting',
};

/** Of what an approval or an adoption would give, what a step gives: whoever takes or confirms it reads that first. */
export const givenBy = (kind: Step, gives: readonly Given[] = []): readonly Given[] =>
  GRANTING[kind] ? gives : [];

/** Why an approval or an adoption has to give reasons; nothing where it need not. */
export function reasonsAsked(kind: Step, open: readonly OpenGroup[]): string | undefined {
  const granting = GRANTING[kind];
  const first = REASONED.find(({ codes }) => open.some(({ code }) => codes.includes(code)));
  return (
    granting &&
    first?.asks(
      granting,
      open.filter(({ code }) => first.codes.includes(code)),
    )
  );
}
