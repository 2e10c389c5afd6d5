/**
 * What of a variant is open, in one place: the next step, the checklist, freezing, submitting, the queue, the decision
 * and the command line all show this answer, and nothing else decides it. Pure.
 */

import type { ClauseId } from '../spelling/ids';
import { listed, longDate } from '../spelling/wording';
import { consentsIn, lacksReference } from '../variant/consents';
import type { Circumstances } from '../variant/variant';
import { type Finding, isSettled, type Verdict } from './finding';

/** In the order in which they are dealt with. */
export const OPEN_CODES = [
  'damaged',
  'out-of-date',
  'no-wager',
  'pay-unreadable',
  'wager-unfinished',
  'input-unusable',
  'player-gains',
  'never-paid',
  'breach',
  'conflict',
  'being-computed',
  'analysis-running',
  'not-assessed',
  'to-confirm',
  'analysis-missing',
  'analysis-outdated',
  'sign-lacks',
  'no-regulator',
  'rules-ahead',
  'consent',
  'consent-unreferenced',
  'notification',
  'notice',
] as const;
export type OpenCode = (typeof OPEN_CODES)[number];

/**
 * `blocks`: it cannot be frozen so. `settle`: it can, but whoever freezes, submits or approves it has to say that they know, and
 * it has to be settled before the game is decided on or the sign displayed. `advice`: the papers take care of it.
 */
export type Severity = 'blocks' | 'settle' | 'advice';

/** Where a person deals with it. */
export type Place =
  | 'date'
  | 'offer'
  | 'cell'
  | 'input'
  | 'findings'
  | 'consents'
  | 'solving'
  | 'analysis'
  | 'elsewhere';

const KINDS: Record<OpenCode, { severity: Severity; place: Place; verdict?: Verdict }> = {
  damaged: { severity: 'blocks', place: 'offer' },
  'out-of-date': { severity: 'blocks', place: 'date' },
  'no-wager': { severity: 'blocks', place: 'offer' },
  'pay-unreadable': { severity: 'blocks', place: 'cell' },
  'wager-unfinished': { severity: 'blocks', place: 'cell' },
  'input-unusable': { severity: 'blocks', place: 'input' },
  'player-gains': { severity: 'settle', place: 'findings', verdict: 'player-gains' },
  'never-paid': { severity: 'settle', place: 'findings', verdict: 'never-paid' },
  breach: { severity: 'settle', place: 'findings', verdict: 'breach' },
  conflict: { severity: 'settle', place: 'findings', verdict: 'conflict' },
  'being-computed': { severity: 'blocks', place: 'solving' },
  'analysis-running': { severity: 'blocks', place: 'analysis' },
  'not-assessed': { severity: 'settle', place: 'findings', verdict: 'not-assessed' },
  'to-confirm': { severity: 'settle', place: 'findings', verdict: 'needs-attestation' },
  'analysis-missing': { severity: 'blocks', place: 'analysis' },
  'analysis-outdated': { severity: 'blocks', place: 'analysis' },
  'sign-lacks': { severity: 'settle', place: 'findings', verdict: 'needs-notice' },
  'no-regulator': { severity: 'settle', place: 'elsewhere' },
  'rules-ahead': { severity: 'settle', place: 'date' },
  consent: { severity: 'settle', place: 'findings', verdict: 'needs-consent' },
  'consent-unreferenced': { severity: 'settle', place: 'consents' },
  notification: { severity: 'settle', place: 'findings', verdict: 'needs-notification' },
  notice: { severity: 'advice', place: 'findings', verdict: 'needs-notice' },
};

export const severityOf = (code: OpenCode): Severity => KINDS[code].severity;
export const placeOf = (code: OpenCode): Place => KINDS[code].place;
/** The findings that a code counts, where it counts findings. */
export const verdictOf = (code: OpenCode): Verdict | undefined => KINDS[code].verdict;

const ALARMS: readonly OpenCode[] = ['player-gains', 'never-paid', 'breach', 'conflict'];
/** Shown in red. */
export const isAlarmCode = (code: OpenCode): boolean =>
  ALARMS.includes(code) || severityOf(code) === 'blocks';

export type OpenItem = {
  code: OpenCode;
  severity: Severity;
  /** One sentence. */
  says: string;
  clause?: ClauseId;
  place: Place;
  wager?: string;
};

/** `not-kept`: where no analyses are kept, as on the command line. */
export type AnalysisStanding = 'current' | 'outdated' | 'running' | 'none' | 'not-kept';

/** All that the answer depends on. */
export type Standing = {
  /** How many wagers are offered. */
  wagers: number;
  findings: readonly Finding[];
  analysis: AnalysisStanding;
  /** Why it cannot be checked on its date. */
  outOfDate?: string;
  /** Cells that cannot be read. */
  unread?: readonly { wager: string; label: string }[];
  /** Of wagers that the operator writes: a sentence each. */
  unfinished?: readonly { wager: string; label: string; says: string }[];
  /** Options, circumstances and wagers left out that cannot be used so: a sentence each. */
  unusable?: readonly string[];
  /** What was declared: a consent on file needs a reference and a date. */
  circumstances: Pick<Circumstances, 'consents'>;
  /** What is still being counted or solved. */
  computing?: readonly { wager: string; label: string }[];
  /** The jurisdiction, where no regulator on this site decides for it. */
  unregulated?: string;
  /** Of the person who reads this: a consent cannot be dated later. Left out where the answer is kept for other days. */
  today?: string;
  /** The day whose rules were applied, where it is still to come. */
  rulesAhead?: string;
  /** What the database holds no longer as it was written: "findings". */
  damaged?: readonly string[];
};

type Found = Omit<OpenItem, 'severity' | 'place'>;

const item = (found: Found): OpenItem => ({
  ...found,
  severity: severityOf(found.code),
  place: placeOf(found.code),
});

export function openItems(standing: Standing): OpenItem[] {
  const { wagers, outOfDate, unread = [], unfinished = [], unusable = [], computing = [] } = standing;
  const all: Found[] = [
    ...damagedItem(standing.damaged),
    ...(outOfDate ? [{ code: 'out-of-date' as const, says: outOfDate }] : []),
    ...(wagers === 0
      ? [{ code: 'no-wager' as const, says: 'No wager is offered. Choose at least one.' }]
      : []),
    ...unread.map(({ wager, label }) => ({
      code: 'pay-unreadable' as const,
      says: `${label}: the pay cannot be read.`,
      wager,
    })),
    ...unfinished.map(({ wager, label, says }) => ({
      code: 'wager-unfinished' as const,
      says: `${label} is not finished. ${says}`,
      wager,
    })),
    ...unusable.map((says) => ({ code: 'input-unusable' as const, says })),
    ...computing.map(({ wager, label }) => ({
      code: 'being-computed' as const,
      says: `${label}: the figures of these pays are being worked out.`,
      wager,
    })),
    ...analysisItem(standing.analysis),
    ...regulatorItem(standing.unregulated),
    ...(outOfDate ? [] : aheadItem(standing.rulesAhead)),
    ...consentItems(standing),
    ...standing.findings.flatMap(ofFinding),
  ];
  const order = (code: OpenCode) => OPEN_CODES.indexOf(code);
  return all.map(item).sort((a, b) => order(a.code) - order(b.code));
}

function analysisItem(analysis: AnalysisStanding): Found[] {
  switch (analysis) {
    case 'running':
      return [{ code: 'analysis-running', says: 'The analysis is running. Wait for it, or go on working.' }];
    case 'none':
      return [{ code: 'analysis-missing', says: 'It was never analysed. Run the analysis.' }];
    case 'outdated':
      return [{ code: 'analysis-outdated', says: 'It was changed after its analysis. Run it again.' }];
    case 'current':
    case 'not-kept':
      return [];
  }
}

const damagedItem = (damaged: readonly string[] = []): Found[] =>
  damaged.length === 0
    ? []
    : [
        {
          code: 'damaged',
          says: `The database is damaged: it no longer holds the ${listed([...damaged])} as written. Restore a backup.`,
        },
      ];

const regulatorItem = (unregulated: string | undefined): Found[] =>
  unregulated === undefined
    ? []
    : [
        {
          code: 'no-regulator',
          says: `Nobody on this site decides for ${unregulated}. What you submit waits until an administrator adds its regulator.`,
        },
      ];

/** For `Standing`: today, and the day of the rules where it is later. */
export const onDay = (at: string, today: string): Pick<Standing, 'today' | 'rulesAhead'> => ({
  today,
  ...(at > today && { rulesAhead: at }),
});

const consentItems = ({ circumstances, today }: Pick<Standing, 'circumstances' | 'today'>): Found[] =>
  consentsIn(circumstances).flatMap((consent) => {
    const says = lacksReference(consent, today);
    return says ? [{ code: 'consent-unreferenced', says }] : [];
  });

const aheadItem = (day: string | undefined): Found[] =>
  day === undefined ? [] : [{ code: 'rules-ahead', says: `The rules of ${longDate(day)} can still change.` }];

const CODE_OF: Record<Exclude<Verdict, 'confirmed' | 'meets'>, OpenCode> = {
  'player-gains': 'player-gains',
  'never-paid': 'never-paid',
  breach: 'breach',
  conflict: 'conflict',
  'needs-consent': 'consent',
  'needs-notification': 'notification',
  'needs-notice': 'notice',
  'needs-attestation': 'to-confirm',
  'not-assessed': 'not-assessed',
};

function ofFinding(finding: Finding): Found[] {
  const { verdict, explanation, clause, wager, signLine, paper } = finding;
  if (verdict === 'confirmed' || verdict === 'meets' || isSettled(finding)) return [];
  // A notice with its words is on the sign that is printed; one without is missing there.
  const lacks = verdict === 'needs-notice' && signLine === undefined && paper === 'sign';
  const code = lacks ? 'sign-lacks' : CODE_OF[verdict];
  return [{ code, says: explanation, clause, ...(wager !== undefined && { wager }) }];
}

export type OpenCount = { code: OpenCode; count: number };

/** How many of each, in their order: for lists and badges. */
export const countsOf = (items: readonly OpenItem[]): OpenCount[] =>
  OPEN_CODES.map((code) => ({ code, count: items.filter((each) => each.code === code).length })).filter(
    ({ count }) => count > 0,
  );

/** What a list knows by the content alone, with what else is known, the day of today included. */
export const withStanding = (
  counts: readonly OpenCount[],
  standing: Pick<Standing, 'analysis' | 'unregulated' | 'rulesAhead' | 'circumstances' | 'today'>,
): OpenCount[] => {
  const outOfDate = counts.some(({ code }) => code === 'out-of-date');
  const found = [
    ...analysisItem(standing.analysis),
    ...regulatorItem(standing.unregulated),
    ...(outOfDate ? [] : aheadItem(standing.rulesAhead)),
    ...consentItems(standing),
  ].map((each) => item(each));
  return [...counts, ...countsOf(found)].sort(
    (a, b) => OPEN_CODES.indexOf(a.code) - OPEN_CODES.indexOf(b.code),
  );
};

export type OpenGroup = OpenCount & { severity: Severity; place: Place; says: string; items: OpenItem[] };

/** All of one kind together, with a sentence that says how many there are and what to do. */
export const openGroups = (items: readonly OpenItem[]): OpenGroup[] =>
  countsOf(items).map(({ code, count }) => {
    const own = items.filter((each) => each.code === code);
    return {
      code,
      count,
      severity: severityOf(code),
      place: placeOf(code),
      says: says(code, own),
      items: own,
    };
  });

const number = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;
const clauses = (items: readonly OpenItem[]): string => {
  const named = [...new Set(items.flatMap(({ clause }) => clause ?? []))];
  return named.length === 0 || named.length > 3 ? '' : ` (${listed(named)})`;
};

function says(code: OpenCode, items: readonly OpenItem[]): string {
  const count = items.length;
  const one = count === 1;
  const first = items[0]?.says ?? '';
  switch (code) {
    case 'damaged':
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
      return first;
    case 'pay-unreadable':
      return one
        ? first.replace(/\.$/, ', so nothing after it can be settled. Correct it.')
        : `${count} pays cannot be read, the first at ${first.replace(/: the pay cannot be read\.$/, '')}. Correct them.`;
    case 'player-gains':
      return `The player gains on ${number(count, 'wager')}. Change ${one ? 'its' : 'their'} pays.`;
    case 'never-paid':
      return one
        ? first
        : `${count} rows of written wagers are never paid. Change their conditions, move them up, or remove them.`;
    case 'breach':
      return `${number(count, 'rule is', 'rules are')} not kept${clauses(items)}. Change what breaches ${one ? 'it' : 'them'}.`;
    case 'conflict':
      return `${number(count, 'rule contradicts', 'rules contradict')} another${clauses(items)}. Ask the regulator which one holds.`;
    case 'not-assessed':
      return `${number(count, 'rule is', 'rules are')} not assessed${clauses(items)}. Give what ${one ? 'it asks' : 'they ask'} for.`;
    case 'to-confirm':
      return `${number(count, 'rule has', 'rules have')} to be confirmed by a person${clauses(items)}.`;
    case 'sign-lacks':
      return `${number(count, 'line is', 'lines are')} missing on the sign${clauses(items)}. Give what ${one ? 'it needs' : 'they need'}.`;
    case 'consent':
      return `${number(count, 'consent is', 'consents are')} outstanding${clauses(items)}. Record ${one ? 'it' : 'each'} under Circumstances once it is on file.`;
    case 'consent-unreferenced':
      return one
        ? first
        : `${count} consents on file have no reference, or no date that can be right. Give both under Circumstances.`;
    case 'notification':
      return `${number(count, 'written notification is', 'written notifications are')} due before the game starts${clauses(items)}.`;
    case 'notice':
      return `${number(count, 'notice has', 'notices have')} to be displayed at the table${clauses(items)}. The sign and the leaflet carry ${one ? 'it' : 'them'}.`;
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
