/** What several rows say alike is said once, at their head. */
import { capital } from '@/rulebooks/spelling/wording';
import type { BoardList, BoardRow } from '../../paper';

const FEWEST = 3;
/** Words that a head must save in each row to be worth a line. */
const LEAST_WORDS = 3;
/** More than this is a sentence, not the name of a row. */
const MOST_LEFT = 10;

type Shared = { head: string; labels: string[]; saved: number };

const wordsOf = (text: string): string[] => text.split(' ');

function common(all: string[][], at: (words: string[], index: number) => string | undefined): number {
  const [first = []] = all;
  let count = 0;
  while (count < first.length - 1 && all.every((words) => at(words, count) === at(first, count))) count++;
  return count;
}

const bare = (text: string): string => text.replace(/,$/, '');

/** "Nine over seven (single event)": what stands in brackets behind each. */
function inBrackets(labels: string[]): Shared | undefined {
  const [first = ''] = labels;
  const bracket = / \(([^()]+)\)$/.exec(first);
  if (!bracket || !labels.every((label) => label.endsWith(bracket[0]))) return undefined;
  return {
    head: capital(bracket[1] ?? ''),
    labels: labels.map((label) => label.slice(0, -bracket[0].length)),
    saved: wordsOf(bracket[0]).length,
  };
}

/** "The next 4 spins repeat the colour": words before and behind; or words before, up to a comma. */
function aroundThem(labels: string[]): Shared | undefined {
  const all = labels.map(wordsOf);
  let before = common(all, (words, index) => words[index]);
  const shortest = Math.min(...all.map(({ length }) => length));
  const behind = Math.min(
    common(all, (words, index) => words[words.length - 1 - index]),
    shortest - before - 1,
  );
  const [first = []] = all;
  if (behind < 2) {
    const opened = opening(all, before);
    if (opened) return opened;
    while (before > 0 && !first[before - 1]?.endsWith(',')) before--;
    if (before === 0) return undefined;
    return named(all, before, 0, bare(first.slice(0, before).join(' ')));
  }
  if (before === 0) return undefined;
  const [left, right] = [first.slice(0, before), first.slice(first.length - behind)];
  const within = all.map((words) => words.slice(before, words.length - behind));
  if (!within.every(([word = '']) => /^\d/.test(word))) return behindComma(all, behind);
  return named(all, before, behind, `${left.join(' ')} … ${right.join(' ')}`);
}

/** After such a word every reader waits for more. */
const OPENS = /^(is|are|holds|shows|of)$/;

/** "The player holds": words before, where they ask for what the rows say. */
function opening(all: string[][], most: number): Shared | undefined {
  const [first = []] = all;
  let before = most;
  while (before > 0 && !OPENS.test(first[before - 1] ?? '')) before--;
  return before < LEAST_WORDS ? undefined : named(all, before, 0, `${first.slice(0, before).join(' ')} …`);
}

/** "…, the player holds less than a flush": a head leaves a gap only for a number. */
function behindComma(all: string[][], most: number): Shared | undefined {
  let behind = most;
  while (behind > 0 && !all.every((words) => words[words.length - behind - 1]?.endsWith(','))) behind--;
  return named(all, 0, behind, capital((all[0] ?? []).slice(-behind).join(' ')));
}

function named(all: string[][], before: number, behind: number, head: string): Shared | undefined {
  const left = all.map((words) => words.slice(before, words.length - behind));
  if (before + behind < LEAST_WORDS && behind > 0) return undefined;
  // What is cut out of the middle has to be one thing: "a kind, not" is none.
  if (left.some((words) => words.slice(0, -1).some((word) => word.endsWith(',')))) return undefined;
  if (left.some(({ length }) => length === 0 || length > MOST_LEFT)) return undefined;
  return { head, labels: left.map((words) => capital(bare(words.join(' ')))), saved: before + behind };
}

/** “The come bet is settled by a come-out throw: stake returned”, where every row says that. */
function notedOnce(head: string, rows: BoardRow[]): BoardList {
  const [first] = rows;
  const note = first?.note;
  if (note === undefined || rows.some((row) => row.note !== note)) return { head, rows };
  return { head, note: capital(note), rows: rows.map(({ note: _, ...row }) => row) };
}

/** Rows in their order, those that say the same words together under a head; no row without one follows. */
export function underHeads(rows: BoardRow[]): BoardList[] {
  const lists = listsOf(rows);
  const last = lists.findLastIndex(({ head }) => head === undefined);
  const plain = lists.slice(0, last + 1).reduce((sum, list) => sum + list.rows.length, 0);
  return [...(plain > 0 ? [{ rows: rows.slice(0, plain) }] : []), ...lists.slice(last + 1)];
}

function listsOf(rows: BoardRow[]): BoardList[] {
  const lists: BoardList[] = [];
  for (let from = 0; from < rows.length; ) {
    let best: { to: number; shared: Shared; worth: number } | undefined;
    for (let to = from + FEWEST; to <= rows.length; to++) {
      const labels = rows.slice(from, to).map(({ label }) => label);
      const shared = inBrackets(labels) ?? aroundThem(labels);
      const worth = shared ? shared.saved * (labels.length - 1) : 0;
      if (shared && worth > (best?.worth ?? 0)) best = { to, shared, worth };
    }
    const last = lists.at(-1);
    const row = rows[from];
    if (best) {
      const { shared, to } = best;
      const under = rows
        .slice(from, to)
        .map((each, index) => ({ ...each, label: shared.labels[index] ?? '' }));
      lists.push(notedOnce(shared.head, under));
      from = to;
    } else {
      if (last && last.head === undefined && row) last.rows.push(row);
      else if (row) lists.push({ rows: [row] });
      from++;
    }
  }
  return lists;
}
