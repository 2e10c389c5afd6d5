'use client';

import { ChevronRight } from 'lucide-react';
import { Fragment, useEffect, useState } from 'react';
import { Badge } from '@/app/components/badge';
import { Button, IconButton } from '@/app/components/button';
import { classes } from '@/app/components/classes';
import { ClauseLink } from '@/app/components/clause-link';
import { edgeTerm } from '@/app/components/edge-term';
import { Section } from '@/app/components/page-frame';
import { Cell, Header, HeaderRow, Row, RowHeader, Table } from '@/app/components/table';
import { Term } from '@/app/components/tooltip';
import type { AnalysedWager, Analysis } from '@/rulebooks/analysis/analysis';
import { edgeName } from '@/rulebooks/offer/money-answers';
import type { RulebookId } from '@/rulebooks/spelling/ids';
import { placeOfAnchor } from '@/server/vocabulary/anchor';
import { measured, percent, seconds, zScore } from '@/simulations/printing/numbers';
import { howExactly } from '@/simulations/wagers/rounded';
import { type Analysed, AtGivenMeter, LeadingEdge } from '../../leading-edge';
import type { Names } from './names';
import { AskedAbout, usePlace } from './reviewing';
import { WagerDetail } from './wager-detail';

const COLUMNS = 8;

function WagerRow({
  wager,
  rulebook,
  analysis,
  names,
  z,
  open,
  toggle,
  subject,
}: {
  wager: AnalysedWager;
  rulebook: RulebookId;
  analysis: Analysis;
  names: Names;
  z: number | undefined;
  open: boolean;
  toggle: () => void;
  subject: Analysed;
}) {
  const id = `events-${wager.id}`;
  return (
    <Fragment>
      <Row>
        <RowHeader className="min-w-40">
          <span className="flex items-start gap-1">
            <IconButton
              label={`${open ? 'Hide' : 'Show'} the events of ${wager.label}`}
              aria-expanded={open}
              aria-controls={open ? id : undefined}
              className="-my-0.5 size-6"
              onClick={toggle}
            >
              <ChevronRight size={14} aria-hidden="true" className={classes(open && 'rotate-90')} />
            </IconButton>
            <span id={placeOfAnchor({ wager: wager.id })} className="scroll-mt-20 target:bg-accent-soft">
              {wager.label} <ClauseLink rulebook={rulebook} clause={wager.clause} className="font-normal" />{' '}
              <AskedAbout about={{ wager: wager.id }} name={wager.label} />
            </span>
          </span>
        </RowHeader>
        <Cell>{names.payTable(wager)}</Cell>
        <Cell numeric className="font-medium">
          <LeadingEdge wager={wager} {...subject} />
        </Cell>
        <Cell numeric>
          <AtGivenMeter wager={wager} {...subject}>
            {percent(wager.perMandatory)}
          </AtGivenMeter>
        </Cell>
        <Cell numeric>
          <AtGivenMeter wager={wager} {...subject}>
            {percent(wager.elementOfRisk)}
          </AtGivenMeter>
        </Cell>
        <Cell numeric>{percent(wager.hit)}</Cell>
        <Cell numeric>
          <AtGivenMeter wager={wager} {...subject}>
            {measured(wager.standardDeviation)}
          </AtGivenMeter>
        </Cell>
        <Cell numeric>
          {z === undefined ? (
            '–'
          ) : (
            <span className={classes(Math.abs(z) >= 4 && 'text-breach')}>{zScore(z)}</span>
          )}
        </Cell>
      </Row>
      {open ? (
        <tr id={id} className="border-b border-rule">
          <td colSpan={COLUMNS} className="bg-sunken p-4">
            <div className="w-0 min-w-full">
              <WagerDetail
                wager={wager}
                subject={subject}
                unit={names.unit(wager)}
                witness={analysis.witness.find((entry) => entry.wager === wager.id)}
              />
            </div>
          </td>
        </tr>
      ) : null}
    </Fragment>
  );
}

/** Every wager with its three edges; each opens to its events, counted exactly. */
export function WagersTable({
  rulebook,
  analysis,
  names,
  subject,
}: {
  rulebook: RulebookId;
  analysis: Analysis;
  names: Names;
  subject: Analysed;
}) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const asked = usePlace();
  const within = analysis.wagers.find((wager) =>
    wager.events.some((event) => placeOfAnchor({ wager: wager.id, event: event.id }) === asked),
  )?.id;
  // A link to a pay opens its wager first, so that the browser has where to go.
  useEffect(() => {
    if (within === undefined) return;
    setOpen((before) => new Set([...before, within]));
    requestAnimationFrame(() => document.getElementById(asked)?.scrollIntoView({ block: 'center' }));
  }, [within, asked]);
  const all = open.size === analysis.wagers.length;
  const toggle = (id: string) =>
    setOpen((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  const exact = analysis.wagers.every((wager) => wager.exact);
  return (
    <Section
      id="numbers"
      title="Numbers"
      lead={
        <>
          {exact
            ? `Every figure was worked out ${howExactly(analysis.wagers)} and rounded once, as shown. `
            : ''}
          Computed by {analysis.engine} in {seconds(analysis.seconds)} on {analysis.threads}{' '}
          {analysis.threads === 1 ? 'thread' : 'threads'}.
        </>
      }
      actions={
        <Button
          small
          kind="quiet"
          onClick={() => setOpen(all ? new Set() : new Set(analysis.wagers.map((wager) => wager.id)))}
        >
          {all ? 'Close all' : 'Open all'}
        </Button>
      }
    >
      {exact ? null : (
        <p className="mb-2 text-sm">
          <Badge tone="notice">Not exact</Badge> At least one figure comes from the witness alone.
        </p>
      )}
      <Table
        caption={`Wagers with ${edgeName(subject.game).toLowerCase()}, hit frequency and witness`}
        stack="medium"
      >
        <HeaderRow>
          <Header>Wager</Header>
          <Header>
            <Term word="pay-table" />
          </Header>
          <Header numeric>{edgeTerm(subject.game)}</Header>
          <Header numeric>
            <Term word="per-mandatory">Per mandatory</Term>
          </Header>
          <Header numeric>
            <Term word="element-of-risk" />
          </Header>
          <Header numeric>
            <Term word="hit">Hit</Term>
          </Header>
          <Header numeric>
            <Term word="standard-deviation">Std. dev.</Term>
          </Header>
          <Header numeric>
            <Term word="z">Witness z</Term>
          </Header>
        </HeaderRow>
        <tbody>
          {analysis.wagers.map((wager) => (
            <WagerRow
              key={wager.id}
              wager={wager}
              rulebook={rulebook}
              analysis={analysis}
              names={names}
              z={analysis.witness.find((entry) => entry.wager === wager.id)?.z}
              open={open.has(wager.id)}
              toggle={() => toggle(wager.id)}
              subject={subject}
            />
          ))}
        </tbody>
      </Table>
    </Section>
  );
}
