/** Sections of a dossier, word for word: each wager in detail, and the appendix. */
import { describe, expect, it } from 'vitest';
import type { Block } from '../../paper';
import { ROUND_SUBJECT } from '../../testing/round-subject';
import { SUBJECT } from '../../testing/subject';
import { type Offered, offered } from '../wagers';
import { changes, leafletPages, manifested, signAndLeaflet, signSheets } from './appendix';
import { counts } from './counts';
import { rounds } from './endings';

const heading = (level: 1 | 2 | 3, text: string): Block => ({ kind: 'heading', level, text });
const right = { align: 'right' as const, figures: true };
const BACK = (id: string): Block => ({
  kind: 'paragraph',
  tone: 'small',
  text: 'Back to the figures',
  to: `figure-${id}`,
});
const smallOf = (blocks: Block[]) =>
  blocks.flatMap((block) =>
    block.kind === 'paragraph' && block.tone === 'small' && !block.to ? [block.text] : [],
  );

describe('the counts', () => {
  const [number, red] = offered(SUBJECT) as [Offered, Offered];
  it('has the counts, the odds and the share of the edge of each event', () => {
    const event = { align: 'right' as const, figures: true, grow: 1 };
    expect(counts(SUBJECT, [red])).toEqual([
      { ...heading(2, 'Counts and events'), id: 'counts' },
      {
        kind: 'paragraph',
        keepWithNext: true,
        text: 'Counts are whole numbers out of equally likely outcomes, with all their digits. An event’s contribution is its chance times its net pay; together they are the player’s expectation, which is the house edge with its sign reversed. The attached file counts.csv has the same rows.',
      },
      { ...heading(3, 'Red'), id: 'counts-red' },
      {
        kind: 'paragraph',
        tone: 'small',
        keepWithNext: true,
        text: 'Clause 1.3, Minimum odds. House edge 1.3514%, exactly 1/74.',
      },
      {
        kind: 'table',
        caption: 'Events of Red',
        captionHidden: true,
        rowHeaders: 1,
        columns: [
          { title: 'Event', grow: 3 },
          ...['Count', 'Chance', 'True odds', 'Pays', 'Contribution'].map((title) => ({
            title,
            ...event,
          })),
        ],
        rows: [
          // 19 to 18 is 1.0556 to 1.
          { cells: ['Red is spun', '18', '0.486486', '1.0556 to 1', '1 to 1', '+48.6486%'] },
          { cells: ['Zero is spun', '1', '0.027027', '36 to 1', 'lose half', '−1.3514%'] },
          { cells: ['Black is spun', '18', '0.486486', '1.0556 to 1', 'lose', '−48.6486%'] },
          { total: true, cells: ['Total, equal to the universe', '37', '1.000000', '', '', '−1.3514%'] },
        ],
      },
      BACK('red'),
    ]);
  });
  it('gives a wager’s other name, and its true odds if one event wins everything', () => {
    const called = { ...number, wager: { ...number.wager, alsoCalled: 'Straight up' } };
    expect(smallOf(counts(SUBJECT, [called]))).toEqual([
      'Also called Straight up. Clause 1.3, Minimum odds. True odds 36 to 1, paid 35 to 1. House edge 2.7027%, exactly 1/37.',
    ]);
  });
  it('gives no figure for an undeclared meter', () => {
    const bare = { ...ROUND_SUBJECT, variant: { ...ROUND_SUBJECT.variant, circumstances: {} } };
    const jackpot = offered(bare).slice(1);
    const made = counts(bare, jackpot);
    expect(smallOf(made)).toEqual(['Clause 2.4, Minimum odds. House edge depends on the meter.']);
    const table = made.at(-2);
    expect(table?.kind === 'table' && table.rows.map(({ cells }) => cells.at(-1))).toEqual([
      'by the meter',
      'by the meter',
      '+36.0000%',
      '−90.0000%',
      'by the meter',
    ]);
  });
  it('shows for a round its pays, its three edges and how it ends', () => {
    const [round] = offered(ROUND_SUBJECT) as [Offered];
    const [title, text, pays, edges, results] = rounds([round]);
    const [, , , endings] = counts(ROUND_SUBJECT, [round]);
    expect([title, text]).toEqual([
      heading(2, 'The round: Ante, Blind and Play'),
      {
        kind: 'paragraph',
        keepWithNext: true,
        text: 'These wagers settle together, with the player’s decisions in between, so they are one round. Its figures are per Ante, for the play under “Strategy assumed”.',
      },
    ]);
    const [, alone] = rounds([{ ...round, members: round.members.slice(0, 1) }]);
    expect(alone).toMatchObject({
      text: expect.stringMatching(
        /^The player decides while this wager is in play, so it is a round of its own\. Its /,
      ),
    });
    expect(pays).toMatchObject({
      caption: 'Ante, Blind and Play: what each wager pays',
      rowHeaders: 1,
      columns: [
        { title: 'Event', grow: 1 },
        { title: 'Pays', ...right },
      ],
    });
    expect(pays?.kind === 'table' && pays.rows.filter(({ group }) => group)).toEqual(
      [
        'Ante, clause 2.1, Minimum odds',
        'Blind, clause 2.2, Pay table 1',
        'Play, clause 2.1, Minimum odds',
      ].map((name) => ({ group: true, cells: [name] })),
    );
    expect(edges).toEqual({
      kind: 'facts',
      entries: [
        { label: 'House edge per Ante', value: '25.0000%, exactly 1/4' },
        {
          label: 'Per all mandatory wagers',
          value: '12.5000%, exactly 1/8: 2 × Ante must be staked before any decision',
        },
        {
          label: 'Element of risk',
          value: '6.9444%, exactly 5/72: of all that is staked, 3.6 × Ante on average',
        },
      ],
    });
    expect(endings).toMatchObject({
      caption: 'Ante, Blind and Play: every way a round can end',
      rowHeaders: 1,
      columns: [
        { title: 'Ending', grow: 3 },
        ...['Count', 'Chance', 'Net, × Ante', 'Staked, × Ante', 'Contribution'].map((name) => ({
          title: name,
          ...right,
        })),
      ],
    });
    expect(endings?.kind === 'table' && endings.rows.at(-1)?.total).toBe(true);
    // 40 x 3 and 35 x 3 + 20 x 2 of a hundred.
    expect(results).toMatchObject({
      caption: 'Ante, Blind and Play: how a round ends',
      rows: [
        { cells: ['The player gains', '1', '0.400000', '+120.0000%'] },
        { cells: ['Neither gains', '1', '0.050000', '0.0000%'] },
        { cells: ['The player loses', '2', '0.550000', '−145.0000%'] },
        { total: true, cells: ['Total', '4', '1.000000', '−25.0000%'] },
      ],
    });
    const single = { ...round, result: { ...round.result, perMandatory: round.result.houseEdge } };
    expect(rounds([single])[3]).toMatchObject({
      entries: [{}, { value: '25.0000%, exactly 1/4: only the Ante must be staked' }, {}],
    });
  });
});

describe('the papers', () => {
  const rests = { manifest: [{ name: 'Variant', sha256: 'ab12' }] };
  const changed = (record: object) =>
    changes({ ...SUBJECT, record: { ...SUBJECT.record, ...record } }).slice(1);
  it('have the sign and the leaflet as facsimiles in annexes, each page with its words for a reader aloud', () => {
    const printed = { sign: ['Red 1 to 1'], leaflet: ['Front', 'Inside'], missing: [], leafletMissing: [] };
    expect(signAndLeaflet({ ...rests, printed })).toEqual([
      heading(2, 'The sign, as it will be shown'),
      {
        kind: 'paragraph',
        tone: 'small',
        text: 'Its sheet, large enough to read, in an annex',
        to: 'sign',
      },
      heading(2, 'The leaflet, as it will be handed out'),
      {
        kind: 'paragraph',
        tone: 'small',
        text: 'Its 2 pages, large enough to read, in an annex',
        to: 'leaflet',
      },
    ]);
    expect(signSheets({ ...rests, printed })).toEqual([
      { ...heading(2, 'The sign, as it will be shown'), id: 'sign' },
      {
        kind: 'facsimile',
        of: 'sign',
        caption: 'The sign',
        alts: ['Facsimile of the sign. It says: Red 1 to 1'],
      },
    ]);
    expect(leafletPages({ ...rests, printed })).toEqual([
      { ...heading(2, 'The leaflet, as it will be handed out'), id: 'leaflet' },
      {
        kind: 'facsimile',
        of: 'leaflet',
        caption: 'The pages of the leaflet, in the order in which they are read',
        alts: [
          'Facsimile of the leaflet, page 1 of 2. It says: Front',
          'Facsimile of the leaflet, page 2 of 2. It says: Inside',
        ],
      },
    ]);
    const lacking = { ...printed, missing: ['The table’s minimum and maximum wager.'] };
    expect(signAndLeaflet({ ...rests, printed: lacking })[1]).toEqual({
      kind: 'note',
      tone: 'attention',
      title: 'Not ready for display. Missing or in breach:',
      lines: ['The table’s minimum and maximum wager.'],
    });
  });
  it('have a manifest, with the key that they are sealed with', () => {
    expect(manifested(SUBJECT, { ...rests, sealedBy: 'k1' }).slice(1)).toEqual([
      {
        kind: 'paragraph',
        text: 'SHA-256 of everything behind this document. The attached file analysis.json holds the variant, the analysis and the findings; “assay verify” computes them again from it, compares them, and checks the seals against the public key of the site. The attached file counts.csv has every count for a spreadsheet. The PAR sheets are filed beside this document; a file with the hash printed here is the one that belongs to it.',
      },
      {
        kind: 'facts',
        entries: [
          { label: 'Variant', value: 'ab12' },
          { label: 'Sealed', value: 'By key k1' },
        ],
      },
    ]);
    expect(manifested(SUBJECT, rests).at(-1)).toMatchObject({ entries: [{}, { value: 'Not sealed' }] });
  });
  it('list what changed, or say why nothing is listed', () => {
    expect(changed({})).toEqual([
      {
        kind: 'table',
        caption: 'Changes',
        captionHidden: true,
        rowHeaders: 1,
        columns: ['Field', 'Before', 'Now'].map((title) => ({ title, grow: 1 })),
        rows: [{ cells: ['wagers.tie.payTable', 'minimum', 'table-1'] }],
      },
    ]);
    const said = (text: string) => [{ kind: 'paragraph', text }];
    expect(changed({ changes: [] })).toEqual(said('Nothing computed or printed has changed.'));
    expect(changed({ changes: undefined })).toEqual(said('This is the first version submitted.'));
    expect(changed({ changes: [], version: 1 })).toEqual(said('This is the first version.'));
  });
});
