import { describe, expect, it } from 'vitest';
import { finding } from '../testing/finding';
import type { Consent } from '../variant/variant';
import { VERDICTS } from './finding';
import { OPEN_CODES } from './open-codes';
import { blocking, openGroups, saysAll, toAcknowledge, unacknowledged } from './open-groups';
import { countsOf, onDay, openItems, type Standing, withStanding } from './open-items';

const READY: Standing = { wagers: 1, findings: [], analysis: 'current', circumstances: {} };
const groups = (part: Partial<Standing>) => openGroups(openItems({ ...READY, ...part }));
const codes = (part: Partial<Standing>) => groups(part).map(({ code }) => code);

describe('what is open', () => {
  it('is nothing where everything was read, assessed, met or confirmed, and analysed', () => {
    expect(groups({ findings: [finding('meets'), finding('confirmed')] })).toEqual([]);
    expect(groups({ analysis: 'not-kept' })).toEqual([]);
  });

  it('is every verdict but those that ask for nothing', () => {
    const silent = VERDICTS.filter((verdict) => codes({ findings: [finding(verdict)] }).length === 0);
    expect(silent).toEqual(['lifted', 'confirmed', 'meets']);
  });

  it.each(['none', 'outdated', 'running'] as const)('blocks while the analysis is %s', (analysis) => {
    expect(blocking(groups({ analysis }))).toHaveLength(1);
  });

  it('counts each kind, gravest first, with what is known of the analysis in its place', () => {
    const items = openItems({
      ...READY,
      findings: [finding('needs-consent'), finding('breach'), finding('breach')],
    });
    expect(countsOf(items)).toEqual([
      { code: 'breach', count: 2 },
      { code: 'consent', count: 1 },
    ]);
    expect(
      withStanding(countsOf(items), { analysis: 'outdated', unregulated: 'Colorado', circumstances: {} }).map(
        ({ code }) => code,
      ),
    ).toEqual(['breach', 'analysis-outdated', 'no-regulator', 'consent']);
  });

  it('is the day of the rules where it is still to come', () => {
    expect(groups(onDay('2035-01-01', '2026-11-22'))).toMatchObject([
      { code: 'rules-ahead', severity: 'settle', says: 'The rules of 1 January 2035 can still change.' },
    ]);
    expect(groups(onDay('2026-11-22', '2026-11-22'))).toEqual([]);
    const ahead = onDay('2035-01-01', '2026-11-22');
    const listed = (counts: Parameters<typeof withStanding>[0]) =>
      withStanding(counts, { analysis: 'current', circumstances: {}, ...ahead }).map(({ code }) => code);
    expect(listed([{ code: 'consent', count: 1 }])).toEqual(['rules-ahead', 'consent']);
    // A rulebook that is not in force on the day has no rules then that could change.
    expect(listed([{ code: 'out-of-date', count: 1 }])).toEqual(['out-of-date']);
    expect(codes({ outOfDate: 'Not in force.', ...ahead })).toEqual(['out-of-date']);
  });

  it('is a first day that is past, until somebody has decided or been notified', () => {
    const circumstances = { trial: { from: '2026-01-01', to: '2026-06-30' } };
    const days = onDay('2026-01-01', '2026-11-28');
    expect(groups({ circumstances, ...days })).toMatchObject([
      { code: 'days-unfit', severity: 'settle', says: expect.stringContaining('1 January 2026, is past') },
    ]);
    expect(groups({ circumstances, ...days, settled: true })).toEqual([]);
    expect(groups({ circumstances })).toEqual([]);
    const listed = (settled: boolean) =>
      withStanding([], { analysis: 'current', circumstances, ...days, settled }).map(({ code }) => code);
    expect([listed(false), listed(true)]).toEqual([['days-unfit'], []]);
  });

  it('is what a notification would lack, where one is due', () => {
    const temporary = { occasion: 'Fair', from: '2026-12-01', to: '2026-12-02', change: 'Red pays 2 to 1.' };
    const circumstances = { temporary };
    const due = { circumstances, findings: [finding('needs-notification')] };
    expect(groups(due).map(({ code, says }) => [code, says])[0]).toEqual([
      'notification-lacks',
      'A notification would lack something. Name the premises for Fair.',
    ]);
    expect(codes({ ...due, settled: true })).toEqual(['notification']);
    expect(codes({ circumstances })).toEqual([]);
    const listed = withStanding([{ code: 'notification', count: 1 }], { analysis: 'current', circumstances });
    expect(listed.map(({ code }) => code)).toEqual(['notification-lacks', 'notification']);
  });

  it('names the clauses, and says what to do', () => {
    expect(groups({ findings: [finding('needs-consent', { clause: '12.3' })] })[0]?.says).toBe(
      '1 consent is outstanding (12.3). Record it under Circumstances once it is on file.',
    );
  });

  it('asks nothing of whoever reads a frozen version, which nobody can change', () => {
    const items = openItems({
      ...READY,
      findings: [finding('needs-consent', { clause: '12.3' }), finding('breach')],
    });
    expect(openGroups(items, true).map(({ says }) => says)).toEqual([
      expect.stringMatching(/^1 rule is not met\b[^A-Z]*\.$/),
      '1 consent is outstanding (12.3).',
    ]);
  });

  it('is a consent on file without a reference or a date, which has to be acknowledged', () => {
    const letter = {
      name: 'Mr Owner',
      reference: 'O-7',
      date: '2008-01-31',
      for: [{ about: 'game' as const }],
    };
    const filed = (...consents: Consent[]) =>
      toAcknowledge(groups({ circumstances: { consents } })).map(({ code, says }) => `${code}: ${says}`);
    expect(filed(letter)).toEqual([]);
    expect(filed('Mr Owner', letter)).toEqual([
      'consent-unreferenced: The consent of Mr Owner has no reference or date. Give them under Circumstances.',
    ]);
    expect(filed({ ...letter, date: undefined })).toEqual([
      'consent-unreferenced: The consent of Mr Owner has no date. It does not count: give it under Circumstances.',
    ]);
    expect(filed('Mr Owner', { ...letter, reference: ' ' })).toEqual([
      'consent-unreferenced: 2 documents on file lack something: a reference, a date that can be right, or what they are for. Give it under Circumstances.',
    ]);
  });

  it('is a consent on file with a date on which nobody can have written it', () => {
    const dated = (date: string, day = '2030-01-01') =>
      groups({
        circumstances: {
          consents: [{ name: 'Mr Owner', reference: 'O-7', date, for: [{ about: 'game' }] }],
        },
        ...onDay(day, '2026-11-22'),
      }).flatMap(({ code, says }) => (code === 'consent-unreferenced' ? says : []));
    expect(dated('2026-11-22')).toEqual([]);
    expect(dated('2026-11-22', '2026-11-22')).toEqual([]);
    const doesNotCount = (why: string) => [
      `The consent of Mr Owner is dated ${why}. It does not count: correct the date under Circumstances.`,
    ];
    expect(dated('2026-11-23')).toEqual(doesNotCount('23 November 2026, which is still to come'));
    expect(dated('9999-12-31')).toEqual(doesNotCount('31 December 9999, which is still to come'));
    expect(dated('2026-11-22', '2026-11-21')).toEqual(
      doesNotCount('22 November 2026, after the day whose rules are applied, 21 November 2026'),
    );
    expect(dated('1900-01-01')).toEqual([]);
    expect(dated('1899-12-31')).toEqual(doesNotCount('31 December 1899, before any that can be on file'));
  });

  it('advises of a consent that expires within 30 days, and asks for one that has expired', () => {
    const of = (expires: string) =>
      groups({
        circumstances: {
          consents: [
            { name: 'Mr Owner', reference: 'O-7', date: '2008-01-31', for: [{ about: 'game' }], expires },
          ],
        },
        day: '2008-01-31',
        today: '2008-03-01',
      }).map(({ code, severity }) => [code, severity]);
    expect(of('2008-03-31')).toEqual([['consent-expiring', 'advice']]);
    expect(of('2008-04-01')).toEqual([]);
    expect(of('2008-02-29')).toEqual([['consent-unreferenced', 'settle']]);
  });

  it('is a consent about what the game does not have, in a list too', () => {
    const stray = ['The consent of Mr Owner is for “own-1”, which Craps does not have.'];
    const [item] = openItems({ ...READY, stray });
    expect(item).toMatchObject({ code: 'consent-unreferenced', severity: 'settle', says: stray[0] });
    const kept = countsOf(openItems({ ...READY, stray }));
    const listed = withStanding(kept, { analysis: 'current', circumstances: { consents: ['Mr Owner'] } });
    expect(listed).toEqual([{ code: 'consent-unreferenced', count: 2 }]);
  });

  it('is a later proprietor without a name, a date or a document', () => {
    const of = (more: object) =>
      groups({
        circumstances: { proprietors: [{ was: 'Mr Owner', name: 'Mr Buyer', reference: 'B-1', ...more }] },
      }).map(({ says }) => says);
    expect(of({})).toEqual([
      'The later proprietor in place of Mr Owner has no date. It does not count: give it under Circumstances.',
    ]);
    expect(of({ since: '2008-01-01' })).toEqual([]);
  });

  it('is the same in a list, which knows the day when it is read', () => {
    const consents: Consent[] = [
      { name: 'Mr Owner', reference: 'O-7', date: '2026-11-23', for: [{ about: 'game' }] },
    ];
    const on = (today: string) =>
      withStanding([], { analysis: 'current', circumstances: { consents }, ...onDay('2026-11-23', today) });
    const unreferenced = (today: string) => on(today).filter(({ code }) => code === 'consent-unreferenced');
    expect(unreferenced('2026-11-22')).toEqual([{ code: 'consent-unreferenced', count: 1 }]);
    expect(unreferenced('2026-11-23')).toEqual([]);
  });

  it('says the sentence of one item once, where it is that of its kind', () => {
    const [one] = groups({ circumstances: { consents: ['Mr Owner'] } });
    const [two] = groups({ circumstances: { consents: ['Mr Owner', 'Commission'] } });
    const [outstanding] = groups({ findings: [finding('needs-consent')] });
    expect([one, two, outstanding].map((group) => group && saysAll(group))).toEqual([true, false, false]);
  });

  it('is a line missing on the sign where a notice has no words yet', () => {
    expect(codes({ findings: [finding('needs-notice', { paper: 'sign' })] })).toEqual(['sign-lacks']);
    expect(codes({ findings: [finding('needs-notice', { paper: 'sign', signLine: 'Minimum £5' })] })).toEqual(
      ['notice'],
    );
  });

  it('has to be acknowledged, kind by kind, except for advice', () => {
    const open = groups({
      findings: [
        finding('needs-consent'),
        finding('player-gains'),
        finding('needs-notice', { signLine: 'x' }),
      ],
    });
    expect(toAcknowledge(open).map(({ code }) => code)).toEqual(['player-gains', 'consent']);
    expect(unacknowledged(open, ['consent']).map(({ code }) => code)).toEqual(['player-gains']);
    expect(unacknowledged(open, OPEN_CODES)).toEqual([]);
  });

  it('is that nobody on the site decides for the jurisdiction, which has to be acknowledged', () => {
    const open = groups({ unregulated: 'Colorado' });
    expect(toAcknowledge(open).map(({ code, says }) => ({ code, says }))).toEqual([
      {
        code: 'no-regulator',
        says: 'Nobody on this site decides for Colorado. What you submit waits until an administrator adds its regulator.',
      },
    ]);
  });

  it('has a sentence for one and for several of every kind', () => {
    const all = groups({
      wagers: 0,
      analysis: 'none',
      outOfDate: 'Choose a later day.',
      unread: [{ wager: 'a', label: 'A, win' }],
      unfinished: [{ wager: 'b', label: 'B', says: 'Write ==.' }],
      unusable: ['Write an amount.'],
      computing: [{ wager: 'c', label: 'C' }],
      findings: VERDICTS.map((verdict) => finding(verdict)),
      unregulated: 'Colorado',
      circumstances: { consents: ['Somebody'] },
      damaged: ['findings', 'analysis'],
    });
    for (const { says } of all) {
      expect(says).toMatch(/^\p{Lu}.*\.$|^\d.*\.$/u);
      expect(says).not.toMatch(/\b1 \w+s\b/);
    }
  });
});
