import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { PublicRecord } from '@/server/record/shapes';
import type { Felt } from '@/simulations/felt/felt';
import { LifeSection } from './life';
import { RecordView } from './record-view';

const RECORD: PublicRecord = {
  reference: 'A-0001',
  version: 1,
  game: 'Big six',
  operator: 'Northgate Casinos',
  rulebook: 'gb-2007',
  regulator: 'Gambling Commission, Great Britain',
  rulesOf: '2026-01-01',
  status: 'approved',
  hash: 'a'.repeat(64),
  conditions: [],
  limits: [],
  options: [],
  edges: [],
  edge: { name: 'House edge', by: 'the house' },
  exactly: 'exactly',
};
const shown = (seal: PublicRecord['seal']) =>
  renderToStaticMarkup(
    <RecordView
      record={{ ...RECORD, ...(seal ? { seal } : {}) }}
      rulebook="The rules"
      today="2026-01-01"
      site="https://assay.example"
    />,
  );

it('never says “Approved” of a decision that no seal vouches for', () => {
  const key = 'b'.repeat(64);
  for (const seal of [
    { state: 'missing' },
    { state: 'broken', key },
    { state: 'unknown-key', key },
  ] as const) {
    const page = shown(seal);
    expect(page).toContain('Decision not confirmed');
    expect(page).not.toMatch(/Approved|bg-meets-soft/);
  }
  expect(shown({ state: 'good', key })).toMatch(/bg-meets-soft.*Approved/);
});

it('draws the table as it is laid out, and says nothing of it where that is not known', () => {
  const felt = (title: string) => ({ title, width: 100, height: 50, blocks: [] }) as unknown as Felt;
  const drawn = renderToStaticMarkup(
    <RecordView
      record={{ ...RECORD, layout: { wide: felt('Wide layout'), held: felt('Held layout') } }}
      rulebook="The rules"
      today="2026-01-01"
      site="https://assay.example"
    />,
  );
  expect(drawn).toContain('Layout of the table');
  expect(drawn).toContain('Wide layout');
  expect(drawn).toContain('Held layout');
  expect(shown(undefined)).not.toContain('Layout of the table');
});

it('says that the collection fee comes on top of the edges, where there is one', () => {
  const page = (more: Partial<PublicRecord>) =>
    renderToStaticMarkup(
      <RecordView
        record={{ ...RECORD, ...more }}
        rulebook="The rules"
        today="2026-01-01"
        site="https://assay.example"
      />,
    );
  const said = 'The collection fee, named under Options of the game, comes on top.';
  const edge = { name: 'Edge', by: 'the player-dealer' } as const;
  expect(page({ edge, feesOnTop: true })).toContain(said);
  expect(page({ edge, feesOnTop: true })).not.toMatch(/house edge/i);
  expect(page({})).not.toContain(said);
});

it('says what each of its two answers is about, where a table is asked for too', () => {
  const view = { record: RECORD, rulebook: 'The rules', today: '2026-01-01', site: 'https://assay.example' };
  const both = renderToStaticMarkup(<RecordView {...view} atTable={() => 'No.'} />);
  expect(both).toMatch(/No\..*By its approval.*Yes/);
  expect(shown(undefined)).not.toContain('By its approval');
});

it('claims no approval for what was only notified', () => {
  const { decidedAt: _, ...undecided } = RECORD;
  const basis = (kind: 'temporary' | 'better-pays') =>
    renderToStaticMarkup(
      <RecordView
        record={
          { ...undecided, variation: { kind } as NonNullable<PublicRecord['variation']> } as PublicRecord
        }
        rulebook="The rules"
        today="2026-01-01"
        site="https://assay.example"
        atTable={() => 'No.'}
      />,
    );
  expect(basis('temporary')).toContain('By its notification');
  expect(basis('better-pays')).toContain('By the rules, which free other pays');
  expect(basis('temporary')).not.toContain('By its approval');
});

it('gives the days of a trial once, where it was approved for others than were asked for', () => {
  const step = {
    id: 's',
    what: 'approve-for-trial' as const,
    from: '2026-03-01',
    lastDay: '2026-03-31',
    at: '2026-02-01T08:00:00Z',
    authority: 'The authority',
  };
  const life = (otherDays?: string) =>
    renderToStaticMarkup(
      <LifeSection record={{ rulebook: 'gb-2007', life: [{ ...step, ...(otherDays && { otherDays }) }] }} />,
    );
  expect(life()).toContain('31 March 2026');
  expect(life('Asked for less.')).toContain('Asked for less.');
  expect(life('Asked for less.')).not.toContain('31 March 2026');
});
