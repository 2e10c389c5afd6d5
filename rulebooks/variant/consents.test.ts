import { describe, expect, it } from 'vitest';
import { spelledCircumstances } from '../offer/one-spelling';
import { readNewVariant, readVariant } from '../offer/read-variant';
import { forAnotherTable, onFile, onFileWords, type Search } from './agreement-on-file';
import {
  consentNames,
  consentOf,
  expiresSoon,
  forNothingUnsaid,
  lacksReference,
  type ReadConsent,
  shownConsents,
} from './consents';
import { variantHash } from './hash';
import type { Consent } from './variant';

const LETTER = { name: 'Mr Owner', reference: 'O-7', date: '2008-01-31' };
const NONE = { wager: () => undefined, option: () => undefined };
const SEARCH = {
  from: 'Mr Owner',
  asked: [{ about: 'wager' as const, wager: 'field' }],
  day: '2008-01-31',
  parts: NONE,
};
const variant = (...consents: unknown[]) => ({
  rulebook: 'gb-2007',
  game: 'roulette',
  wagers: {},
  circumstances: { consents },
});
const hashOf = (...consents: unknown[]) => {
  const read = readVariant(variant(...consents));
  if (!read.ok) throw new Error(read.problems[0]?.message);
  return variantHash(read.value);
};

describe('a consent', () => {
  it('that is only a name keeps the hash it was frozen under', async () => {
    // Of `{"attestations":{},"circumstances":{"consents":["Mr Owner"]},"game":"roulette",...}`, by sha256sum.
    expect(await hashOf('Mr Owner')).toBe('0bd98bc580780beb70e80c73c1dcdb2f784deeed1ac1e79716ee8ef39fe7eff8');
    expect(await hashOf(LETTER)).not.toBe(await hashOf('Mr Owner'));
  });

  it('says who agreed, by which letter and when', () => {
    expect(consentNames({ consents: ['Mr Owner', LETTER, 'Commission'] })).toEqual([
      'Mr Owner',
      'Commission',
    ]);
    expect(shownConsents({ consents: [LETTER, 'Commission'] })).toBe(
      'Mr Owner (reference O-7, 31 January 2008); Commission (no reference, no date)',
    );
    expect(shownConsents({})).toBeUndefined();
  });

  it('counts on the day of its letter and later, if anybody can have written it then', () => {
    const agreed = (date: string, day = '2008-01-31') =>
      onFile({ consents: [{ ...LETTER, date }] }, { ...SEARCH, day }).document?.name;
    expect(agreed('2008-01-31')).toBe('Mr Owner');
    expect(agreed('1900-01-01')).toBe('Mr Owner');
    for (const date of ['2008-02-01', '2099-12-31', '9999-12-31', '1899-12-31', '0000-01-01'])
      expect(agreed(date), date).toBeUndefined();
    const both = { consents: [{ ...LETTER, date: '2099-12-31' }, LETTER, 'Commission'] };
    expect(onFile(both, SEARCH)).toEqual({ document: LETTER });
    expect(onFile(both, { ...SEARCH, from: 'Commission' })).toEqual({
      document: { name: 'Commission', reference: '' },
    });
  });

  it('is shown with why it does not count', () => {
    expect(shownConsents({ consents: [{ ...LETTER, date: '2099-12-31' }] }, '2008-01-31')).toBe(
      'Mr Owner (reference O-7, which does not count: dated 31 December 2099, after the day whose rules are applied, 31 January 2008)',
    );
  });

  it('without a reference and a date is its name alone, so it has one hash', () => {
    const spelled = (...consents: Consent[]) => spelledCircumstances({ consents }, 'GBP').consents;
    expect(spelled({ name: 'Mr Owner', reference: ' ' }, LETTER)).toEqual(['Mr Owner', LETTER]);
    expect(spelled({ ...LETTER, reference: '' })).toEqual([{ ...LETTER, reference: '' }]);
  });

  it.each([
    ['circumstances.consents.0.date', { ...LETTER, date: '2008-02-31' }],
    ['circumstances.consents.0.reference', { ...LETTER, reference: 'O\u202e7' }],
    ['circumstances.consents.0.reference', { ...LETTER, reference: 'x'.repeat(121) }],
    ['circumstances.consents.0', { name: 'Mr Owner' }],
    ['circumstances.consents.0', 7],
  ])('is refused at %s: %j', (field, consent) => {
    expect(readVariant(variant(consent))).toMatchObject({ ok: false, problems: [{ field }] });
  });
});

describe('a document that says what it is for', () => {
  const parts = {
    wager: (id: string) => (id === 'field' ? 'Field' : undefined),
    option: (id: string) => (id === 'decks' ? 'Decks' : undefined),
  };
  const search = { ...SEARCH, parts };
  const scoped = (...about: NonNullable<ReadConsent['for']>): ReadConsent => ({ ...LETTER, for: about });
  const found = (consents: Consent[], more: Partial<Search> = {}, premises?: string) =>
    onFile({ consents, ...(premises && { premises }) }, { ...search, ...more });

  it('counts for what it is about, and the whole game for every part of it', () => {
    const field = scoped({ about: 'wager', wager: 'field' });
    expect(found([field]).document).toEqual(field);
    expect(found([scoped({ about: 'game' })]).document).toBeDefined();
    expect(found([scoped({ about: 'wager', wager: 'big-8' })])).toEqual({
      why: 'The document of Mr Owner on file (reference O-7) is for “big-8”.',
    });
    expect(found([scoped({ about: 'option', option: 'decks' })])).toEqual({
      why: 'The document of Mr Owner on file (reference O-7) is for the option Decks.',
    });
    expect(found([scoped({ about: 'pays', wager: 'field' })]).document).toBeUndefined();
    expect(found([{ ...scoped({ about: 'game' }), name: 'Mr Other' }])).toEqual({});
  });

  it('lifts a minimum only where it is about those pays', () => {
    const floor = { asked: [{ about: 'floor' as const, wager: 'field' }] };
    expect(found([scoped({ about: 'pays', wager: 'field' })], floor).document).toBeDefined();
    for (const about of [
      [{ about: 'game' as const }],
      [{ about: 'wager' as const, wager: 'field' }],
      [{ about: 'pays' as const, wager: 'big-8' }],
    ])
      expect(found([scoped(...about)], floor).document).toBeUndefined();
    expect(found(['Mr Owner'], floor)).toEqual({
      why: 'The document of Mr Owner on file (no reference) does not say what it is for.',
    });
  });

  it('takes the place of one that says nothing of the kind', () => {
    expect(found([LETTER]).document).toEqual(LETTER);
    expect(found([LETTER, scoped({ about: 'wager', wager: 'big-8' })]).document).toBeUndefined();
    expect(found([scoped()]).document).toBeUndefined();
  });

  it('counts up to its last day', () => {
    const until = (expires: string) => [{ ...scoped({ about: 'game' }), expires }];
    expect(found(until('2008-01-31')).document).toBeDefined();
    expect(found(until('2008-01-30'))).toEqual({
      why: 'The document of Mr Owner on file (reference O-7) does not count: it expired on 30 January 2008.',
    });
    expect(shownConsents({ consents: until('2008-01-30') }, '2008-01-31', parts)).toBe(
      'Mr Owner (reference O-7, 31 January 2008, which does not count: it expired on 30 January 2008, for the whole game, until 30 January 2008)',
    );
  });

  it('counts at its premises only', () => {
    const only = [{ ...scoped({ about: 'game' }), premises: 'The Rooms' }];
    expect(found(only, {}, 'The Rooms').document).toBeDefined();
    expect(found(only, {}, 'The Annexe')).toEqual({
      why: 'The document of Mr Owner on file (reference O-7) does not count: it is for The Rooms only, and the game is for The Annexe.',
    });
    expect(found(only)).toMatchObject({ why: expect.stringContaining('no premises are given') });
    expect(found(only, {}, ' the  rooms').document, 'as somebody else typed it').toBeDefined();
  });

  it('counts where the trial or the occasion is, whatever premises its sign is headed with', () => {
    const at = (premises: string) => ({ ...scoped({ about: 'game' }), premises });
    const place = {
      premises: 'The Annexe',
      trial: { from: '2008-01-01', to: '2008-03-01', premises: 'The Rooms' },
    };
    expect(onFile({ ...place, consents: [at('The Rooms')] }, search).document).toBeDefined();
    expect(onFile({ ...place, consents: [at('The Annexe')] }, search)).toEqual({
      why: 'The document of Mr Owner on file (reference O-7) does not count: it is for The Annexe only, and the game is for The Rooms.',
    });
    const days = { from: '2008-03-01', to: '2008-03-02' };
    const temporary = {
      occasion: 'Fair',
      ...days,
      further: [{ occasion: 'Fair', ...days, premises: 'The Pier' }],
    };
    const fair = { premises: 'The Rooms', temporary };
    expect(onFile({ ...fair, consents: [at('The Rooms')] }, search)).toMatchObject({
      why: expect.stringContaining('for The Rooms only, and the game is for The Pier'),
    });
    const two = [at('The Rooms'), { ...at('The Pier'), reference: 'O-8' }];
    const { document } = onFile({ ...fair, consents: two }, search);
    expect(document && onFileWords(document)).toBe(
      'on file (reference O-7 and O-8), for The Rooms and The Pier only',
    );
    const tables = [{ ...at('The Rooms'), table: 'Dice 1', expires: '2008-12-31' }, at('The Pier')];
    const { document: both } = onFile({ ...fair, consents: tables }, search);
    expect(both && onFileWords(both)).toBe(
      'on file (reference O-7), for The Rooms, Dice 1 and The Pier only',
    );
    expect(both, 'what is the first one’s alone').not.toHaveProperty('expires');
    expect(
      onFile({ ...fair, consents: [two[0], { ...two[1], expires: '2008-01-30' }] as Consent[] }, search)
        .document,
    ).toBeUndefined();
  });

  it('for one table leaves every other out, unless the same person agreed to as much there', () => {
    const at = (table: string, consents: Consent[]) =>
      forAnotherTable({ consents }, { table: { name: table, premises: 'The Rooms' }, day: '2008-02-01' })
        ?.table;
    const only = { ...scoped({ about: 'wager', wager: 'field' }), table: 'Dice 1' };
    expect(at('dice 1 ', [only])).toBeUndefined();
    expect(at('Dice 2', [only])).toBe('Dice 1');
    expect(at('Dice 2', [only, { ...only, table: 'Dice 2' }])).toBeUndefined();
    expect(at('Dice 2', [only, scoped({ about: 'game' })])).toBeUndefined();
    expect(at('Dice 2', [only, { ...scoped({ about: 'game' }), name: 'Mr Other' }])).toBe('Dice 1');
    expect(at('Dice 2', [only, scoped({ about: 'wager', wager: 'big-8' })])).toBe('Dice 1');
    // At other premises it says nothing.
    const elsewhere = { ...only, premises: 'The Pier' };
    expect(at('Dice 2', [elsewhere])).toBeUndefined();
    // What does not count forbids nothing.
    expect(at('Dice 2', [{ ...only, expires: '2008-01-31' }])).toBeUndefined();
  });

  it('is open without a reference, when it is for nothing, and once it has expired', () => {
    const days = { day: '2008-01-31', today: '2008-06-01' };
    const full = scoped({ about: 'game' });
    expect(lacksReference(full, days)).toBeUndefined();
    expect(lacksReference({ ...full, expires: '2008-05-31' }, days)).toMatch(/expired on 31 May 2008/);
    expect(lacksReference({ ...full, expires: '2008-06-01' }, days)).toBeUndefined();
    expect(lacksReference(scoped(), days)).toMatch(/is for nothing yet/);
    expect(lacksReference(LETTER, days)).toMatch(/does not say what it is for/);
  });

  it('is said to expire 30 days before', () => {
    const soon = (expires: string) =>
      expiresSoon({ ...LETTER, expires }, { day: '2008-01-31', today: '2008-06-01' });
    expect(soon('2008-07-02')).toBeUndefined();
    expect(soon('2008-07-01')).toBe(
      'The consent of Mr Owner expires in 30 days, after 1 July 2008. Ask for a new one.',
    );
    expect(soon('2008-06-01')).toMatch(/expires today, 1 June 2008/);
    expect(soon('2008-05-31')).toBeUndefined();
  });

  it('has one spelling, whatever the order in which its parts were chosen', () => {
    const one = { about: 'wager' as const, wager: 'field' };
    const other = { about: 'game' as const };
    expect(consentOf({ ...LETTER, for: [one, other, one], note: ' ', premises: '' })).toEqual({
      ...LETTER,
      for: [other, one],
    });
    expect(consentOf({ name: 'Mr Owner', reference: '', for: [] })).toEqual({
      name: 'Mr Owner',
      reference: '',
      for: [],
    });
  });
});

describe('a document without a reference or a date', () => {
  const game = { ...LETTER, for: [{ about: 'game' as const }] };
  const { date: _, ...undated } = game;
  const lacking: [string, ReadConsent][] = [
    ['it has no reference', { ...game, reference: ' ' }],
    ['it has no date', undated],
    ['it has no reference or date', { ...undated, reference: '' }],
  ];

  it.each(lacking)('is not on file: %s', (why, document) => {
    expect(onFile({ consents: [document] }, SEARCH)).toEqual({
      why: expect.stringContaining(`does not count: ${why}.`),
    });
    expect(onFile({ consents: [document, game] }, SEARCH)).toEqual({ document: game });
    const open = lacksReference(document, { day: '2008-01-31' });
    expect(open).toMatch(/ has no .+\. It does not count: give (?:it|them) under Circumstances\.$/);
    expect(shownConsents({ consents: [document] }, '2008-01-31')).toContain(
      ', which does not count, for the whole game)',
    );
  });

  it.each(lacking)('still says at which table alone it counts, and permits none: %s', (_why, document) => {
    const at = (...consents: Consent[]) =>
      forAnotherTable({ consents }, { table: { name: 'Dice 2', premises: 'P' }, day: '2008-02-01' })?.table;
    expect(at({ ...document, table: 'Dice 1' })).toBe('Dice 1');
    expect(at({ ...game, table: 'Dice 1' }, { ...document, table: 'Dice 2' })).toBe('Dice 1');
    expect(at({ ...game, table: 'Dice 1' }, { ...game, table: 'Dice 2' })).toBeUndefined();
  });
});

describe('a document that does not say what it is for', () => {
  it.each(['Mr Owner', LETTER])('is read where it is stored, and in no new save: %j', (consent) => {
    expect(readVariant(variant(consent)).ok).toBe(true);
    expect(readNewVariant(variant({ ...LETTER, for: [] }, consent))).toEqual({
      ok: false,
      problems: [
        {
          code: 'input-unreadable',
          message: 'The document of “Mr Owner” does not say what it is for. Choose that under Circumstances.',
          field: 'circumstances.consents.1',
        },
      ],
    });
  });

  it('is for nothing in a new draft, until somebody says more', () => {
    const scoped = { ...LETTER, for: [{ about: 'game' as const }] };
    expect(forNothingUnsaid({ premises: 'P', consents: ['Mr Owner', LETTER, scoped] })).toEqual({
      premises: 'P',
      consents: [{ name: 'Mr Owner', reference: '', for: [] }, { ...LETTER, for: [] }, scoped],
    });
    expect(forNothingUnsaid({ premises: 'P' })).toEqual({ premises: 'P' });
  });
});
