import { describe, expect, it } from 'vitest';
import { exactEdges } from '../edges/house-edge';
import { evaluate } from '../evaluation';
import type { Finding } from '../findings/finding';
import { signLines } from '../findings/sign-lines';
import type { Game } from '../format/record';
import { chargesOn } from '../offer/charges';
import { chosenOptions } from '../offer/engine-wager';
import { defaultVariant, resolveVariant } from '../offer/resolve';
import { parseRulebook, rulebookOf } from '../registry';
import { longDate } from '../spelling/wording';
import type { Variant } from '../variant/variant';
import { coRule28 } from '.';

const rulebook = parseRulebook(coRule28);
const TODAY = '2024-01-15';
const gameNamed = (id: string): Game => {
  const found = rulebook.games.find((game) => game.id === id);
  if (!found) throw new Error(`no game ${id}`);
  return found;
};
const baccarat = (changes: Partial<Variant> = {}, options: Record<string, string> = {}): Variant => {
  const start = defaultVariant(rulebook, gameNamed('baccarat'));
  return { ...start, ...changes, options: { ...start.options, ...options } };
};

function findings(variant: Variant, day = TODAY): Finding[] {
  const resolved = resolveVariant(rulebook, variant);
  const figures = resolved.ok ? exactEdges(resolved.value) : {};
  return evaluate({ rulebook, variant, day, figures });
}
const on = (clause: string, found: Finding[]) => found.filter((finding) => finding.clause === clause);
const problems = (variant: Variant, day?: string) => {
  const resolved = resolveVariant(rulebook, variant, day);
  return resolved.ok ? [] : resolved.problems;
};

describe('decks', () => {
  it.each([
    ['6', 'dealer', 'meets', '30-2806(1)'],
    ['10', 'dealer', 'meets', '30-2806(1)'],
    ['11', 'dealer', 'breach', '30-2806(1)'],
    ['20', 'dealer', 'breach', '30-2806(1)'],
    ['6', 'device', 'meets', '30-2806(4)'],
    ['20', 'device', 'meets', '30-2806(4)'],
    ['20', 'continuous', 'meets', '30-2806(4)'],
  ])('%s, shuffled by %s: %s', (decks, shuffling, verdict, clause) => {
    const found = findings(baccarat({}, { decks, shuffling }));
    expect(on(clause, found).map((finding) => finding.verdict)).toEqual([verdict]);
    const other = clause === '30-2806(1)' ? '30-2806(4)' : '30-2806(1)';
    expect(on(other, found)).toEqual([]);
  });

  it('too many for a dealer to shuffle: both ways out are named, and both work', () => {
    const at = (options: Record<string, string>) =>
      findings(baccarat({}, options)).filter(({ option }) => option === 'decks');
    expect(at({ decks: '12', shuffling: 'dealer' })).toMatchObject([
      {
        verdict: 'breach',
        explanation:
          'Decks: “12 decks” is chosen; rule 30-2806(1) permits “6 decks”, “7 decks”, “8 decks”, “9 decks” or “10 decks”. Choose one of these; or set Shuffling to “by an automated shuffling device” or “by a continuous shuffling device”, where rule 30-2806(4) permits it.',
      },
    ]);
    expect(at({ decks: '10', shuffling: 'dealer' })).toMatchObject([{ verdict: 'meets' }]);
    for (const shuffling of ['device', 'continuous'])
      expect(at({ decks: '12', shuffling })).toMatchObject([
        { verdict: 'meets', explanation: expect.not.stringContaining('Choose one of these') },
      ]);
  });

  it.each(['0', '5', '21', '6.5', 'six'])('%s are refused, with what to choose', (decks) => {
    for (const shuffling of ['dealer', 'device'])
      expect(findings(baccarat({}, { decks, shuffling })).filter(({ option }) => option === 'decks')).toEqual(
        [],
      );
    expect(problems(baccarat({}, { decks }))).toMatchObject([
      {
        code: 'option-value',
        field: 'options.decks',
        message: expect.stringContaining('rule 30-2806(4) permits 6 to 20'),
      },
    ]);
  });

  it('a continuous device needs the Division’s approval', () => {
    const variant = baccarat({}, { shuffling: 'continuous' });
    const verdicts = (of: Variant) => on('30-2811', findings(of)).map(({ verdict }) => verdict);
    expect(verdicts(variant)).toEqual(['needs-attestation', 'needs-consent']);
    expect(verdicts(baccarat())).toEqual(['needs-attestation']);
  });
});

describe('vigorish', () => {
  it.each([
    ['4%', 'breach', '1 point below'],
    ['5%', 'meets', 'within the 5% to 25%'],
    ['12.5%', 'meets', 'is 12.5%'],
    ['25', 'meets', 'is 25%'],
    ['26%', 'breach', '1 point above'],
  ])('%s of what is won: %s', (vigorish, verdict, says) => {
    const found = on('30-2808(3)', findings(baccarat({}, { vigorish })));
    expect(found.find(({ option }) => option === 'vigorish')).toMatchObject({
      verdict,
      explanation: expect.stringContaining(says),
    });
  });

  it.each(['26%', '4%', '-5%', 'some'])('%s is refused, with what to choose', (vigorish) => {
    const [problem, ...others] = problems(baccarat({}, { vigorish }));
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ code: 'option-value', field: 'options.vigorish' });
    expect(problem?.message).toContain('rule 30-2808(3) permits 5% to 25%');
  });

  it('is taken off the pay, exactly', () => {
    const paid = (vigorish: string, charged: string) => {
      const resolved = resolveVariant(rulebook, baccarat({}, { vigorish, 'vigorish-charged': charged }));
      return resolved.ok ? resolved.value.wagers.find(({ wager }) => wager.id === 'banker')?.engine.pays : {};
    };
    expect(paid('5%', 'winnings')).toEqual({ win: '19 to 20', tie: 'push' });
    expect(paid('25%', 'winnings')).toEqual({ win: '3 to 4', tie: 'push' });
    expect(paid('7.5%', 'winnings')).toEqual({ win: '37 to 40', tie: 'push' });
    expect(paid('5%', 'ties')).toEqual({ win: '1 to 1', tie: 'lose 1/20' });
    expect(paid('25%', 'ties')).toEqual({ win: '1 to 1', tie: 'lose 1/4' });
  });

  it('may not be taken otherwise: another pay on the banker is a breach', () => {
    const variant = baccarat();
    variant.wagers.banker = { payTable: 'minimum', pays: { win: '1 to 1' } };
    expect(on('30-2808(3)', findings(variant))).toContainEqual(
      expect.objectContaining({ verdict: 'breach', threshold: '19 to 20', found: '1 to 1', margin: '+1/20' }),
    );
  });

  it('on ties says when the player gains', () => {
    const at = (vigorish: string) =>
      on('30-2808(3)(c)', findings(baccarat({}, { vigorish, 'vigorish-charged': 'ties' }))).find(
        ({ option }) => option === 'vigorish',
      )?.explanation;
    // 0.759% of the stake with eight decks: `independent-figures.json`, by another program.
    expect(at('5%')).toContain('The player then gains 0.759% of each stake on Banker’s Hand.');
    expect(at('12.9%')).toContain('The player then gains');
    expect(at('13%')).not.toContain('gains');
    // Under the clause of the banker's hand there is only the engine's warning, nothing of the rule itself.
    expect(on('30-2808(3)', findings(baccarat({}, { 'vigorish-charged': 'ties' })))).toMatchObject([
      { verdict: 'player-gains', wager: 'banker', found: 'the player gains 0.759%' },
    ]);
    expect(on('30-2808(3)(c)', findings(baccarat()))).toEqual([]);
  });

  it('is on no optional bonus', () => {
    const game = gameNamed('baccarat');
    const charged = game.wagers.filter((wager) => chargesOn(game, wager, chosenOptions(game, {})).length > 0);
    expect(charged.map(({ id }) => id)).toEqual(['banker']);
  });
});

describe('the optional bonus', () => {
  const paying = (pays: Record<string, string>, payTable = 'schedule-a') => {
    const variant = baccarat();
    variant.wagers['bonus-player'] = { payTable, pays };
    return on('30-2808(5)', findings(variant)).filter(({ wager }) => wager === 'bonus-player');
  };

  it.each(['schedule-a', 'schedule-b', 'schedule-c'])('%s meets', (table) => {
    expect(paying({}, table)).toMatchObject([{ verdict: 'meets', margin: '0' }]);
  });

  it('mixing schedules is a breach though no row is below the least of the three', () => {
    const [found, ...others] = paying({ 'by-9': '20 to 1', 'by-7': '7 to 1' });
    expect(others).toEqual([]);
    expect(found?.verdict).toBe('breach');
    expect(found?.explanation).toContain('below Pay Table A on “Wins by 9 points, not a natural” (20 to 1');
    expect(found?.explanation).toContain(
      'below Pay Table B on “Wins by 5 points, not a natural” (2 to 1, not 3 to 1)',
    );
  });

  it('better than one schedule meets, whatever the others say', () => {
    expect(paying({ 'by-9': '31 to 1', 'by-8': '11 to 1' })).toMatchObject([{ verdict: 'meets' }]);
    expect(paying({ 'natural-tie': 'lose' })).toMatchObject([{ verdict: 'meets' }]);
  });
});

describe('at a date', () => {
  it('before the edition nothing is in force', () => {
    expect(rulebookOf('co-rule-28', '2021-06-13')).toMatchObject({ ok: false });
    expect(rulebookOf('co-rule-28', '2021-06-14')).toMatchObject({ ok: true });
    expect(findings(baccarat(), '2021-06-13')).toEqual([]);
  });

  it.each(['30-2802(12)', '30-2804'])('%s is in force from 14 November 2021', (clause) => {
    const assessed = (day: string) =>
      on(clause, findings(baccarat(), day)).filter(({ verdict }) => verdict !== 'not-assessed');
    expect(assessed('2021-11-13')).toEqual([]);
    expect(assessed('2021-11-14').length).toBeGreaterThan(0);
  });

  it.each([
    ['golden-frog', '2021-11-14'],
    ['infinite-fortune', '2022-08-14'],
    ['eternal-baccarat', '2023-03-17'],
  ])('%s is a game from %s', (id, first) => {
    const day = new Date(Date.parse(first) - 86_400_000).toISOString().slice(0, 10);
    const variant = defaultVariant(rulebook, gameNamed(id));
    expect(problems(variant, first)).toEqual([]);
    expect(problems(variant, day)).toMatchObject([{ code: 'date-before-game', field: 'at' }]);
    expect(evaluate({ rulebook, variant, day: day })).toMatchObject([
      { verdict: 'breach', found: longDate(day), threshold: `from ${longDate(first)}` },
    ]);
  });
});

describe('what the table has to show', () => {
  const limits = { currency: 'USD', minimum: 500, maximum: 50_000 };
  const lines = (
    options: Record<string, string> = {},
    circumstances: Variant['circumstances'] = { limits },
  ) => signLines(findings(baccarat({ circumstances }, options)));
  const texts = (options?: Record<string, string>) => lines(options).lines.map(({ text }) => text);

  it('odds, limits, rules on request, vigorish', () => {
    const shown = texts();
    expect(shown).toContain('Player’s Hand pays: “The player wins” 1 to 1.');
    expect(shown).toContain('Minimum wager $5, maximum wager $500.');
    expect(shown).toContain('Players may ask for a copy of all baccarat rules.');
    expect(shown).toContain('Vigorish on the Banker’s Hand: 5%, on the amount won, not rounded.');
    expect(shown.filter((text) => text.includes('Tip wagers'))).toEqual([]);
  });

  it('what is charged, as it is charged', () => {
    const shown = texts({ vigorish: '12.5', 'vigorish-charged': 'ties', 'vigorish-rounding': 'up' });
    expect(shown).toContain(
      'Vigorish on the Banker’s Hand: 12.5%, on the wager when the hands tie, rounded up to the next multiple of 25 cents.',
    );
  });

  it('restrictions on tips, and only those', () => {
    const tips = (value: string) =>
      texts({ 'dealer-tips': value }).filter((text) => text.includes('Tip wagers'));
    expect(tips('allowed')).toEqual([]);
    expect(tips('main-only')).toEqual(['Tip wagers for the dealer are allowed on the main wagers only.']);
    expect(tips('none')).toEqual(['Tip wagers for the dealer are not allowed.']);
  });

  it('odds are on the layout, or on a sign, or on the wall, which has a regulation of its own', () => {
    const paying = (value: string) =>
      texts({ 'odds-shown': value }).filter((text) => text.includes(' pays: '));
    expect(paying('layout')).toEqual([]);
    expect(paying('sign')).toHaveLength(gameNamed('baccarat').wagers.length);
    expect(paying('wall')).toHaveLength(gameNamed('baccarat').wagers.length);
    const wall = findings(baccarat({}, { 'odds-shown': 'wall' }));
    expect(on('30-2803(4)', wall)).toMatchObject([{ verdict: 'needs-attestation' }]);
    expect(on('30-2803(4)', findings(baccarat()))).toEqual([]);
  });

  it('a sign without limits is not complete', () => {
    expect(lines({}, {}).missing.map(({ clauses }) => clauses)).toContainEqual(['30-2803(3)(b)']);
    expect(lines().missing).toEqual([]);
  });
});

describe('a clause that was amended after the day in question', () => {
  // 30-2802 and 30-2804: “Amended 11/14/21”.
  const paid = (win: string) =>
    baccarat({ wagers: { 'player-match-pair': { payTable: 'minimum', pays: { win } } } });
  const verdicts = (clause: string, win: string, day: string) =>
    on(clause, findings(paid(win), day)).map(({ verdict, wager }) => [verdict, wager]);

  it.each(['11 to 1', '1 to 1', 'lose'])('is not assessed the day before, whatever is paid: %s', (win) => {
    expect(verdicts('30-2802(12)', win, '2021-11-13')).toEqual([['not-assessed', 'player-match-pair']]);
  });

  it('is held from the day on', () => {
    expect(verdicts('30-2802(12)', '11 to 1', '2021-11-14')).toEqual([['meets', 'player-match-pair']]);
    expect(verdicts('30-2802(12)', '1 to 1', '2021-11-14')).toEqual([['breach', 'player-match-pair']]);
  });

  it('is not assessed, and the finding says from which day it can be', () => {
    const found = on('30-2804', findings(paid('11 to 1'), '2021-11-13'));
    expect(found).toMatchObject([
      {
        verdict: 'not-assessed',
        threshold: 'from 14 November 2021',
        explanation:
          'Rule 30-2804 was amended on 14 November 2021, and the source does not give its wording on 13 November 2021, so it is not assessed; ask the regulator, or choose a day from 14 November 2021.',
      },
    ]);
  });
});
