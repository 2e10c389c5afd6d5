import { describe, expect, it } from 'vitest';
import { openGroups } from '@/rulebooks/findings/open-groups';
import { openItems, type Standing } from '@/rulebooks/findings/open-items';
import { finding } from '@/rulebooks/testing/finding';
import { checklist } from './checklist';

const READY: Standing = { wagers: 3, findings: [finding('meets')], analysis: 'current', circumstances: {} };
const list = (part: Partial<Standing>) => {
  const standing = { ...READY, ...part };
  return checklist(openGroups(openItems(standing)), standing.findings);
};
const saying = (part: Partial<Standing>) => list(part).map(({ says }) => says);

describe('the checklist', () => {
  it('shows only settled items where nothing is open', () => {
    expect(new Set(list({}).map(({ state }) => state))).toEqual(new Set(['done']));
  });

  it('says first what is open, and drops the line that would say otherwise', () => {
    const [first] = list({ findings: [finding('needs-consent')] });
    expect(first).toMatchObject({ state: 'settle', group: { code: 'consent' } });
    expect(saying({ findings: [finding('needs-consent')] })).not.toContain('No consent is outstanding');
    expect(saying({})).toContain('No consent is outstanding');
  });

  it('does not say that an edited draft is analysed', () => {
    expect(saying({ analysis: 'outdated' })).not.toContain('Analysed as shown on the screen');
    expect(list({ analysis: 'outdated' })[0]).toMatchObject({ state: 'blocks' });
  });

  it('counts what people confirmed apart from what was computed', () => {
    const findings = [finding('confirmed'), finding('confirmed'), finding('meets')];
    expect(list({ findings })[0]).toEqual({ says: '2 rules are confirmed by a person', state: 'confirmed' });
  });

  it('does not mention a gain while a figure is missing', () => {
    expect(saying({ unread: [{ wager: 'run', label: 'Run' }] })).not.toContain(
      'The player gains on no wager',
    );
  });
});
