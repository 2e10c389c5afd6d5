/** A draft that takes a wager or a game away: what it has to take with it, and what it says of who offers it. */
import { describe, expect, it } from 'vitest';
import { compareGames, isDifference } from '../compare';
import { linesOf } from '../compare/testing';
import { evaluate } from '../evaluation';
import { defaultVariant, resolveVariant } from '../offer/resolve';
import { rulebookOf } from '../registry';
import { gameOf } from '../terms/lookup';
import { type Change, EditionDifference, editionUnder } from './difference';

const found = rulebookOf('gb-2007');
if (!found.ok) throw new Error('gb-2007 is registered');
const book = found.value;
const DAY = '2027-09-01';

function drafted(changes: Pick<Change, 'at' | 'was' | 'becomes'>[]) {
  const [of, edition, because] = ['gb-2007', 'Draft of May 2027', 'Proposed for a test.'];
  const draft = { of, edition, validFrom: DAY, changes: changes.map((one) => ({ ...one, because })) };
  return editionUnder(book, EditionDifference.parse(draft));
}

function edition(changes: Parameters<typeof drafted>[0]) {
  const made = drafted(changes);
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  return made.value;
}

const refusals = (changes: Parameters<typeof drafted>[0]) => {
  const made = drafted(changes);
  return made.ok ? [] : made.problems.map(({ message }) => message);
};

function game(of: typeof book, id: string) {
  const known = gameOf(of, id);
  if (!known.ok) throw new Error(id);
  return known.value;
}

const rule = (clause: string) =>
  book.sections.flatMap(({ rules }) => rules).find((each) => each.clause === clause);

const wager = {
  at: ['games', 'roulette', 'wagers', 'split'],
  was: game(book, 'roulette').wagers.find(({ id }) => id === 'split'),
};
const itsRule = { at: ['sections', '3', 'rules', '3.2(B)'], was: rule('3.2(B)') };

const cited = { at: ['sections', '3', 'rules', '3.3(a)', 'askedBy', '3.2(B)'], was: '3.2(B)' };

describe('a wager', () => {
  it('takes its rule with it, and what cites the rule', () => {
    expect(refusals([wager])).toEqual([
      'With this draft the rulebook cannot be read at section 3, clause 3.2(B), field sections.1.rules.3.appliesTo.wagers: No game in its scope has the wager "split".',
    ]);
    expect(refusals([wager, itsRule])).toEqual([
      'With this draft the rulebook cannot be read at section 3, clause 3.3(a), field sections.1.rules.15: It cites 3.2(B), which no rule records.',
    ]);
    expect(refusals([wager, itsRule, cited])).toEqual([]);
  });

  it('keeps its rule where it stays', () => {
    expect(refusals([itsRule, cited])).toEqual([
      'With this draft the rulebook cannot be read at roulette, split, clause 3.2(B), field games.0.wagers.1: It cites 3.2(B), which no rule records.',
    ]);
  });

  const without = edition([wager, itsRule, cited]);
  const variant = {
    ...defaultVariant(book, game(book, 'roulette')),
    wagers: { split: { payTable: 'minimum', pays: {} }, street: { payTable: 'minimum', pays: {} } },
  };

  it('is not in a new variant', () => {
    expect(Object.keys(defaultVariant(without, game(without, 'roulette')).wagers)).not.toContain('split');
  });

  it('in an older variant is refused with the wagers to choose from', () => {
    expect(resolveVariant(book, variant, DAY).ok).toBe(true);
    expect(resolveVariant(without, variant, DAY)).toMatchObject({
      ok: false,
      problems: [
        {
          code: 'wager-unknown',
          field: 'wagers.split',
          message: expect.stringMatching(/^Roulette has no wager “split”; choose from straight-up, street, /),
        },
      ],
    });
  });

  it('in an older variant is found as one that the game does not list, and no longer by its own rule', () => {
    const onSplit = (rulebook: typeof book) =>
      evaluate({ rulebook, variant, day: DAY })
        .filter((finding) => finding.wager === 'split' || finding.clause === '3.2(B)')
        .map(({ clause, verdict }) => `${clause} ${verdict}`);
    expect(onSplit(book)).toEqual(['3.2(B) meets']);
    expect(onSplit(without)).toEqual(['2.3 needs-consent', '3.4 needs-consent']);
  });

  it('is on one side only when the two games are compared', () => {
    const comparison = compareGames(
      { rulebook: book, game: game(book, 'roulette') },
      { rulebook: without, game: game(without, 'roulette') },
    );
    const gone = linesOf(comparison).filter((line) => isDifference(line) && line.left && !line.right);
    expect(gone.map(({ left }) => left?.[0]?.text)).toContain('17 to 1');
    expect(linesOf(comparison).filter((line) => isDifference(line) && line.right && !line.left)).toEqual([]);
  });
});

describe('a game', () => {
  const gone = { at: ['games', 'big-six'], was: game(book, 'big-six') };
  const section = book.sections.find(({ number }) => number === '10');
  const unclear = book.ambiguities
    .filter(({ clause }) => clause.startsWith('10.'))
    .map((was) => ({ at: ['ambiguities', was.id], was }));
  const withIt = [{ at: ['sections', '10'], was: section }, ...unclear];

  it('takes its section with it, and what is unclear there', () => {
    expect(unclear.length).toBeGreaterThan(0);
    const first = refusals([gone]);
    expect(first.length).toBeGreaterThan(10);
    expect(first.every((message) => message.includes('10.'))).toBe(true);
    expect(refusals([gone, ...withIt])).toEqual([]);
  });

  it('is refused by the name of the draft, with the games to choose from, and has no findings', () => {
    const without = edition([gone, ...withIt]);
    const variant = defaultVariant(book, game(book, 'big-six'));
    const says =
      /^Rules of casino games in Great Britain \(Draft of May 2027\) has no game “big-six”; choose roulette, /;
    expect(resolveVariant(without, variant, DAY)).toMatchObject({
      problems: [{ code: 'game-unknown', field: 'game', message: expect.stringMatching(says) }],
    });
    expect(evaluate({ rulebook: without, variant, day: DAY })).toEqual([]);
    expect(evaluate({ rulebook: book, variant, day: DAY })).not.toEqual([]);
  });
});
