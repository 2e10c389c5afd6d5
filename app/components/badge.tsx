import {
  BadgeCheck,
  Bell,
  CalendarPlus,
  CircleCheck,
  CircleDashed,
  CircleHelp,
  CircleX,
  ClipboardCheck,
  ClipboardSignature,
  Eye,
  FlaskConical,
  Gavel,
  Handshake,
  type LucideIcon,
  OctagonX,
  Replace,
  Scale,
  Send,
  Signpost,
  Snowflake,
  TriangleAlert,
  Undo2,
  UserCheck,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { Verdict } from '@/rulebooks/findings/finding';
import { VERDICT_WORDS } from '@/rulebooks/findings/verdict-words';
import { classes } from './classes';

export type Tone =
  | 'neutral'
  | 'accent'
  | 'breach'
  | 'conflict'
  | 'consent'
  | 'notification'
  | 'notice'
  | 'attestation'
  | 'meets';

export const TONES: Record<Tone, string> = {
  neutral: 'bg-sunken text-ink-soft',
  accent: 'bg-accent-soft text-accent',
  breach: 'bg-breach-soft text-breach',
  conflict: 'bg-conflict-soft text-conflict',
  consent: 'bg-consent-soft text-consent',
  notification: 'bg-notification-soft text-notification',
  notice: 'bg-notice-soft text-notice',
  attestation: 'bg-attestation-soft text-attestation',
  meets: 'bg-meets-soft text-meets',
};

/** A word with a colour; the word alone must be enough. */
export function Badge({
  tone = 'neutral',
  icon: Icon,
  children,
  className,
}: {
  tone?: Tone;
  icon?: LucideIcon | undefined;
  children: ReactNode;
  className?: string;
}) {
  return (
    <span
      className={classes(
        'inline-flex items-center gap-1 rounded-sm px-1.5 py-0.5 text-xs font-medium whitespace-nowrap',
        TONES[tone],
        className,
      )}
    >
      {Icon ? <Icon size={13} strokeWidth={2.25} aria-hidden="true" className="shrink-0" /> : null}
      {children}
    </span>
  );
}

/** What a verdict looks like, and what it means for whoever has to act on it. */
export const VERDICTS_SHOWN: Record<Verdict, { tone: Tone; icon: LucideIcon; means: string }> = {
  'player-gains': {
    tone: 'breach',
    icon: TriangleAlert,
    means: 'On average the player wins and the house loses. No rule forbids it; Assay warns of it.',
  },
  'never-paid': {
    tone: 'breach',
    icon: TriangleAlert,
    means:
      'A row of a written wager that no outcome reaches. Players would be offered a prize nobody can win.',
  },
  breach: {
    tone: 'breach',
    icon: CircleX,
    means: 'The rule is not met. Change the variant before it can be approved.',
  },
  conflict: {
    tone: 'conflict',
    icon: Scale,
    means: 'Two rules contradict each other. A person must decide which applies.',
  },
  'needs-approval': {
    tone: 'consent',
    icon: Gavel,
    means: 'Below a minimum for a time. Permitted only if the regulator approves it.',
  },
  'needs-consent': {
    tone: 'consent',
    icon: Handshake,
    means: 'Allowed once the proprietor or the regulator has agreed.',
  },
  'needs-notification': {
    tone: 'notification',
    icon: Bell,
    means: 'Write to the regulator before it starts.',
  },
  'needs-notice': {
    tone: 'notice',
    icon: Signpost,
    means: 'A sign at the table must tell players.',
  },
  'needs-attestation': {
    tone: 'attestation',
    icon: ClipboardSignature,
    means: 'No calculation can show this. A person confirms it, with a note.',
  },
  'not-assessed': {
    tone: 'neutral',
    icon: CircleHelp,
    means: 'Something the rule needs was not given. This is not a pass.',
  },
  lifted: {
    tone: 'attestation',
    icon: Gavel,
    means: 'The rule is not met. The regulator has lifted it, by the decision or document named.',
  },
  confirmed: {
    tone: 'attestation',
    icon: UserCheck,
    means: 'A named person confirmed it. Nothing was computed.',
  },
  meets: {
    tone: 'meets',
    icon: CircleCheck,
    means: 'Computed: the rule is met.',
  },
};

/** The verdict in a word; with `count`, how many findings have it. */
export function VerdictBadge({ verdict, count }: { verdict: Verdict; count?: number }) {
  const { word, plural } = VERDICT_WORDS[verdict];
  const { tone, icon } = VERDICTS_SHOWN[verdict];
  return (
    <Badge tone={tone} icon={icon}>
      {count === undefined ? null : <span className="figures">{count}</span>}
      {count === undefined || count === 1 ? word : plural}
    </Badge>
  );
}

/** Every state of a submission, and of a job, in words. */
const STATE_WORDS: Record<string, { word: string; tone: Tone; icon: LucideIcon }> = {
  draft: { word: 'Draft', tone: 'neutral', icon: CircleDashed },
  frozen: { word: 'Frozen', tone: 'accent', icon: Snowflake },
  submitted: { word: 'Submitted', tone: 'accent', icon: Send },
  'in-review': { word: 'In review', tone: 'accent', icon: Eye },
  'completeness-check': { word: 'Completeness check', tone: 'accent', icon: ClipboardCheck },
  incomplete: { word: 'Incomplete', tone: 'consent', icon: CircleHelp },
  questioned: { word: 'Question asked', tone: 'consent', icon: CircleHelp },
  'approved-for-trial': { word: 'Approved for trial', tone: 'attestation', icon: FlaskConical },
  'on-trial': { word: 'On trial', tone: 'attestation', icon: FlaskConical },
  extended: { word: 'On an extended trial', tone: 'attestation', icon: FlaskConical },
  'extension-asked': { word: 'Extension asked for', tone: 'consent', icon: CalendarPlus },
  'adoption-asked': { word: 'Formal adoption asked for', tone: 'consent', icon: Gavel },
  expired: { word: 'Trial over', tone: 'consent', icon: TriangleAlert },
  adopted: { word: 'Adopted', tone: 'meets', icon: BadgeCheck },
  discontinued: { word: 'Discontinued', tone: 'breach', icon: OctagonX },
  abandoned: { word: 'Abandoned', tone: 'neutral', icon: Undo2 },
  superseded: { word: 'Superseded', tone: 'neutral', icon: Replace },
  approved: { word: 'Approved', tone: 'meets', icon: BadgeCheck },
  'approved-with-conditions': { word: 'Approved with conditions', tone: 'meets', icon: BadgeCheck },
  refused: { word: 'Refused', tone: 'breach', icon: CircleX },
  withdrawn: { word: 'Withdrawn', tone: 'neutral', icon: Undo2 },
  notified: { word: 'Notified', tone: 'accent', icon: Send },
  noted: { word: 'Read by the regulator', tone: 'accent', icon: Eye },
  offered: { word: 'Offered', tone: 'accent', icon: BadgeCheck },
  significant: { word: 'Significant: stop or submit', tone: 'breach', icon: TriangleAlert },
  'applied-for': { word: 'Submitted for approval', tone: 'accent', icon: Send },
  stopped: { word: 'Stopped', tone: 'neutral', icon: OctagonX },
  'taken-back': { word: 'Taken back', tone: 'neutral', icon: Undo2 },
  over: { word: 'Over', tone: 'neutral', icon: CircleDashed },
  'consent-ended': { word: 'Consent ended', tone: 'consent', icon: TriangleAlert },
  'temporary-ended': { word: 'Variation ended', tone: 'consent', icon: TriangleAlert },
  unconfirmed: { word: 'Decision not confirmed', tone: 'breach', icon: TriangleAlert },
};

export function stateWord(state: string): string {
  return STATE_WORDS[state]?.word ?? state;
}

export function StateBadge({ state }: { state: string }) {
  const known = STATE_WORDS[state];
  return (
    <Badge tone={known?.tone ?? 'neutral'} icon={known?.icon ?? CircleDashed}>
      {known?.word ?? state}
    </Badge>
  );
}
