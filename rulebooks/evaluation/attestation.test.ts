/** What a person confirms: when they are asked, what the confirmation covers, and when it no longer counts. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Evidence } from '../format/evidence';
import type { Circumstances } from '../variant/variant';
import { nowAskedAbout } from './asked-about';
import { type Asked, findings, inputOf, option, type RuleMore, rule, wager } from './testing/made-up';

const ID = 'made-up/9.1';
const burn = option('burn', 'Burning', { no: 'None', one: 'One card' });
const decks = option('decks', 'Decks', { 6: '6 decks' });
const wagers = [
  wager('hand', 'Hand', { minimum: { flush: '5 to 1' } }),
  wager('side', 'Side', { minimum: { flush: '5 to 1' } }),
];
const asked = (more: Partial<Asked> = {}): Asked => ({ game: { options: [decks, burn], wagers }, ...more });

const asking = (more: RuleMore = {}, evidence?: Evidence) =>
  rule('9.1', evidence, {
    kind: 'attested',
    onBreach: undefined,
    attests: 'We burn a card.',
    duty: 'cards',
    ...more,
  });
const found = (of: ReturnType<typeof asking>, more?: Partial<Asked>) =>
  findings([of], asked(more)).map(({ rule: _, clause: __, ...ruling }) => ruling);

describe('a confirmation', () => {
  const about = (of: ReturnType<typeof asking>, more?: Partial<Asked>) =>
    nowAskedAbout(inputOf([of], asked(more)), [ID]).get(ID);
  const given = (note: string, hash = about(asking())) => ({
    attestations: { [ID]: { by: 'Nora Ellis', at: '2024-01-10T09:00:00Z', note, about: hash } },
  });
  const QUESTION = 'Rule 9.1 needs confirmation';

  it('is asked for in the words of the rule', () => {
    expect(found(asking())).toEqual([
      {
        verdict: 'needs-attestation',
        threshold: 'We burn a card.',
        explanation: `${QUESTION}: “We burn a card.”`,
      },
    ]);
  });

  it('says who, when, and what they noted', () => {
    const confirmed = (note: string) => ({
      threshold: 'We burn a card.',
      verdict: 'confirmed',
      found: 'confirmed by Nora Ellis',
      explanation: `Nora Ellis confirmed on 10 January 2024 what rule 9.1 asks${note}.`,
    });
    expect(found(asking(), given(' Page 3. '))).toEqual([confirmed(' (“Page 3.”)')]);
    expect(found(asking(), given('  '))).toEqual([confirmed('')]);
  });

  it('no longer counts after a change, or where its subject was not kept', () => {
    const again = `${QUESTION} again: “We burn a card.” Nora Ellis confirmed it on 10 January 2024, `;
    const open = { threshold: 'We burn a card.', verdict: 'needs-attestation' };
    expect(found(asking(), given('', 'f'.repeat(64)))).toEqual([
      {
        ...open,
        found: 'confirmed by Nora Ellis before a change',
        explanation: `${again}before its subject changed.`,
      },
    ]);
    const unkept = { by: 'Nora Ellis', at: '2024-01-10T09:00:00Z', note: '' };
    expect(found(asking(), { attestations: { [ID]: unkept } })).toEqual([
      {
        ...open,
        found: 'confirmed by Nora Ellis, subject not recorded',
        explanation: `${again}but its subject was not recorded, so it may have changed since.`,
      },
    ]);
  });
});

describe('the sentence that was confirmed', () => {
  const confirmedOf = (about: string | undefined) => ({
    attestations: { [ID]: { by: 'Nora Ellis', at: '2024-01-10T09:00:00Z', note: 'Page 3.', about } },
  });
  const verdicts = (attests: string, about: string | undefined) =>
    found(asking({ attests }), confirmedOf(about)).map(({ verdict }) => verdict);

  it('is what a confirmation is of: under other words a person is asked again', () => {
    const about = nowAskedAbout(inputOf([asking()], asked()), [ID]).get(ID);
    expect(verdicts('We burn a card.', about)).toEqual(['confirmed']);
    expect(verdicts('We burn two cards.', about)).toEqual(['needs-attestation']);
  });

  it('was not kept at first: what was confirmed then stays confirmed', () => {
    const before = createHash('sha256').update('{"fact":null,"options":{},"wagers":{}}').digest('hex');
    expect(verdicts('We burn a card.', before)).toEqual(['confirmed']);
  });
});

describe('a person is asked', () => {
  it('only where the rule’s fact is declared', () => {
    const automated = asking({}, { when: 'automated', owes: 'confirmation' });
    const with_ = (circumstances: Circumstances) => found(automated, { circumstances });
    expect(with_({ automated: true })).toMatchObject([{ verdict: 'needs-attestation' }]);
    expect(with_({ automated: false })).toEqual([]);
    expect(with_({})).toEqual([
      {
        verdict: 'not-assessed',
        explanation: 'Rule 9.1 is not assessed; state whether the equipment is fully or partly automated.',
      },
    ]);
  });

  it('only where the rule’s option is chosen', () => {
    const chosen = asking({}, { when: 'option.burn != "no"', owes: 'confirmation' });
    expect(found(chosen)).toEqual([]);
    expect(found(chosen, { options: { burn: 'one' } })).toMatchObject([{ verdict: 'needs-attestation' }]);
  });

  it('beside what is computed, whatever that finds', () => {
    const both = asking({ kind: 'computed' }, { when: 'option.burn != "no"', owes: 'absence' });
    expect(found(both)).toMatchObject([{ verdict: 'needs-attestation' }]);
    const counted = asking({ kind: 'computed' }, { when: 'automated', owes: 'consent' });
    expect(found(counted, { circumstances: { automated: false } })).toMatchObject([
      { verdict: 'needs-attestation' },
    ]);
  });

  it('of lost rows only where such a table is in use', () => {
    const rows = { flush: '5 to 1' };
    const whole = { id: 'whole', label: 'Whole', clause: '9.2', rows };
    const damaged = { ...whole, id: 'damaged', rows: { 'full-house': '9 to 1' }, lost: ['flush'] };
    const hand = wager('hand', 'Hand', { paid: 'by-table', payTables: [whole], damagedTables: [damaged] });
    const lost = asking(
      { kind: 'computed', onBreach: 'breach', attestsFor: 'lost-rows' },
      { measure: 'pays', against: 'tables' },
    );
    const at = (first: string, second: string): Partial<Asked> => ({
      game: { wagers: [hand, { ...hand, id: 'side', label: 'Side' }] },
      wagers: {
        hand: { payTable: first, pays: first === 'damaged' ? { flush: '4 to 1' } : {} },
        side: { payTable: second, pays: {} },
      },
    });
    const verdicts = (...of: Parameters<typeof at>) =>
      found(lost, at(...of)).map((each) => `${each.wager ?? 'rule'} ${each.verdict}`);
    expect(verdicts('whole', 'whole')).toEqual(['hand meets', 'side meets']);
    expect(verdicts('damaged', 'whole')).toEqual(['rule needs-attestation', 'hand meets', 'side meets']);
    // At no table of the rule, nothing was filled in.
    expect(verdicts('whole', 'off')).toEqual(['hand meets', 'side not-assessed']);
  });
});

describe('what is asked about', () => {
  /** Hashed by another library, from a text written by hand. */
  const hash = (text: string) => createHash('sha256').update(text).digest('hex');
  const about = (of: ReturnType<typeof asking>, more?: Partial<Asked>) =>
    nowAskedAbout(inputOf([of, rule('9.2', { measure: 'wagers', listed: 'for the game' })], asked(more)), [
      ID,
    ]);
  const circumstance = (when: string): Evidence => ({ when, owes: 'confirmation' });

  it.each<[string, ReturnType<typeof asking>, Partial<Asked>, string]>([
    [
      'nothing in particular',
      asking(),
      {},
      '{"fact":null,"options":{},"says":"We burn a card.","wagers":{}}',
    ],
    [
      'the options that it names, by itself or in what it depends on',
      asking({ appliesTo: { options: ['decks', 'gone'], when: 'option.burn == "one"' } }),
      { options: { burn: 'one' } },
      '{"fact":null,"options":{"burn":"one","decks":"6"},"says":"We burn a card.","wagers":{}}',
    ],
    [
      'the option that makes it ask',
      asking({}, { when: 'option.burn != "no"', owes: 'confirmation' }),
      { options: { burn: 'one' } },
      '{"fact":null,"options":{"burn":"one"},"says":"We burn a card.","wagers":{}}',
    ],
    [
      'no option of what is computed beside it',
      asking({ kind: 'computed' }, { when: 'option.burn != "no"', owes: 'absence' }),
      {},
      '{"fact":null,"options":{},"says":"We burn a card.","wagers":{}}',
    ],
    [
      'the fact that makes it ask, with its details',
      asking({}, circumstance('trial')),
      { circumstances: { trial: { from: '2024-01-01', to: '2024-02-01' } } },
      '{"fact":{"declared":"yes","details":{"from":"2024-01-01","to":"2024-02-01"},"fact":"trial"},"options":{},"says":"We burn a card.","wagers":{}}',
    ],
    [
      'a fact that is not stated',
      asking({}, circumstance('automated')),
      {},
      '{"fact":{"declared":"not-stated","details":null,"fact":"automated"},"options":{},"says":"We burn a card.","wagers":{}}',
    ],
    [
      'a fact that is no more than a yes',
      asking({}, circumstance('automated')),
      { circumstances: { automated: true } },
      '{"fact":{"declared":"yes","details":true,"fact":"automated"},"options":{},"says":"We burn a card.","wagers":{}}',
    ],
    [
      'no fact of what is computed beside it',
      asking({ kind: 'computed' }, { when: 'trial', owes: 'consent' }),
      {},
      '{"fact":null,"options":{},"says":"We burn a card.","wagers":{}}',
    ],
    [
      'the pays of the wagers that it names, spelled as they are read, or as typed',
      asking({ appliesTo: { wagers: ['hand'] } }),
      { wagers: { hand: { payTable: 'minimum', pays: { flush: '6:1', 'full-house': '?' } } } },
      '{"fact":null,"options":{},"says":"We burn a card.","wagers":{"hand":{"flush":"6 to 1","full-house":"?"}}}',
    ],
    [
      'a wager without a table',
      asking({ appliesTo: { wagers: ['hand'] } }),
      { wagers: { hand: { payTable: 'gone', pays: {} } } },
      '{"fact":null,"options":{},"says":"We burn a card.","wagers":{"hand":null}}',
    ],
    [
      'its own scope, where its evidence has another',
      asking(
        {
          kind: 'computed',
          onBreach: 'breach',
          appliesTo: { wagers: ['hand'] },
          attestsAbout: { wagers: ['side'] },
        },
        { measure: 'pays', against: 'minimum' },
      ),
      {},
      '{"fact":null,"options":{},"says":"We burn a card.","wagers":{"side":{"flush":"5 to 1"}}}',
    ],
  ])('is %s', (_, of, more, text) => {
    expect(about(of, more)).toEqual(new Map([[ID, hash(text)]]));
  });
});
