import { CircleAlert, FlaskConical, PenLine } from 'lucide-react';
import { Badge, type Tone, VerdictBadge } from '@/app/components/badge';
import { isAlarmCode, type OpenCode, severityOf, verdictOf } from '@/rulebooks/findings/open-codes';
import type { OpenCount } from '@/rulebooks/findings/open-items';

type Word = { word: (count: number) => string; tone: Tone; icon?: typeof CircleAlert };

/** Those of findings have their verdict's badge. */
type OfFindings =
  | 'player-gains'
  | 'never-paid'
  | 'breach'
  | 'conflict'
  | 'not-assessed'
  | 'to-confirm'
  | 'approval'
  | 'consent'
  | 'notification'
  | 'notice';

const WORDS: Record<Exclude<OpenCode, OfFindings>, Word> & Partial<Record<OfFindings, Word>> = {
  damaged: { word: () => 'Damaged', tone: 'breach', icon: CircleAlert },
  'rerun-differs': { word: () => 'Re-run differs', tone: 'breach', icon: CircleAlert },
  'out-of-date': { word: () => 'Not in force on its date', tone: 'breach', icon: CircleAlert },
  'no-wager': { word: () => 'No wager', tone: 'breach', icon: CircleAlert },
  'pay-unreadable': { word: (count) => `${count} cannot be read`, tone: 'breach', icon: CircleAlert },
  'wager-unfinished': { word: (count) => `${count} not finished`, tone: 'breach', icon: PenLine },
  'input-unusable': { word: (count) => `${count} cannot be used`, tone: 'breach', icon: CircleAlert },
  'being-computed': { word: () => 'Being computed', tone: 'neutral' },
  'analysis-running': { word: () => 'Analysis running', tone: 'accent', icon: FlaskConical },
  'analysis-missing': { word: () => 'Not analysed', tone: 'neutral', icon: FlaskConical },
  'analysis-outdated': { word: () => 'Changed since its analysis', tone: 'consent', icon: FlaskConical },
  'no-regulator': { word: () => 'No regulator', tone: 'consent', icon: CircleAlert },
  'rules-ahead': { word: () => 'Future rules', tone: 'consent', icon: CircleAlert },
  'later-edition': { word: () => 'Breach by later rules', tone: 'breach', icon: CircleAlert },
  'joins-unfit': { word: () => 'Not like the trial it joins', tone: 'consent', icon: CircleAlert },
  'days-unfit': { word: () => 'Days to change', tone: 'consent', icon: CircleAlert },
  'notification-lacks': { word: () => 'Notification to complete', tone: 'consent', icon: CircleAlert },
  'consent-unreferenced': {
    word: (count) => `${count} to complete on file`,
    tone: 'consent',
    icon: CircleAlert,
  },
  'consent-expiring': { word: (count) => `${count} to expire`, tone: 'neutral', icon: CircleAlert },
  unreviewed: { word: (count) => `${count} not reviewed`, tone: 'consent', icon: CircleAlert },
  'not-rerun': { word: () => 'Not run again', tone: 'consent', icon: FlaskConical },
  'adoption-early': { word: () => 'Asked early', tone: 'consent', icon: CircleAlert },
  'no-results': { word: () => 'No results', tone: 'consent', icon: CircleAlert },
  'results-flagged': { word: () => 'Results flagged', tone: 'consent', icon: CircleAlert },
  'sign-lacks': { word: (count) => `${count} missing on the sign`, tone: 'notice' },
};

function OpenBadge({ code, count }: OpenCount) {
  const verdict = verdictOf(code);
  const own = WORDS[code];
  if (own) {
    return (
      <Badge tone={own.tone} icon={own.icon}>
        {own.word(count)}
      </Badge>
    );
  }
  return verdict ? <VerdictBadge verdict={verdict} count={count} /> : null;
}

/** What somebody else must agree to, or be notified of, before the game starts. */
const OUTSTANDING: readonly OpenCode[] = [
  'no-regulator',
  'rules-ahead',
  'approval',
  'consent',
  'consent-unreferenced',
  'notification',
];
const isKept = (code: OpenCode): boolean => isAlarmCode(code) || OUTSTANDING.includes(code);

/** How many of each are open, the gravest first; alarms and what is outstanding elsewhere are never left out. */
export function OpenBadges({
  open,
  most = Number.POSITIVE_INFINITY,
  empty = '',
}: {
  open: OpenCount[];
  most?: number;
  /** Shown where nothing is open. */
  empty?: string;
}) {
  const grave = open.filter(({ code }) => isKept(code));
  const others = open.filter(({ code }) => !isKept(code) && severityOf(code) !== 'advice');
  const shown = [...grave, ...others.slice(0, Math.max(0, most - grave.length))];
  const left = grave.length + others.length - shown.length;
  if (shown.length === 0) return <span className="text-ink-soft">{empty}</span>;
  return (
    <span className="flex flex-wrap gap-1">
      {shown.map((each) => (
        <OpenBadge key={each.code} {...each} />
      ))}
      {left > 0 ? <span className="text-xs text-ink-soft">and {left} more</span> : null}
    </span>
  );
}
