/** What is offered, by whom and at which table: rules about the wagers themselves. */
import { describe, expect, it } from 'vitest';
import type { Evidence } from '../format/evidence';
import { type Asked, rulings, said, wager } from './testing/made-up';

const minimum = { 'full-house': '10 to 1', flush: '5 to 1' };
const at = (payTable: string, pays: Record<string, string> = {}) => ({ payTable, pays });
const A = {
  id: 'a',
  label: 'Pay table A',
  clause: '9.2',
  rows: { 'full-house': '12 to 1', flush: '6 to 1' },
};
const B = { ...A, id: 'b', label: 'Board', rows: { 'full-house': '11 to 1', flush: '7 to 1' } };
const hand = wager('hand', 'Hand', { minimum });
const side = wager('side', 'Side', { minimum, payTables: [A, B] });
const game = { wagers: [hand, side] };
const own = {
  'own-1': {
    label: 'Own',
    rows: [{ event: 'a', label: 'An ace', when: 'true', pays: '1 to 1' }],
    otherwise: 'lose' as const,
  },
};

describe('wagers that are listed', () => {
  const evidence: Evidence = { measure: 'wagers', listed: 'for the game' };
  const listed = 'the 2 wagers listed for Made-up poker';

  it('meet the rule', () => {
    expect(rulings(evidence, { game })).toEqual([
      {
        verdict: 'meets',
        threshold: listed,
        found: '2, all listed',
        explanation: 'Each of the 2 wagers on offer is among those that rule 9.1 allows.',
      },
    ]);
    expect(rulings(evidence, { game: { wagers: [hand] } })).toEqual([
      {
        verdict: 'meets',
        threshold: 'the wager listed for Made-up poker',
        found: '1, all listed',
        explanation: 'The one wager on offer is among those that rule 9.1 allows.',
      },
    ]);
    expect(rulings(evidence, { game, wagers: {} })).toEqual([]);
  });

  it('are all that is allowed', () => {
    expect(rulings(evidence, { game, wagers: { hand: at('minimum'), lucky: at('minimum') } })).toEqual([
      {
        verdict: 'breach',
        threshold: listed,
        found: '“lucky”',
        wager: 'lucky',
        explanation: 'Wager “lucky” is not listed for Made-up poker; rule 9.1 allows only the wagers listed.',
      },
    ]);
  });

  it('are joined by what the operator wrote only as the rule says', () => {
    const about = { threshold: listed, wager: 'own-1' };
    const isNew = 'Own is written by the operator, so it is a new feature of Made-up poker';
    expect(rulings(evidence, { game, written: own })).toEqual([
      {
        ...about,
        verdict: 'breach',
        found: 'not listed',
        explanation: `${isNew}; rule 9.1 allows only the wagers listed.`,
      },
    ]);
    const consent = { onBreach: 'needs-consent' } as const;
    expect(rulings(evidence, { game, wagers: {}, written: own }, consent)).toEqual([
      {
        ...about,
        verdict: 'needs-consent',
        found: 'not listed',
        explanation: `${isNew}; rule 9.1 allows only the wagers listed, so it needs the prior consent of the authority, Commission.`,
        paper: 'dossier',
      },
    ]);
    expect(
      rulings(evidence, { game, written: own, circumstances: { consents: ['Commission'] } }, consent),
    ).toEqual([
      {
        ...about,
        verdict: 'meets',
        found: 'consent on file',
        explanation: `${isNew}; rule 9.1 allows only the wagers listed without prior consent, and that of the authority, Commission, is on file.`,
      },
    ]);
  });
});

describe('a wager with an owner', () => {
  const evidence: Evidence = { owes: 'agreement' };
  const owned = { wagers: [wager('hand', 'Hand', { minimum, proprietor: 'Mr Owner' })] };
  const paying = (pays: Record<string, string>, circumstances = {}): Asked => ({
    game: owned,
    wagers: { hand: at('minimum', pays) },
    circumstances,
  });
  const about = { wager: 'hand', threshold: 'agreement of Mr Owner' };

  it('is offered as printed without being asked', () => {
    expect(rulings(evidence, paying({}))).toEqual([
      {
        ...about,
        verdict: 'meets',
        found: 'no variation',
        explanation: 'Hand is offered as printed, so rule 9.1 needs no agreement from Mr Owner.',
      },
    ]);
    expect(rulings(evidence, paying({ flush: '?' }))).toEqual([]);
    expect(rulings(evidence, { game })).toEqual([]);
  });

  it('is varied with their agreement', () => {
    expect(rulings(evidence, paying({ flush: '6 to 1' }))).toEqual([
      {
        ...about,
        verdict: 'needs-consent',
        found: 'not on file',
        explanation:
          'Hand is varied (Flush 6 to 1 (minimum 5 to 1)); rule 9.1 asks for the agreement of Mr Owner first.',
        paper: 'dossier',
      },
    ]);
    expect(rulings(evidence, paying({ flush: '6 to 1' }, { consents: ['Mr Owner'] }))).toEqual([
      {
        ...about,
        verdict: 'meets',
        found: 'on file',
        explanation:
          'Hand is varied (Flush 6 to 1 (minimum 5 to 1)), and the agreement of Mr Owner that rule 9.1 asks for is on file.',
      },
    ]);
    const temporary = { occasion: 'the Winter Fair', from: '2024-01-01', to: '2024-02-01' };
    expect(said(evidence, paying({}, { temporary }))).toEqual([
      'Hand is varied (temporarily, for the Winter Fair); rule 9.1 asks for the agreement of Mr Owner first.',
    ]);
    const unnamed = { temporary: { ...temporary, occasion: ' ' }, consents: ['Mr Owner'] };
    expect(rulings(evidence, paying({}, unnamed))).toEqual([
      {
        ...about,
        verdict: 'not-assessed',
        explanation:
          'Hand is varied temporarily, and rule 9.1 asks for the agreement of Mr Owner; give the occasion of the temporary variation.',
        paper: 'dossier',
      },
    ]);
    expect(rulings(evidence, paying({ flush: '6 to 1' }, unnamed))).toMatchObject([
      { verdict: 'meets', found: 'on file' },
    ]);
  });

  it('may belong to whoever owns the game, and so does what the operator adds to it', () => {
    const asked = {
      game: { ...game, proprietor: 'Game Ltd' },
      wagers: { hand: at('minimum') },
      written: own,
    };
    expect(said(evidence, asked)).toEqual([
      'Hand is offered as printed, so rule 9.1 needs no agreement from Game Ltd.',
      'Own is varied (added to the game by the operator); rule 9.1 asks for the agreement of Game Ltd first.',
    ]);
  });
});

describe('a table in use', () => {
  const evidence: Evidence = { owes: 'table-shown' };
  const using = (...[table, pays]: Parameters<typeof at>): Asked => ({
    game,
    wagers: { hand: at('minimum'), side: at(table, pays) },
    figures: { side: { houseEdge: '1/30' } },
  });

  it('is announced with its edge', () => {
    expect(rulings(evidence, using('a'))).toEqual([
      {
        verdict: 'needs-notice',
        found: 'Pay table A',
        wager: 'side',
        explanation: 'Side has Pay table A in use; rule 9.1 asks for a notice of that.',
        signLine: 'Side: Pay table A, house edge 3.34 %.',
        paper: 'sign',
      },
    ]);
    expect(rulings(evidence, using('minimum'))).toMatchObject([
      { found: 'minimum odds', signLine: 'Side: minimum odds, house edge 3.34 %.' },
    ]);
    expect(rulings(evidence, using('b'))).toMatchObject([{ found: 'board' }]);
    expect(rulings(evidence, using('a', { flush: '8 to 1' }))).toMatchObject([
      { found: 'our own pay table', signLine: 'Side: our own pay table, house edge 3.34 %.' },
    ]);
    expect(rulings(evidence, { ...using('b'), figures: {} })).toMatchObject([{ signLine: 'Side: board.' }]);
    expect(rulings(evidence, using('b', { flush: '?' }))).toEqual([]);
    expect(rulings(evidence, using('other'))).toEqual([]);
  });

  it('is called by its table where the wager is paid by table, and approved pays by that name', () => {
    const wagers = [
      wager('tables', 'Tables', { paid: 'by-table', payTables: [B] }),
      wager('approved', 'Approved', { paid: 'exactly', minimum, payTables: [A] }),
    ];
    expect(rulings(evidence, { game: { wagers } }).map(({ found }) => found)).toEqual([
      'board',
      'approved pays',
    ]);
    const damaged = wager('damaged', 'Damaged', {
      paid: 'by-table',
      damagedTables: [{ ...B, id: 'lost', label: 'Lost in part', lost: ['royal-flush'] }],
    });
    const filled = { damaged: at('lost', { 'royal-flush': '9 to 1' }) };
    expect(rulings(evidence, { game: { wagers: [damaged] }, wagers: filled })).toMatchObject([
      { found: 'lost in part' },
    ]);
  });

  it('is advice where the minimum odds are taken as a whole', () => {
    const advice: Evidence = { owes: 'balance' };
    const more = { onBreach: undefined };
    expect(rulings(advice, using('minimum'), more)).toEqual([
      {
        verdict: 'meets',
        threshold: 'Pay table A or Board',
        found: 'minimum odds',
        wager: 'side',
        explanation:
          'Advice: offer Side at Pay table A or Board, as rule 9.1 recommends, not at the minimum odds on every row, house edge 3.34 %.',
      },
    ]);
    expect(said(advice, { ...using('minimum'), figures: {} }, more)).toEqual([
      'Advice: offer Side at Pay table A or Board, as rule 9.1 recommends, not at the minimum odds on every row.',
    ]);
    expect(rulings(advice, using('b'), more)).toEqual([
      {
        verdict: 'meets',
        threshold: 'Pay table A or Board',
        found: 'board',
        wager: 'side',
        explanation: 'Side is offered at board, not at the minimum odds that rule 9.1 advises against.',
      },
    ]);
    expect(rulings(advice, using('b', { flush: '?' }), more)).toEqual([]);
    expect(rulings(advice, using('other'), more)).toEqual([]);
  });
});

describe('odds of the operator’s own', () => {
  const evidence: Evidence = { owes: 'own-pays-shown' };
  const paying = (flush: string, more: Partial<Asked> = {}): Asked => ({
    game: { wagers: [hand] },
    wagers: { hand: at('minimum', { flush }) },
    figures: { hand: { houseEdge: '1/30' } },
    ...more,
  });
  const about = { wager: 'hand', found: 'Flush 6 to 1 (minimum 5 to 1)', paper: 'sign' };

  it('are announced with the edge', () => {
    expect(rulings(evidence, paying('6 to 1'))).toEqual([
      {
        ...about,
        verdict: 'needs-notice',
        explanation:
          'Hand pays Flush 6 to 1 (minimum 5 to 1), house edge 3.34 %; rule 9.1 asks for a notice at the table.',
        signLine: 'Hand pays Flush 6 to 1 (minimum 5 to 1), house edge 3.34 %.',
      },
    ]);
    expect(rulings(evidence, paying('6 to 1', { figures: { hand: { houseEdge: '-1/200' } } }))).toMatchObject(
      [
        {
          signLine:
            'Hand pays Flush 6 to 1 (minimum 5 to 1), house edge below zero, the player gains 0.500 %.',
        },
      ],
    );
  });

  it('wait for it', () => {
    expect(rulings(evidence, paying('6 to 1', { figures: {} }))).toEqual([
      {
        ...about,
        verdict: 'not-assessed',
        explanation:
          'Hand pays Flush 6 to 1 (minimum 5 to 1); rule 9.1 asks for a notice at the table with its house edge. To find it, analyse the variant.',
      },
    ]);
  });

  it('are no matter at the minimum, below it, or where they cannot be read', () => {
    expect(rulings(evidence, paying('5 to 1'))).toEqual([
      {
        verdict: 'meets',
        explanation:
          'Every wager is at the minimum odds or a printed pay table, so rule 9.1 asks for no notice.',
      },
    ]);
    expect(rulings(evidence, paying('4 to 1'))).toEqual([]);
    // Nothing is printed for what the operator wrote: there are no better odds than its own.
    const written = { ...paying('5 to 1', { written: own }), figures: { 'own-1': { houseEdge: '1/2' } } };
    expect(rulings(evidence, written)).toMatchObject([{ verdict: 'meets' }]);
    expect(rulings(evidence, paying('?'))).toEqual([]);
    expect(rulings(evidence, { ...paying('6 to 1'), wagers: {} })).toEqual([]);
    // A sum is never shown to reach the minimum: a breach of that, and nothing to announce.
    expect(rulings(evidence, paying('$500'))).toEqual([]);
  });

  it('of a wager with tables are named as a table', () => {
    const asked = {
      game: { wagers: [side] },
      wagers: { side: at('a', { flush: '8 to 1' }) },
      figures: { side: { houseEdge: '1/30' } },
    };
    expect(rulings(evidence, asked)).toEqual([
      {
        wager: 'side',
        found: 'our own pay table',
        paper: 'sign',
        verdict: 'needs-notice',
        explanation:
          'Side is offered at our own pay table, house edge 3.34 %; rule 9.1 asks for a notice at the table.',
        signLine: 'Side: our own pay table, house edge 3.34 %.',
      },
    ]);
  });

  it('are all on the sign, and the first four in the sentence', () => {
    const events = ['royal-flush', 'straight-flush', 'four-of-a-kind', 'full-house', 'flush'];
    const five = wager('five', 'Five', { minimum: Object.fromEntries(events.map((id) => [id, '5 to 1'])) });
    const pays = Object.fromEntries(events.map((id) => [id, '6 to 1']));
    const [found] = rulings(evidence, {
      game: { wagers: [five] },
      wagers: { five: at('minimum', pays) },
      figures: { five: { houseEdge: '1/30' } },
    });
    const better = (label: string) => `${label} 6 to 1 (minimum 5 to 1)`;
    const four = ['Royal flush', 'Straight flush', 'Four of a kind', 'Full house'].map(better).join(', ');
    expect(found?.found).toBe(`${four} and 1 more`);
    expect(found?.signLine).toBe(`Five pays ${four} and ${better('Flush')}, house edge 3.34 %.`);
  });

  it('of a wager with one pay name no event, and a cell without a minimum is no change of it', () => {
    const one = { game: { wagers: [wager('hand', 'Hand', { minimum: { flush: '5 to 1' } })] } };
    expect(rulings(evidence, paying('6 to 1', one))).toMatchObject([
      { signLine: 'Hand pays 6 to 1 (minimum 5 to 1), house edge 3.34 %.' },
    ]);
    const added = { wagers: { hand: at('minimum', { flush: '6 to 1', 'full-house': '9 to 1' }) } };
    expect(rulings(evidence, paying('6 to 1', { ...one, ...added }))).toMatchObject([
      { found: '6 to 1 (minimum 5 to 1)' },
    ]);
  });
});

describe('the leaflet', () => {
  const evidence: Evidence = { owes: 'leaflet' };
  const asks = 'rule 9.1 asks that players can find the house edge of each pay table in use';
  const edges = (...ids: string[]): Asked => ({
    game,
    figures: Object.fromEntries(ids.map((id) => [id, { houseEdge: '1/30' }])),
  });

  it('gives every edge', () => {
    expect(rulings(evidence, edges('hand', 'side'))).toEqual([
      {
        verdict: 'needs-notice',
        found: '2 edges',
        explanation: `The leaflet gives the house edge of 2 wagers; ${asks}.`,
        paper: 'leaflet',
      },
    ]);
    expect(rulings(evidence, { ...edges('hand'), game: { wagers: [hand] } })).toMatchObject([
      { found: '1 edge', explanation: `The leaflet gives the house edge of 1 wager; ${asks}.` },
    ]);
    expect(rulings(evidence, { game, wagers: {} })).toEqual([]);
  });

  it('waits for those that are missing', () => {
    expect(rulings(evidence, edges('side'))).toEqual([
      {
        verdict: 'not-assessed',
        found: '1 of 2 edges',
        explanation: `No house edge yet for Hand; ${asks}. Analyse the variant first.`,
        paper: 'leaflet',
      },
    ]);
  });

  it('waits for a meter that was not given', () => {
    const terms = { fixedPaidFrom: 'house' as const, wager: '1', contribution: '10%' };
    const jackpot = wager('jackpot', 'Jackpot', { minimum, progressive: terms });
    const progressive = {
      meter: '0/1',
      seed: '0/1',
      wager: '1/1',
      contribution: '1/10',
      fixedReturn: '1/10',
      longRunReturn: '1/5',
      meterShare: '1/1000',
    };
    const asked: Asked = {
      game: { wagers: [hand, jackpot] },
      figures: {
        hand: { houseEdge: '1/30' },
        jackpot: { houseEdge: '9/10', progressive: { ...progressive, meter: '500/1' } },
      },
    };
    expect(rulings(evidence, asked)).toEqual([
      {
        verdict: 'not-assessed',
        found: '1 of 2 edges',
        explanation: `No house edge yet for Jackpot; ${asks}. Give what the meter shows, or the share of each wager that goes to it.`,
        paper: 'leaflet',
      },
    ]);
    const given = { ...asked, circumstances: { meters: { jackpot: { meter: '500' } } } };
    expect(rulings(evidence, given)).toMatchObject([{ found: '2 edges' }]);
    const better: Evidence = { owes: 'own-pays-shown' };
    const raised = { ...asked, wagers: { jackpot: at('minimum', { flush: '6 to 1' }) } };
    expect(said(better, raised)).toEqual([
      'Jackpot pays Flush 6 to 1 (minimum 5 to 1); rule 9.1 asks for a notice at the table with its house edge. To find it, give its meter, or the share of each wager that goes to it.',
    ]);
    expect(
      rulings(better, { ...raised, circumstances: { meters: { jackpot: { meter: '500' } } } }),
    ).toMatchObject([
      {
        signLine:
          'Jackpot pays Flush 6 to 1 (minimum 5 to 1), house edge 90.00 % at the declared meter of $500.',
      },
    ]);
  });
});
