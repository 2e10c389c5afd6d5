import { describe, expect, it } from 'vitest';
import { compareGames, isDifference } from '../compare';
import { linesOf } from '../compare/testing';
import { exactEdges } from '../edges/house-edge';
import { evaluate } from '../evaluation';
import { defaultVariant, resolveVariant } from '../offer/resolve';
import { rulebookOf } from '../registry';
import { gameOf } from '../terms/lookup';
import { type Change, EditionDifference, editionUnder } from './difference';
import { readDifferenceText } from './difference-file';

const found = rulebookOf('gb-2007');
if (!found.ok) throw new Error('gb-2007 is registered');
const book = found.value;

const SPLIT = ['games', 'roulette', 'wagers', 'split', 'minimum', 'win'];

const draft = (...changes: Partial<Change>[]) =>
  EditionDifference.parse({
    of: 'gb-2007',
    edition: 'Draft of May 2027',
    validFrom: '2027-09-01',
    changes: changes.map((change) => ({ at: SPLIT, because: 'Proposed for a test.', ...change })),
  });

const refused = (...changes: Partial<Change>[]) => {
  const edition = editionUnder(book, draft(...changes));
  return edition.ok ? [] : edition.problems.map(({ message }) => message);
};

function under(...changes: Partial<Change>[]) {
  const edition = editionUnder(book, draft(...changes));
  if (!edition.ok) throw new Error(JSON.stringify(edition.problems));
  return edition.value;
}

const game = (of: typeof book, id: string) => {
  const known = gameOf(of, id);
  if (!known.ok) throw new Error(id);
  return known.value;
};

describe('a split that has to pay 18 to 1', () => {
  const edition = under({ was: '17 to 1', becomes: '18 to 1' });

  it('is a breach at 17 to 1 under the draft, and none under the rulebook', () => {
    const variant = defaultVariant(book, game(book, 'roulette'));
    const verdicts = (rulebook: typeof book, day: string) =>
      evaluate({
        rulebook,
        variant: { ...variant, wagers: { split: { payTable: 'minimum', pays: { win: '17 to 1' } } } },
        day,
      })
        .filter(({ clause }) => clause === '3.2(B)')
        .map(({ verdict, threshold }) => [verdict, threshold]);
    expect(verdicts(book, '2027-09-01')).toEqual([['meets', '17 to 1']]);
    expect(verdicts(edition, '2027-09-01')).toEqual([['breach', '18 to 1']]);
    expect(verdicts(edition, '2027-08-31')).toEqual([]);
  });

  it('favours the house less: 2 numbers of 37 at 18 to 1 return 38/37', () => {
    const resolved = resolveVariant(edition, defaultVariant(edition, game(edition, 'roulette')));
    if (!resolved.ok) throw new Error('the default variant resolves');
    expect(exactEdges(resolved.value).split?.houseEdge).toBe('-1/37');
    expect(exactEdges(resolved.value).street?.houseEdge).toBe('1/37');
  });

  it('is the one difference between the two games', () => {
    const comparison = compareGames(
      { rulebook: book, game: game(book, 'roulette') },
      { rulebook: edition, game: game(edition, 'roulette') },
    );
    const differing = linesOf(comparison).filter(isDifference);
    expect(
      differing.filter(({ left }) => left?.[0]?.text === '17 to 1').map(({ right }) => right?.[0]?.text),
    ).toEqual(['18 to 1']);
    expect(differing.map(({ label }) => label).sort()).toEqual([
      'Edition',
      'In force from',
      'One of the chosen numbers is spun',
      'Status',
    ]);
  });

  it('leaves the rulebook as it was, and keeps its id', () => {
    expect(game(book, 'roulette').wagers.find(({ id }) => id === 'split')?.minimum.win).toBe('17 to 1');
    expect([edition.id, edition.status, edition.edition]).toEqual(['gb-2007', 'draft', 'Draft of May 2027']);
  });
});

describe('lists', () => {
  const clauses = (of: typeof book) =>
    of.sections.find(({ number }) => number === '3')?.rules.map(({ clause }) => clause) ?? [];
  const section = ['sections', '3', 'rules'];
  const [first = '', second = ''] = clauses(book);
  const rule = {
    clause: '3.99',
    says: 'The wheel is levelled every day before the table opens.',
    kind: 'attested',
    attests: 'We level the wheel every day before the table opens.',
    duty: 'equipment',
    source: [1, 1],
  };

  it('take a new clause after the neighbour named, or at the end', () => {
    const after = clauses(under({ at: [...section, '3.99'], becomes: rule, after: first }));
    expect(after.slice(0, 3)).toEqual([first, '3.99', second]);
    expect(clauses(under({ at: [...section, '3.99'], becomes: rule })).at(-1)).toBe('3.99');
  });

  it('lose a clause, and only that', () => {
    const uncited = '3.7';
    const was = book.sections
      .find(({ number }) => number === '3')
      ?.rules.find(({ clause }) => clause === uncited);
    expect(clauses(under({ at: [...section, uncited], was }))).toEqual(
      clauses(book).filter((clause) => clause !== uncited),
    );
  });
});

describe('refused with a sentence', () => {
  it('what was written for another text', () => {
    expect(refused({ was: '16 to 1', becomes: '18 to 1' })).toEqual([
      `The rulebook says “"17 to 1"” at ${SPLIT.join(' / ')}, which is not what this draft changes; rewrite the draft for this edition.`,
    ]);
  });

  it('a place that is not there, named up to the missing step', () => {
    expect(refused({ at: ['games', 'rolette', 'label'], becomes: 'x' })).toEqual([
      'There is no “games / rolette” in the rulebook; name a place that it has.',
    ]);
  });

  it('what would no longer be a rulebook', () => {
    const [message = ''] = refused({ was: '17 to 1', becomes: 17 });
    expect(message).toMatch(
      /^With this draft the rulebook cannot be read at roulette, split, clause 3\.2\(B\), field games\.\d+\.wagers\.1\.minimum\.win: /,
    );
  });

  it('a clause put in under another number', () => {
    const at = ['sections', '3', 'rules', '3.99'];
    expect(refused({ at, becomes: { clause: '3.98' } })[0]).toMatch(/must have that name/);
  });

  it.each([['__proto__'], ['constructor']])('a step called %s', (step) => {
    expect(refused({ at: ['games', step, 'polluted'], becomes: true })).toHaveLength(1);
    expect(refused({ at: ['games', 'roulette', 'parameters', step], becomes: true })).toHaveLength(1);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it('another rulebook, and a first day that is not later', () => {
    const other = { ...draft({ was: '17 to 1', becomes: '18 to 1' }), of: 'co-rule-28' };
    expect(editionUnder(book, other)).toMatchObject({ problems: [{ field: 'of' }] });
    const early = { ...draft({ was: '17 to 1', becomes: '18 to 1' }), validFrom: '2007-09-01' };
    expect(editionUnder(book, early)).toMatchObject({
      problems: [
        {
          message:
            'A draft comes into force after 1 September 2007, the first day of the edition that it changes.',
        },
      ],
    });
  });

  it.each([
    [['games', 'roulette', 'wagers', 'split', 'minimun'], { win: '18 to 1' }, '“minimun”'],
    [['gamez'], [], '“gamez”'],
    [['games', 'roulette', 'wagers', 'split', 'minimum', 'wins'], '18 to 1', '“wins”'],
  ])('a place that no record has, %j', (at, becomes, named) => {
    const [message, ...others] = refused({ at, becomes });
    expect(message).toContain(named);
    expect(others).toEqual([]);
  });

  it.each([
    [
      { changes: [{ at: ['id'], was: 'gb-2007', becomes: 'sg-thbp-v6', because: 'Because.' }] },
      'keeps its id',
    ],
    [
      { changes: [{ at: ['validFrom'], was: '2007-09-01', becomes: '2030-01-01', because: 'Because.' }] },
      'the head',
    ],
    [
      { changes: [{ at: SPLIT, was: '17 to 1', becomes: '17 to 1', because: 'Because.' }] },
      'leave this change out',
    ],
    [{ validTo: '2027-01-01' }, 'the last day comes before the first'],
  ])('%j', (change, says) => {
    const text = JSON.stringify({ ...draft({ was: '17 to 1', becomes: '18 to 1' }), ...change });
    const read = readDifferenceText(text);
    expect(read.ok ? [] : read.problems.map(({ message }) => message)).toEqual([
      expect.stringContaining(says),
    ]);
  });

  it('a file that is not JSON, or says nothing about what changes', () => {
    const said = (text: string) => {
      const read = readDifferenceText(text);
      return read.ok ? [] : read.problems.map(({ message }) => message);
    };
    expect(said('{\n"of":')).toEqual([
      'The draft edition is not whole: it ends on line 2, in the middle. Take the whole one.',
    ]);
    expect(said('{\n,')).toEqual([
      'The draft edition is not JSON from line 2 on. Correct what stands there.',
    ]);
    expect(said('')).toEqual(['The draft edition is empty. Take another one.']);
    expect(said('['.repeat(100))).toEqual([
      'The draft edition nests deeper than any rulebook. Take another one.',
    ]);
    expect(said(JSON.stringify({ ...draft({ was: '1', becomes: '2' }), changes: [] }))).toEqual([
      'In the draft edition: it changes nothing yet. Add what it changes.',
    ]);
    const text = JSON.stringify({
      ...draft({ was: '1', becomes: '2' }),
      changes: [{ at: SPLIT, because: 'Because.' }],
    });
    expect(readDifferenceText(text)).toMatchObject({
      problems: [
        { message: 'In the draft edition: “changes.0”: give what was there, what it becomes, or both.' },
      ],
    });
  });
});

describe('a game whose wagers settle together', () => {
  const singapore = rulebookOf('sg-thbp-v6');
  if (!singapore.ok) throw new Error('sg-thbp-v6 is registered');
  const [held] = singapore.value.games;
  const [first] = held?.wagers ?? [];
  if (!held || !first) throw new Error('Singapore has a game with wagers');
  it('may have one of them renamed', () => {
    const renamed = EditionDifference.parse({
      of: 'sg-thbp-v6',
      edition: 'Draft of May 2027',
      validFrom: '2027-09-01',
      changes: [
        {
          at: ['games', held.id, 'wagers', first.id, 'label'],
          was: first.label,
          becomes: 'Opening bet',
          because: 'Proposed for a test.',
        },
      ],
    });
    expect(editionUnder(singapore.value, renamed)).toMatchObject({ ok: true });
  });
});
