/** The sign: one table, one sheet. What must be on it comes from the findings. */

import type { Finding } from '@/rulebooks/findings/finding';
import { signLines } from '@/rulebooks/findings/sign-lines';
import { minorUnits } from '@/rulebooks/spelling/amount';
import { longDate } from '@/rulebooks/spelling/wording';
import { byWay } from '@/simulations/request/settlement';
import type { Block, Paper } from '../paper';
import type { Subject } from '../subject';
import { afterFeesFor } from './after-fees';
import { ceilingSaid } from './ceiling';
import { roundedSaid } from './charged';
import { markBlock } from './for-players';
import { furnitureOf } from './furniture';
import { limitsOf } from './limits';
import { markOf } from './marks';
import { limitRules, rulesOf, signMissing } from './missing';
import { paidOnOthers } from './on-others';
import { paidApart } from './paid-apart';
import { progressives } from './progressive';
import { isChosen } from './rounds';
import { edgesAreFor, settingsBesideNotices } from './settings';
import { settlementOf } from './settled';
import { isNoticeOn, isOfFees, isSettingOn, type PartOf, withFreeOf } from './sign/of-a-sheet';
import { boardOf, boardUnits, type Unit } from './sign/parts';
import { asPrinted } from './spelled';
import { onApprovedDays, premisesOf, trialOn } from './trial-days';
import { type Offered, offered } from './wagers';

export type Sign = {
  paper: Paper;
  /** Why it may not be displayed; empty where it may. */
  missing: string[];
};

/** A fee is paid whatever the outcome, and no edge here has it; beside wagers that are free of it nothing is said of one. */
const roundedUp = (subject: Subject, shown: Offered[]): string =>
  afterFeesFor(subject) && shown.some(({ wager }) => !wager.feeFree)
    ? 'House edges are before the collection fee, and rounded up.'
    : 'House edges are rounded up.';

/** `all` wagers with what they pay, or only those whose pays or table a player could not know otherwise. */
export type Detail = 'all' | 'changed';

function isChanged(each: Offered): boolean {
  const { wager, result } = each;
  const alone = () => isChosen({ wager, payTable: result.payTable });
  return byWay(settlementOf(each), {
    table: alone,
    meter: alone,
    rows: alone,
    model: alone,
    round: ({ members }) => members.some(isChosen),
  });
}

const shownOf = (all: Offered[], detail: Detail): Offered[] =>
  detail === 'all' ? all : all.filter(isChanged);

/** Only what is on this sheet is spoken of; what is in the leaflet instead is said in one line. */
function board(shown: Offered[], subject: Subject, part: PartOf | undefined, among: Offered[]): Block[] {
  if (shown.length === 0) return [];
  const units = boardUnits(shown, subject, among);
  const before = part ? onEarlierSheets(part, boardUnits(among, subject)) : [];
  return [{ kind: 'board', edgeHead: 'House edge', parts: boardOf(units, before) }];
}

const onEarlierSheets = (part: PartOf, units: Unit[]): Unit[] =>
  units.slice(
    0,
    units.findIndex(({ wagers }) => wagers.some(({ wager }) => part.wagers.has(wager.id))),
  );

const inLeaflet = (all: Offered[], shown: Offered[]): string | undefined =>
  all.length > shown.length
    ? `The leaflet has ${shown.length > 0 ? 'the other wagers' : 'every wager'}, with ${shown.length > 0 ? 'their' : 'its'} pays and house edges.`
    : undefined;

const limitsBlock = (subject: Subject, all: Offered[]): Block[] => {
  const groups = limitsOf(subject, all);
  return groups.length > 0 ? [{ kind: 'limits', groups }] : [];
};

/** A cap on what is paid, in money: a player must see it before staking more (12.27(b)). */
function ceilingLines({ game, variant, findings }: Subject): string[] {
  const isSet = ({ id, default: first }: { id: string; default: string }) =>
    minorUnits(variant.options[id] ?? first) !== undefined;
  const amounts = new Set(
    game.options.filter((option) => option.kind === 'amount' && isSet(option)).map(({ id }) => id),
  );
  return findings.flatMap(({ option, signLine }) =>
    option !== undefined && amounts.has(option) && signLine !== undefined ? [signLine] : [],
  );
}

/** The meter changes while the sign is up, so there is room for it beside its name, unless a display at the table shows it. */
const meters = (all: Offered[], lines: string[]): Block[] =>
  (lines.some((line) => /the meter at this table/.test(line)) ? [] : progressives(all)).map(({ label }) => ({
    kind: 'place',
    text: `${label}, meter now`,
    under: label,
  }));

/** Where the rules want the odds of every wager at the table, rows are the shortest way to show them. */
function oddsOfAll(subject: Subject): boolean {
  const asking = rulesOf(subject.rulebook, 'pays-shown');
  const told = new Set(subject.findings.filter(({ rule }) => asking.has(rule)).map(({ wager }) => wager));
  return offered(subject).every(({ wager }) => told.has(wager.id));
}

/** What the board says of a wager: its name with its pay table, and its edge. */
const boardSays = (shown: Offered[], subject: Subject, asked: string | undefined): string => {
  const own = shown.filter(({ wager, members }) =>
    [wager, ...members.map((one) => one.wager)].some(({ id }) => id === asked),
  );
  return JSON.stringify(boardUnits(own, subject).map(({ part }) => part))
    .replaceAll('\u00a0', ' ')
    .toLowerCase();
};

/** The clauses of sums paid on other hands that are on the board. */
const ofSums = (shown: Offered[], subject: Subject): Set<string> =>
  new Set(paidOnOthers(subject, shown).map(({ figures }) => figures.clause));

/** Limits that are options of the game, where the sign has those of optional wagers in large type. */
function limitsAbove(subject: Subject): Set<string | undefined> {
  const above = limitsOf(subject).some(({ group }) => group === 'optional');
  return new Set(subject.game.options.filter(({ limits }) => above && limits).map(({ id }) => id));
}

/** The lines the rules require, less what is already in large type or in the rows; on one of several sheets, only its wagers' lines. */
function notices(subject: Subject, shown: Offered[], detail: Detail, part: PartOf | undefined): string[] {
  const { rulebook, findings } = subject;
  const ofLimits = limitRules(rulebook);
  const saidInRows = detail === 'all' ? rulesOf(rulebook, 'pays-shown') : new Set<string>();
  const ofTables = rulesOf(rulebook, 'table-shown');
  const inRows = ({ rule, wager, found }: Finding) =>
    ofTables.has(rule) &&
    found !== undefined &&
    boardSays(shown, subject, wager).includes(found.toLowerCase());
  const everything = offered(subject);
  const onSheet = everything.filter(({ wager }) => !part || part.wagers.has(wager.id));
  const ceilings = ceilingLines(subject);
  const above = limitsAbove(subject);
  // What one sheet lists is said on no other.
  const sums = ofSums(part ? shownOf(everything, detail) : shown, subject);
  const lines = signLines(
    findings.filter(
      (finding) =>
        !ofLimits.has(finding.rule) &&
        !above.has(finding.option) &&
        !saidInRows.has(finding.rule) &&
        !sums.has(finding.clause) &&
        !inRows(finding),
    ),
  )
    .lines.filter((line) => !part || isNoticeOn(part, line, subject))
    .map(({ text, option }) => (isOfFees(subject, option) ? withFreeOf(onSheet, text) : text))
    .flatMap((text) => onApprovedDays(text, subject) ?? [])
    .filter((text) => !ceilings.includes(text));
  const trial = trialOn(subject);
  if (!trial || (part && part.number > 1) || lines.some((line) => line.includes(longDate(trial.to))))
    return lines;
  return [...lines, `On trial from ${longDate(trial.from)} to ${longDate(trial.to)}.`];
}

/** “Vigorish: 5%”, where a notice has “Vigorish on the Banker’s Hand: 5%” */
const saidBy = (lines: string[], option: string): boolean => {
  const [label = '', value = ''] = option.split(': ');
  return value !== '' && lines.some((line) => line.startsWith(label) && line.includes(value));
};

export const detailOf = (subject: Subject, wanted: Detail): Detail => (oddsOfAll(subject) ? 'all' : wanted);

export function sign(subject: Subject, wanted: Detail = 'all', part?: PartOf): Sign {
  const { game, rulebook, record } = subject;
  const detail = detailOf(subject, wanted);
  const missing = signMissing(subject).map(({ text }) => text);
  const all = offered(subject).filter(({ wager }) => !part || part.wagers.has(wager.id));
  const shown = shownOf(all, detail);
  // An explanation of a figure appears only beside one.
  const explained = shown.length > 0;
  const required = notices(subject, shown, detail, part);
  const options = explained
    ? settingsBesideNotices(subject, shown).filter(
        (text) => !saidBy(required, text) && (!part || isSettingOn(part, text, subject)),
      )
    : [];
  const lines = [
    ...edgesAreFor(options),
    ...required,
    ...roundedSaid(subject, shown),
    explained ? ceilingSaid(subject) : undefined,
    paidApart(shown),
    inLeaflet(all, shown),
    explained ? roundedUp(subject, shown) : undefined,
  ].filter((text) => text !== undefined);
  const premises = premisesOf(subject);
  const blocks: Block[] = [
    ...markBlock(subject),
    { kind: 'display', size: 'huge', accent: true, text: game.label },
    ...(premises ? [{ kind: 'display' as const, size: 'medium' as const, text: premises }] : []),
    ...limitsBlock(subject, all),
    ...ceilingLines(subject).map((text): Block => ({ kind: 'display', size: 'large', text })),
    ...board(shown, subject, part, shownOf(offered(subject), detail)),
    ...meters(all, part ? notices(subject, shownOf(offered(subject), detail), detail, undefined) : lines),
    { kind: 'notices', lines },
    {
      kind: 'qr',
      url: record.recordUrl,
      text: 'The public record of this game:',
      alt: 'Code that leads to the public record of this game',
    },
  ];
  return {
    missing,
    paper: asPrinted(
      {
        title: `${game.label}: table sign`,
        subject: `Table sign for ${game.label} under ${rulebook.title}`,
        language: 'en-GB',
        accent: rulebook.accent,
        furniture: furnitureOf(subject, 'table sign'),
        dated: record.dated,
        ...markOf(record, missing.length > 0 ? ['NOT FOR DISPLAY'] : []),
        blocks,
      },
      subject,
    ),
  };
}

/** The sign, or what is missing. */
export function printForDisplay(
  subject: Subject,
): { ok: true; sign: Sign } | { ok: false; missing: string[] } {
  const made = sign(subject);
  return made.missing.length === 0 ? { ok: true, sign: made } : { ok: false, missing: made.missing };
}
