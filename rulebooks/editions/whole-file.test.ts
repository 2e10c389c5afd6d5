/** A whole rulebook as a file: what it changes is what a draft edition written by hand would say, and what is wrong is named. */
import { describe, expect, it } from 'vitest';
import { rulebookOf } from '../registry';
import { RULEBOOK_IDS } from '../spelling/ids';
import { editionUnder } from './difference';
import { editionText } from './edition-text';
import { differenceOfFile, isWholeRulebook } from './whole-file';

const HEAD = { edition: 'Draft of May 2098', validFrom: '2098-05-01' };
const bookOf = (id: string) => {
  const found = rulebookOf(id);
  if (!found.ok) throw new Error(id);
  return found.value;
};
const gb = bookOf('gb-2007');

// biome-ignore lint/suspicious/noExplicitAny: a file is whatever somebody wrote
type Written = any;
const written = (change: (file: Written) => void, of = gb): string => {
  const file = JSON.parse(editionText(of));
  change(file);
  return JSON.stringify(file, null, 2);
};
const named = (list: { id: string }[], id: string): Written => list.find((each) => each.id === id);
const wheel = (file: Written) => named(named(file.games, 'big-six').wagers, 'symbol-a');

const read = (text: string, of = gb) => differenceOfFile(of, text, HEAD);
const changesOf = (text: string, of = gb) => {
  const found = read(text, of);
  if (!found.ok) throw new Error(found.problems.map(({ message }) => message).join(' '));
  return found.value.changes;
};
const faultsOf = (text: string, of = gb) => {
  const found = read(text, of);
  return found.ok ? [] : found.problems.map(({ message }) => message);
};

describe('a whole rulebook as a file', () => {
  it('is no draft edition, also with a slip in it', () => {
    expect(isWholeRulebook(editionText(gb))).toBe(true);
    expect(isWholeRulebook(editionText(gb).slice(0, -1))).toBe(true);
    expect(isWholeRulebook('{"of":"gb-2007","changes":[]}')).toBe(false);
    expect(isWholeRulebook('not yet')).toBe(false);
  });

  it('changes what a change by hand would: one pay, with what is there now', () => {
    const text = written((file) => {
      wheel(file).minimum.win = '52 to 1';
    });
    const because = 'As the uploaded rulebook has it.';
    const at = ['games', 'big-six', 'wagers', 'symbol-a', 'minimum', 'win'];
    expect(read(text)).toEqual({
      ok: true,
      value: { of: 'gb-2007', ...HEAD, changes: [{ at, was: '50 to 1', becomes: '52 to 1', because }] },
    });
  });

  it('keeps its own name and first day, and else takes those of the draft', () => {
    const renamed = written((file) => {
      wheel(file).minimum.win = '52 to 1';
      file.edition = 'June 2098';
      file.validFrom = '2098-06-01';
    });
    expect(read(renamed)).toMatchObject({ value: { edition: 'June 2098', validFrom: '2098-06-01' } });
  });

  it('keeps a last day that it has beside its changes, whatever it is called', () => {
    const ending = written((file) => {
      wheel(file).minimum.win = '52 to 1';
      file.validTo = '2099-12-31';
    });
    expect(read(ending)).toMatchObject({ value: { ...HEAD, validTo: '2099-12-31' } });
    const old = { ...gb, validTo: '2090-12-31' };
    const kept = written((file) => {
      wheel(file).minimum.win = '52 to 1';
    }, old);
    expect(read(kept, old)).toMatchObject({ ok: true });
    expect(read(kept, old)).not.toHaveProperty('value.validTo');
  });

  it('removes, adds after its neighbour, and replaces what has no names', () => {
    const text = written((file) => {
      const { wagers } = named(file.games, 'big-six');
      const at = wagers.findIndex(({ id }: { id: string }) => id === 'symbol-b');
      wagers.splice(at + 1, 0, { ...structuredClone(wagers[at]), id: 'symbol-bb', label: 'Symbol BB' });
      file.sections[0].rules[0].source[1] += 1;
      delete file.betterPays;
    });
    expect(
      changesOf(text)
        .map(({ at, after }) => [at.join(' / '), after])
        .sort(),
    ).toEqual([
      ['betterPays', undefined],
      ['games / big-six / wagers / symbol-bb', 'symbol-b'],
      ['sections / 2 / rules / 2.1 / source', undefined],
    ]);
  });

  it.each(RULEBOOK_IDS)('of %s is made again by its changes, whatever was put where', (id) => {
    const book = bookOf(id);
    const text = written((file) => {
      file.games[0].label += ', so called';
      file.sections.reverse();
      file.sections.at(-1).title += ', as changed';
    }, book);
    const found = read(text, book);
    if (!found.ok) throw new Error(found.problems.map(({ message }) => message).join(' '));
    const made = editionUnder(book, found.value);
    if (!made.ok) throw new Error(made.problems.map(({ message }) => message).join(' '));
    expect(JSON.parse(editionText({ ...made.value, status: 'in-force' }))).toEqual({
      ...JSON.parse(text),
      ...HEAD,
      status: 'in-force',
    });
  });
});

describe('what is wrong with it', () => {
  it('is each fault at its place, in a sentence', () => {
    const faults = faultsOf(
      written((file) => {
        wheel(file).minimum.win = 'fifty to one';
        file.sections[0].rules[0].kind = 'guessed';
      }),
    );
    expect(faults).toHaveLength(2);
    expect(faults.find((each) => each.includes('big-six'))).toMatch(
      /^The rulebook cannot be read at big-six, symbol-a.*minimum\.win: .*\.$/,
    );
    expect(faults.find((each) => each.includes('.kind'))).toContain('section 2, clause 2.1, field');
  });

  it.each<[string, string, RegExp]>([
    ['says where it stops being JSON', editionText(gb).replace('{', '{\n\n,'), /not JSON from line 3 on/],
    [
      'says what stands twice',
      editionText(gb).replace('{', '{"games":[],\n'),
      /“games” stands twice in one object of the file, again on line 2/,
    ],
    [
      'says that another rulebook is none of this draft',
      editionText(bookOf('co-rule-28')),
      /^The file is of “.*”, and this draft is of Rules of casino games in Great Britain\. Take a file of that one\.$/,
    ],
    [
      'says that a rulebook keeps its currency',
      written((file) => {
        file.currency = 'USD';
      }),
      /keeps its currency, “GBP”, in every edition/,
    ],
    [
      'names what no rulebook has',
      written((file) => {
        wheel(file).minimun = { win: '60 to 1' };
      }),
      /nothing called “minimun” at games/,
    ],
    [
      'says that nothing changes',
      editionText(gb),
      /^The file changes nothing: it says what August 2007 says\.$/,
    ],
    [
      'says that its last day alone makes no edition',
      written((file) => {
        file.validTo = '2098-12-31';
      }),
      /^The file changes its last day \(31 December 2098\), and no rule\. Change a rule, too: an edition is made for what it changes\.$/,
    ],
    [
      'says that its name and first day make none either',
      written((file) => {
        file.edition = 'June 2098';
        file.validFrom = '2098-06-01';
      }),
      /^The file changes its name \(“June 2098”\) and its first day \(1 June 2098\), and no rule\./,
    ],
    [
      'says that it was cut off',
      editionText(gb).slice(0, -20),
      /^The file is not whole: it ends on line \d+, in the middle\. Take the whole one\.$/,
    ],
    [
      'says that only rows have another order',
      written((file) => {
        const table = named(file.games, 'sic-bo').wagers.find(
          ({ minimum }: Written) => Object.keys(minimum).length > 1,
        );
        table.minimum = Object.fromEntries(Object.entries(table.minimum).reverse());
      }),
      /puts rows in another order/,
    ],
  ])('%s', (_, text, says) => {
    const faults = faultsOf(text);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(says);
  });
});
