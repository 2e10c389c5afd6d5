import type { GameOption } from '@/rulebooks/format/record';
import { setsParameter } from '@/rulebooks/offer/engine-wager';
import { valueInWords } from '@/rulebooks/offer/option-value';
import { CUSTOM, printedPay } from '@/rulebooks/offer/pay-table';
import { counted } from '@/rulebooks/spelling/wording';
import { printPay } from '@/simulations/pays/print-pay';
import { percent } from '@/simulations/printing/numbers';
import type { Block, Cell, Row } from '../../paper';
import type { Subject } from '../../subject';
import { type Choice, choicesOf, isChoice, knownEdges } from '../permitted';
import { basisNote, headlineOf } from '../progressive';
import { endsAsRound, isListed } from '../settled';
import { type Offered, printedPays } from '../wagers';
import { type Apart, apartIf } from './long';

function sideBySide({ payTable, table, tables, events, houseEdge, basis, label }: Choice): Block {
  const own = payTable === CUSTOM;
  const offeredHere = (id: string): string => (id === payTable ? ' (offered)' : '');
  const columns = [
    { title: 'Event', grow: 1 },
    ...(own ? [{ title: `${table} (offered)`, align: 'right' as const, figures: true, grow: 1 }] : []),
    ...tables.map(({ id, label: name }) => ({
      title: `${name}${offeredHere(id)}`,
      align: 'right' as const,
      figures: true,
      grow: 1,
    })),
  ];
  const strong = (differs: boolean, text: string): Cell => (differs ? { text, strong: true } : text);
  const rows: Row[] = events.map((event) => ({
    cells: [
      event.label,
      ...(own ? [event.pays] : []),
      ...tables.map(({ rows: printed }) => {
        const text = printed[event.id];
        const pays = text === undefined ? '–' : printPay(printedPay(text));
        return strong(pays !== event.pays, pays);
      }),
    ],
  }));
  const shown = (edge: string | undefined) => (edge === undefined ? '–' : percent(edge));
  const edges = tables.map(({ edge }) => shown(edge));
  rows.push({
    total: true,
    cells: [`House ${basis ?? 'edge'}`, ...(own ? [shown(houseEdge)] : []), ...edges],
  });
  return { kind: 'table', caption: label, splits: true, rowHeaders: 1, columns, rows };
}

const figure = { align: 'right' as const, figures: true };

const UNKNOWN = 'A dash: the player decides, and that round was not solved for this variant.';

type Setting = { title: string; options: Record<string, string> };

/** What each wager would cost under other values of the options; rounds only where that was recorded. */
function beside(
  subject: Subject,
  all: Offered[],
  about: { caption: string; chosen: string; unmoved: string },
  settings: Setting[],
): Block[] {
  const edges = settings.map(({ options }) => knownEdges(subject, options));
  const leads = (each: Offered) => headlineOf(each, subject).edge;
  const moved = all.filter((each) =>
    edges.some((edge) => edge.has(each.result.id) && edge.get(each.result.id) !== leads(each)),
  );
  const unknown = all.filter((each) => endsAsRound(each) && edges.some((edge) => !edge.has(each.result.id)));
  if (moved.length === 0)
    return settings.length > 0 && unknown.length === 0 ? [{ kind: 'paragraph', text: about.unmoved }] : [];
  return [
    {
      kind: 'table',
      caption: about.caption,
      splits: true,
      rowHeaders: 1,
      columns: [
        { title: 'Wager', grow: 1 },
        { title: about.chosen, ...figure },
        ...settings.map(({ title }) => ({ title, ...figure })),
      ],
      rows: all
        .filter((each) => moved.includes(each) || unknown.includes(each))
        .map((each) => {
          const { label, result } = each;
          const led = leads(each) ?? result.houseEdge;
          const basis = basisNote(each, subject);
          return {
            cells: [
              basis ? `${label} (${basis})` : label,
              percent(led),
              ...edges.map((edge) =>
                endsAsRound(each) && !edge.has(result.id) ? '–' : percent(edge.get(result.id) ?? led),
              ),
            ],
          };
        }),
    },
    ...(unknown.length > 0 ? [{ kind: 'paragraph' as const, tone: 'small' as const, text: UNKNOWN }] : []),
  ];
}

function optionTable(subject: Subject, all: Offered[], option: GameOption): Block[] {
  const { variant } = subject;
  const chosen = variant.options[option.id] ?? option.default;
  const label = (value: string) => valueInWords(option, value);
  const typical = option.values.filter(({ value }) => option.recorded?.includes(value) ?? true);
  const others = typical.filter(({ value }) => value !== chosen);
  return beside(
    subject,
    all,
    {
      caption: `${option.label}: house edge under ${option.recorded ? 'other values' : 'each value'}, where it changes`,
      chosen: `${label(chosen)} (chosen)`,
      unmoved: `${option.label} changes no house edge on offer.`,
    },
    others.map(({ value }) => ({
      title: label(value),
      options: { ...variant.options, [option.id]: value },
    })),
  );
}

/** The only other value to compare an amount of money with is none: all of them together. */
function amountTable(subject: Subject, all: Offered[], amounts: GameOption[]): Block[] {
  const { variant } = subject;
  const set = amounts.filter(({ id, default: start }) => (variant.options[id] ?? start) !== start);
  if (set.length === 0) return [];
  const names = set.map(({ label }) => label).join('; ');
  const without = Object.fromEntries(amounts.map(({ id, default: start }) => [id, start]));
  return beside(
    subject,
    all,
    {
      caption: `${names}: house edge with and without, where it changes`,
      chosen: 'With (chosen)',
      unmoved: `${names}: they change no house edge on offer.`,
    },
    [{ title: 'Without', options: { ...variant.options, ...without } }],
  );
}

/** It sets a parameter, is charged, or decides what is charged. */
function movesNumbers(option: GameOption, options: GameOption[]): boolean {
  if (setsParameter(option) || option.charges) return true;
  return options.some((other) => other.charges?.some(({ where }) => where?.option === option.id));
}

function optionTables(subject: Subject, all: Offered[]): Block[] {
  const { options } = subject.game;
  const numbers = options.filter((option) => movesNumbers(option, options));
  return [
    ...numbers.filter(({ kind }) => kind !== 'amount').flatMap((option) => optionTable(subject, all, option)),
    ...amountTable(
      subject,
      all,
      numbers.filter(({ kind }) => kind === 'amount'),
    ),
  ];
}

/** Rows of pay tables that the section can carry. */
const MOST_ROWS = 30;

export function sensitivity(subject: Subject, all: Offered[]): Apart {
  const choices = all.flatMap((each) => choicesOf(subject, each)).filter(isChoice);
  const options = optionTables(subject, all);
  const heading: Block = { kind: 'heading', level: 2, text: 'Sensitivity' };
  const listed = all.filter(isListed);
  const every = listed.length < all.length ? 'Every wager that the rulebook lists' : 'Every wager';
  const same = `${every} is offered at ${printedPays(listed)}, and the rulebook prints no other pay table for any of them.`;
  const beside =
    'The pay tables that the rulebook permits, side by side, on the same distribution. Pays that differ from what is offered are in bold.';
  const decided = choices.some(({ tables }) => tables.some(({ edge }) => edge === undefined))
    ? ' Where the player decides, each table was solved separately; a dash means that was not done for this variant.'
    : '';
  const rows = choices.reduce((sum, { events }) => sum + events.length + 1, 0);
  const { core, annex } = apartIf(rows > MOST_ROWS, choices.map(sideBySide), {
    title: 'Pay tables side by side',
    id: 'tables',
    line: `The pay tables of ${counted(choices.length, 'wager')}, side by side, in an annex`,
  });
  const said: Block = { kind: 'paragraph', text: choices.length === 0 ? same : `${beside}${decided}` };
  return { core: [heading, said, ...core, ...options], annex };
}
