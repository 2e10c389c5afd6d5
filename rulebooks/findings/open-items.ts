/**
 * What of a variant is open, in one place: the next step, the checklist, freezing, submitting, the queue, the decision
 * and the command line all show this answer, and nothing else decides it. Pure.
 */

import type { ClauseId } from '../spelling/ids';
import { listed, longDate } from '../spelling/wording';
import { consentsIn, expiresSoon, lacksReference } from '../variant/consents';
import { notificationLacks, type Planned, plannedDays } from '../variant/planned-days';
import { transferLacks } from '../variant/proprietors';
import type { Circumstances } from '../variant/variant';
import type { Finding, Settled, Verdict } from './finding';
import { OPEN_CODES, type OpenCode, type Place, placeOf, type Severity, severityOf } from './open-codes';

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
  /** Options, circumstances and omitted wagers that cannot be used: a sentence each. */
  unusable?: readonly string[];
  /** What was declared: a consent on file needs a reference, a date and what it is for; a trial has its days. */
  circumstances: Pick<Circumstances, 'consents' | 'proprietors'> & Planned;
  /** Somebody has decided on it or been notified of it, so its days are no plan any more. */
  settled?: boolean;
  /** Consents about what the game does not have: a sentence each. */
  stray?: readonly string[];
  /** What is still being counted or solved. */
  computing?: readonly { wager: string; label: string }[];
  /** The jurisdiction, where no regulator on this site decides for it. */
  unregulated?: string;
  /** Of the person who reads this: a consent cannot be dated later. Left out where the answer is kept for other days. */
  today?: string;
  /** The day whose rules were applied: a consent dated later was not on file. */
  day?: string;
  /** The day whose rules were applied, where it is still to come. */
  rulesAhead?: string;
  /** Later editions of the rulebook under which it is in breach: a sentence each. */
  laterEditions?: readonly string[];
  /** What stands against joining another operator's trial: a sentence each. */
  joinsUnfit?: readonly string[];
  /** The latest re-run by the regulator differs from what was submitted. */
  rerunDiffers?: true;
  /** What the database no longer holds as written: "findings". */
  damaged?: readonly string[];
};

type Found = Omit<OpenItem, 'severity' | 'place'>;

export const openItem = (found: Found): OpenItem => ({
  ...found,
  severity: severityOf(found.code),
  place: placeOf(found.code),
});

export function openItems(standing: Standing): OpenItem[] {
  const { wagers, outOfDate, unread = [], unfinished = [], unusable = [], computing = [] } = standing;
  const all: Found[] = [
    ...damagedItem(standing.damaged),
    ...(standing.rerunDiffers ? [RERUN_DIFFERS] : []),
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
    ...(standing.laterEditions ?? []).map((says) => ({ code: 'later-edition' as const, says })),
    ...(standing.joinsUnfit ?? []).map((says) => ({ code: 'joins-unfit' as const, says })),
    ...consentItems(standing),
    ...planItems(standing),
    ...lackItems(
      standing,
      standing.findings.some(({ verdict }) => verdict === 'needs-notification'),
    ),
    ...(standing.stray ?? []).map((says) => ({ code: 'consent-unreferenced' as const, says })),
    ...standing.findings.flatMap(ofFinding),
  ];
  const order = (code: OpenCode) => OPEN_CODES.indexOf(code);
  return all.map(openItem).sort((a, b) => order(a.code) - order(b.code));
}

function analysisItem(analysis: AnalysisStanding): Found[] {
  switch (analysis) {
    case 'running':
      return [{ code: 'analysis-running', says: 'The analysis is running. Wait for it, or go on working.' }];
    case 'none':
      return [{ code: 'analysis-missing', says: 'Not analysed yet. Run the analysis.' }];
    case 'outdated':
      return [{ code: 'analysis-outdated', says: 'Changed since its analysis. Run the analysis again.' }];
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
          says: `The database is damaged: it no longer holds the ${listed([...damaged])} as written. Ask the person who runs this site to restore a backup.`,
        },
      ];

const RERUN_DIFFERS: Found = {
  code: 'rerun-differs',
  says: 'The re-run differs from what was submitted. It cannot be approved: run it once more, and if it still differs, ask the person who runs this site.',
};

const regulatorItem = (unregulated: string | undefined): Found[] =>
  unregulated === undefined
    ? []
    : [
        {
          code: 'no-regulator',
          says: `Nobody on this site decides for ${unregulated}. What you submit waits until an administrator adds its regulator.`,
        },
      ];

/** For `Standing`: today, the day of the rules, and the same where it is later. */
export const onDay = (day: string, today: string): Pick<Standing, 'today' | 'day' | 'rulesAhead'> => ({
  today,
  day,
  ...(day > today && { rulesAhead: day }),
});

const consentItems = ({
  circumstances,
  ...days
}: Pick<Standing, 'circumstances' | 'today' | 'day'>): Found[] => [
  ...consentsIn(circumstances).flatMap((consent): Found[] => {
    const says = lacksReference(consent, days);
    if (says) return [{ code: 'consent-unreferenced', says }];
    const soon = expiresSoon(consent, days);
    return soon ? [{ code: 'consent-expiring', says: soon }] : [];
  }),
  ...(circumstances.proprietors ?? []).flatMap((transfer): Found[] => {
    const says = transferLacks(transfer, days);
    return says ? [{ code: 'consent-unreferenced', says }] : [];
  }),
];

const planItems = ({
  circumstances,
  settled = false,
  today,
}: Pick<Standing, 'circumstances' | 'settled' | 'today'>): Found[] =>
  settled || today === undefined
    ? []
    : plannedDays(circumstances, today).map((says) => ({ code: 'days-unfit', says }));

/** `due`: a rule asks for a notification. */
const lackItems = (
  { circumstances, settled = false }: Pick<Standing, 'circumstances' | 'settled'>,
  due: boolean,
): Found[] =>
  due && !settled
    ? notificationLacks(circumstances).map((says) => ({ code: 'notification-lacks', says }))
    : [];

const aheadItem = (day: string | undefined): Found[] =>
  day === undefined ? [] : [{ code: 'rules-ahead', says: `The rules of ${longDate(day)} can still change.` }];

const CODE_OF: Record<Exclude<Verdict, Settled>, OpenCode> = {
  'player-gains': 'player-gains',
  'never-paid': 'never-paid',
  breach: 'breach',
  conflict: 'conflict',
  'needs-approval': 'approval',
  'needs-consent': 'consent',
  'needs-notification': 'notification',
  'needs-notice': 'notice',
  'needs-attestation': 'to-confirm',
  'not-assessed': 'not-assessed',
};

function ofFinding(finding: Finding): Found[] {
  const { verdict, explanation, clause, wager, signLine, paper } = finding;
  if (verdict === 'lifted' || verdict === 'confirmed' || verdict === 'meets') return [];
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
  standing: Pick<
    Standing,
    'analysis' | 'unregulated' | 'rulesAhead' | 'circumstances' | 'settled' | 'today' | 'day'
  >,
): OpenCount[] => {
  const outOfDate = counts.some(({ code }) => code === 'out-of-date');
  const found = [
    ...analysisItem(standing.analysis),
    ...regulatorItem(standing.unregulated),
    ...(outOfDate ? [] : aheadItem(standing.rulesAhead)),
    ...consentItems(standing),
    ...planItems(standing),
    ...lackItems(
      standing,
      counts.some(({ code }) => code === 'notification'),
    ),
  ].map((each) => openItem(each));
  const all = [...counts, ...countsOf(found)];
  return OPEN_CODES.flatMap((code) => {
    const same = all.filter((each) => each.code === code);
    return same.length === 0 ? [] : [{ code, count: same.reduce((sum, { count }) => sum + count, 0) }];
  });
};
