import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { EffortNote } from './effort-note';

const HALF_AN_HOUR = 1800;
const said = (seconds: number) =>
  renderToStaticMarkup(<EffortNote seconds={seconds} atMost={HALF_AN_HOUR} />).replace(/<[^>]*>/g, '');

it('says how long a long analysis takes, and nothing of a short one', () => {
  expect(said(14)).toBe('');
  expect(said(90)).toMatch(/^This analysis takes about 2 minutes of computing/);
});

it('says what to do where an analysis is more than is accepted', () => {
  expect(said(HALF_AN_HOUR)).not.toContain('accepted');
  expect(said(2 * HALF_AN_HOUR)).toMatch(/at most 30 minutes are accepted at once\. Choose fewer rounds/);
});
