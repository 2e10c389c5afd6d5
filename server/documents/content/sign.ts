/** The sign: one table, one sheet. What must be on it comes from the findings. */
import { shownMoney } from '@/rulebooks/evaluation/money';
import { longDate } from '@/rulebooks/evaluation/wording';
import { CUSTOM } from '@/rulebooks/pay-table';
import { signLines } from '@/rulebooks/sign-lines';
import type { Block, Paper, Row } from '../paper';
import type { Subject } from '../subject';
import { furnitureOf } from './furniture';
import { markOf } from './marks';
import { limitRules, signMissing } from './missing';
import { edgeForPlayers } from './numbers';
import { alike, exceptions, namesOf, type Offered, offered, wins } from './wagers';

export type Sign = {
  paper: Paper;
  /** Why it may not be put on display: nothing, where it may. */
  missing: string[];
};

/** `all` wagers with what they pay, or only those whose pays or table a player could not know otherwise. */
export type Detail = 'all' | 'changed';

/** One row where one thing wins; else the wager's name, then a row for each win. */
function rowsOf(group: Offered[]): Row[] {
  const [first] = group;
  if (!first) return [];
  const { result, table, wager } = first;
  const winning = wins(result);
  const named =
    wager.payTables.length > 0 || result.payTable === CUSTOM ? `${namesOf(group)}: ${table}` : namesOf(group);
  const notes = exceptions(result);
  const label = notes.length > 0 ? `${named} (${notes.join('; ')})` : named;
  const edge = { text: edgeForPlayers(result.houseEdge), strong: true };
  if (winning.length === 1) return [{ cells: [{ text: label, strong: true }, winning[0]?.pays ?? '', edge] }];
  return [
    { group: true, cells: [`${label}, house edge ${edge.text}`] },
    ...winning.map((event) => ({ cells: [event.label, event.pays, ''] })),
  ];
}

const isChanged = ({ wager, result }: Offered): boolean =>
  wager.payTables.length > 0 || result.payTable === CUSTOM;

function pays(subject: Subject, detail: Detail): Block[] {
  const all = offered(subject);
  const shown = detail === 'all' ? all : all.filter(isChanged);
  const rest = all.length - shown.length;
  const blocks: Block[] = [];
  if (shown.length > 0)
    blocks.push({
      kind: 'table',
      caption: 'Wagers, what they pay, and the house edge',
      captionHidden: true,
      rowHeaders: 1,
      columns: [
        { title: 'Wager', grow: 1 },
        { title: 'Pays', align: 'right', figures: true },
        { title: 'House\u00a0edge', align: 'right', figures: true },
      ],
      rows: alike(shown).flatMap(rowsOf),
    });
  if (rest > 0)
    blocks.push({
      kind: 'display',
      size: 'medium',
      text: `${shown.length > 0 ? 'All other wagers pay' : 'Every wager pays'} the minimum odds. The leaflet gives the house edge of each.`,
    });
  return blocks;
}

function limitsLine({ variant }: Subject): Block[] {
  const { limits } = variant.circumstances;
  if (!limits) return [];
  const shown = (amount: number) => shownMoney(amount, limits.currency);
  return [
    {
      kind: 'display',
      size: 'large',
      text: `Minimum\u00a0${shown(limits.minimum)}   Maximum\u00a0${shown(limits.maximum)}`,
    },
  ];
}

export function sign(subject: Subject, detail: Detail = 'all'): Sign {
  const { game, rulebook, record, variant } = subject;
  const missing = signMissing(subject).map(({ text }) => text);
  const limits = limitsLine(subject);
  const ofLimits = limitRules(subject.rulebook);
  const lines = signLines(subject.findings.filter(({ rule }) => !ofLimits.has(rule))).lines.map(
    ({ text }) => text,
  );
  const trial = record.trial ?? variant.circumstances.trial;
  const trialSaid = trial && lines.some((line) => line.includes(longDate(trial.to)));
  const notices =
    trial && !trialSaid
      ? [...lines, `On trial from ${longDate(trial.from)} to ${longDate(trial.to)}.`]
      : lines;
  const blocks: Block[] = [
    { kind: 'display', size: 'huge', accent: true, text: game.label },
    ...limits,
    ...(missing.length > 0
      ? [
          {
            kind: 'note' as const,
            tone: 'breach' as const,
            title: 'Not for display. Missing:',
            lines: missing,
          },
        ]
      : []),
    ...pays(subject, detail),
    ...notices.map((text): Block => ({ kind: 'display', size: 'medium', text })),
    {
      kind: 'qr',
      url: record.recordUrl,
      text: 'House edges are rounded up. The public record of this game:',
      alt: 'Code that leads to the public record of this game',
    },
  ];
  return {
    missing,
    paper: {
      title: `${game.label}: table sign`,
      subject: `Table sign for ${game.label} under ${rulebook.title}`,
      language: 'en-GB',
      accent: rulebook.accent,
      furniture: furnitureOf(subject, 'table sign'),
      dated: record.dated,
      ...markOf(record, missing.length > 0 ? ['NOT FOR DISPLAY'] : []),
      blocks,
    },
  };
}

/** The sign, or what stands in its way. */
export function printForDisplay(
  subject: Subject,
): { ok: true; sign: Sign } | { ok: false; missing: string[] } {
  const made = sign(subject);
  return made.missing.length === 0 ? { ok: true, sign: made } : { ok: false, missing: made.missing };
}
