/** The sign: one table, one sheet. What must be on it comes from the findings. */
import { shownMoney } from '@/rulebooks/evaluation/money';
import { longDate } from '@/rulebooks/evaluation/wording';
import { signLines } from '@/rulebooks/sign-lines';
import type { Block, Paper, Row } from '../paper';
import type { Subject } from '../subject';
import { ceilingSaid } from './ceiling';
import { roundedSaid } from './charged';
import { furnitureOf } from './furniture';
import { markOf } from './marks';
import { limitRules, rulesOf, signMissing } from './missing';
import { shownAmount } from './money';
import { edgeForPlayers } from './numbers';
import { currencyOf, progressives, shownEdge } from './progressive';
import { isChosen, isRound, unitOf } from './rounds';
import { settingsSaid } from './settings';
import { alike, exceptions, namesOf, type Offered, offered, printedPays, wins } from './wagers';

export type Sign = {
  paper: Paper;
  /** Why it may not be put on display: nothing, where it may. */
  missing: string[];
};

/** `all` wagers with what they pay, or only those whose pays or table a player could not know otherwise. */
export type Detail = 'all' | 'changed';

/** All that settle together under one edge, each with what it pays. */
function rowsOfRound({ label, result, wager, members }: Offered): Row[] {
  const edge = `house edge ${edgeForPlayers(result.houseEdge)} of the ${unitOf(result, wager)}`;
  const [only, ...others] = members;
  const named = only && others.length === 0 && isChosen(only) ? `${label}: ${only.table}` : label;
  return [
    { group: true, cells: [`${named}, ${edge}`] },
    ...members.flatMap((member): Row[] => {
      const name = isChosen(member) ? `${member.wager.label}, ${member.table}` : member.wager.label;
      const [first] = member.pays;
      if (first && member.pays.every(({ pays: odds }) => odds === first.pays))
        return [{ cells: [name, first.pays, ''] }];
      const of = members.length > 1 ? `${name}: ` : '';
      return member.pays.map(({ label: event, pays: odds }) => ({ cells: [`${of}${event}`, odds, ''] }));
    }),
  ];
}

const atSeed = ({ result: { progressive } }: Offered, { rulebook }: Subject): string =>
  progressive
    ? ` with the meter at its seed, ${shownAmount(progressive.seed, currencyOf(progressive, rulebook.currency), 'up')}`
    : '';

/** No rulebook says what it wins on, so the sign does. */
const asCalled = ({ label, result }: Offered): string => {
  const [first, ...others] = wins(result);
  return first && others.length === 0 ? `${label}: ${first.label}` : label;
};

/** One row where one thing wins; else the wager's name, then a row for each win. */
function rowsOf(group: Offered[], subject: Subject): Row[] {
  const [first] = group;
  if (!first) return [];
  const { result, table, wager } = first;
  if (isRound(result)) return rowsOfRound(first);
  const winning = wins(result);
  const named = wager.written
    ? asCalled(first)
    : isChosen({ wager, payTable: result.payTable })
      ? `${namesOf(group)}: ${table}`
      : namesOf(group);
  const notes = exceptions(result);
  const label = notes.length > 0 ? `${named} (${notes.join('; ')})` : named;
  const edge = { text: edgeForPlayers(shownEdge(first)), strong: true };
  if (winning.length === 1) return [{ cells: [{ text: label, strong: true }, winning[0]?.pays ?? '', edge] }];
  return [
    { group: true, cells: [`${label}, house edge ${edge.text}${atSeed(first, subject)}`] },
    ...winning.map((event) => ({ cells: [event.label, event.pays, ''] })),
  ];
}

const isChanged = ({ wager, result, members }: Offered): boolean =>
  members.length > 0 ? members.some(isChosen) : isChosen({ wager, payTable: result.payTable });

function pays(subject: Subject, detail: Detail): Block[] {
  const all = offered(subject);
  const shown = detail === 'all' ? all : all.filter(isChanged);
  const rest = all.filter((one) => !shown.includes(one));
  const rows = alike(shown).flatMap((group) => rowsOf(group, subject));
  // Where every edge stands in a row that names a wager, their column would be empty.
  const apart = rows.some(({ cells }) => cells[2] !== undefined && cells[2] !== '');
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
        ...(apart ? [{ title: 'House\u00a0edge', align: 'right' as const, figures: true }] : []),
      ],
      rows: apart ? rows : rows.map((row) => ({ ...row, cells: row.cells.slice(0, 2) })),
    });
  if (rest.length > 0)
    blocks.push({
      kind: 'display',
      size: 'medium',
      text: `${shown.length > 0 ? 'All other wagers pay' : 'Every wager pays'} ${printedPays(rest)}. The leaflet gives the house edge of each.`,
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

/** A most that is paid, in money: what a player has to see before staking more (12.27(b)). */
function ceilingLines({ game, findings }: Subject): string[] {
  const amounts = new Set(game.options.filter(({ kind }) => kind === 'amount').map(({ id }) => id));
  return findings.flatMap(({ option, signLine }) =>
    option !== undefined && amounts.has(option) && signLine !== undefined ? [signLine] : [],
  );
}

/** The meter changes while the sign is up, so there is room for it beside its name. */
const meters = (subject: Subject): Block[] =>
  progressives(offered(subject)).map(({ label }) => ({ kind: 'place', text: `${label}, meter now` }));

/** Where the rules want the odds of every wager at the table, rows are the shortest way to show them. */
function oddsOfAll(subject: Subject): boolean {
  const asking = rulesOf(subject.rulebook, 'odds-shown');
  const told = new Set(subject.findings.filter(({ rule }) => asking.has(rule)).map(({ wager }) => wager));
  return offered(subject).every(({ wager }) => told.has(wager.id));
}

export function sign(subject: Subject, wanted: Detail = 'all'): Sign {
  const { game, rulebook, record, variant } = subject;
  const detail = oddsOfAll(subject) ? 'all' : wanted;
  const missing = signMissing(subject).map(({ text }) => text);
  const limits = limitsLine(subject);
  const ofLimits = limitRules(subject.rulebook);
  const saidInRows = detail === 'all' ? rulesOf(rulebook, 'odds-shown') : new Set<string>();
  const ceilings = ceilingLines(subject);
  const ceiling = ceilingSaid(subject);
  const lines = signLines(subject.findings.filter(({ rule }) => !ofLimits.has(rule) && !saidInRows.has(rule)))
    .lines.map(({ text }) => text)
    .filter((text) => !ceilings.includes(text));
  const trial = record.trial ?? variant.circumstances.trial;
  const trialSaid = trial && lines.some((line) => line.includes(longDate(trial.to)));
  const notices =
    trial && !trialSaid
      ? [...lines, `On trial from ${longDate(trial.from)} to ${longDate(trial.to)}.`]
      : lines;
  const blocks: Block[] = [
    { kind: 'display', size: 'huge', accent: true, text: game.label },
    ...limits,
    ...ceilings.map((text): Block => ({ kind: 'display', size: 'large', text })),
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
    ...[...notices, ...roundedSaid(subject, offered(subject)), settingsSaid(subject), ceiling]
      .filter((text) => text !== undefined)
      .map((text): Block => ({ kind: 'display', size: 'medium', text })),
    ...meters(subject),
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
