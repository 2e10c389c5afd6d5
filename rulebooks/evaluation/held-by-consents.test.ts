import { expect, it } from 'vitest';
import type { Finding } from '../findings/finding';
import { readVariant } from '../offer/read-variant';
import { rulebookOf } from '../registry';
import type { ConsentScope } from '../variant/consent-schema';
import { heldByConsents } from './held-by-consents';

const DAY = '2026-11-30';
const letter = (expires: string | undefined, ...about: ConsentScope[]) => ({
  name: 'Gambling Commission',
  reference: 'GC-1',
  date: '2026-01-05',
  for: about,
  ...(expires && { expires }),
});

/** Big Six with a progressive jackpot, which clause 2.7 lets nobody offer without consent. */
function held(
  consents: unknown[],
  more: Record<string, unknown> = { progressive: { contribution: '1%' } },
  frozen: readonly Finding[] = [],
) {
  const rulebook = rulebookOf('gb-2007');
  const variant = readVariant({
    rulebook: 'gb-2007',
    game: 'big-six',
    wagers: {},
    circumstances: { ...more, consents },
  });
  if (!rulebook.ok || !variant.ok) return expect.unreachable();
  return heldByConsents({ rulebook: rulebook.value, variant: variant.value, day: DAY, frozen });
}

it('is the last day of the consent that a rule asks for, with the clause', () => {
  expect(held([letter('2027-03-10', { about: 'progressive' })])).toEqual({
    to: '2027-03-10',
    of: ['Gambling Commission'],
    clauses: ['2.7'],
  });
});

/** Judged from its first day the document does not count; a version that was approved with it depends on it all the same. */
it('is that of a document that ends before a trial begins, unless the version was approved without it', () => {
  const short = [letter('2027-03-10', { about: 'progressive' })];
  const trial = { from: '2027-04-01', to: '2027-05-31' };
  const more = { progressive: { contribution: '1%' }, trial };
  expect(held(short, more)).toEqual({ to: '2027-03-10', of: ['Gambling Commission'], clauses: ['2.7'] });
  const open: Finding = {
    rule: 'gb-2007/2.7',
    clause: '2.7',
    verdict: 'needs-consent',
    explanation: 'Open when it was frozen.',
  };
  expect(held(short, more, [open])).toBeUndefined();
  expect(held(short, more, [{ ...open, verdict: 'meets' }])?.to).toBe('2027-03-10');
});

it('is that of the last of several that are enough, and none where one has no last day', () => {
  const [first, second] = [
    letter('2027-03-10', { about: 'progressive' }),
    letter('2027-06-30', { about: 'game' }),
  ];
  expect(held([second, first])?.to).toBe('2027-06-30');
  expect(held([first, letter(undefined, { about: 'game' })])).toBeUndefined();
});

it('asks for none where no rule does, where one counted for nothing, and not for the industry’s wish', () => {
  const game = letter('2027-03-10', { about: 'game' });
  expect(held([game], {})).toBeUndefined();
  expect(held([letter('2027-03-10', { about: 'wager', wager: 'a' })])).toBeUndefined();
  expect(held([letter('2026-03-10', { about: 'progressive' })]), 'over when it was frozen').toBeUndefined();
  const asks = { petitioner: 'A Supplier' };
  expect(held([{ ...letter('2027-03-10', { about: 'industry' }), name: 'A Casino' }], asks)).toBeUndefined();
});

/** The consent of 2.6 for a temporary variation on automated equipment, at each of two places by its own document. */
const occasions = (ends: { pier: string; quay: string }) => {
  const at = (premises: string, expires: string) => ({
    ...letter(expires, { about: 'variation' }),
    premises,
  });
  const quay = { occasion: 'Regatta', from: '2027-06-01', to: '2027-06-05', premises: 'The Quay' };
  return held([at('The Pier', ends.pier), at('The Quay', ends.quay)], {
    automated: true,
    temporary: {
      occasion: 'Fair',
      from: '2027-03-01',
      to: '2027-03-05',
      premises: 'The Pier',
      further: [quay],
    },
  });
};

it('asks of each occasion for the document of its own place, until that occasion is over', () => {
  expect(occasions({ pier: '2027-03-20', quay: '2027-06-30' })).toBeUndefined();
  expect(occasions({ pier: '2027-03-03', quay: '2027-06-30' })?.to).toBe('2027-03-03');
  expect(occasions({ pier: '2027-03-20', quay: '2027-06-02' })).toMatchObject({
    to: '2027-06-02',
    clauses: ['2.6'],
  });
});

it('counts whoever gave it however the name is spelled', () => {
  const small = { ...letter('2027-03-10', { about: 'progressive' }), name: 'gambling  commission' };
  expect(held([small])?.to).toBe('2027-03-10');
});
