/** The sign: one table, one sheet. What must be on it comes from the findings. */

import type { Finding } from '@/rulebooks/findings/finding';
import { signLines } from '@/rulebooks/findings/sign-lines';
import { listed, longDate } from '@/rulebooks/spelling/wording';
import { byWay } from '@/simulations/request/settlement';
import { type Block, cellText, type Paper } from '../paper';
import type { Subject } from '../subject';
import { ceilingSaid } from './ceiling';
import { roundedSaid } from './charged';
import { furnitureOf } from './furniture';
import { limitSaid } from './limit-words';
import { limitsOf } from './limits';
import { markOf } from './marks';
import { limitRules, rulesOf, signMissing } from './missing';
import { paidApart } from './paid-apart';
import { progressives } from './progressive';
import { isChosen } from './rounds';
import { settingsBesideNotices } from './settings';
import { settlementOf } from './settled';
import { wagerRows, withoutEdges } from './sign/rows';
import { type Offered, offered, printedPays } from './wagers';

export type Sign = {
  paper: Paper;
  /** Why it may not be displayed; empty where it may. */
  missing: string[];
};

/** One of several sheets that make up the sign of a table. */
export type PartOf = { number: number; of: number; wagers: ReadonlySet<string> };

/** `all` wagers with what they pay, or only those whose pays or table a player could not know otherwise. */
export type Detail = 'all' | 'changed';

function isChanged(each: Offered): boolean {
  const { wager, result } = each;
  const alone = () => isChosen({ wager, payTable: result.payTable });
  return byWay(settlementOf(each), {
    table: alone,
    meter: alone,
    rows: alone,
    round: ({ members }) => members.some(isChosen),
  });
}

const shownOf = (all: Offered[], detail: Detail): Offered[] =>
  detail === 'all' ? all : all.filter(isChanged);

function pays(subject: Subject, all: Offered[], shown: Offered[]): Block[] {
  const rest = all.filter((one) => !shown.includes(one));
  const blocks: Block[] = [];
  const rows = wagerRows(shown, subject).flatMap((each) => each.rows);
  const narrow = withoutEdges(rows);
  if (shown.length > 0)
    blocks.push({
      kind: 'table',
      caption: 'Wagers, what they pay, and the house edge',
      captionHidden: true,
      rowHeaders: 1,
      columns: [
        { title: 'Wager', grow: 1 },
        { title: 'Pays', align: 'right', figures: true },
        ...(narrow ? [] : [{ title: 'House\u00a0edge', align: 'right' as const, figures: true }]),
      ],
      rows: narrow ?? rows,
    });
  if (rest.length > 0)
    blocks.push({
      kind: 'display',
      size: 'medium',
      text: `${shown.length > 0 ? 'All other wagers pay' : 'Every wager pays'} ${printedPays(rest)}. The leaflet gives the house edge of each.`,
    });
  return blocks;
}

/** Which of several sheets it is, and what is on it. */
function partSaid(part: PartOf | undefined, all: Offered[]): Block[] {
  if (!part) return [];
  const groups = [...new Set(all.flatMap(({ wager }) => wager.group ?? []))];
  const holds = groups.length > 0 ? `: ${listed(groups)}` : '';
  return [
    {
      kind: 'display',
      size: 'medium',
      text: `Sheet ${part.number} of ${part.of}${holds}. The other wagers are on the other sheets.`,
    },
  ];
}

/** The game's own limits in large type, exceptions beside them. */
const limitsLine = (subject: Subject, all: Offered[]): Block[] =>
  limitsOf(subject, all).map((limit) => ({
    kind: 'display',
    size: limit.wagers ? 'medium' : 'large',
    text: limitSaid(limit),
  }));

/** A cap on what is paid, in money: a player must see it before staking more (12.27(b)). */
function ceilingLines({ game, findings }: Subject): string[] {
  const amounts = new Set(game.options.filter(({ kind }) => kind === 'amount').map(({ id }) => id));
  return findings.flatMap(({ option, signLine }) =>
    option !== undefined && amounts.has(option) && signLine !== undefined ? [signLine] : [],
  );
}

/** The meter changes while the sign is up, so there is room for it beside its name. */
const meters = (all: Offered[]): Block[] =>
  progressives(all).map(({ label }) => ({ kind: 'place', text: `${label}, meter now` }));

/** Where the rules want the odds of every wager at the table, rows are the shortest way to show them. */
function oddsOfAll(subject: Subject): boolean {
  const asking = rulesOf(subject.rulebook, 'pays-shown');
  const told = new Set(subject.findings.filter(({ rule }) => asking.has(rule)).map(({ wager }) => wager));
  return offered(subject).every(({ wager }) => told.has(wager.id));
}

/** What the rows say of a wager: its name with its pay table, and its edge. */
const rowsSay = (shown: Offered[], subject: Subject, asked: string | undefined): string => {
  const own = shown.filter(({ wager, members }) =>
    [wager, ...members.map((one) => one.wager)].some(({ id }) => id === asked),
  );
  const rows = wagerRows(own, subject).flatMap((each) => each.rows);
  return rows
    .flatMap(({ cells }) => cells.map(cellText))
    .join(' ')
    .toLowerCase();
};

/** The lines the rules require, less what is already in large type or in the rows; on one of several sheets, only its wagers' lines. */
function notices(subject: Subject, shown: Offered[], detail: Detail, part: PartOf | undefined): string[] {
  const { rulebook, record, variant, findings } = subject;
  const ofLimits = limitRules(rulebook);
  const saidInRows = detail === 'all' ? rulesOf(rulebook, 'pays-shown') : new Set<string>();
  const ofTables = rulesOf(rulebook, 'table-shown');
  const inRows = ({ rule, wager, found }: Finding) =>
    ofTables.has(rule) && found !== undefined && rowsSay(shown, subject, wager).includes(found.toLowerCase());
  const elsewhere = new Set(offered(subject).map(({ wager }) => wager.id));
  const ceilings = ceilingLines(subject);
  const lines = signLines(
    findings.filter(
      (finding) => !ofLimits.has(finding.rule) && !saidInRows.has(finding.rule) && !inRows(finding),
    ),
  )
    .lines.filter(({ wager }) => !part || !wager || part.wagers.has(wager) || !elsewhere.has(wager))
    .map(({ text }) => text)
    .filter((text) => !ceilings.includes(text));
  const trial = record.trial ?? variant.circumstances.trial;
  if (!trial || lines.some((line) => line.includes(longDate(trial.to)))) return lines;
  return [...lines, `On trial from ${longDate(trial.from)} to ${longDate(trial.to)}.`];
}

export const detailOf = (subject: Subject, wanted: Detail): Detail => (oddsOfAll(subject) ? 'all' : wanted);

export function sign(subject: Subject, wanted: Detail = 'all', part?: PartOf): Sign {
  const { game, rulebook, record } = subject;
  const detail = detailOf(subject, wanted);
  const missing = signMissing(subject).map(({ text }) => text);
  const all = offered(subject).filter(({ wager }) => !part || part.wagers.has(wager.id));
  const shown = shownOf(all, detail);
  // An explanation of a figure appears only beside one.
  const explained = shown.length > 0 ? [settingsBesideNotices(subject), ceilingSaid(subject)] : [];
  const lines = [
    ...notices(subject, shown, detail, part),
    ...roundedSaid(subject, shown),
    ...explained,
    paidApart(shown),
  ].filter((text) => text !== undefined);
  const blocks: Block[] = [
    { kind: 'display', size: 'huge', accent: true, text: game.label },
    ...limitsLine(subject, all),
    ...ceilingLines(subject).map((text): Block => ({ kind: 'display', size: 'large', text })),
    ...partSaid(part, all),
    ...pays(subject, all, shown),
    ...lines.map((text): Block => ({ kind: 'display', size: 'medium', text })),
    ...meters(all),
    {
      kind: 'qr',
      url: record.recordUrl,
      text:
        shown.length > 0
          ? 'House edges are rounded up. The public record of this game:'
          : 'The public record of this game:',
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

/** What is missing, on a sheet beside the sign: the sign itself is set in its final form. */
export const missingSheet = ({ paper, missing }: Sign): Paper => ({
  ...paper,
  blocks: [
    { kind: 'heading', level: 1, text: paper.title },
    { kind: 'note', tone: 'breach', title: 'Not for display. Missing:', lines: missing },
  ],
});

/** The sign, or what is missing. */
export function printForDisplay(
  subject: Subject,
): { ok: true; sign: Sign } | { ok: false; missing: string[] } {
  const made = sign(subject);
  return made.missing.length === 0 ? { ok: true, sign: made } : { ok: false, missing: made.missing };
}
