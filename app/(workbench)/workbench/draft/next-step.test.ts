import { describe, expect, it } from 'vitest';
import { openGroups } from '@/rulebooks/findings/open-groups';
import { openItems, type Standing } from '@/rulebooks/findings/open-items';
import { rulebookOf } from '@/rulebooks/registry';
import { finding } from '@/rulebooks/testing/finding';
import type { Variant } from '@/rulebooks/variant/variant';
import { STATES } from '@/server/vocabulary/life/states';
import { VARIATION_STATES } from '@/server/vocabulary/life/variations';
import { mayNeedNoApproval, nextStep } from './next-step';

const READY: Standing = { wagers: 3, findings: [finding('meets')], analysis: 'current', circumstances: {} };
const next = (part: Partial<Standing>, approver = true) =>
  nextStep({ open: openGroups(openItems({ ...READY, ...part })), approver });

describe('the next step of a draft', () => {
  it('is to freeze once nothing is open', () => {
    expect(next({})).toMatchObject({ action: 'freeze', label: 'Freeze' });
    expect(next({}).says).toMatch(/^Nothing is open\. /);
  });

  it('is to say what a document is for, before anything else, where no save would be taken', () => {
    const open = openGroups(openItems({ ...READY, wagers: 0 }));
    const unsaved =
      'The document of “Somebody” does not say what it is for. Choose that under Circumstances.';
    expect(nextStep({ open, approver: true, unsaved })).toEqual({
      says: `${unsaved} Until then no change of this draft can be saved.`,
      action: 'consents',
      label: 'Show it',
    });
    const submission = { state: 'frozen' as const };
    expect(nextStep({ open, approver: true, unsaved, submission }).action).toBe('submission');
  });

  it('tells a member that an approver has to submit', () => {
    expect(next({}, false).says).toContain('an approver');
  });

  it.each<[string, Partial<Standing>, string]>([
    ['a date of the edition', { outOfDate: 'Choose a later day.', wagers: 0 }, 'date'],
    ['wagers', { wagers: 0 }, 'offer'],
    ['cells that cannot be read', { unread: [{ wager: 'run', label: 'Run' }] }, 'cell'],
    ['a wager to be finished', { unfinished: [{ wager: 'own-1', label: 'Own', says: 'Write ==.' }] }, 'cell'],
    ['an option that cannot be used', { unusable: ['Write an amount.'] }, 'input'],
    ['the pays of a wager on which the player gains', { findings: [finding('player-gains')] }, 'findings'],
    ['breaches', { findings: [finding('breach')] }, 'findings'],
    ['contradictions', { findings: [finding('conflict')] }, 'findings'],
    ['a round that is being solved', { computing: [{ wager: 'ante', label: 'Ante' }] }, 'solving'],
    ['a running analysis', { analysis: 'running' }, 'watch'],
    ['what was not given', { findings: [finding('not-assessed')] }, 'findings'],
    ['confirmations', { findings: [finding('needs-attestation')] }, 'findings'],
    ['the analysis', { analysis: 'none' }, 'analyse'],
    ['an analysis of this version', { analysis: 'outdated' }, 'analyse'],
    ['the reference of a consent', { circumstances: { consents: ['Somebody'] } }, 'consents'],
    ['a consent that is outstanding', { findings: [finding('needs-consent')] }, 'findings'],
  ])('asks for %s', (_, part, action) => {
    expect(next(part).action).toBe(action);
  });

  it('puts what breaks everything before what only waits', () => {
    const all: Partial<Standing> = {
      unread: [
        { wager: 'run', label: 'Run, win' },
        { wager: 'run', label: 'Run, loss' },
      ],
      findings: [finding('needs-attestation'), finding('breach')],
      analysis: 'none',
    };
    expect(next(all)).toMatchObject({ action: 'cell', wager: 'run' });
    expect(next(all).says).toBe('2 pays cannot be read, the first at Run, win. Correct them.');
    expect(next({ ...all, unread: [] })).toMatchObject({ action: 'findings', verdict: 'breach' });
  });

  it('asks for the analysis before a consent, which may take weeks', () => {
    expect(next({ findings: [finding('needs-consent')], analysis: 'none' }).action).toBe('analyse');
  });

  it('says with the freezing what a draft can do nothing about', () => {
    const { action, says } = next({ findings: [finding('needs-notification'), finding('needs-notice')] });
    expect(action).toBe('freeze');
    expect(says).toContain('1 written notification is due');
    expect(says).not.toContain('Nothing is open');
  });

  it('names the notice where the rules let something be offered without an approval', () => {
    const gb = rulebookOf('gb-2007');
    if (!gb.ok) throw new Error('Great Britain is a rulebook');
    const day = { from: '2098-02-01', to: '2098-02-02' };
    const may = (circumstances: Variant['circumstances'], more: Partial<Variant> = {}) =>
      mayNeedNoApproval(gb.value, { circumstances, ...more });
    expect([may({}), may({ temporary: { occasion: '', ...day } })]).toEqual([true, true]);
    expect(may({ trial: day })).toBe(false);
    expect(may({}, { written: { own: { label: 'Own', rows: [], otherwise: 'lose' } } })).toBe(false);
    expect(mayNeedNoApproval({}, { circumstances: {} })).toBe(false);
    const said = (byNotice: boolean) => nextStep({ open: [], approver: true, byNotice }).says;
    expect(said(true)).toMatch(
      /another approver then submits it, or offers it by a notice where it needs no approval\.$/,
    );
    expect(said(false)).toMatch(/another approver then submits it\.$/);
    const submission = { state: 'frozen' as const };
    expect(nextStep({ open: [], approver: false, byNotice: true, submission }).says).toMatch(
      /offers it by a notice/,
    );
  });

  it.each([...STATES, ...VARIATION_STATES])('says something of its own once it is %s', (state) => {
    const said = nextStep({ open: [], approver: true, submission: { state } });
    expect(said.action).toBe('submission');
    expect(said.says).toMatch(/^It |^A |^The /);
  });
});
