/** The back of the leaflet of premises, for who looks at nothing else: which wager of each game costs least, and which most. */
import { fromText } from '@/simulations/exact/fraction';
import { shareForPlayers } from '@/simulations/printing/numbers';
import type { House } from '../house';
import type { Block, Row } from '../paper';
import type { Subject } from '../subject';
import { afterFeesFor, BEFORE_FEES, feesAtLeastBet, WITH_FEE } from './after-fees';
import { edgeOf, STAKE } from './edge-basis';
import { EDGE } from './leaflet/wagers';
import { headlineForPlayers, headlineOf } from './progressive';
import { alike, namesOf, offered } from './wagers';

/** `text` before fees, `withFee` with the fee at the smallest bet. */
type Priced = { name: string; text: string; withFee: string; of: string };

const TITLE = 'What each game costs';

/** The cheapest wager and the dearest; one where they are the same, none where every edge depends on a meter. */
function ends(subject: Subject): Priced[] {
  const least = feesAtLeastBet(subject);
  const priced = alike(offered(subject))
    .flatMap((group) =>
      group.slice(0, 1).flatMap((first) => {
        const { edge } = headlineOf(first, subject);
        if (edge === undefined) return [];
        const text = least ? shareForPlayers(edge) : headlineForPlayers(first, subject);
        const charged = least?.of(first.result.id);
        const withFee = charged === undefined ? text : shareForPlayers(charged);
        const said = { text, withFee, of: edgeOf(first, subject) };
        return [{ edge: fromText(edge), name: namesOf(group), ...said }];
      }),
    )
    .sort((one, other) => one.edge.compare(other.edge));
  return priced.filter((_, index) => index === 0 || index === priced.length - 1);
}

const strong = (text: string) => ({ text, strong: true });
/** Of a stake unless another is named. */
const ofOther = ({ of }: Priced): string => (of === STAKE ? '' : of);

function table(caption: string, columns: Extract<Block, { kind: 'table' }>['columns'], rows: Row[]): Block[] {
  return [
    { kind: 'heading', level: 2, text: TITLE, newPage: true },
    { kind: 'table', caption, rowHeaders: 1, columns, rows },
  ];
}

/** By name, and for a house of many games only how far they go. */
export function houseAtAGlance(house: House, names: ReadonlyMap<Subject, string>): Block[][] {
  const games = house.games.flatMap((subject) => {
    const found = ends(subject);
    return found.length === 0 ? [] : [{ game: names.get(subject) ?? subject.game.label, found }];
  });
  const metered = house.games.some((subject) =>
    offered(subject).some((each) => headlineOf(each, subject).edge === undefined),
  );
  const without = metered ? '; those that depend on a meter are left out' : '';
  const fees = house.games.some(afterFeesFor);
  const charged = fees ? ', with the collection fee at the smallest bet' : '';
  const basis = games.some(({ found }) => found.some(({ of }) => of !== STAKE));
  const named = games.flatMap(({ game, found }): Row[] => [
    { group: true, cells: [game] },
    ...found.map(
      (each): Row => ({
        cells: [
          each.name,
          ...(fees ? [each.text, strong(each.withFee)] : [strong(each.text)]),
          ...(basis ? [ofOther(each)] : []),
        ],
      }),
    ),
  ]);
  const briefly = games.map(({ game, found: [least, most = least] }): Row => {
    const said = (one: Priced | undefined) =>
      one ? strong(`${one.withFee}${ofOther(one) === '' ? '' : ` of ${one.of}`}`) : '';
    return { cells: [game, said(least), said(most)] };
  });
  const of = basis ? [{ title: 'of the stake, or of', grow: 1 }] : [];
  return [
    table(
      `The wagers of each game that cost least and most${fees ? ' before the collection fee, and with it at the smallest bet' : ''}${without}`,
      [
        { title: 'Wager', grow: 2 },
        ...(fees
          ? [
              { ...EDGE, title: BEFORE_FEES },
              { ...EDGE, title: WITH_FEE },
            ]
          : [EDGE]),
        ...of,
      ],
      named,
    ),
    table(
      `House edges of each game, from the lowest to the highest${charged}${without}`,
      [
        { title: 'Game', grow: 1 },
        { title: 'From', grow: 1 },
        { title: 'To', grow: 1 },
      ],
      briefly,
    ),
  ];
}
