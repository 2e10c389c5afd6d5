import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readVariant } from '../offer/read-variant';
import { defaultVariant } from '../offer/resolve';
import { rulebookOf } from '../registry';
import { gameOf } from '../terms/lookup';
import { piledIn, unseenIn } from './unseen';

const GIVEN = { rulebook: 'gb-2007', game: 'big-six', wagers: {} };

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => from + n);

/** Written out by their numbers, independently of the property names that the check goes by. */
const REFUSED: [string, number[]][] = [
  ['turns the direction of writing', [...range(0x202a, 0x202e), ...range(0x2066, 0x2069)]],
  ['marks a direction', [0x200e, 0x200f, 0x061c]],
  ['has no width', [0x200b, 0x200c, 0x200d, 0x2060, 0xfeff, 0x00ad, 0x034f, 0x3164]],
  ['controls', [...range(0x00, 0x1f), ...range(0x7f, 0x9f)]],
  ['ends a line', [0x2028, 0x2029]],
  ['is half a character', [0xd800, 0xdfff]],
  ['is a tag', [0xe0001, 0xe0041]],
];

describe('marks on one letter', () => {
  const acute = '\u0301';
  it.each([
    `Caf${'e'}${acute.repeat(6)}`,
    'ကျွှုံ့',
    'Việt Nam',
    'בְּרֵאשִׁ֖ית',
    '5\uFE0F\u20E3',
    ...[`${`e${acute}`.repeat(40)}`],
  ])('are as many as a script needs in %s', (text) => expect(piledIn(text)).toBeUndefined());

  it('are refused where they would run into other lines', () => {
    for (const number of [7, 110])
      expect(piledIn(`Cafe${acute.repeat(number)} Royal`)).toBe(
        'There are more than 6 accents or other marks on one letter, after “Cafe”. Delete some of them.',
      );
    expect(piledIn('\uFE0F'.repeat(7))).toContain('at the beginning');
    const variant = readVariant({ ...GIVEN, circumstances: { premises: `e${acute.repeat(110)}` } });
    expect(variant).toMatchObject({ ok: false, problems: [{ field: 'circumstances.premises' }] });
  });
});

describe('a name', () => {
  it.each(REFUSED)('is refused with a character that %s, and the sentence gives its number', (_, numbers) => {
    for (const number of numbers) {
      const name = `Table ${String.fromCodePoint(number)}12`;
      const hex = number.toString(16).toUpperCase().padStart(4, '0');
      expect(unseenIn(name)).toBe(
        `There is a character after “Table” that cannot be seen (U+${hex}). Delete it, or type the name again.`,
      );
    }
  });

  it.each([
    'Northgate Casinos',
    'Ærø Spil A/S',
    'Zürich, “Höhe” – 3. Fassung',
    'نورثجيت',
    'קזינו',
    '북문 카지노',
    '♠️ 7½ to 1 ♥',
    'e\u0301toile',
    'à  deux',
    '',
  ])('may be %s', (name) => {
    expect(unseenIn(name)).toBeUndefined();
  });

  it('is compared with every other name letter by letter', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom('\u202e', '\u200b', '\u0007'),
        (name, bad) => {
          expect(unseenIn(`${name}${bad}`)).toBeDefined();
        },
      ),
    );
  });
});

describe('a variant', () => {
  const rulebook = rulebookOf('gb-2007');
  const game = rulebook.ok ? gameOf(rulebook.value, 'roulette') : rulebook;
  if (!rulebook.ok || !game.ok) throw new Error('gb-2007 has roulette');
  const variant = defaultVariant(rulebook.value, game.value);
  const row = { event: 'row-1', label: 'Zero', when: 'zero', pays: '35 to 1' };
  const written = { label: 'Zero', rows: [row], otherwise: 'lose' as const };
  const bad = 'Ze\u202ero';

  it.each([
    ['written.own-1.label', { written: { 'own-1': { ...written, label: bad } } }],
    ['written.own-1.rows.0.label', { written: { 'own-1': { ...written, rows: [{ ...row, label: bad }] } } }],
    ['circumstances.premises', { circumstances: { premises: bad } }],
    ['circumstances.contact', { circumstances: { contact: bad } }],
    ['circumstances.elsewhere', { circumstances: { elsewhere: bad } }],
    ['circumstances.consents.0', { circumstances: { consents: [bad] } }],
    [
      'circumstances.temporary.occasion',
      { circumstances: { temporary: { occasion: bad, from: '2008-01-01', to: '2008-01-02' } } },
    ],
  ])('says it at %s', (field, part) => {
    const message = unseenIn(bad);
    expect(readVariant({ ...variant, ...part })).toEqual({
      ok: false,
      problems: [{ code: 'input-unreadable', message, field }],
    });
  });
});

describe('a word that every record answers to', () => {
  const own = (word: string, value: unknown) =>
    JSON.parse(JSON.stringify({ x: value }).replace('"x"', `"${word}"`));
  const choice = { payTable: 'minimum' };
  it.each<[string, (word: string) => object]>([
    ['options', (word) => ({ options: own(word, 'previous') })],
    ['wagers', (word) => ({ wagers: own(word, choice) })],
    ['pays.symbol-a', (word) => ({ wagers: { 'symbol-a': { ...choice, pays: own(word, '2 to 1') } } })],
    ['written', (word) => ({ written: own(word, { label: 'Mine', rows: [], otherwise: 'lose' }) })],
    ['circumstances.meters', (word) => ({ circumstances: { meters: own(word, { wager: '1' }) } })],
    [
      'attestations',
      (word) => ({ attestations: own(word, { by: 'N', at: '2008-01-01T00:00:00Z', note: '' }) }),
    ],
  ])('names nothing in %s', (place, change) => {
    expect(readVariant({ ...GIVEN, ...change('other') }).ok, 'another word').toBe(true);
    for (const word of ['__proto__', 'constructor', 'toString'])
      expect(readVariant({ ...GIVEN, ...change(word) })).toEqual({
        ok: false,
        problems: [
          {
            code: 'input-unreadable',
            message: `“${word}” cannot be a name; use another.`,
            field: `${place}.${word}`,
          },
        ],
      });
  });
});
