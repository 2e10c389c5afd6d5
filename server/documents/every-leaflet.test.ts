/** The leaflet of every game: each wager on offer with its examples, no type too small, no page left empty. */
import { expect, it, vi } from 'vitest';
import { everySubject, GAMES } from '../testing/every-subject';
import { leaflet } from './content/leaflet';
import { playsOf } from './content/leaflet/plays';
import { recordsOf } from './content/settled';
import { alike, offered } from './content/wagers';
import type { Mark } from './layout/drawing';
import { inReadingOrder, placeOf, setFolded } from './layout/folded';
import { LEAST_FOLDED } from './layout/theme';
import { saidBy } from './testing/said';
import { badlyBroken } from './testing/table-breaks';

vi.setConfig({ testTimeout: 120_000 });

/** Of a page, down to which it has something on it. */
const FILLED = 0.2;
/** The back is what lies on top of a pile. */
const BACK_FILLED = 0.6;
const FOOT = 60;

const leftOf = (mark: Mark): number =>
  mark.draw === 'line' ? mark.x1 : 'points' in mark ? Math.min(...mark.points.map(([x]) => x)) : mark.x;

const bottomOf = (mark: Mark): number =>
  mark.draw === 'line'
    ? mark.y2
    : 'points' in mark
      ? Math.max(...mark.points.map(([, y]) => y))
      : mark.draw === 'rect'
        ? mark.y + mark.height
        : mark.y;

/** A losing event that does not name itself: its record has to. */
const UNNAMED = /anything else|none of these|no such|as chosen/i;

const organisation = { name: 'Northgate Casinos', minimumAge: 18, help: '0808 8020 133' };

it.each(GAMES)('%s', async (_, game) => {
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
    const name = group.map(({ label }) => label).join(', ');
    expect(
      plays.map(({ outcome }) => outcome),
      name,
    ).toContain('win');
    const lost = plays.filter(({ outcome }) => outcome === 'loss');
    expect(lost.length, name).toBeGreaterThan(0);
    for (const { value } of lost) expect(value, name).not.toMatch(UNNAMED);
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
  const pages = drawing.pages.length * 2;
  for (let page = 0; page < pages; page++) {
    const { side, column } = placeOf(page, pages);
    const own = drawing.pages[side]?.pieces.flatMap((piece) => piece.marks) ?? [];
    const here = own.filter((mark) => leftOf(mark) >= width / 2 === (column === 1));
    const down = Math.max(...here.map(bottomOf).filter((bottom) => bottom < height - FOOT));
    const least = page === pages - 1 ? BACK_FILLED : FILLED;
    expect(down / height, `page ${page + 1} of ${pages}`).toBeGreaterThan(least);
  }
});
