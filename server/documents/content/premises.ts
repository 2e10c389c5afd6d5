/** The leaflet of premises: every game of a house in one booklet, with a table of all house edges. */
import { createHash } from 'node:crypto';
import { longDate } from '@/rulebooks/spelling/wording';
import { dayIn } from '@/rulebooks/zones';
import { shareForPlayers } from '@/simulations/printing/numbers';
import { howExactly } from '@/simulations/wagers/rounded';
import type { PaperOrganisation } from '../../vocabulary/letterhead';
import type { House } from '../house';
import type { Block, Paper, Row } from '../paper';
import { type Barred, type Subject, shortHash } from '../subject';
import { afterFeesFor, BEFORE_FEES, feesAtLeastBet, WITH_FEE } from './after-fees';
import { STAKE } from './edge-basis';
import { markBlock, playersNote } from './for-players';
import { gamePart } from './leaflet';
import { houseEdgeExplained, type OfGame, workedSum } from './leaflet/meaning';
import { EDGE, type Line, listedEdges } from './leaflet/wagers';
import { markOf } from './marks';
import { eachOnce, leafletMissing, type MissingLine } from './missing';
import { houseAtAGlance } from './premises-glance';
import { headlineOf } from './progressive';
import { asPrinted } from './spelled';
import { offered } from './wagers';

/** Two variants of one game differ by their references. */
export function namesIn({ games }: House): Map<Subject, string> {
  const labels = games.map(({ game }) => game.label);
  return new Map(
    games.map((subject): [Subject, string] => {
      const { game, record } = subject;
      const several = labels.filter((label) => label === game.label).length > 1;
      return [
        subject,
        several ? `${game.label} (${record.reference}, version ${record.version})` : game.label,
      ];
    }),
  );
}

/** The latest that was frozen and decided says what the booklet says of the operator: an older one may lack it, or be out of date. */
export const organisationOf = ({ games }: House): PaperOrganisation | undefined =>
  games.reduce((last, each) => (each.record.dated > last.record.dated ? each : last)).organisation;

/** Every wager of the house, named with its game where there are several. */
function wagersOf(house: House): OfGame[] {
  const names = namesIn(house);
  return house.games.flatMap((subject) =>
    offered(subject).map((each): OfGame => {
      const label = house.games.length > 1 ? `${each.label} at ${names.get(subject)}` : each.label;
      return { offered: { ...each, label }, subject };
    }),
  );
}

/** One hash for all of them: which submissions it is made from, in their order. */
export const houseHash = ({ games }: House): string =>
  createHash('sha256')
    .update(games.map(({ record }) => record.hash).join('\n'))
    .digest('hex');

/** `pages`: on which each game begins, once that is known. */
function contents(names: string[], pages: ReadonlyMap<string, number>): Block {
  return {
    kind: 'table',
    caption: 'Contents',
    rowHeaders: 1,
    columns: [
      { title: 'Game', grow: 1 },
      { title: 'Page', align: 'right', figures: true },
    ],
    rows: names.map((name): Row => ({ cells: [name, String(pages.get(name) ?? '')] })),
  };
}

/** With its basis in the name where that is not the stake: few have another, and a column for it would be empty. */
const withBasis = (name: string, of: string): string => {
  const whole = name.replaceAll(/(\d) or (\d)/g, '$1\u00a0or\u00a0$2');
  return of === STAKE ? whole : `${whole} (of ${of})`;
};

const collects = ({ games }: House): boolean => games.some(afterFeesFor);

/** Every wager on offer with its edge, in the figures of the game's own leaflet and sign; a fee, paid whatever the outcome, is in none of these. */
export function edgesOfHouse(house: House): Block {
  const names = namesIn(house);
  const fees = collects(house);
  const rows = house.games.flatMap((subject): Row[] => {
    const name = names.get(subject) ?? subject.game.label;
    const least = feesAtLeastBet(subject);
    const all = offered(subject);
    const before = (edge: NonNullable<Line['edge']>): string => {
      const each = all.find(({ result }) => result.id === edge.result);
      const share = each && headlineOf(each, subject).edge;
      return fees && share !== undefined ? shareForPlayers(share) : edge.text;
    };
    const row = (line: string, edge: NonNullable<Line['edge']>): Row => {
      const withFee = least?.of(edge.result);
      const text = withFee === undefined ? before(edge) : shareForPlayers(withFee);
      return {
        cells: [
          withBasis(line, edge.of),
          ...(fees ? [before(edge), { text, strong: true }] : [{ text, strong: true }]),
        ],
      };
    };
    return [
      { group: true, cells: [least ? `${name}, ${least.title}` : name] },
      ...listedEdges(all, subject).flatMap(({ name: line, edge }) => (edge ? [row(line, edge)] : [])),
    ];
  });
  return {
    kind: 'table',
    caption: `House edges by game and wager, of the stake unless another is named${fees ? ', before the collection fee and with it at the smallest bet' : ''}`,
    rowHeaders: 1,
    columns: [
      { title: 'Wager', grow: 1 },
      ...(fees
        ? [
            { ...EDGE, title: BEFORE_FEES },
            { ...EDGE, title: WITH_FEE },
          ]
        : [EDGE]),
    ],
    rows,
  };
}

function back(house: House): Block[] {
  const [first] = house.games;
  const { rulebook } = first;
  const organisation = organisationOf(house);
  const contact = organisation?.contact;
  const figures = house.games.flatMap(({ analysis }) => analysis.wagers);
  return [
    { kind: 'heading', level: 2, text: 'Where to ask', newPage: true },
    {
      kind: 'paragraph',
      text: `Ask any dealer or inspector, or the desk${contact ? `: ${contact}` : ''}. House edges are rounded up at the last place shown${collects(house) ? ', before the collection fee unless they say that they are with it' : ''}. They are worked out ${howExactly(figures)}, under “${rulebook.title}” (${rulebook.authority}).`,
    },
    ...playersNote({ organisation }),
    { kind: 'paragraph', text: 'The public record of each game is at the end of its part.' },
  ];
}

const recordOf = ({ game, record }: Subject): Block => ({
  kind: 'qr',
  url: record.recordUrl,
  text: `The public record of ${game.label}, ${record.reference}, version ${record.version}:`,
  alt: `Code that leads to the public record of ${game.label}`,
});

/** The worst of them is across every page. */
const BARS: Barred[] = ['unvouched', 'refused', 'withdrawn', 'undecided'];

function markOfHouse(house: House): { mark?: string } {
  const { games } = house;
  const [first] = games;
  const organisation = organisationOf(house);
  const draft = games.some(({ record }) => record.draft);
  const barred = BARS.find((bar) => games.some(({ record }) => record.barred === bar));
  const lacking = games.some((subject) => leafletMissing({ ...subject, organisation }).length > 0);
  return markOf({ ...first.record, draft, barred }, lacking ? ['NOT FOR DISPLAY'] : []);
}

/** What its games lack, each sentence once; of several games, a breach is named with its own. */
export function premisesMissing(house: House): MissingLine[] {
  const names = namesIn(house);
  const organisation = organisationOf(house);
  const named = (subject: Subject) =>
    leafletMissing({ ...subject, organisation }).map((line) =>
      line.place === 'organisation' ? line : { ...line, text: `${names.get(subject)}: ${line.text}` },
    );
  return eachOnce(house.games.flatMap(named));
}

const latest = (days: string[]): string => days.reduce((last, day) => (day > last ? day : last));

/** The last of their decisions. */
export const datedOf = ({ games }: House): string => latest(games.map(({ record }) => record.dated));

export function premisesLeaflet(house: House, pages: ReadonlyMap<string, number> = new Map()): Paper {
  const { premises, games } = house;
  const [first] = games;
  const names = namesIn(house);
  const organisation = organisationOf(house);
  const operator = organisation?.name ?? first.record.operator;
  const draft = games.some(({ record }) => record.draft);
  return asPrinted(
    {
      title: `${premises}: games and house edges`,
      subject: `What every game at ${premises} costs the player under ${first.rulebook.title}`,
      language: 'en-GB',
      accent: first.rulebook.accent,
      furniture: {
        title: `${premises}: games and house edges`,
        version: `${games.length} ${games.length === 1 ? 'game' : 'games'}`,
        status: draft ? 'Not submitted' : `As of ${longDate(dayIn(first.rulebook.id, datedOf(house)))}`,
        shortHash: shortHash(houseHash(house)),
      },
      dated: datedOf(house),
      ...markOfHouse(house),
      blocks: [
        ...markBlock({ ...first, organisation }),
        { kind: 'heading', level: 1, text: premises, eyebrow: 'GAMES AND HOUSE EDGES' },
        {
          kind: 'paragraph',
          tone: 'lead',
          text: `${operator && operator !== premises ? `${operator}. ` : ''}How each game is played, and what each wager costs you on average.`,
        },
        ...houseEdgeExplained(games.map(({ game }) => game)),
        ...workedSum(wagersOf(house), first.rulebook),
        contents(
          games.map((subject) => names.get(subject) ?? ''),
          pages,
        ),
        { kind: 'heading', level: 2, text: 'House edges' },
        edgesOfHouse(house),
        ...games.flatMap((subject): Block[] => [
          { kind: 'heading', level: 1, text: names.get(subject) ?? subject.game.label, newPage: true },
          ...gamePart(subject),
          recordOf(subject),
        ]),
        ...back(house),
      ],
      onBack: houseAtAGlance(house, names),
    },
    ...games,
  );
}
