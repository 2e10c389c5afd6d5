import { describe, expect, it } from 'vitest';
import type { RulebookInput } from './format/record';
import { rulesAt } from './format/scope';
import { gb2007 } from './gb-2007';
import { everyStep } from './offer/play-steps';
import { parseRulebook, rulebookOf, rulebooks } from './registry';
import { inForceAt } from './terms/lookup';

const damaged = (change: (record: RulebookInput) => void): RulebookInput => {
  const record = structuredClone(gb2007);
  change(record);
  return record;
};

describe('a rulebook that does not parse', () => {
  it('is refused with its folder, section, clause and field', () => {
    const record = damaged(({ sections }) => {
      const rule = sections[1]?.rules.find(({ clause }) => clause === '3.2(L)');
      if (rule) rule.says = 'Short';
    });
    expect(() => parseRulebook(record)).toThrow(
      /rulebooks\/gb-2007: section 3, clause 3\.2\(L\), field sections\.1\.rules\.\d+\.says: /,
    );
  });

  it('is refused for a computed rule without evidence', () => {
    const record = damaged(({ sections }) => {
      const rule = sections[0]?.rules.find(({ clause }) => clause === '2.7(b)');
      if (rule) delete rule.evidence;
    });
    expect(() => parseRulebook(record)).toThrow(/clause 2\.7\(b\).*a computed rule names its evidence/);
  });

  it('is refused for a wager, named by game, wager and clause', () => {
    const record = damaged(({ games }) => {
      const wager = games[0]?.wagers.find(({ id }) => id === 'split-columns');
      if (wager) wager.minimum = { win: '' };
    });
    expect(() => parseRulebook(record)).toThrow(
      /roulette, split-columns, clause 3\.2\(L\), field .*minimum\.win: /,
    );
  });

  const withWhen = (when: string, clause = '12.27(b)') =>
    damaged(({ sections }) => {
      const rule = sections.flatMap(({ rules }) => rules).find((each) => each.clause === clause);
      if (rule) rule.evidence = { when, owes: 'line', line: 'A line.' };
    });

  it.each([
    ['option.royal_cieling != "none"', 'did you mean option.royal_ceiling?'],
    ['option.royal_ceiling != "no"', 'It is never "no": choose one of "none"'],
    ['option.wheel == "single-zero"', 'There is no feature called option.wheel'],
    ['trail', 'did you mean trial?'],
    ['trial and', 'the condition ends too soon'],
  ])('is refused for a rule that speaks when %s', (when, message) => {
    expect(() => parseRulebook(withWhen(when))).toThrow(
      new RegExp(
        `clause 12\\.27\\(b\\), field sections\\.\\d+\\.rules\\.\\d+\\.evidence\\.when: .*${message.replace('?', '\\?')}`,
      ),
    );
  });

  it('may name an option that not every game has, beside whether it has it', () => {
    const general = (when: string) => () => parseRulebook(withWhen(when, '2.7(g)'));
    expect(general('option.wheel == "single-zero"')).toThrow('There is no feature called option.wheel');
    expect(general('has.wheel and option.wheel == "single-zero"')).not.toThrow();
  });

  it.each([
    [{ measure: 'option', option: 'whel', oneOf: ['single-zero'] }, 'has an option "whel"'],
    [{ measure: 'option', option: 'wheel', oneOf: ['two-zeros'] }, 'has the value "two-zeros"'],
  ] as const)('is refused for an option or a value that no game has: %o', (evidence, message) => {
    const record = damaged(({ sections }) => {
      const rule = sections[1]?.rules.find(({ clause }) => clause === '3.5');
      if (rule) rule.evidence = { ...evidence, oneOf: [...evidence.oneOf] };
    });
    expect(() => parseRulebook(record)).toThrow(message);
  });

  it('is refused for a scope that depends on anything but options', () => {
    const record = damaged(({ sections }) => {
      const rule = sections[0]?.rules.find(({ clause }) => clause === '2.7(g)');
      if (rule) rule.appliesTo = { when: 'trial' };
    });
    expect(() => parseRulebook(record)).toThrow(/appliesTo\.when: There is no feature called trial/);
  });

  it('is refused where an obligation states its consequence twice', () => {
    const record = damaged(({ sections }) => {
      const rule = sections[0]?.rules.find(({ clause }) => clause === '2.7(g)');
      if (rule) rule.onBreach = 'needs-notice';
    });
    expect(() => parseRulebook(record)).toThrow('a rule that measures says what a breach leads to');
  });

  it('parses whole', () => {
    expect(parseRulebook(gb2007).id).toBe('gb-2007');
  });
});

describe('dates', () => {
  const edition = parseRulebook({ ...gb2007, validTo: '2010-12-31' });

  it('includes the first and the last day', () => {
    const on = (day: string) => inForceAt(edition, day).ok;
    expect(['2007-08-31', '2007-09-01', '2010-12-31', '2011-01-01'].map(on)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('says which days to choose from', () => {
    expect(inForceAt(edition, '2011-01-01')).toMatchObject({
      problems: [{ code: 'date-after-edition', message: expect.stringContaining('until 31 December 2010') }],
    });
  });

  it('leaves out a rule that has ended', () => {
    const [first] = edition.sections[0]?.rules ?? [];
    if (first) first.validTo = '2008-01-01';
    const clauses = (day: string) => rulesAt(edition, day).map(({ clause }) => clause);
    expect(clauses('2008-01-01')).toContain('2.1');
    expect(clauses('2008-01-02')).not.toContain('2.1');
  });

  it('selects the rulebooks in force', () => {
    expect(rulebooks('2007-08-31')).toEqual([]);
    expect(rulebooks('2007-09-01').map(({ id }) => id)).toContain('gb-2007');
  });
});

describe('a rulebook by name', () => {
  it('says which there are', () => {
    expect(rulebookOf('gb-1968')).toEqual({
      ok: false,
      problems: [
        {
          code: 'rulebook-unknown',
          message:
            'There is no rulebook “gb-1968”; choose gb-2007, sg-thbp-v6, co-rule-28, ca-hawaiian-gardens.',
          field: 'rulebook',
        },
      ],
    });
  });
});

it('texts that players read name the document of every clause they cite', () => {
  const NUMBER = /\b\d{2}-\d{4}\b|\b\d{1,2}\.\d{1,2}\b(?! ?%)/;
  const cited = rulebooks().flatMap(({ jurisdiction, games }) =>
    games.flatMap(({ play, equipment, wagers }) =>
      [...everyStep({ play }), equipment, ...wagers.flatMap(({ label, explains }) => [label, explains])]
        .filter((text) => text !== undefined && NUMBER.test(text))
        .map((text) => ({ jurisdiction, text })),
    ),
  );
  expect(cited.length).toBeGreaterThan(0);
  for (const { jurisdiction, text } of cited) expect(text).toContain(`${jurisdiction} gaming regulation`);
});
