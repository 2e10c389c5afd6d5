/** Wagers that win in one way and lose in one: a row each says all, where a text each would say the same again and again. */
import { inSentence } from '@/rulebooks/spelling/wording';
import type { Block, Column, Row } from '../../paper';
import type { Subject } from '../../subject';
import { settlementOf } from '../settled';
import { namesOf, type Offered, wins } from '../wagers';
import { settling } from '../wins-on';
import { BRINGS, STAKED } from './columns';
import { NOTHING, playsOf } from './plays';

/** What each of its wins pays, where all pay the same. */
function onePay({ result }: Offered): string | undefined {
  const pays = new Set(wins(result).flatMap(({ count, pays }) => (count === '0' ? [] : [pays])));
  return pays.size === 1 ? [...pays][0] : undefined;
}

/** One stake, one win, and everything else loses all of it. */
export function isPlain(group: Offered[], subject: Subject): boolean {
  const [first] = group;
  if (!first || !['table', 'model'].includes(settlementOf(first).by) || !onePay(first)) return false;
  const [win, loss, ...others] = playsOf(group, subject);
  return others.length === 0 && win?.outcome === 'win' && loss?.outcome === 'loss' && loss.brings === NOTHING;
}

type Line = { names: string; wins: string; loses: string; pays: string; staked: string; brings: string };

function linesOf(group: Offered[], subject: Subject): Line[] {
  const [first] = group;
  const [win] = playsOf(group, subject);
  if (!first || !win) return [];
  const { staked, brings } = win;
  const pays = onePay(first) ?? '';
  return settling(subject, group).map(({ names, wins, loses }) => ({
    names: names.join(' · '),
    wins,
    loses,
    pays,
    staked,
    brings,
  }));
}

const onlyOne = (texts: string[]): string | undefined => {
  const [first, ...others] = new Set(texts);
  return others.length === 0 ? first : undefined;
};

const RIGHT = { align: 'right', figures: true } as const;

/** Undefined for a single wager, which has an entry of its own. */
export function asOneTable(
  name: string | undefined,
  groups: Offered[][],
  subject: Subject,
): Block[] | undefined {
  const lines = groups.flatMap((group) => linesOf(group, subject));
  if (lines.length < 2) return undefined;
  const loses = onlyOne(lines.map((line) => line.loses));
  const stake = onlyOne(lines.map(({ staked }) => staked));
  const columns: Column[] = [
    { title: loses === undefined ? 'What wins and loses' : 'What wins', grow: 1 },
    { title: 'Pays', ...RIGHT },
    ...(stake === undefined ? [STAKED, BRINGS] : [{ ...BRINGS, title: `${stake}\u00a0brings` }]),
  ];
  const rows = lines.map((line): Row => {
    const lost = loses === undefined ? ` Loses all: ${inSentence(line.loses)}.` : '';
    const text = `${line.names}\n${line.wins}${lost}`;
    return {
      cells: [{ text, named: true }, line.pays, ...(stake === undefined ? [line.staked] : []), line.brings],
    };
  });
  const title = name ?? groups.map(namesOf).join(' · ');
  return [
    ...(name === undefined ? [] : [{ kind: 'heading' as const, level: 3 as const, text: name }]),
    ...(loses === undefined
      ? []
      : [
          {
            kind: 'paragraph' as const,
            keepWithNext: true,
            text: `What loses all of the stake: ${inSentence(loses)}.`,
          },
        ]),
    { kind: 'table', caption: `${title}: examples`, captionHidden: true, rowHeaders: 1, columns, rows },
  ];
}
