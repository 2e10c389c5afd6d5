import { isRecomputed } from '@/simulations/analysis/settled';
import {
  count,
  measured,
  measuredPercent,
  percent,
  plainNumber,
  whole,
  zScore,
} from '@/simulations/printing/numbers';
import { NOT_RECOMPUTED } from '@/simulations/wagers/own-counts';
import { isRounded, NEARNESS } from '@/simulations/wagers/rounded';
import type { Block } from '../../paper';
import type { Subject } from '../../subject';
import { currencyOf, moneyIn } from '../progressive';
import { givenOf, type Offered } from '../wagers';
import { type Apart, apartIf } from './long';

const named = (all: Offered[]): string => {
  const names = all.map(({ label }) => label);
  return names.length > 6
    ? `${names.slice(0, 5).join(' · ')} and ${names.length - 5} more`
    : names.join(' · ');
};

const unended = (sentence: string): string => sentence.replace(/\.$/, '');

export function method(subject: Subject, all: Offered[]): Block[] {
  const { analysis, record } = subject;
  const ways = new Map<string, Offered[]>();
  for (const each of all) {
    const key = JSON.stringify([each.result.methodExplained, each.result.reductions]);
    ways.set(key, [...(ways.get(key) ?? []), each]);
  }
  const blocks: Block[] = [{ kind: 'heading', level: 2, text: 'Method' }];
  for (const group of ways.values()) {
    const [first] = group;
    if (!first) continue;
    const universes = [...new Set(group.map(({ result }) => count(result.universe)))];
    blocks.push(
      { kind: 'heading', level: 3, text: group.length === all.length ? 'All wagers' : named(group) },
      { kind: 'paragraph', text: first.result.methodExplained },
    );
    const notes = [
      isRounded(first.result.method)
        ? `Chances are given in parts of ${universes[0]}, figures ${NEARNESS}.`
        : universes.length === 1
          ? `Universe: ${universes[0]} equally likely outcomes.`
          : 'Universe: given with each wager in the annex of counts.',
      first.result.reductions.length > 0
        ? `Reductions: ${first.result.reductions.map(unended).join('; ')}.`
        : 'Reductions: none.',
    ];
    blocks.push({ kind: 'paragraph', tone: 'small', text: notes.join(' ') });
  }
  const entries = [
    {
      label: 'Arithmetic',
      value: all.some(({ result }) => isRounded(result.method))
        ? 'Whole numbers and fractions, except where a method says that chances are rounded; decimals are rounded once, when printed, half to even'
        : 'Whole numbers and fractions throughout; decimals are rounded once, when printed, half to even',
    },
    { label: 'Software', value: `Assay, engine ${analysis.engine}` },
  ];
  if (record.run)
    entries.push(
      {
        label: 'Machine',
        value: `${record.run.machine}, ${record.run.threads} ${record.run.threads === 1 ? 'thread' : 'threads'}`,
      },
      { label: 'Time', value: `${plainNumber(record.run.seconds, 3)} seconds` },
    );
  return [...blocks, { kind: 'facts', entries }];
}

/** The witness has to play some meter, even if none was declared. */
function meterPlayed(each: Offered, subject: Subject): string {
  const { progressive } = each.result;
  if (!progressive) return '';
  const money = moneyIn(currencyOf(progressive, subject.rulebook.currency));
  return ` (at a meter of ${money(progressive.meter)}${givenOf(each, subject).meter ? '' : ', which was not given'})`;
}

/** Counts of an applicant can be played by nobody. */
function unplayed(all: Offered[]): string[] {
  const own = all.filter(({ result }) => !isRecomputed(result));
  return own.length === 0
    ? []
    : [`${named(own)}: ${NOT_RECOMPUTED}. No second program can play ${own.length === 1 ? 'it' : 'them'}.`];
}

/** Wagers whose witness the section can carry. */
const MOST_SEEN = 14;

export function witness(subject: Subject, all: Offered[]): Apart {
  const { analysis } = subject;
  const rows = analysis.witness.flatMap((seen) => {
    const each = all.find(({ result }) => result.id === seen.wager);
    if (!each) return [];
    return [
      {
        cells: [
          `${each.label}${meterPlayed(each, subject)}`,
          whole(seen.rounds),
          measuredPercent(seen.mean),
          percent(each.result.houseEdge),
          measuredPercent(seen.standardError),
          {
            text: zScore(seen.z),
            strong: true,
            tone: Math.abs(seen.z) < 4 ? 'plain' : 'breach',
          } as const,
        ],
      },
    ];
  });
  const heading: Block = { kind: 'heading', level: 2, text: 'Witness' };
  if (rows.length === 0)
    return {
      core: [
        heading,
        {
          kind: 'paragraph',
          text: [
            'No witness was run: the exact figures stand alone in this document.',
            ...unplayed(all),
          ].join(' '),
        },
      ],
      annex: [],
    };
  const worst = Math.max(...analysis.witness.map(({ z }) => Math.abs(z)));
  const seeds = [...new Set(analysis.witness.map(({ seed }) => seed))];
  const said: Block[] = [
    heading,
    {
      kind: 'paragraph',
      keepWithNext: true,
      text: `A second program settles bets one at a time, as a dealer would, and shares no code with the exact analysis beyond the equipment. ${seeds.length === 1 ? `Its seed is ${seeds[0]}. ` : ''}z is the distance of its edge from the exact one in standard errors; ${worst < 4 ? `the largest here is ${measured(worst, 2)}, within the 4 that is allowed.` : `the largest here is ${measured(worst, 2)}, more than the 4 that is allowed: the two disagree.`}`,
    },
  ];
  const table: Block[] = [
    {
      kind: 'table',
      caption: 'What the witness saw',
      rowHeaders: 1,
      columns: [
        { title: 'Wager', grow: 2 },
        { title: 'Rounds', align: 'right', figures: true },
        { title: 'Edge seen', align: 'right', figures: true },
        { title: 'Exact edge', align: 'right', figures: true },
        { title: 'Standard error', align: 'right', figures: true },
        { title: 'z', align: 'right', figures: true },
      ],
      rows,
    },
  ];
  const without: Block[] = unplayed(all).map((text) => ({ kind: 'paragraph', text }));
  const { core, annex } = apartIf(rows.length > MOST_SEEN, table, {
    title: 'What the witness saw',
    id: 'witnessed',
    line: 'What it saw of each wager, in an annex',
  });
  return { core: [...said, ...core, ...without], annex };
}
