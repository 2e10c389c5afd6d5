/** The leaflet: every wager on offer with its edge, in plain words. */
import { shownMoney } from '@/rulebooks/evaluation/money';
import { tablesOf } from '@/rulebooks/pay-table';
import { fromText } from '@/simulations/exact/fraction';
import type { Block, Paper, Row } from '../paper';
import type { Subject } from '../subject';
import { edgeAt } from './dossier/sensitivity';
import { workedExamples } from './examples';
import { furnitureOf } from './furniture';
import { markOf } from './marks';
import { edgeForPlayers } from './numbers';
import {
  alike,
  exceptions,
  isPartialLoss,
  losses,
  namesOf,
  type Offered,
  offered,
  paysBriefly,
  standOffs,
} from './wagers';

/** Odds stay on one line where the column is narrow. */
const unbroken = (pays: string): string => pays.replace(/(\d) (to|for) (\d)/g, '$1\u00a0$2\u00a0$3');

function rowsOf(group: Offered[]): Row[] {
  const [first] = group;
  if (!first) return [];
  const { result, wager } = first;
  const names = namesOf(group);
  const notes = exceptions(result);
  const label = notes.length > 0 ? `${names} (${notes.join('; ')})` : names;
  const shown = wager.payTables.length > 0 ? `${label}: ${first.table}` : label;
  return [
    {
      cells: [shown, unbroken(paysBriefly(result)), { text: edgeForPlayers(result.houseEdge), strong: true }],
    },
  ];
}

function edges(all: Offered[]): Block[] {
  const rows: Row[] = [];
  let last: string | undefined;
  for (const group of alike(all)) {
    const name = group[0]?.wager.group;
    if (name && name !== last) rows.push({ group: true, cells: [name] });
    last = name;
    rows.push(...rowsOf(group));
  }
  return [
    {
      kind: 'table',
      caption: 'Every wager on offer',
      rowHeaders: 1,
      columns: [
        { title: 'Wager', grow: 2 },
        { title: 'Pays', grow: 1 },
        { title: 'House\u00a0edge', align: 'right', figures: true },
      ],
      rows,
    },
  ];
}

/** Each pay table of the premises' set, so that the sign at a table can be compared with it. */
function tables(all: Offered[]): Block[] {
  return all
    .filter(({ wager }) => wager.payTables.length > 0)
    .map(({ wager, result }): Block => {
      const set = tablesOf(wager);
      const priced = result.events.filter(({ id }) => set.some(({ rows }) => id in rows));
      return {
        kind: 'table',
        caption: `${wager.label}: the pay tables, and what each costs. The sign at the table says which is in use.`,
        rowHeaders: 1,
        columns: [
          { title: 'Event', grow: 1 },
          ...set.map(({ label }) => ({ title: label, align: 'right' as const, figures: true, grow: 1 })),
        ],
        rows: [
          ...priced.map((event) => ({
            cells: [event.label, ...set.map(({ rows }) => rows[event.id] ?? '–')],
          })),
          {
            total: true,
            cells: ['House edge', ...set.map(({ rows }) => edgeForPlayers(edgeAt(result, rows)))],
          },
        ],
      };
    });
}

/** What 100 staked costs on average, rounded up to the penny. */
function perHundred(result: Offered['result'], currency: string): string {
  const pence = fromText(result.houseEdge).mul(10_000).ceil();
  return shownMoney(Number(pence.toFraction()), currency);
}

function meaning(all: Offered[], { rulebook }: Subject): Block[] {
  const { currency } = rulebook;
  const hundred = shownMoney(10_000, currency);
  const [first] = all;
  const dearest = all.reduce<Offered | undefined>(
    (most, each) => (most && most.result.houseEdgePercent >= each.result.houseEdgePercent ? most : each),
    undefined,
  );
  const blocks: Block[] = [
    { kind: 'heading', level: 2, text: 'What the house edge is' },
    {
      kind: 'paragraph',
      text: 'The house edge is the part of your stake that the casino keeps on average, over very many bets. A single evening can go much better or much worse.',
    },
  ];
  if (first && dearest) {
    const one = `For every ${hundred} staked on ${first.wager.label}, the casino keeps ${perHundred(first.result, currency)} on average.`;
    const other =
      dearest === first
        ? ''
        : ` On ${dearest.wager.label}, the dearest wager here, it keeps ${perHundred(dearest.result, currency)}.`;
    blocks.push({
      kind: 'note',
      tone: 'plain',
      title: `For every ${hundred} staked`,
      lines: [`${one}${other}`],
    });
  }
  const half = all.find(({ result }) => losses(result).some(isPartialLoss));
  const off = all.find(({ result }) => standOffs(result).length > 0);
  blocks.push({
    kind: 'list',
    items: workedExamples(all, currency).filter((line) => !line.includes('can end in one')),
  });
  if (half)
    blocks.push({
      kind: 'paragraph',
      text: `Some results take only part of the stake: ${exceptions(half.result).join('; ')} on ${half.wager.label}. That is why such a bet costs less than the others.`,
    });
  if (off)
    blocks.push({
      kind: 'paragraph',
      text: 'Some bets can end without a winner: the stake comes back. The edges here count every bet made, those included.',
    });
  if (all.every(({ result }) => result.strategy === null))
    blocks.push({
      kind: 'paragraph',
      text: 'Nothing you decide after the bet is made changes these figures.',
    });
  return blocks;
}

export function leaflet(subject: Subject): Paper {
  const { game, rulebook, record, variant } = subject;
  const all = offered(subject);
  const { premises, contact } = variant.circumstances;
  return {
    title: `${game.label}: house edge leaflet`,
    subject: `What ${game.label} costs the player under ${rulebook.title}`,
    language: 'en-GB',
    accent: rulebook.accent,
    furniture: furnitureOf(subject, 'house edge leaflet'),
    dated: record.dated,
    ...markOf(record),
    blocks: [
      { kind: 'heading', level: 1, text: game.label, eyebrow: 'HOUSE EDGE LEAFLET' },
      {
        kind: 'paragraph',
        tone: 'lead',
        text: `What each wager costs you on average${premises ? ` at ${premises}` : ''}, and how the game is played.`,
      },
      ...meaning(all, subject),
      { kind: 'heading', level: 2, text: 'How it is played', newPage: true },
      { kind: 'list', ordered: true, items: game.play },
      { kind: 'heading', level: 2, text: 'The wagers' },
      ...edges(all),
      ...tables(all),
      { kind: 'heading', level: 2, text: 'Where to ask', newPage: true },
      {
        kind: 'paragraph',
        text: `Ask any dealer or inspector, or the desk${contact ? `: ${contact}` : ''}. House edges are rounded up at the last place shown. They are worked out exactly under ${rulebook.title}, ${rulebook.authority}.`,
      },
      {
        kind: 'qr',
        url: record.recordUrl,
        text: 'The public record of these figures:',
        alt: 'Code that leads to the public record of these figures',
      },
    ],
  };
}
