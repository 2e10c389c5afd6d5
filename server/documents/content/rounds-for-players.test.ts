import { describe, expect, it } from 'vitest';
import { Rulebook } from '@/rulebooks/format/record';
import type { Subject } from '../subject';
import { ROUND_SUBJECT } from '../testing/round-subject';
import { SUBJECT } from '../testing/subject';
import { dossier } from './dossier';
import { exposure } from './dossier/exposure';
import { leaflet } from './leaflet';
import { choicesOf } from './permitted';
import { plainText } from './plain-text';
import { sign } from './sign';
import { type Offered, offered } from './wagers';

const said = (of: Parameters<typeof plainText>[0]) => plainText(of).replace(/\s+/g, ' ');

describe('a round whose edge is that of one of many', () => {
  const [round, ...others] = ROUND_SUBJECT.analysis.wagers as NonNullable<Offered['result']>[];
  const of = {
    ...ROUND_SUBJECT,
    analysis: {
      ...ROUND_SUBJECT.analysis,
      wagers: [
        { ...(round as NonNullable<typeof round>), basis: 'in the first round of a fresh shoe' },
        ...others,
      ],
    },
  };
  it.each([
    ['sign', () => sign(of).paper, 'House edge 25.00% of the Ante, in the first round of a fresh shoe'],
    ['leaflet', () => leaflet(of), 'That is the edge in the first round of a fresh shoe.'],
    ['dossier', () => dossier(of, { manifest: [] }), '(edge in the first round of a fresh shoe)'],
  ] as const)('names it on the %s', (_, paper, words) => {
    expect(said(paper())).toContain(words);
  });
});

describe('the sign of a round', () => {
  const made = sign(ROUND_SUBJECT).paper;
  it('has one edge for all that settles together, and the jackpot’s at the meter that was declared', () => {
    const text = said(made);
    expect(text).toContain('Ante, Blind and Play · House edge 25.00% of the Ante Ante: 1 to 1');
    expect(text).toContain('Blind: Royal flush: 500 to 1');
    expect(text).toContain('Jackpot · House edge 17.00%, at the declared meter of £200');
    expect(text).toContain('Blind: pay table 1, house edge 25.00%.');
  });
  it('lists shares of the meter even while it is empty, without an example of a win', () => {
    const [round, jackpot] = ROUND_SUBJECT.analysis.wagers as NonNullable<Offered['result']>[];
    const events = jackpot?.events.map((event) =>
      event.pays.endsWith('of the meter') ? { ...event, net: '-1/1' } : event,
    );
    const progressive = { ...jackpot?.progressive, meter: '0/1', seed: '0/1' };
    const empty = { ...jackpot, events, progressive } as Offered['result'];
    const analysis = { ...ROUND_SUBJECT.analysis, wagers: [round as Offered['result'], empty] };
    const text = said(sign({ ...ROUND_SUBJECT, analysis }).paper);
    expect(text).toContain(
      'Royal flush: 100% of the meter Straight flush: 10% of the meter Four of a kind: 5 for 1',
    );
    const examples = said(leaflet({ ...ROUND_SUBJECT, analysis }));
    expect(examples).toContain('Four of a kind (5 for 1). The wager does not come back. £1 £5');
    expect(examples).not.toContain('while the meter shows');
  });
  it('has room for what the meter shows', () => {
    expect(made.blocks).toContainEqual({ kind: 'place', text: 'Jackpot, meter now', under: 'Jackpot' });
    expect(sign(SUBJECT).paper.blocks.some(({ kind }) => kind === 'place')).toBe(false);
  });
});

describe('what the rules require on a sign', () => {
  const [section] = ROUND_SUBJECT.rulebook.sections;
  const shown = {
    ...ROUND_SUBJECT.rulebook,
    sections: [
      {
        ...(section as NonNullable<typeof section>),
        rules: [
          {
            clause: '2.6' as const,
            inferred: false,
            says: 'What is paid stands at the table.',
            kind: 'computed' as const,
            evidence: { owes: 'pays-shown' as const },
            appliesTo: {},
            parameters: [],
            source: [1, 2] as [number, number],
          },
        ],
      },
    ],
  };
  const line = 'Play pays: player wins 1 to 1.';
  const finding = {
    rule: 'test-2/2.6',
    clause: '2.6' as const,
    verdict: 'needs-notice' as const,
    wager: 'play',
    event: 'win',
    explanation: 'What Play pays is shown at the table.',
    signLine: line,
    paper: 'sign' as const,
  };
  const subject: Subject = { ...ROUND_SUBJECT, rulebook: shown, findings: [finding] };
  it('is not printed twice: odds as a line only where the rows are left out', () => {
    expect(said(sign(subject, 'all').paper)).not.toContain(line);
    expect(said(sign(subject, 'changed').paper)).toContain(line);
  });
  it('names the row of a pay table in the dossier by its label', () => {
    expect(said(dossier(subject, { manifest: [] }))).toContain('2.6 Play, Player wins');
  });
});

describe('a ceiling on what is paid', () => {
  const rows = (royal: string) => ({
    'royal-flush': royal,
    'straight-flush': '50 to 1',
    'four-of-a-kind': '25 to 1',
    'full-house': '11 to 1',
    flush: '8 to 1',
    straight: '5 to 1',
    'three-of-a-kind': '3 to 1',
    'two-pairs': '2 to 1',
    pair: '1 to 1',
  });
  const game = Rulebook.shape.games.element.parse({
    id: 'ride',
    label: 'Test Ride',
    clause: '3' as const,
    family: 'let-it-ride',
    equipment: 'A pack of 52 cards.',
    play: ['Cards are dealt.'],
    parameters: { lowestPair: 10 },
    options: [
      ['ceiling', 'royalMost'],
      ['stake', 'royalWager'],
    ].map(([id, sets]) => ({
      id,
      label: `The ${id}`,
      explains: 'An amount.',
      clause: '3.1' as const,
      kind: 'amount',
      values: [{ value: 'none', label: 'None' }],
      default: 'none',
      sets,
    })),
    wagers: [
      {
        id: 'ante',
        label: 'Ride',
        clause: '3.2' as const,
        wager: 'let-it-ride',
        minimum: rows('100 to 1'),
        payTables: [{ id: 'table-1', label: 'Pay table 1', clause: '3.3' as const, rows: rows('1000 to 1') }],
      },
    ],
  });
  const [round] = ROUND_SUBJECT.analysis.wagers;
  const options = { ceiling: '2000', stake: '25' };
  const line = 'A royal flush pays no more than £2,000.';
  const events = (round?.events ?? []).map((event) =>
    event.id === 'win'
      ? { ...event, id: 'royal-flush-3' }
      : event.id === 'tie'
        ? { ...event, net: '2/1' }
        : event,
  );
  const ride = { ...round, label: 'Ride', settles: ['ante'], events } as NonNullable<typeof round>;
  const subject: Subject = {
    ...ROUND_SUBJECT,
    game,
    variant: { ...ROUND_SUBJECT.variant, options, wagers: { ante: { payTable: 'table-1', pays: {} } } },
    analysis: { ...ROUND_SUBJECT.analysis, options, wagers: [ride] },
    findings: [
      {
        rule: 'test-2/3.1',
        clause: '3.1' as const,
        verdict: 'needs-notice',
        option: 'ceiling',
        explanation: 'Rule 3.1 asks for a notice.',
        signLine: line,
        paper: 'sign',
      },
    ],
  };
  it('is large on the sign, once, with the wager that the edge is for', () => {
    const { paper: made } = sign(subject);
    expect(made.blocks.filter((block) => 'text' in block && block.text === line)).toEqual([
      { kind: 'display', size: 'large', text: line },
    ]);
    expect(said(made)).toContain('is for wagers of £25 each');
    expect(said(leaflet(subject))).toContain('is for wagers of £25 each');
  });
  it('is what a royal flush exposes the house to; other hands are not capped', () => {
    const [each] = offered(subject);
    const at = (maximum: number): string => {
      const limits = { currency: 'GBP', minimum: 500, maximum };
      const circumstances = { ...subject.variant.circumstances, limits };
      return each ? exposure(each, { ...subject, variant: { ...subject.variant, circumstances } }) : '';
    };
    expect(at(50_000)).toBe('£2,000');
    expect(at(200_000)).toBe('£4,000');
  });
  it('is shown as money among the options, and leaves out edges that were not worked out with it', () => {
    const text = said(dossier(subject, { manifest: [] }));
    expect(text).toContain('The ceiling £2,000 3.1');
    expect(offered(subject).flatMap((each) => choicesOf(subject, each))[0]?.tables).toMatchObject([
      { id: 'minimum', edge: undefined },
      { id: 'table-1', edge: '1/4' },
    ]);
  });
});

describe('the leaflet of a round', () => {
  const text = said(leaflet(ROUND_SUBJECT));
  it('lists it as one entry: per ante, what each wager pays, then of all that is staked', () => {
    expect(text).toContain('Ante, Blind and Play 25.00% the Ante');
    expect(text).toContain('– In all, on average 6.95% all that is staked');
    expect(text).not.toContain('12.50%');
    expect(text).toContain('– Blind: Pay table 1 up to 500 to 1');
  });
  it('says in money what is kept of the ante, and works that figure out at once', () => {
    expect(text).toContain(
      'For every £100 staked as Ante, the casino keeps £25 on average when the player makes no mistakes. £100 × 25.00% = £25.',
    );
    expect(text).toContain('17.00% the stake, at the declared meter of £200');
    expect(text).not.toContain('meter at its seed');
  });
  it('says what decisions change, and when the meter costs nothing', () => {
    expect(text).toContain('The best play 25.00% A simple rule 30.00% Never fold 40.00%');
    expect(text).toContain('A simple rule: Bets with an ace, folds the rest.');
    expect(text).toContain(
      'House edge at the declared meter of £200: 17.00%. It is zero or less from £289.48 up. Over the long run, whatever the meter shows on the way, it is 15.00%.',
    );
    expect(text).not.toContain('Nothing you decide');
  });
  it('leads with the long run where no meter was given, and with no edge where nothing was', () => {
    const without = (progressive: { contribution: string } | undefined) => {
      const { progressive: _, ...others } = ROUND_SUBJECT.variant.circumstances;
      const circumstances = { ...others, ...(progressive && { progressive }) };
      return said(leaflet({ ...ROUND_SUBJECT, variant: { ...ROUND_SUBJECT.variant, circumstances } }));
    };
    expect(without({ contribution: '75%' })).toContain('15.00% the stake, over the long run');
    expect(without({ contribution: '75%' })).toContain('House edge over the long run: 15.00%.');
    expect(without(undefined)).toContain('by the meter the stake, depends on the meter');
    expect(without(undefined)).not.toContain('17.00%');
  });
  it('says a gain or a price of less than a penny in words', () => {
    const [round, jackpot] = ROUND_SUBJECT.analysis.wagers;
    if (!round || !jackpot) throw new Error('no jackpot');
    const leafletAt = (houseEdge: string) => {
      const wagers = [round, { ...jackpot, houseEdge }];
      return said(leaflet({ ...ROUND_SUBJECT, analysis: { ...ROUND_SUBJECT.analysis, wagers } }));
    };
    // A gain of 0.001% is a tenth of a penny in a hundred pounds.
    const gaining = leafletAt('-1/100000');
    expect(gaining).toContain(
      'On Jackpot, the player gains less than £0.01 on average, which the casino loses.',
    );
    expect(gaining).toContain('−0.001% (the player gains)');
  });
  it('says what the player gains, and never that the casino keeps less than nothing', () => {
    const [round, jackpot] = ROUND_SUBJECT.analysis.wagers;
    if (!round || !jackpot) throw new Error('no jackpot');
    const gaining = { ...ROUND_SUBJECT.analysis, wagers: [round, { ...jackpot, houseEdge: '-77/5000' }] };
    const words = said(leaflet({ ...ROUND_SUBJECT, analysis: gaining }));
    expect(words).toContain('On Jackpot, the player gains £1.54 on average, which the casino loses.');
    expect(words).toContain('−1.54% (the player gains)');
    expect(words).not.toMatch(/keeps -|keeps −/);
    expect(said(sign({ ...ROUND_SUBJECT, analysis: gaining }).paper)).toContain(
      'Jackpot · House edge −1.54%, at the declared meter of £200; the player gains',
    );
  });
});
