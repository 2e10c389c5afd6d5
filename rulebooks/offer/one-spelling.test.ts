import { describe, expect, it } from 'vitest';
import type { Game } from '../format/record';
import { rulebookOf, rulebooks } from '../registry';
import { readAmount } from '../spelling/amount';
import { readShare } from '../spelling/share';
import { gameOf } from '../terms/lookup';
import { variantHash } from '../variant/hash';
import { chosenOptions, permits } from './engine-wager';
import { inOneSpelling, spelledCircumstances, spelledOption, spelledTerm, typedTerm } from './one-spelling';
import { optionProblems } from './option-problems';
import { defaultVariant } from './resolve';

function gameNamed(rulebook: string, id: string) {
  const book = rulebookOf(rulebook);
  const game = book.ok ? gameOf(book.value, id) : book;
  if (!book.ok || !game.ok) throw new Error(`${rulebook}/${id} is not there`);
  return { book: book.value, game: game.value };
}

const { book, game: baccarat } = gameNamed('co-rule-28', 'baccarat');
const { game: rideIt } = gameNamed('gb-2007', 'let-it-ride');

describe('one spelling', () => {
  it('is that of each of several sums, and what is no sum stays as typed', () => {
    const { game: paiGow } = gameNamed('gb-2007', 'pai-gow-poker');
    const spelled = (value: string) => spelledOption(paiGow, 'envy-pays', value, 'GBP');
    expect(spelled('£2500;500; 250 ;100;25;10;2.5')).toBe('2,500; 500; 250; 100; 25; 10; 2.50');
    expect(spelled('2500; lots; ')).toBe('2,500; lots; ');
    expect(spelled('table-2')).toBe('table-2');
    const problems = (value: string) =>
      optionProblems(paiGow, {
        ...defaultVariant(gameNamed('gb-2007', 'pai-gow-poker').book, paiGow),
        options: { 'envy-pays': value },
      });
    expect(problems('500; 125; 50; 25; 10; 5; 2')).toEqual([]);
    expect(problems('500; 125; 50; ; 10; 5; 2')[0]?.message).toBe(
      'Envy Bonus pays: give a sum of money for five aces, such as 25.',
    );
    expect(problems('500; 125; 50; 25; ten; 5; 2')[0]?.message).toBe(
      'Envy Bonus pays: “ten” for royal flush is no sum of money; write one such as 25 or 2,500.',
    );
    expect(problems('500; 125')[0]?.message).toBe(
      'Envy Bonus pays cannot be “500; 125”; rule 13.45 permits table-1, table-2 or 7 sums of money with semicolons between them.',
    );
  });

  it('gives three spellings of a percentage one content hash', async () => {
    const start = defaultVariant(book, baccarat);
    const hashes = ['10', '10%', '10%', ' 10.0% '].map((vigorish) =>
      variantHash(inOneSpelling(baccarat, { ...start, options: { ...start.options, vigorish } }, 'GBP')),
    );
    expect(new Set(await Promise.all(hashes)).size).toBe(1);
  });

  it.each([
    ['50000', '50,000'],
    ['£50,000', '50,000'],
    ['50000.00', '50,000'],
    ['999', '999'],
    ['1234567.5', '1,234,567.50'],
    ['0.05', '0.05'],
    ['50,00', '50,00'],
    ['', ''],
    ['none', 'none'],
  ])('spells the amount %j as %j', (typed, spelled) => {
    expect(spelledOption(rideIt, 'royal-ceiling', typed, 'GBP')).toBe(spelled);
  });

  it.each([
    ['€50,000', 'GBP', '€50,000'],
    ['$50,000', 'GBP', '$50,000'],
    ['£50,000', 'USD', '£50,000'],
    ['$50000', 'USD', '50,000'],
    ['$50000', 'SGD', '50,000'],
  ])('takes the sign of %j off only where it can mean %s', (typed, currency, spelled) => {
    expect(spelledOption(rideIt, 'royal-ceiling', typed, currency)).toBe(spelled);
    for (const term of ['meter', 'seed', 'wager'] as const)
      expect(typedTerm(term, typed, currency)).toBe(spelled);
  });

  it('leaves a sum under another sign to be refused as an option and as a term of a meter', () => {
    const start = defaultVariant(book, rideIt);
    const euros = inOneSpelling(
      rideIt,
      { ...start, options: { ...start.options, 'royal-ceiling': '€50,000' } },
      'GBP',
    );
    expect(optionProblems(rideIt, euros)).toMatchObject([
      { code: 'option-value', field: 'options.royal-ceiling' },
    ]);
  });

  it.each([
    ['contribution', '70%', '70%'],
    ['contribution', '7/10', '70%'],
    ['contribution', '0.7', '70%'],
    ['reserve', '1/3', '1/3'],
    ['reserve', '2/6', '1/3'],
    ['reserve', '101%', '101%'],
    ['meter', '10000', '10,000'],
    ['wager', '2.5', '2.50'],
    ['seed', '10000.00', '10,000'],
    ['players', '3.50', '3.5'],
    ['fixedPaidFrom', 'house', 'house'],
  ] as const)('spells the %s %j of a meter as %j', (term, typed, spelled) => {
    expect(spelledTerm(term, typed, 'GBP')).toBe(spelled);
  });

  it.each([
    ['0.5', '0.5%'],
    ['0.5%', '0.5%'],
    ['0.5%', '0.5%'],
    ['1/200', '0.5%'],
    ['1', '1%'],
    ['20', '20%'],
    ['100', '100%'],
    ['1/3', '1/3'],
    ['100.5', '100.5%'],
    ['0.', '0.'],
    ['', ''],
  ])('takes the share %j that a person types as %j', (typed, spelled) => {
    expect(typedTerm('contribution', typed, 'GBP')).toBe(spelled);
    expect(typedTerm('reserve', typed, 'GBP')).toBe(spelled);
    expect(spelledTerm('reserve', spelled, 'GBP')).toBe(spelled);
  });

  it('takes no amount and no count that a person types for per cent', () => {
    const terms = ['wager', 'meter', 'seed', 'players'] as const;
    expect(terms.map((term) => typedTerm(term, '20', 'GBP'))).toEqual(['20', '20', '20', '20']);
  });

  it('gives four spellings of half a per cent one content hash', async () => {
    const start = defaultVariant(book, baccarat);
    const hashes = ['0.5', '0.5%', '0.5%', '1/200'].map((typed) => {
      const meters = { one: { contribution: typedTerm('contribution', typed, 'GBP') } };
      return variantHash(inOneSpelling(baccarat, { ...start, circumstances: { meters } }, 'GBP'));
    });
    expect(new Set(await Promise.all(hashes)).size).toBe(1);
  });

  it('keeps the meaning of a share that was stored without a sign', () => {
    const stored = { progressive: { contribution: '0.5', reserve: '20' } };
    expect(spelledCircumstances(stored, 'GBP')).toEqual({
      progressive: { contribution: '50%', reserve: '20' },
    });
    expect(readShare('0.5')?.toFraction()).toBe('1/2');
  });

  it('spells the meter of every wager and of one', () => {
    const typed = { contribution: '70%', meter: '48250' };
    const spelled = { contribution: '70%', meter: '48,250' };
    expect(
      spelledCircumstances({ progressive: typed, meters: { one: typed }, premises: '10%' }, 'GBP'),
    ).toEqual({
      progressive: spelled,
      meters: { one: spelled },
      premises: '10%',
    });
  });

  it('changes neither what an amount is worth nor its own spelling', () => {
    for (let n = 0; n < 2_000; n++) {
      const minor = Math.floor((n * 7919 * 104_729) % 10 ** (1 + (n % 11)));
      const amount = spelledTerm(
        'meter',
        `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`,
        'GBP',
      );
      expect(readAmount(amount)?.mul(100).toString()).toBe(String(minor));
      expect(spelledTerm('meter', amount, 'GBP')).toBe(amount);
    }
  });

  it('changes neither what a share is worth nor its own spelling', () => {
    for (let below = 1; below <= 64; below++)
      for (let above = 0; above <= below; above++) {
        const share = spelledTerm('contribution', `${above}/${below}`, 'GBP');
        expect(readShare(share)?.toFraction()).toBe(readShare(`${above}/${below}`)?.toFraction());
        expect(spelledTerm('contribution', share, 'GBP')).toBe(share);
      }
  });
});

const everyGame = rulebooks().flatMap((rulebook) =>
  rulebook.games.map((game): [string, Game] => [`${rulebook.id}/${game.id}`, game]),
);

it.each(everyGame)('keeps what %s prints as it is', (_, game) => {
  for (const option of game.options) {
    const printed = [option.default, ...option.values.map(({ value }) => value)];
    for (const value of printed) {
      expect(spelledOption(game, option.id, value, 'GBP')).toBe(value);
      expect(permits(option, value)).toBe(true);
    }
  }
  const defaults = Object.fromEntries(chosenOptions(game, {}));
  expect(inOneSpelling(game, { options: defaults, circumstances: {} }, 'GBP').options).toEqual(defaults);
});
