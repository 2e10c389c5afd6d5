/** The sign of every game of every rulebook, by its structure and by what is drawn on its face. */
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { moneyOf } from '@/rulebooks/offer/money-answers';
import { everySubject, GAMES } from '../testing/every-subject';
import { limitsOf } from './content/limits';
import { plainText } from './content/plain-text';
import { sign } from './content/sign';
import { boardUnits } from './content/sign/parts';
import { offered, wins } from './content/wagers';
import { setFace } from './layout/face/face';
import { ROW } from './layout/face/type';
import type { Board, BoardPart } from './paper';
import type { Subject } from './subject';

// A checkout in which nothing is kept solves each round once.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const rowsOf = (parts: BoardPart[]) => parts.flatMap(({ lists }) => lists.flatMap(({ rows }) => rows));
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

const HOUSE_EDGE = /^House edge (−?\d+\.\d\d%|depends on the meter)/;
/** The house has none where a player banks. */
const EDGE = /^Edge −?\d+\.\d\d%/;

/** What the limits are of, where more or less may be staked on another wager that follows. */
const FIRST_STAKES: Record<string, string> = {
  'gb-2007 blackjack': 'Initial wager',
  'gb-2007 three-card-poker': 'Ante and Pair Plus',
  'gb-2007 casino-stud': 'Ante',
  'gb-2007 holdem-bonus': 'Ante',
  'gb-2007 ultimate-holdem': 'Ante',
  'gb-2007 casino-holdem': 'Ante',
  'gb-2007 two-way-holdem': 'Ante',
  'gb-2007 let-it-ride': 'Each of three equal wagers',
  'sg-thbp-v6 texas-holdem-bonus-progressive': 'Ante',
  'ca-hawaiian-gardens pokara': 'Initial wager',
  'ca-hawaiian-gardens blackjack-poker': 'Game wager',
  'ca-hawaiian-gardens hawaiian-blackjack': 'Game wager',
  'ca-hawaiian-gardens ultimate-texas-holdem': 'Ante',
  'ca-hawaiian-gardens three-card-poker': 'Ante',
  'ca-hawaiian-gardens caribbean-stud-poker': 'Ante',
};

describe.each(GAMES)('the sign of %s', (name, named) => {
  let subject: Subject;
  let paper: ReturnType<typeof sign>['paper'];
  let board: Board;
  let notices: string[];
  const ofTheHouse = moneyOf(named.game).bank === 'house';

  beforeAll(async () => {
    subject = await everySubject(named);
    paper = sign(subject).paper;
    board = paper.blocks.find((block) => block.kind === 'board') ?? {
      kind: 'board',
      edgeHead: 'House edge',
      parts: [],
    };
    notices = paper.blocks.flatMap((block) => (block.kind === 'notices' ? block.lines : []));
  });

  it('has the game, the premises, the limits, the board and then the notices, in this order', () => {
    const kinds = paper.blocks.map(({ kind }) => kind).filter((kind) => kind !== 'place');
    const caps = kinds.filter((kind) => kind === 'display').length - 2;
    expect(kinds).toEqual([
      'display',
      'display',
      'limits',
      ...Array.from({ length: caps }, () => 'display'),
      'board',
      'notices',
      'qr',
    ]);
  });

  it('begins no line with what follows a word that is not there', () => {
    expect(
      plainText(paper)
        .split('\n')
        .filter((line) => /(^|\s)[;,)]|^or /.test(line)),
    ).toEqual([]);
  });

  it('has for each wager on offer its name, what it pays, and its edge', () => {
    const said = plain(plainText({ ...paper, blocks: [board] }));
    for (const { wagers, part } of boardUnits(offered(subject), subject)) {
      expect(rowsOf([part]).length).toBeGreaterThan(0);
      for (const { result } of wagers)
        if (!result.label.includes(' and '))
          for (const { pays } of wins(result))
            if (/ (to|for) \d/.test(pays)) expect(said).toContain(`: ${pays}`);
    }
    for (const { wagers, title, lists } of board.parts) {
      for (const { edge } of wagers) expect(edge).toMatch(ofTheHouse ? HOUSE_EDGE : EDGE);
      if (wagers.length === 0)
        for (const { rows } of lists) for (const { edge } of rows) expect(edge, title).toMatch(/\d\.\d\d%/);
      for (const { head, rows } of lists) expect(head ?? rows[0]?.label).toBeTruthy();
    }
    for (const { pays, label } of rowsOf(board.parts)) {
      expect(pays).not.toBe('');
      expect(label).not.toMatch(/^(Pay )?[Tt]able \d+$|^PT-/);
    }
  });

  it('says each notice once, and repeats no phrase from row to row', () => {
    expect(new Set(notices).size).toBe(notices.length);
    expect(notices.at(-1)).toBe(
      ofTheHouse ? 'House edges are rounded up.' : 'Edges are before the collection fee, and rounded up.',
    );
    for (const { rows } of board.parts.flatMap(({ lists }) => lists)) {
      const brackets = rows.flatMap(({ label }) => / \([^()]+\)$/.exec(label)?.[0] ?? []);
      for (const bracket of brackets)
        expect(brackets.filter((other) => other === bracket).length).toBeLessThan(3);
    }
  });

  it('names no limits that no wager on it has', () => {
    for (const { wagers } of boardUnits(offered(subject), subject)) {
      const groups = limitsOf(subject, wagers).map((group) => group.group);
      // Insurance has half of another wager.
      const follows = wagers.every(({ wager }) => wager.atMost);
      expect(groups).toHaveLength(follows ? 0 : 1);
      if (follows) continue;
      const side = wagers.every(({ wager }) => wager.side);
      const price = wagers[0]?.wager.progressive !== undefined;
      expect(groups[0] === 'all').toBe(!side && !price);
    }
  });

  it('says that its limits are of a first stake where a player may stake more or less after it', () => {
    expect(limitsOf(subject)[0]?.wagers).toBe(FIRST_STAKES[name]);
  });

  it('draws nothing smaller than its rows, and no hash, address or page number', () => {
    const frame = { width: 520, height: 5000 };
    const { pieces, fits } = setFace(paper, frame, 1, 2);
    expect(fits).toBe(true);
    const texts = pieces.flatMap(({ marks }) =>
      marks.flatMap((mark) => (mark.draw === 'text' ? [mark] : [])),
    );
    expect(Math.min(...texts.map(({ size }) => size))).toBe(ROW);
    const { hash, recordUrl, reference } = subject.record;
    const said = texts.map(({ text }) => text).join(' ');
    for (const hidden of [hash.slice(0, 8), recordUrl, reference, 'Page ', 'http'])
      expect(said).not.toContain(hidden);
    const bold = texts.filter(({ weight, x }) => weight === 'semibold' && Math.abs(x) < 0.01);
    for (const { pays } of rowsOf(board.parts).slice(0, 1))
      expect(bold.map(({ text }) => text.trim())).toContain(pays.split(/ (?=of the |for each )/)[0]);
  });
});
