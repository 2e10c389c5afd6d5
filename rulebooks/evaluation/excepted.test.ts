/** Pays below a minimum on a trial or in a local variation: a finding of their own kind, lifted only by approval of those pays. */
import { describe, expect, it } from 'vitest';
import type { Odds } from '@/simulations/pays/pay';
import { moved, paying, payOf } from '../cases/case';
import type { Evidence } from '../format/evidence';
import { printedWorth } from '../offer/pay-table';
import { defaultVariant } from '../offer/resolve';
import { rulebooks } from '../registry';
import type { Circumstances, Consent } from '../variant/variant';
import { evaluate } from './evaluate';
import { at, game, minimum } from './testing/hand-and-side';
import { type Asked, rulings, wager } from './testing/made-up';

const evidence: Evidence = { measure: 'pays', against: 'minimum' };
const DAY = '2024-01-15';
const TRIAL = { from: '2024-01-01', to: '2024-03-31' };
const low = (circumstances: Circumstances, more: Partial<Asked> = {}): Asked => ({
  game: { wagers: [wager('hand', 'Hand', { minimum })] },
  wagers: { hand: at('minimum', { flush: '4 to 1' }) },
  circumstances,
  day: DAY,
  ...more,
});
const approving = (...about: NonNullable<Exclude<Consent, string>['for']>): Consent[] => [
  { name: 'Commission', reference: 'C-7', date: '2023-12-01', for: about },
];
const PAYS = { about: 'pays', wager: 'hand' } as const;
const found = (circumstances: Circumstances, more: Partial<Asked> = {}) =>
  rulings(evidence, low(circumstances, more), { appliesTo: { wagers: ['hand'] } });

describe('a pay below the minimum', () => {
  it('is a breach where nothing excepts it', () => {
    expect(found({})).toMatchObject([{ verdict: 'breach' }]);
    expect(found({ consents: approving(PAYS) })).toMatchObject([{ verdict: 'breach' }]);
  });

  it('needs approval on a trial, whose days and clause it names', () => {
    expect(found({ trial: TRIAL })).toEqual([
      {
        verdict: 'needs-approval',
        threshold: '5 to 1',
        found: '4 to 1',
        margin: '−1',
        wager: 'hand',
        event: 'flush',
        explanation:
          'Hand pays 4 to 1 on “Flush”; rule 9.1 asks for at least 5 to 1. On trial from 1 January 2024 to 31 March 2024: below the minimum, which rule 2.3 permits for the trial only if the regulator (Commission) approves these pays.',
        paper: 'dossier',
      },
    ]);
  });

  it('is lifted by the approval of those pays, and by no other', () => {
    expect(found({ trial: TRIAL, consents: approving(PAYS) })).toMatchObject([
      {
        verdict: 'lifted',
        explanation: expect.stringContaining(
          'the approval of the regulator (Commission) for these pays is on file (C-7), and lifts the minimum for the trial.',
        ),
      },
    ]);
    for (const consents of [approving({ about: 'game' }), approving({ about: 'wager', wager: 'hand' })])
      expect(found({ trial: TRIAL, consents })).toMatchObject([
        { verdict: 'needs-approval', explanation: expect.stringContaining('(reference C-7) is for') },
      ]);
    expect(found({ trial: TRIAL, consents: ['Commission'] })).toMatchObject([{ verdict: 'needs-approval' }]);
    const [letter] = approving(PAYS) as Exclude<Consent, string>[];
    if (!letter) throw new Error('there is no letter');
    expect(found({ trial: TRIAL, consents: [{ ...letter, expires: '2024-01-14' }] })).toMatchObject([
      { verdict: 'needs-approval', explanation: expect.stringContaining('expired on 14 January 2024') },
    ]);
  });

  it('is lifted for a trial planned ahead as its first day finds it, and not after the last', () => {
    const consents = approving(PAYS);
    const ahead = { trial: { ...TRIAL, from: '2024-01-16' } };
    const until = 'Until 16 January 2024 the minimum applies.';
    expect(found({ ...ahead, consents })).toMatchObject([
      {
        verdict: 'lifted',
        paper: 'dossier',
        explanation: expect.stringContaining(`for the trial. ${until}`),
      },
    ]);
    expect(found({ trial: { ...TRIAL, from: '2024-01-15' }, consents })[0]?.explanation).not.toContain(
      'Until',
    );
    expect(found({ trial: { from: '2024-01-15', to: '2024-01-15' }, consents })).toMatchObject([
      { verdict: 'lifted' },
    ]);
    expect(found(ahead)).toMatchObject([
      { verdict: 'needs-approval', explanation: expect.stringContaining(until) },
    ]);
    expect(found({ trial: TRIAL, consents })[0]?.explanation).not.toContain('Until');
    const short = consents.map((each) =>
      typeof each === 'string' ? each : { ...each, expires: '2024-01-15' },
    );
    expect(found({ ...ahead, consents: short })).toMatchObject([
      {
        verdict: 'needs-approval',
        explanation: expect.stringContaining(
          'expires on 15 January 2024, before the first day, 16 January 2024',
        ),
      },
    ]);
    expect(found({ trial: { ...TRIAL, to: '2024-01-14' }, consents })).toMatchObject([{ verdict: 'breach' }]);
    expect(found({ trial: { from: TRIAL.to, to: TRIAL.from }, consents })).toMatchObject([
      { verdict: 'breach' },
    ]);
  });

  it('is lifted for a variation planned ahead as its first day finds it, though a trial before it is over', () => {
    const over = { from: '2024-01-01', to: '2024-01-10' };
    const fair = { occasion: 'The Fair', from: '2024-02-01', to: '2024-02-03', change: 'Less.' };
    const until = (expires: string) =>
      found({
        trial: over,
        temporary: fair,
        consents: [{ name: 'Commission', reference: 'C-7', date: '2023-12-01', for: [PAYS], expires }],
      });
    expect(until('2024-02-01')).toMatchObject([{ verdict: 'lifted' }]);
    expect(until('2024-01-31')).toMatchObject([{ verdict: 'needs-approval' }]);
  });

  it('needs approval in a local variation with an occasion', () => {
    expect(found({ temporary: { occasion: 'the Winter Fair', ...TRIAL } })).toMatchObject([
      { verdict: 'needs-approval', explanation: expect.stringContaining('rule 2.4 permits for that time') },
    ]);
    expect(found({ temporary: { occasion: ' ', ...TRIAL } })).toMatchObject([{ verdict: 'breach' }]);
  });

  it('stays a breach under a rulebook without such an exception', () => {
    const rulebook = { exceptions: {} };
    expect(found({ trial: TRIAL, consents: approving(PAYS) }, { rulebook })).toMatchObject([
      { verdict: 'breach' },
    ]);
  });

  it('is lifted under a general rule only where every pay below is approved', () => {
    const wagers = { hand: at('minimum', { flush: '4 to 1' }), side: at('minimum', { flush: 'push' }) };
    const all = (...about: Parameters<typeof approving>) =>
      rulings(evidence, {
        game,
        wagers,
        day: DAY,
        circumstances: { trial: TRIAL, consents: approving(...about) },
      });
    expect(all(PAYS)).toMatchObject([{ verdict: 'needs-approval' }]);
    expect(all(PAYS, { about: 'pays', wager: 'side' })).toMatchObject([{ verdict: 'lifted' }]);
  });
});

describe('Great Britain 2007', () => {
  const gb = rulebooks().find(({ id }) => id === 'gb-2007');
  if (!gb) throw new Error('there is no gb-2007');
  const trial = { from: '2008-01-01', to: '2008-03-31' };

  it.each(gb.games.map((each) => [each.id, each] as const))(
    'has no flat breach for a pay below the minimum on a trial: %s',
    (_, each) => {
      const start = defaultVariant(gb, each);
      for (const one of each.wagers.filter(({ paid }) => paid === 'at-least')) {
        const [event, least] = Object.entries(one.minimum)[0] ?? [];
        const less = least && moved(printedWorth(least as Odds), 'down');
        if (!event || !less) continue;
        const variant = { ...paying(start, one, event, payOf(less)), circumstances: { trial } };
        const verdicts = (circumstances: Circumstances) =>
          evaluate({ rulebook: gb, variant: { ...variant, circumstances }, day: '2008-02-01' })
            .filter((finding) => finding.wager === one.id || finding.clause === '2.9(a)')
            .map(({ verdict }) => verdict);
        expect(verdicts({}), one.id).toContain('breach');
        expect(verdicts({ trial }), one.id).toContain('needs-approval');
        expect(verdicts({ trial }), one.id).not.toContain('breach');
      }
    },
  );
});
