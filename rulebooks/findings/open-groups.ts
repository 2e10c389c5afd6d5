/** What is open, kind by kind: the sentence for each, and what has to be acknowledged before the next step. */
import { listed } from '../spelling/wording';
import { type OpenCode, type Place, placeOf, type Severity, severityOf } from './open-codes';
import { countsOf, type OpenCount, type OpenItem } from './open-items';

export type OpenGroup = OpenCount & { severity: Severity; place: Place; says: string; items: OpenItem[] };

/**
 * All of one kind together, with a sentence that says how many there are and, unless it is frozen and nobody can, what to
 * do.
 */
export const openGroups = (items: readonly OpenItem[], frozen = false): OpenGroup[] =>
  countsOf(items).map(({ code, count }) => {
    const own = items.filter((each) => each.code === code);
    const [fact, todo] = said(code, own);
    return {
      code,
      count,
      severity: severityOf(code),
      place: placeOf(code),
      says: todo === undefined || frozen ? fact : `${fact} ${todo}`,
      items: own,
    };
  });

const number = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;
const clauses = (items: readonly OpenItem[]): string => {
  const named = [...new Set(items.flatMap(({ clause }) => clause ?? []))];
  return named.length === 0 || named.length > 3 ? '' : ` (${listed(named)})`;
};

/** What is open, and what whoever prepares it does about that. */
function said(code: OpenCode, items: readonly OpenItem[]): [fact: string, todo?: string] {
  const count = items.length;
  const one = count === 1;
  const first = items[0]?.says ?? '';
  switch (code) {
    case 'damaged':
    case 'rerun-differs':
    case 'out-of-date':
    case 'no-wager':
    case 'wager-unfinished':
    case 'input-unusable':
    case 'being-computed':
    case 'analysis-running':
    case 'analysis-missing':
    case 'analysis-outdated':
    case 'no-regulator':
    case 'rules-ahead':
    case 'not-rerun':
    case 'adoption-early':
    case 'no-results':
    case 'results-flagged':
      return [first];
    case 'pay-unreadable':
      return one
        ? [first.replace(/\.$/, ', so nothing after it can be settled.'), 'Correct it.']
        : [
            `${count} pays cannot be read, the first at ${first.replace(/: the pay cannot be read\.$/, '')}.`,
            'Correct them.',
          ];
    case 'player-gains':
      return [`The player gains on ${number(count, 'wager')}.`, `Change ${one ? 'its' : 'their'} pays.`];
    case 'never-paid':
      return one
        ? [first]
        : [
            `${count} rows of written wagers are never paid.`,
            'Change their conditions, move them up, or remove them.',
          ];
    case 'breach':
      return [
        `${number(count, 'rule is', 'rules are')} not met${clauses(items)}.`,
        `Change what breaches ${one ? 'it' : 'them'}.`,
      ];
    case 'conflict':
      return [
        `${number(count, 'rule contradicts', 'rules contradict')} another${clauses(items)}.`,
        'Ask the regulator which applies.',
      ];
    case 'not-assessed':
      return [
        `${number(count, 'rule is', 'rules are')} not assessed${clauses(items)}.`,
        `Give what ${one ? 'it asks' : 'they ask'} for.`,
      ];
    case 'to-confirm':
      return [`${number(count, 'rule needs', 'rules need')} confirmation by a person${clauses(items)}.`];
    case 'unreviewed':
      return [
        `${number(count, 'finding')} that no calculation settles ${one ? 'was' : 'were'} neither accepted nor overruled${clauses(items)}.`,
      ];
    case 'sign-lacks':
      return [
        `${number(count, 'line is', 'lines are')} missing on the sign${clauses(items)}.`,
        `Give what ${one ? 'it needs' : 'they need'}.`,
      ];
    case 'later-edition':
    case 'joins-unfit':
    case 'days-unfit':
      return [items.map(({ says }) => says).join(' ')];
    case 'notification-lacks':
      return [`A notification would lack something. ${items.map(({ says }) => says).join(' ')}`];
    case 'approval':
      return [
        `${number(count, 'minimum is', 'minimums are')} not kept for a time${clauses(items)}, which needs approval.`,
        'Submit it, or record the approval under Circumstances.',
      ];
    case 'consent':
      return [
        `${number(count, 'consent is', 'consents are')} outstanding${clauses(items)}.`,
        `Record ${one ? 'it' : 'each'} under Circumstances once it is on file.`,
      ];
    case 'consent-unreferenced':
      return one
        ? [first]
        : [
            `${count} documents on file lack something: a reference, a date that can be right, or what they are for.`,
            'Give it under Circumstances.',
          ];
    case 'consent-expiring':
      return one ? [first] : [`${count} consents on file expire within 30 days.`, 'Ask for new ones.'];
    case 'notification':
      return [
        `${number(count, 'written notification is', 'written notifications are')} due before the game starts${clauses(items)}.`,
      ];
    case 'notice':
      return [
        `${number(count, 'notice has', 'notices have')} to be displayed at the table${clauses(items)}. The sign and the leaflet carry ${one ? 'it' : 'them'}.`,
      ];
  }
}

/** Whether the sentence of the kind is already that of its one item. */
export const saysAll = ({ says, items }: OpenGroup): boolean => items.length === 1 && items[0]?.says === says;

/** Nothing is frozen while one of these is open. */
export const blocking = (groups: readonly OpenGroup[]): OpenGroup[] =>
  groups.filter(({ severity }) => severity === 'blocks');

/** What is ticked for that, on the tick and in the refusal of whoever did not. */
export const ACKNOWLEDGED = 'I know that this is open';

/** What has to be acknowledged by whoever freezes, submits or approves it. */
export const toAcknowledge = (groups: readonly OpenGroup[]): OpenGroup[] =>
  groups.filter(({ severity }) => severity === 'settle');

export const unacknowledged = (groups: readonly OpenGroup[], known: readonly OpenCode[]): OpenGroup[] =>
  toAcknowledge(groups).filter(({ code }) => !known.includes(code));
