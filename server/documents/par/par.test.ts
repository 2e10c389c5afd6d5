/** The PAR sheet in its three forms, added up again by readers of the tests' own. */

import { strFromU8, unzipSync } from 'fflate';
import { parseCsv } from 'hucre/csv';
import { readXlsx } from 'hucre/xlsx';
import { beforeAll, describe, expect, it } from 'vitest';
import { fromText, ratio, sum, toText } from '@/simulations/exact/fraction';
import { percent } from '@/simulations/printing/numbers';
import type { Subject } from '../subject';
import { bigSix } from '../testing/big-six';
import { ROUND_SUBJECT } from '../testing/round-subject';
import { SUBJECT } from '../testing/subject';
import { type ParBook, parBook } from './book';
import { parPage } from './page';
import { PAGE_SCRIPT } from './page-script';
import { parTable } from './table';
import { parWorkbook } from './workbook';

type Sheet = Awaited<ReturnType<typeof readXlsx>>['sheets'][number];
type Value = number | string;

/** A spreadsheet of the tests' own: the few functions that the formulas use, on what the cells hold. */
function computed(sheets: Sheet[]) {
  const placeOf = (at: string): [row: number, column: number] => {
    const [, letter = '', digits = ''] = /^\$?([A-Z])\$?(\d+)$/.exec(at) ?? [];
    return [Number(digits) - 1, letter.charCodeAt(0) - 65];
  };
  const valueAt = (sheet: Sheet, at: string): Value => {
    const [row, column] = placeOf(at);
    const formula = sheet.cells?.get(`${row},${column}`)?.formula;
    return formula ? worth(sheet, formula) : (sheet.rows[row]?.[column] as Value);
  };
  const range = (sheet: Sheet, from: string, to: string): number[] => {
    const [first = 0, last = 0] = [from, to].map((at) => Number(at.slice(1)));
    return Array.from({ length: last - first + 1 }, (_, i) =>
      Number(valueAt(sheet, `${from[0]}${first + i}`)),
    );
  };
  function worth(sheet: Sheet, formula: string): Value {
    const asFiled = /^IF\('([^']+)'!([A-Z]\d+)=([\d.]+),(.*),"at another meter"\)$/.exec(formula);
    if (asFiled) {
      const [, name, at = '', filed, compared = ''] = asFiled;
      const other = sheets.find((each) => each.name === name);
      if (!other) throw new Error(`no sheet ${name}`);
      return valueAt(other, at) === Number(filed) ? worth(sheet, compared) : 'at another meter';
    }
    const verdict = /^IF\(ABS\((\w+)\)<([\dE-]+),"(\w+)","(\w+)"\)$/.exec(formula);
    if (verdict) {
      const [, at = '', least, yes = '', no = ''] = verdict;
      return Math.abs(Number(valueAt(sheet, at))) < Number(least) ? yes : no;
    }
    const plain = formula
      .replace(/'([^']+)'!([A-Z]\d+)/g, (_, name, at) => {
        const other = sheets.find((each) => each.name === name);
        if (!other) throw new Error(`no sheet ${name}`);
        return `(${valueAt(other, at)})`;
      })
      .replace(/SUMPRODUCT\((\w+):(\w+),(\w+):(\w+)\)/g, (_, a, b, c, d) => {
        const other = range(sheet, c, d);
        return `(${range(sheet, a, b).reduce((all, one, i) => all + one * (other[i] ?? 0), 0)})`;
      })
      .replace(
        /SUM\((\w+):(\w+)\)/g,
        (_, a, b) => `(${range(sheet, a, b).reduce((all, one) => all + one, 0)})`,
      )
      .replace(/\$?[A-Z]\$?\d+/g, (at) => `(${valueAt(sheet, at)})`);
    if (!/^[-+*/().\de]+$/.test(plain)) throw new Error(`not understood: ${formula}`);
    return new Function(`return ${plain.replace(/--/g, '- -')}`)() as number;
  }
  return worth;
}

const opened = async (book: ParBook) => (await readXlsx(await parWorkbook(book))).sheets;

const texts = (sheet: Sheet | undefined): string[] => (sheet?.rows ?? []).flat().map(String);

/** What the page's script writes, with an object for a document. */
type Shown = { textContent: string; dataset: Record<string, string>; value?: string; input?: () => void };

function ran(html: string): Record<string, Shown> {
  const counts = /id="counts">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  const elements: ReturnType<typeof ran> = {};
  const byId = (id: string) => {
    elements[id] ??= { textContent: id === 'counts' ? counts : '', dataset: {} };
    return elements[id];
  };
  for (const [, id = '', value = ''] of html.matchAll(/<input [^>]*id="([^"]+)" value="([^"]*)"/g))
    Object.assign(byId(id) ?? {}, {
      value,
      addEventListener: (_: string, does: () => void) => Object.assign(byId(id) ?? {}, { input: does }),
    });
  new Function('document', PAGE_SCRIPT)({ getElementById: byId });
  return elements;
}

let wheel: ParBook;
beforeAll(async () => {
  wheel = parBook(await bigSix());
});

const books = (): [string, ParBook][] => [
  ['a wheel of 37', parBook(SUBJECT)],
  ['a round with decisions and a meter', parBook(ROUND_SUBJECT)],
  ['Big Six', wheel],
];

describe('the book', () => {
  it('lists every wager with its events, and what the edge is of', () => {
    expect(parBook(SUBJECT)).toMatchObject({
      day: '1 January 2008',
      game: 'Test Wheel',
      reference: 'T-0001, version 2',
      status: 'Approved',
      wagers: [
        { id: 'number', edge: '1/37', universe: '37', counted: true, unit: 'wager', average: '1' },
        {
          id: 'red',
          events: [
            { label: 'Red is spun', count: '18', chance: '18/37', pays: '1 to 1', net: '1/1', staked: '1/1' },
            { label: 'Zero is spun', count: '1', net: '-1/2', pays: 'lose half' },
            { label: 'Black is spun', count: '18', net: '-1/1' },
          ],
        },
        { id: 'tie', table: 'Pay table 1' },
      ],
    });
  });
  it('says at which meter, and that nobody declared it', () => {
    const said = parBook(ROUND_SUBJECT).wagers.map(({ name, basis }) => [name, basis]);
    expect(said).toMatchInlineSnapshot(`
      [
        [
          "Ante, Blind and Play",
          undefined,
        ],
        [
          "Jackpot",
          "at the declared meter of £200",
        ],
      ]
    `);
  });
});

describe('the workbook', () => {
  it('has formulas whose values are what a spreadsheet computes from the counts', async () => {
    for (const [name, book] of books()) {
      const sheets = await opened(book);
      const worth = computed(sheets);
      expect(sheets.map((sheet) => sheet.name)).toHaveLength(book.wagers.length + 1);
      for (const sheet of sheets)
        for (const [at, { formula }] of sheet.cells ?? [])
          if (formula) {
            const [row = 0, column = 0] = at.split(',').map(Number);
            const value = sheet.rows[row]?.[column];
            const again = worth(sheet, formula);
            if (typeof again === 'string') expect(value, `${name} ${sheet.name} ${at}`).toBe(again);
            else expect(value, `${name} ${sheet.name} ${at} ${formula}`).toBeCloseTo(again, 9);
          }
    }
  });
  it('adds up the edge by hand: 36/37 - 35/37', async () => {
    const [edges, number] = await opened(parBook(SUBJECT));
    const formulas = [...(number?.cells?.values() ?? [])].map(({ formula }) => formula);
    for (const written of ['B8/$B$5', 'C8*E8', 'SUM(G8:G9)', '-G10', 'SUMPRODUCT(C8:C9,F8:F9)'])
      expect(formulas).toContain(written);
    const row = (edges?.rows ?? []).find(([name]) => name === 'One number') ?? [];
    expect(row.slice(0, 4)).toEqual(['One number', 'Minimum odds', 1 / 37, expect.closeTo(1 / 37, 12)]);
    expect(row[5]).toBe('agrees');
  });
  it('says so where the counts do not give the edge that was filed', async () => {
    const book = parBook(SUBJECT);
    const [first, ...rest] = book.wagers;
    if (!first) throw new Error('it has a wager');
    const [edges] = await opened({ ...book, wagers: [{ ...first, edge: '1/38' }, ...rest] });
    expect(texts(edges).filter((text) => text === 'DIFFERS')).toHaveLength(1);
  });
  it('keeps all digits of a count that a cell would round', async () => {
    const book = parBook(SUBJECT);
    const [first] = book.wagers;
    if (!first) throw new Error('it has a wager');
    const times = 10n ** 20n;
    const long = {
      ...first,
      universe: String(37n * times),
      events: first.events.map((event) => ({ ...event, count: String(BigInt(event.count) * times) })),
    };
    const [, sheet] = await opened({ ...book, wagers: [long] });
    expect(texts(sheet)).toEqual(
      expect.arrayContaining(['Count, all digits', '100000000000000000000', '3600000000000000000000']),
    );
  });
  it('prints the head of each sheet on every page, by a name that Excel reads', async () => {
    const files = unzipSync(await parWorkbook(parBook(SUBJECT)));
    const written = strFromU8(files['xl/workbook.xml'] ?? new Uint8Array());
    const names = [...written.matchAll(/<definedName name="_xlnm.Print_Titles"[^>]*>([^<]*)</g)];
    expect(names.map(([, range]) => range)).toEqual([
      "'Edges'!$12:$12",
      "'One number'!$7:$7",
      "'Red'!$7:$7",
      "'Tie'!$7:$7",
    ]);
  });
  it('is the same bytes each time', async () => {
    const [one, other] = [await parWorkbook(wheel), await parWorkbook(wheel)];
    expect(Buffer.compare(one, other)).toBe(0);
  });
});

describe('the table of text', () => {
  it('adds up to each edge', () => {
    for (const [, book] of books()) {
      const [heads = [], ...rows] = parseCsv(parTable(book)) as string[][];
      const at = (row: string[], head: string) => row[heads.indexOf(head)] ?? '';
      for (const { name, edge } of book.wagers) {
        const own = rows.filter((row) => at(row, 'wager') === name);
        const expected = sum(
          own.map((row) =>
            ratio(BigInt(at(row, 'count')), BigInt(at(row, 'universe'))).mul(fromText(at(row, 'net_exact'))),
          ),
        );
        expect(expected.neg().equals(fromText(edge)), name).toBe(true);
      }
    }
  });
  it('leaves no name that a spreadsheet takes for a formula', () => {
    const book = parBook(SUBJECT);
    const named = { ...book, wagers: book.wagers.map((wager) => ({ ...wager, name: '=HYPERLINK("x")' })) };
    expect(parTable(named)).not.toMatch(/(^|,|")=/m);
    expect(parTable(named)).toContain(`'=HYPERLINK`);
    const wide = { ...book, wagers: book.wagers.map((wager) => ({ ...wager, name: '＝1+1' })) };
    expect(parTable(wide)).toContain(`'＝1+1`);
  });
});

describe('the page', () => {
  it('adds every edge up again, exactly', () => {
    for (const [name, book] of books()) {
      const shown = ran(parPage(book));
      expect(shown.verdict?.textContent, name).toBe(
        `All ${book.wagers.length} edges agree with what was filed.`,
      );
      for (const [index] of book.wagers.entries())
        expect(shown[`verdict-${index}`]?.textContent).toBe('agrees exactly');
    }
    const { 'edge-0': edge, 'return-0': back, 'total-0': total } = ran(parPage(parBook(SUBJECT)));
    expect([edge?.textContent, back?.textContent, total?.textContent]).toEqual([
      '2.702703%',
      '97.297297%',
      '37',
    ]);
  });
  it('adds the edge up at another meter as soon as it is typed', () => {
    const book = parBook(ROUND_SUBJECT);
    const shown = ran(parPage(book));
    const [, jackpot] = book.wagers;
    const [field, tried] = [shown['meter-1'], shown['tried-1']];
    if (!jackpot || !field) throw new Error('its second wager is on a meter');
    expect(tried?.textContent).toBe(shown['edge-1']?.textContent);
    // What shares of the meter return grows with it: twice the meter, twice as much.
    const shared = jackpot.events.filter(({ pays }) => pays?.endsWith('of the meter'));
    const returned = sum(shared.map(({ chance, net }) => fromText(chance).mul(fromText(net).add(1))));
    field.value = '400';
    field.input?.();
    expect(tried?.textContent).toBe(percent(toText(fromText(jackpot.edge).sub(returned)), 6));
    field.value = 'much';
    field.input?.();
    expect(tried?.textContent).toBe('type a sum, such as 25000');
    expect(shown.verdict?.textContent).toMatch(/^All 2 edges agree/);
  });
  it('writes what each event gains as a person reads it, not as a fraction of one', () => {
    const [first, ...others] = SUBJECT.analysis.wagers;
    if (!first) throw new Error('it has a wager');
    const events = first.events.map((each, index) => ({
      ...each,
      net: ['101/1', '-3/1'][index] ?? each.net,
    }));
    const html = parPage(
      parBook({ ...SUBJECT, analysis: { ...SUBJECT.analysis, wagers: [{ ...first, events }, ...others] } }),
    );
    const cells = [...html.matchAll(/<td class="n">([^<]*)<\/td>/g)].map(([, words]) => words);
    expect(cells).toEqual(expect.arrayContaining(['101', '−3', '−1/2', '1']));
    expect(cells.filter((words) => /\/1$|^-/.test(words ?? ''))).toEqual([]);
  });
  it('is in the language of its rulebook, and spelled so', () => {
    const { rulebook } = SUBJECT;
    const american = { ...SUBJECT, rulebook: { ...rulebook, language: 'en-US' as const } };
    const [first, ...others] = SUBJECT.analysis.wagers;
    if (!first) throw new Error('it has a wager');
    const wagers = [
      { ...first, events: first.events.map((one) => ({ ...one, label: 'The colour' })) },
      ...others,
    ];
    const html = parPage(parBook({ ...american, analysis: { ...SUBJECT.analysis, wagers } }));
    expect(html).toContain('<html lang="en-US">');
    expect(html).toContain('in force on January 1, 2008');
    expect(html).toContain('>The color<');
    expect(html).not.toContain('The colour');
    expect(parPage(parBook(SUBJECT))).toContain('<html lang="en-GB">');
  });
  it.each<[string, (subject: ParBook) => ParBook, string]>([
    [
      'an edge',
      (book) => ({ ...book, wagers: book.wagers.map((wager) => ({ ...wager, edge: '1/38' })) }),
      'DIFFERS from the edge as filed',
    ],
    [
      'a universe',
      (book) => ({ ...book, wagers: book.wagers.map((wager) => ({ ...wager, universe: '38' })) }),
      'DIFFERS: the counts do not add up to the universe',
    ],
  ])('finds out %s that was changed', (_, change, says) => {
    const shown = ran(parPage(change(parBook(SUBJECT))));
    expect(shown['verdict-0']).toMatchObject({ textContent: says, dataset: { good: 'false' } });
    expect(shown.verdict?.textContent).toMatch(/^3 of 3 edges DIFFER/);
  });
  it('asks no address, and takes names for text', () => {
    const book = parBook(SUBJECT);
    const named = { ...book, operator: '</script><img src=x onerror=alert(1)>', game: '<b>' };
    const html = parPage({ ...named, wagers: book.wagers.map((one) => ({ ...one, name: '</script><b>&' })) });
    expect(html).toContain("default-src 'none'");
    expect(html).not.toMatch(/<img|<b>|https?:\/\/(?!assay\.example)/);
    expect(html.match(/<\/script>/g)).toHaveLength(2);
    expect(ran(html).verdict?.textContent).toMatch(/^All 3/);
  });
});

it.each<[string, Subject]>([
  ['a wheel', SUBJECT],
  ['a round', ROUND_SUBJECT],
])('of %s has chances that add up to one', (_, subject) => {
  for (const { events, name } of parBook(subject).wagers)
    expect(sum(events.map(({ chance }) => fromText(chance))).toFraction(), name).toBe('1');
});
