/** The leaflet of every game: each wager on offer with its examples, no type too small, no page left empty. */
import { expect, it, vi } from 'vitest';
import { everySubject, GAMES } from '../testing/every-subject';
import { leaflet } from './content/leaflet';
import { playsOf } from './content/leaflet/plays';
import { recordsOf } from './content/settled';
import { alike, offered } from './content/wagers';
import type { Drawing, Element } from './layout/drawing';
import { inReadingOrder, setFolded } from './layout/folded';
import { LEAST_FOLDED } from './layout/theme';
import { panelsFilled } from './testing/panels-filled';
import { saidBy } from './testing/said';
import { badlyBroken } from './testing/table-breaks';

vi.setConfig({ testTimeout: 120_000 });

/** No panel is left more than two fifths empty, wherever its text may break; over all games, not a tenth. */
const FILLED = 0.59;
const FILLED_IN_ALL = 0.9;

/** A losing event that does not name itself: its record has to. */
const UNNAMED = /anything else|none of these|no such|as chosen/i;

const organisation = { name: 'Northgate Casinos', minimumAge: 18, help: '0808 8020 133' };

const panels: number[] = [];

/** What the highest line of the last page says. */
function firstSaid({ pages }: Drawing): string {
  const texts = (pages.at(-1)?.pieces ?? []).flatMap(({ marks }) =>
    marks.flatMap((mark) => (mark.draw === 'text' && mark.turned === undefined ? [mark] : [])),
  );
  const top = Math.min(...texts.map(({ y }) => y));
  return texts.flatMap(({ y, text }) => (y === top ? [text] : [])).join('');
}

const altsIn = ({ alt, children }: Element): string[] => [
  ...(alt === undefined ? [] : [alt]),
  ...children.flatMap(altsIn),
];

it.each(GAMES)('%s', async (name, game) => {
  const subject = { ...(await everySubject(game)), organisation };
  const all = offered(subject);
  const explained = new Set(all.flatMap(recordsOf).map(({ id }) => id));
  expect([...explained].sort()).toEqual(Object.keys(subject.variant.wagers).sort());
  for (const each of all) {
    const members = recordsOf(each);
    for (const { id, loses } of members)
      if (members.length > 1 && id !== 'ante-bonus') expect(loses, `what loses ${id}`).toBeDefined();
  }
  for (const group of alike(all)) {
    const plays = playsOf(group, subject);
    const names = group.map(({ label }) => label).join(', ');
    expect(
      plays.map(({ outcome }) => outcome),
      names,
    ).toContain('win');
    const lost = plays.filter(({ outcome }) => outcome === 'loss');
    expect(lost.length, names).toBeGreaterThan(0);
    for (const { happens } of lost) expect(happens, name).not.toMatch(UNNAMED);
  }
  const paper = leaflet(subject);
  const said = paper.blocks.flatMap(saidBy);
  for (const { label } of all) expect(said.join('\n')).toContain(label);

  const inside = new Set(said.join('\n').match(/\b\d+\.\d{2}%/g));
  for (const edge of (paper.onBack ?? [])
    .flat()
    .flatMap(saidBy)
    .join('\n')
    .match(/\b\d+\.\d{2}%/g) ?? [])
    expect(inside, 'on the back no figure but those inside').toContain(edge);

  const { drawing, fits } = setFolded(paper);
  const alts = altsIn(drawing.root);
  const layouts = paper.blocks.flatMap((block) => (block.kind === 'felt' ? [block.felt.alt] : []));
  expect(layouts).toHaveLength(1);
  expect(alts).toEqual(expect.arrayContaining(layouts));
  const { width, height } = drawing;
  const american = game.rulebook.sheets === 'american';
  expect([Math.round(width), Math.round(height)]).toEqual(american ? [792, 612] : [842, 595]);
  expect(paper.language).toBe(american ? 'en-US' : 'en-GB');
  if (american) expect(said.join('\n')).not.toMatch(/colour|\bgrey\b|favour|per cent/i);
  expect(fits).toBe(true);
  expect(badlyBroken(inReadingOrder(drawing))).toEqual([]);
  const marks = drawing.pages.flatMap(({ pieces }) => pieces.flatMap((piece) => piece.marks));
  const sizes = marks.flatMap((mark) => (mark.draw === 'text' ? [mark.size] : []));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(LEAST_FOLDED);
  const isItsOwn = /at a glance|the lowest first|that cost least and most|^The layout|^Where to ask/i.test(
    firstSaid(inReadingOrder(drawing)),
  );
  expect(isItsOwn, 'the back begins with what it is for').toBe(true);
  const filled = panelsFilled(drawing);
  expect(Math.min(...filled), filled.map((part) => part.toFixed(2)).join(' ')).toBeGreaterThan(FILLED);
  panels.push(...filled);
});

it('all panels together are nearly full', () => {
  expect(panels.length).toBeGreaterThan(GAMES.length * 4);
  expect(panels.reduce((sum, part) => sum + part, 0) / panels.length).toBeGreaterThan(FILLED_IN_ALL);
});
