import { describe, expect, it } from 'vitest';
import { nextPage } from './next-page';

describe('the page after signing in', () => {
  it('is the page that was asked for', () => {
    expect(nextPage('/workbench/abc?tab=overview')).toBe('/workbench/abc?tab=overview');
  });

  it.each([
    'https://elsewhere.example',
    '//elsewhere.example',
    '//elsewhere.example/deep',
    '/\\elsewhere.example',
    'javascript:0',
    '/\n/x',
    '',
    null,
  ])('is never another site: %j', (asked) => {
    expect(nextPage(asked)).toBe('/');
  });
});
