import { expect, it } from 'vitest';
import { newKey } from '../documents/testing/issuer';
import { checkSealInBrowser } from './check-in-browser';
import { checkSeal, seal } from './seal';

it('judges a seal in a browser as on the server', () => {
  const [site, other] = [newKey(), newKey()];
  const content = { reference: 'A-0001', words: ['é', '中'] };
  const made = seal('paper', content, site);
  const renamed = { ...site.known, publicKey: other.known.publicKey };
  const cases = [
    ['paper', content, made, [site.known], 'good'],
    ['dossier', content, made, [site.known], 'broken'],
    ['paper', { ...content, reference: 'A-0002' }, made, [site.known], 'broken'],
    ['paper', content, { ...made, signature: 'AAAA' }, [site.known], 'broken'],
    ['paper', content, made, [other.known], 'unknown-key'],
    ['paper', content, made, [renamed], 'unknown-key'],
  ] as const;
  for (const [purpose, what, given, known, verdict] of cases) {
    expect(checkSealInBrowser(purpose, what, given, [...known])).toBe(verdict);
    expect(checkSeal(purpose, what, given, [...known])).toBe(verdict);
  }
});
