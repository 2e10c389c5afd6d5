/** Facts that are declared, dates agreed, limits given: what rule 9.1 then asks for. */
import { describe, expect, it } from 'vitest';
import type { Evidence } from '../format/evidence';
import type { Circumstances, Consent } from '../variant/variant';
import { type Asked, rulings, said, wager } from './testing/made-up';

const consent = (when: string): Evidence => ({ when, owes: 'consent' });
const notice = (when: string, line: string): Evidence => ({ when, owes: 'line', line });
const absence = (when: string): Evidence => ({ when, owes: 'absence' });
const PERIOD = { from: '2024-01-05', to: '2024-02-01' };
const FAIR = { occasion: 'the Winter Fair', ...PERIOD };
const given = (circumstances: Circumstances): Asked => ({ circumstances });

describe('a declared fact', () => {
  it('owes consent, a notification or a notice, and says why', () => {
    expect(rulings(consent('temporary'), given({ temporary: FAIR }))).toEqual([
      {
        verdict: 'needs-consent',
        threshold: 'prior consent',
        explanation:
          'Rule 9.1 asks for prior consent, because this is a temporary local variation, from 5 January 2024 to 1 February 2024.',
        paper: 'dossier',
      },
    ]);
    expect(rulings({ when: 'trial', owes: 'notification' }, given({ trial: PERIOD }))).toEqual([
      {
        verdict: 'needs-notification',
        threshold: 'written notification in advance',
        explanation:
          'Rule 9.1 asks for written notification in advance, because this is offered as a trial, from 5 January 2024 to 1 February 2024.',
        paper: 'dossier',
      },
    ]);
    expect(
      rulings(notice('automated', 'Automated.'), given({ automated: true, temporary: FAIR, trial: PERIOD })),
    ).toEqual([
      {
        verdict: 'needs-notice',
        threshold: 'a notice at the table',
        explanation:
          'Rule 9.1 asks for a notice at the table, because the equipment is fully or partly automated.',
        signLine: 'Automated.',
        paper: 'sign',
      },
    ]);
    expect(rulings(absence('automated'), given({ automated: true }))).toEqual([
      {
        verdict: 'breach',
        explanation: 'Rule 9.1 does not allow what is declared: the equipment is fully or partly automated.',
        paper: 'dossier',
      },
    ]);
  });

  it('owes no consent that is on file, but still a notice', () => {
    const onFile = { temporary: FAIR, consents: ['Commission'] };
    expect(rulings(consent('temporary'), given(onFile))).toEqual([
      {
        verdict: 'meets',
        threshold: 'prior consent',
        found: 'on file',
        explanation:
          'Consent is on file; rule 9.1 asks for it because this is a temporary local variation, from 5 January 2024 to 1 February 2024.',
      },
    ]);
    expect(rulings(notice('temporary', 'A fair.'), given(onFile))).toMatchObject([
      { verdict: 'needs-notice', signLine: 'A fair.' },
    ]);
  });

  it('is not assessed while a temporary variation has no occasion', () => {
    for (const occasion of ['', '  ']) {
      const temporary = { ...FAIR, occasion };
      const onFile = { temporary, consents: ['Commission'] };
      const missing = {
        verdict: 'not-assessed',
        threshold: 'prior consent',
        explanation:
          'Rule 9.1 asks for prior consent, because this is a temporary local variation, from 5 January 2024 to 1 February 2024; give the occasion of the temporary variation.',
        paper: 'dossier',
      };
      expect(rulings(consent('temporary'), given({ temporary }))).toEqual([missing]);
      expect(rulings(consent('temporary'), given(onFile))).toEqual([missing]);
      expect(rulings(notice('temporary', 'Changed for:'), given({ temporary }))).toEqual([
        {
          verdict: 'not-assessed',
          threshold: 'a notice at the table',
          explanation:
            'Rule 9.1 asks for a notice at the table, because this is a temporary local variation, from 5 January 2024 to 1 February 2024; give the occasion of the temporary variation.',
          paper: 'sign',
        },
      ]);
      expect(rulings(absence('temporary'), given({ temporary }))).toMatchObject([{ verdict: 'breach' }]);
      expect(rulings(consent('trial'), given({ temporary, trial: PERIOD }))).toMatchObject([
        { verdict: 'needs-consent' },
      ]);
    }
  });

  it('completes a notice that ends in a colon', () => {
    const line = (text: string, circumstances: Circumstances, fact = 'temporary') =>
      rulings(notice(fact, text), given(circumstances))[0]?.signLine;
    expect(line('Changed for:', { temporary: FAIR })).toBe(
      'Changed for: the Winter Fair, 5 January 2024 to 1 February 2024.',
    );
    expect(line(': changed', { temporary: FAIR })).toBe(': changed');
    expect(line('On trial:', { trial: PERIOD }, 'trial')).toBe('On trial:');
    expect(line('On trial:', { trial: PERIOD, temporary: FAIR }, 'trial')).toBe('On trial:');
  });

  it('that is not stated is asked for, and one that is denied asks nothing', () => {
    expect(rulings(consent('automated'), given({}))).toEqual([
      {
        verdict: 'not-assessed',
        explanation: 'Rule 9.1 is not assessed; state whether the equipment is fully or partly automated.',
      },
    ]);
    for (const fact of ['temporary', 'trial', 'progressive'])
      expect(rulings(absence(fact), given({}))).toEqual([]);
    expect(rulings(absence('automated'), given({ automated: false }))).toEqual([]);
  });

  it('that no variant declares is a fault of the rulebook', () => {
    expect(() => rulings(absence('raining'), given({}))).toThrow('There is no feature called raining');
  });
});

describe('a progressive jackpot', () => {
  const because = 'Rule 9.1 asks for prior consent, because a progressive jackpot is offered';
  const terms = { fixedPaidFrom: 'house' as const, wager: '1', contribution: '10%' };
  const minimum = { flush: '5 to 1' };
  const jackpot = wager('jackpot', 'Jackpot', { minimum, progressive: terms });
  const wagers = [
    jackpot,
    wager('side', 'Side', { minimum, progressive: terms, clause: '1.4' }),
    wager('hand', 'Hand', { minimum }),
  ];
  const offering = (...ids: string[]) =>
    Object.fromEntries(ids.map((id) => [id, { payTable: 'minimum', pays: {} }]));

  it('is declared by its details, where the game lists none', () => {
    expect(said(consent('progressive'), given({ progressive: { contribution: '70%' } }))).toEqual([
      `${because}, with 70% added to its meter.`,
    ]);
    expect(said(consent('trial'), given({ trial: PERIOD, progressive: { contribution: '70%' } }))).toEqual([
      'Rule 9.1 asks for prior consent, because this is offered as a trial, from 5 January 2024 to 1 February 2024.',
    ]);
    expect(
      said(consent('automated'), given({ automated: true, progressive: { contribution: '70%' } })),
    ).toEqual(['Rule 9.1 asks for prior consent, because the equipment is fully or partly automated.']);
  });

  it('is declared by being offered, where it lists some', () => {
    const asked = (circumstances: Circumstances) => ({ game: { wagers }, circumstances });
    expect(said(consent('progressive'), asked({}))).toEqual([`${because}.`]);
    const meters = { jackpot: { contribution: '12%' }, side: { contribution: '9%' }, third: { seed: '5' } };
    expect(said(consent('progressive'), asked({ progressive: { contribution: '9%' }, meters }))).toEqual([
      `${because}, with 9% and 12% added to its meter.`,
    ]);
    expect(said(consent('progressive'), { ...asked({}), wagers: offering('hand') })).toEqual([]);
  });

  it('that the game’s section has rules for meets the rule that asks for them', () => {
    const listed: Evidence[] = [
      { when: 'progressive and not lists.progressives', owes: 'consent' },
      { when: 'progressive and lists.progressives', measure: 'progressives', listed: 'for the game' },
    ];
    expect(rulings(listed, { game: { wagers } })).toEqual([
      {
        verdict: 'meets',
        found: 'Jackpot and Side',
        explanation:
          'Jackpot and Side have rules and odds of their own in rules 1.2 and 1.4, as rule 9.1 asks of a progressive wager.',
      },
    ]);
    expect(said(listed, { game: { wagers }, wagers: offering('jackpot', 'hand') })).toEqual([
      'Jackpot has rules and odds of its own in rule 1.2, as rule 9.1 asks of a progressive wager.',
    ]);
    expect(rulings(listed, { game: { wagers }, wagers: offering('hand') })).toEqual([]);
    expect(rulings(listed, given({ progressive: { contribution: '70%' } }))).toMatchObject([
      { verdict: 'needs-consent', explanation: `${because}, with 70% added to its meter.` },
    ]);
    expect(rulings(listed, given({}))).toEqual([]);
  });
});

describe('the limits of the table', () => {
  const evidence: Evidence = { owes: 'limits-shown' };
  const at = (minimum: number, maximum: number, optional?: { minimum: number; maximum: number }) =>
    given({ limits: { currency: 'USD', minimum, maximum, ...(optional && { optional }) } });

  it('are owed on the sign', () => {
    expect(rulings(evidence, at(500, 50_000))).toEqual([
      {
        verdict: 'needs-notice',
        found: '$5 to $500',
        explanation: 'Limits $5 to $500; rule 9.1 asks for a notice of the minimum and maximum wager.',
        signLine: 'Minimum wager $5, maximum wager $500.',
        paper: 'sign',
      },
    ]);
    expect(rulings(evidence, at(500, 50_000, { minimum: 100, maximum: 2550 }))).toEqual([
      {
        verdict: 'needs-notice',
        found: '$5 to $500, optional wagers $1 to $25.50',
        explanation:
          'Limits $5 to $500, optional wagers $1 to $25.50; rule 9.1 asks for a notice of the minimum and maximum wager.',
        signLine:
          'Minimum wager $5, maximum wager $500. Minimum optional wager $1, maximum optional wager $25.50.',
        paper: 'sign',
      },
    ]);
  });

  it('are in order', () => {
    expect(rulings(evidence, at(500, 499))).toEqual([
      {
        verdict: 'breach',
        found: '$5 to $4.99',
        explanation:
          'The minimum wager of $5 is above the maximum of $4.99, so the notice that rule 9.1 asks for would be false. Raise the maximum, or lower the minimum.',
      },
    ]);
    expect(said(evidence, at(500, 500, { minimum: 200, maximum: 100 }))).toEqual([
      'The minimum optional wager of $2 is above the maximum of $1, so the notice that rule 9.1 asks for would be false. Raise the maximum, or lower the minimum.',
    ]);
    expect(rulings(evidence, at(500, 500))).toMatchObject([{ verdict: 'needs-notice' }]);
  });

  it('are asked for where they or their currency are missing', () => {
    const missing = {
      verdict: 'not-assessed',
      explanation:
        'Rule 9.1 asks for a notice of the minimum and maximum wager; give both, with their currency.',
      paper: 'sign',
    };
    expect(rulings(evidence, given({}))).toEqual([missing]);
    const limits = { currency: 'dollars', minimum: 1, maximum: 2 };
    expect(rulings(evidence, given({ limits }))).toEqual([missing]);
  });
});

describe('a trial', () => {
  const evidence: Evidence = { when: 'wager.on_trial', measure: 'day', within: 'trial' };
  const shown: Evidence = { when: 'wager.on_trial', owes: 'trial-shown' };
  const minimum = { flush: '5 to 1' };
  const later = wager('later', 'Later', { minimum, trialFrom: '2024-01-10' });
  const game = {
    wagers: [
      later,
      wager('early', 'Early', { minimum, trialFrom: '2024-01-02' }),
      wager('old', 'Old', { minimum }),
    ],
  };
  const trying = (from?: string, to = '2024-02-01', day = '2024-01-15'): Asked => ({
    game,
    day,
    ...(from && { circumstances: { trial: { from, to } } }),
  });
  const alone = { wagers: { later: { payTable: 'minimum', pays: {} } } };
  const RANGE = '10 January 2024 to 1 February 2024';

  const LETS = 'rule 9.1 allows it on the days agreed, and the edition itself lets it be tried.';

  it('that the edition lets run is held to its last day, and may be planned ahead', () => {
    for (const day of ['2024-01-02', '2024-01-10', '2024-02-01'])
      expect(rulings(evidence, trying('2024-01-10', '2024-02-01', day))).toEqual([
        {
          verdict: 'meets',
          threshold: 'as agreed',
          found: RANGE,
          explanation: `The trial of Later and Early is to run from ${RANGE}: ${LETS}`,
        },
      ]);
    expect(rulings(evidence, { ...trying('2024-01-10', '2024-02-01', '2024-02-02'), ...alone })).toEqual([
      {
        verdict: 'breach',
        threshold: RANGE,
        found: '2 February 2024',
        explanation: `2 February 2024 is outside the days given for the trial of Later, ${RANGE}; rule 9.1 allows it on no day but those agreed.`,
      },
    ]);
  });

  const letter = (...about: NonNullable<Exclude<Consent, string>['for']>): Exclude<Consent, string> => ({
    name: 'Commission',
    reference: 'C-7',
    date: '2024-01-02',
    for: about,
  });
  const ofOld = (circumstances: Asked['circumstances'], day = '2024-01-15'): Asked => ({
    game,
    day,
    wagers: { old: { payTable: 'minimum', pays: {} } },
    circumstances: { trial: { from: '2024-01-10', to: '2024-02-01' }, ...circumstances },
  });

  it('of anything else waits for the agreement of the authority, whatever its days', () => {
    const asks = `The trial of Made-up poker is to run from ${RANGE}; rule 9.1 allows it only on days, and by rules and odds, agreed beforehand with the regulator (Commission).`;
    for (const day of ['2024-01-02', '2024-01-10', '2024-02-01'])
      expect(rulings(evidence, ofOld({}, day))).toEqual([
        { verdict: 'breach', threshold: 'as agreed', found: RANGE, explanation: asks, paper: 'dossier' },
      ]);
    expect(rulings(evidence, ofOld({ consents: [letter({ about: 'game' })] }, '2024-01-02'))).toEqual([
      {
        verdict: 'meets',
        threshold: 'as agreed',
        found: RANGE,
        explanation: `The trial of Made-up poker is to run from ${RANGE}; the agreement of the regulator (Commission) that rule 9.1 asks for is on file (reference C-7).`,
      },
    ]);
    const ofPays = letter({ about: 'pays', wager: 'old' });
    expect(said(evidence, ofOld({ consents: [ofPays] }))).toEqual([
      `${asks} The document of Commission on file (reference C-7) is for the pays of Old.`,
    ]);
    const short = { ...letter({ about: 'game' }), expires: '2024-01-09' };
    expect(said(evidence, ofOld({ consents: [short] }, '2024-01-02'))).toEqual([
      `${asks} The document of Commission on file (reference C-7) does not count: it expires on 9 January 2024, before the first day, 10 January 2024.`,
    ]);
  });

  it('of each new feature waits for the agreement about that feature', () => {
    const written = {
      rows: [{ event: 'win', label: 'Win', when: 'true', pays: '1 to 1' as const }],
      otherwise: 'lose' as const,
    };
    const feature: Evidence = { when: 'wager.written', measure: 'day', within: 'trial' };
    const two = (...about: NonNullable<Exclude<Consent, string>['for']>) =>
      rulings(feature, {
        ...ofOld({ consents: [letter(...about)] }),
        written: { 'own-1': { label: 'Draw', ...written }, 'own-2': { label: 'Ball', ...written } },
      }).map(({ verdict }) => verdict);
    expect(two({ about: 'wager', wager: 'own-1' })).toEqual(['breach']);
    expect(two({ about: 'wager', wager: 'own-1' }, { about: 'wager', wager: 'own-2' })).toEqual(['meets']);
    expect(two({ about: 'game' })).toEqual(['meets']);
  });

  it('begins no earlier than the edition allows the last of its wagers', () => {
    expect(rulings(evidence, trying('2024-01-09'))).toEqual([
      {
        verdict: 'breach',
        threshold: 'from 10 January 2024',
        found: '9 January 2024 to 1 February 2024',
        explanation:
          'The trial of Later and Early begins on 9 January 2024; rule 9.1 allows it from 10 January 2024.',
      },
    ]);
    const between = wager('between', 'Between', { minimum, trialFrom: '2024-01-05' });
    const three = { ...trying('2024-01-09'), game: { wagers: [...game.wagers, between] } };
    expect(rulings(evidence, three)).toMatchObject([{ threshold: 'from 10 January 2024' }]);
  });

  it('does not end before it begins, but may last a day', () => {
    expect(rulings(evidence, trying('2024-01-15', '2024-01-14'))).toEqual([
      {
        verdict: 'breach',
        found: '15 January 2024 to 14 January 2024',
        explanation:
          'The trial of Later and Early ends on 14 January 2024, before its first day, 15 January 2024.',
      },
    ]);
    expect(rulings(evidence, trying('2024-01-15', '2024-01-15'))).toMatchObject([{ verdict: 'meets' }]);
  });

  it('without dates is asked for them', () => {
    expect(rulings(evidence, trying())).toEqual([
      {
        verdict: 'not-assessed',
        explanation:
          'Later and Early are on trial, and rule 9.1 asks for the dates agreed; give the first and last day.',
        paper: 'dossier',
      },
    ]);
    expect(rulings(shown, { ...trying(), ...alone })).toEqual([
      {
        verdict: 'not-assessed',
        explanation:
          'Later is on trial, and rule 9.1 asks for the dates agreed; give the first and last day.',
        paper: 'sign',
      },
    ]);
    const old = { wagers: { old: { payTable: 'minimum', pays: {} } } };
    expect(rulings(evidence, { ...trying(), ...old })).toEqual([]);
  });

  it('is announced at the table until it ends', () => {
    expect(rulings(shown, { ...trying('2024-01-10'), ...alone })).toEqual([
      {
        verdict: 'needs-notice',
        found: RANGE,
        explanation:
          'Later is on trial; until it ends, rule 9.1 asks for a notice of how it is played and at what house edge.',
        signLine: 'Later is on trial from 10 January 2024 to 1 February 2024.',
        paper: 'sign',
      },
    ]);
    expect(said(shown, trying('2024-01-10'))).toEqual([
      'Later and Early are on trial; until it ends, rule 9.1 asks for a notice of how they are played and at what house edge.',
    ]);
  });

  it('of a wager that the operator wrote is one where every new feature is on trial', () => {
    const written = {
      'own-1': {
        label: 'Own',
        rows: [{ event: 'a', label: 'A', when: 'true', pays: '1 to 1' }],
        otherwise: 'lose' as const,
      },
    };
    const asked = { ...trying(), wagers: {}, written };
    expect(rulings(evidence, asked)).toEqual([]);
    expect(said({ ...evidence, when: 'wager.on_trial or wager.written' }, asked)).toEqual([
      'Own is on trial, and rule 9.1 asks for the dates agreed; give the first and last day.',
    ]);
  });
});
