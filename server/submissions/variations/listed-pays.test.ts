/** Higher odds, and another listed table, of a game that its rulebook lists and nobody ever approved here. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { evaluate } from '@/rulebooks/evaluation';
import type { Rulebook } from '@/rulebooks/format/record';
import { defaultVariant } from '@/rulebooks/offer/resolve';
import { rulebookOf } from '@/rulebooks/registry';
import type { Variant } from '@/rulebooks/variant/variant';
import { createCaller } from '../../api/api';
import { changedVersion, facts, listedVersion } from '../../testing/for-a-time';
import {
  ADMINISTRATOR,
  APPROVER,
  type Caller,
  MEMBER,
  OTHER_APPROVER,
  OTHER_MEMBER,
  REVIEWER,
  refusedWith,
  type TestSite,
  testSite,
} from '../../testing/site';
import { unguarded } from '../../testing/unguarded';
import { beyondListedPays } from './listed-pays';

const DAY = '2098-02-03';
const LATER = '2098-02-09';

let template: TestSite;
let site: TestSite;
let version: string;

const on = (person: string | null, day = DAY): Caller =>
  createCaller({ ...site.context(person), now: () => new Date(`${day}T12:00:00Z`) });

const paying =
  (pay: string, more: Variant['circumstances'] = {}) =>
  (variant: Variant): Variant => ({
    ...facts(variant, more),
    wagers: { ...variant.wagers, 'symbol-c': { payTable: 'minimum', pays: { win: pay } } },
  });

type Given = Partial<Parameters<Caller['variations']['offer']>[0]>;
const offer = (submission = version, more: Given = {}, person = APPROVER) =>
  on(person).variations.offer({
    submission,
    revision: 1,
    from: DAY,
    named: [{ tables: 'Table 3' }],
    statement: '',
    ...more,
  });
const refused = (submission: string) =>
  offer(submission).then(
    () => 'offered',
    ({ message }: Error) => message,
  );

beforeAll(async () => {
  template = await testSite();
  version = await listedVersion(template, 'big-six', paying('22 to 1'));
}, 60_000);
afterAll(() => template.remove());
beforeEach(async () => {
  site = await testSite(template);
});
afterEach(() => site.remove());

describe('higher odds of a listed game', () => {
  it('need no approval: the regulator gets a notice, and reads each pay and edge beside those of the list', async () => {
    const { waysOut } = await on(MEMBER).submissions.get({ id: version });
    expect(waysOut).toMatchObject({ betterPays: [], listed: true });
    const { id, number } = await offer();
    expect(number).toBe('V-PHJB-0001');
    const [notice] = await on(REVIEWER).notices.list();
    expect(notice).toMatchObject({ href: `/review/variations/${id}` });
    expect(notice?.text).toContain('No approval comes before them');
    for (const reader of [MEMBER, REVIEWER]) {
      const read = await on(reader).variations.get({ id });
      expect(read).toMatchObject({ kind: 'better-pays', listed: true, state: 'offered', played: true });
      expect(read).not.toHaveProperty('base');
      // Two of 52 segments: at 20 to 1 they return 42/52, at 22 to 1 46/52.
      expect(read.edges).toEqual([
        { wager: 'symbol-c', label: 'Symbol C', before: '19.2308%', after: '11.5385%' },
      ]);
      expect(read.changes).toEqual([
        {
          path: 'wagers.symbol-c.pays.win',
          what: expect.stringMatching(/^Symbol C: .* pays$/),
          before: '20 to 1',
          after: '22 to 1',
        },
      ]);
      expect(read.lines.join(' ')).toMatch(/22 to 1 \(minimum 20 to 1\).*11\.54%/);
      expect(read.history[0]?.data).toMatchObject({ clause: '2.4(e)', listed: true });
    }
    expect(await on(REVIEWER).reviews.queue()).toMatchObject([{ kind: 'offered', state: 'offered' }]);
    expect(await site.as(ADMINISTRATOR).audit.verify()).toMatchObject({ ok: true, records: [] });
  }, 20_000);

  it('go on a table from their first day, with the sign of their version', async () => {
    const adrian = on(APPROVER);
    await adrian.letterhead.set({ premises: [{ name: 'The Pier' }] });
    const { id: table } = await adrian.tables.add({ premises: 'The Pier', name: 'Wheel 1' });
    const limits = { currency: 'GBP', groups: [{ group: 'all' as const, minimum: 500, maximum: 50_000 }] };
    const put = () => adrian.tables.setOffer({ table, from: DAY, submission: version, limits });
    expect(await refusedWith(put())).toEqual(['state-forbids']);
    const { id } = await offer(version, { tables: [table], named: undefined });
    expect((await on(REVIEWER).variations.get({ id })).tables).toBe('Wheel 1, The Pier');
    await put();
    const display = async (day = DAY) => (await on(MEMBER, day).tables.list()).tables[0]?.display.kind;
    expect(await display()).toBe('put-up');
    await on(MEMBER).tables.setSign({ table, submission: version });
    expect(await display()).toBe('right');
    const step = { id, revision: 1, text: 'Back to the minimum.', lastDay: DAY };
    await adrian.variations.stop(step);
    expect(await display(LATER)).toBe('take-down');
  }, 20_000);

  it('are known to anyone who holds the sign, from their first day', async () => {
    const { hash, reference } = await on(MEMBER).submissions.get({ id: version });
    const read = () => on(null).record.get({ hash, reference });
    expect(await refusedWith(read())).toEqual(['not-found']);
    await offer();
    expect((await read()).variation).toMatchObject({ number: 'V-PHJB-0001', listed: true, played: true });
    expect((await on(null).record.register({})).entries).toEqual([]);
  }, 20_000);

  it('are offered by an approver of the operator who did not prepare them, and by nobody else', async () => {
    expect(await refusedWith(offer(version, {}, MEMBER))).toEqual(['role-insufficient']);
    for (const other of [REVIEWER, ADMINISTRATOR])
      expect(await refusedWith(offer(version, {}, other))).toEqual(['role-insufficient']);
    expect(await refusedWith(offer(version, {}, OTHER_APPROVER))).toEqual(['not-found']);
    const { id } = await offer();
    expect(await refusedWith(on(OTHER_MEMBER).variations.get({ id }))).toEqual(['not-found']);
    expect(await refusedWith(offer())).toEqual(['state-forbids']);
  }, 20_000);

  it('end with no version that they were made from', async () => {
    const next = await changedVersion(site, version, paying('23 to 1'));
    const { id } = await offer(next);
    await on(APPROVER, LATER).submissions.withdraw({ id: version, reason: 'Not this one.' });
    expect(await on(MEMBER, LATER).variations.get({ id })).toMatchObject({ state: 'offered', played: true });
  }, 20_000);

  it('are what was recorded, or count for nothing', async () => {
    await offer();
    await expect(site.client.execute('UPDATE variation SET listed = 0')).rejects.toThrow('never changed');
    await unguarded(site, 'UPDATE variation SET listed = 0');
    expect((await site.as(ADMINISTRATOR).audit.verify()).records).toEqual([
      { reference: 'V-PHJB-0001', part: 'whole' },
    ]);
  });
});

describe('what is more than higher odds or a listed table is submitted', () => {
  const of = async (change: (variant: Variant) => Variant) =>
    refused(await listedVersion(site, 'big-six', change));

  it('a pay below its minimum, whatever approval is said to be on file', async () => {
    const consents = [
      {
        name: 'Gambling Commission',
        reference: 'GC-1',
        date: '2007-08-01',
        for: [{ about: 'pays' as const, wager: 'symbol-c' }],
      },
    ];
    expect(await of(paying('19 to 1'))).toContain('19 to 1');
    expect(await of(paying('19 to 1', { consents }))).toContain('19 to 1');
  }, 20_000);

  it('a game that pays what the rules list', async () => {
    expect(await of((variant) => facts(variant, {}))).toBe(
      'It pays what the rules list. Change a pay or a pay table first.',
    );
  });

  it('a main wager left out', async () => {
    const without = (variant: Variant): Variant => {
      const { 'symbol-a': _, ...wagers } = paying('22 to 1')(variant).wagers;
      return { ...paying('22 to 1')(variant), wagers };
    };
    expect(await of(without)).toContain(
      'It leaves out Symbol A, so it changes more than pays. Submit this version.',
    );
  });

  it('a wager of its own, also with a consent that nobody has seen', async () => {
    const written = {
      red: {
        label: 'Lucky A',
        play: 'Placed before the wheel is spun.',
        rows: [{ event: 'hit', label: 'Symbol A', when: 'symbol == "a"', pays: '60 to 1' }],
        otherwise: 'lose' as const,
      },
    };
    const consents = [
      {
        name: 'Gambling Commission',
        reference: 'GC-2',
        date: '2007-08-01',
        for: [{ about: 'game' as const }],
      },
    ];
    const says = await of((variant) => ({ ...paying('22 to 1', { consents })(variant), written }));
    expect(says).toContain('The rules do not list Lucky A, so it is a variation. Submit this version.');
  }, 20_000);

  it('a trial, or a variation for a time', async () => {
    expect(await of(paying('22 to 1', { trial: { from: DAY, to: LATER } }))).toContain('Submit it');
    expect(
      await of(
        paying('22 to 1', { temporary: { occasion: 'Fair', premises: 'The Pier', from: DAY, to: LATER } }),
      ),
    ).toContain('Notify it as a local variation, or submit it.');
  }, 20_000);
});

describe('where the rules themselves have more than pays', () => {
  const gb = (() => {
    const book = rulebookOf('gb-2007', DAY);
    if (!book.ok) throw new Error('Great Britain has a rulebook');
    return book.value;
  })();
  const beyond = (rulebook: Rulebook, game: string, change: (variant: Variant) => Variant) => {
    const listed = rulebook.games.find(({ id }) => id === game);
    if (!listed) throw new Error(`no game is ${game}`);
    const variant = change(defaultVariant(rulebook, listed));
    const findings = evaluate({ rulebook, variant, day: DAY });
    return beyondListedPays({ rulebook, variant, findings, day: DAY, wagers: [] });
  };

  it('a wager that the edition has on trial keeps the odds agreed for it', () => {
    const tried = structuredClone(gb);
    const wager = tried.games
      .flatMap(({ wagers }) => wagers)
      .find(({ id, label }) => id === 'symbol-c' && label === 'Symbol C');
    if (!wager) throw new Error('Big Six has a symbol C');
    wager.trialFrom = '2098-01-01';
    expect(beyond(gb, 'big-six', paying('22 to 1'))).toEqual([]);
    expect(beyond(tried, 'big-six', paying('22 to 1'))).toEqual([
      'Symbol C: on trial in these rules, with the odds agreed for it. Submit this version.',
    ]);
  });

  it('an option that only a letter of the authority makes lawful is for it to look at', () => {
    const limited =
      (name: string) =>
      (variant: Variant): Variant => ({
        ...variant,
        options: { ...variant.options, hands: '4' },
        circumstances: {
          consents: [
            {
              name,
              reference: 'GC-3',
              date: '2007-08-01',
              for: [{ about: 'option', option: 'hands' }],
            },
          ],
        },
        wagers: {
          ...variant.wagers,
          initial: { payTable: 'minimum', pays: { blackjack: '2 to 1' } },
        },
      });
    expect(beyond(gb, 'blackjack', limited('Gambling  commission'))).toEqual([
      expect.stringMatching(
        /^It is within rule 4\.\d+ only by an approval of the Gambling Commission, at which nobody has looked here\. Submit this version\.$/,
      ),
    ]);
    expect(beyond(gb, 'blackjack', limited('Somebody else'))).toEqual([]);
  });
});

it('another table of the rules takes the place of the one they start with, named on the sign', async () => {
  const table = { payTable: 'table-2', pays: {} };
  const id = await listedVersion(site, 'punto-banco', (variant) => ({
    ...facts(variant, {}),
    wagers: { ...variant.wagers, 'dragon-bonus-player': table },
  }));
  const { id: offered } = await offer(id);
  const read = await on(REVIEWER).variations.get({ id: offered });
  expect(read.changes).toEqual([
    {
      path: 'wagers.dragon-bonus-player table',
      what: 'Dragon Bonus, punter’s hand: pay table',
      before: 'Pay table 1',
      after: 'Pay table 2',
    },
  ]);
  expect(read.lines.join(' ')).toMatch(/Dragon Bonus, punter’s hand: pay table 2, house edge/);
}, 60_000);
