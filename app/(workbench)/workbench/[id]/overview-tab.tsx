'use client';

import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { Badge, VerdictBadge } from '@/app/components/badge';
import { ClauseLink } from '@/app/components/clause-link';
import { edgeTerm } from '@/app/components/edge-term';
import { EdgesAfterFees } from '@/app/components/edges-after-fees';
import { Checkbox } from '@/app/components/field';
import { Percent } from '@/app/components/figure';
import { MoneyAnswers } from '@/app/components/money-answers';
import { Cell, Header, HeaderRow, Row, RowHeader, Table } from '@/app/components/table';
import { Term } from '@/app/components/tooltip';
import { basisInWords, meterAssumed } from '@/rulebooks/edges/headline-edge';
import { type Finding, VERDICTS, type Verdict } from '@/rulebooks/findings/finding';
import { amountIn } from '@/rulebooks/spelling/money';
import { fromText, isNegative } from '@/simulations/exact/fraction';
import { measured, percent, printed } from '@/simulations/printing/numbers';
import type { WagerView } from '../draft/wager-view';
import { TabFrame } from './frames/tab-frame';
import { useModel } from './model/model';

/** The gravest verdict that names the wager. */
function worst(findings: Finding[], wager: string): Verdict | undefined {
  const own = findings.filter((finding) => finding.wager === wager);
  return VERDICTS.find((verdict) => own.some((finding) => finding.verdict === verdict));
}

/** The narrowest distance to a minimum, as the finding says it. */
function narrowest(findings: Finding[], wager: string): string {
  const margin = findings.find(
    (finding) => finding.wager === wager && finding.event !== undefined && finding.margin !== undefined,
  )?.margin;
  return margin === undefined ? '–' : margin.replace(/^-/, '−');
}

/** Every wager in one table. */
export function OverviewTab() {
  const { live, game, rulebook } = useModel();
  const [exact, setExact] = useState(false);
  const [all, setAll] = useState(false);
  const views = live.views.filter((view) => all || view.choice);
  return (
    <TabFrame
      title="All wagers"
      lead="For the pay tables on the screen. Choose a wager to edit it."
      actions={
        <>
          <Checkbox
            label="Exact fractions"
            checked={exact}
            onChange={(event) => setExact(event.target.checked)}
          />
          <Checkbox
            label="Include wagers not offered"
            checked={all}
            onChange={(event) => setAll(event.target.checked)}
          />
        </>
      }
    >
      <MoneyAnswers game={game} className="mb-4 max-w-[80ch]" />
      <Table caption="All wagers of the draft" stack="wide">
        <HeaderRow>
          <Header>Wager</Header>
          <Header shrink>Clause</Header>
          <Header>Pay table</Header>
          <Header numeric>{edgeTerm(game)}</Header>
          {exact ? (
            <Header numeric>
              <Term word="exact-fraction">Exactly</Term>
            </Header>
          ) : null}
          <Header numeric>
            <Term word="hit">Hit</Term>
          </Header>
          <Header numeric>
            <Term word="standard-deviation">Std. dev.</Term>
          </Header>
          <Header numeric>
            <Term word="margin">Least margin</Term>
          </Header>
          <Header>Verdict</Header>
        </HeaderRow>
        <tbody>
          {views.map((view) => (
            <OverviewRow key={view.wager.id} view={view} exact={exact} />
          ))}
        </tbody>
      </Table>
      <div className="mt-8">
        <EdgesAfterFees
          game={game}
          options={live.options}
          priced={live.views.flatMap(pricedOf)}
          rulebook={rulebook}
        />
      </div>
    </TabFrame>
  );
}

/** A round once, at the first of its wagers; nothing while it is not solved. */
function pricedOf({ wager, choice, round, figures }: WagerView) {
  const first = round?.wagers[0] ?? wager;
  const houseEdge = round ? round.edge : figures?.houseEdge;
  if (!choice || first.id !== wager.id || houseEdge === undefined) return [];
  return [{ id: wager.id, label: round?.label ?? wager.label, houseEdge, per: round && first.label }];
}

/** While the present pays are being solved: the edge of those before, marked as such. */
function Before({ view: { choice, round } }: { view: WagerView }) {
  const before = choice && round?.before;
  if (!before) return '–';
  return (
    <>
      <span className="text-ink-faint">{percent(before.edge)}</span>
      <span className="block text-xs font-normal text-ink-soft">of the previous table</span>
    </>
  );
}

function OverviewRow({ view, exact }: { view: WagerView; exact: boolean }) {
  const { rulebook, live, select, setTab } = useModel();
  const { wager, table, choice, round } = view;
  // The figures of a round appear once, at its first wager.
  const first = round?.wagers[0] ?? wager;
  const own = first.id === wager.id;
  const figures = own ? view.figures : undefined;
  const { headline } = view;
  const edge = !choice || !own ? undefined : round ? round.edge : headline?.edge;
  const basis = choice && headline && basisInWords(headline, amountIn(rulebook.currency));
  const verdict = worst(live.findings, wager.id);
  return (
    <Row>
      <RowHeader>
        <button
          type="button"
          className="min-h-6 text-left underline decoration-transparent underline-offset-2 hover:decoration-accent"
          onClick={() => {
            select(wager.id);
            setTab('pay-tables');
          }}
        >
          {wager.label}
        </button>
        {round && round.wagers.length > 1 ? (
          <span className="block text-xs font-normal text-ink-soft">
            {own ? `${round.label}, per ${first.label}` : `settled with ${first.label}`}
          </span>
        ) : null}
      </RowHeader>
      <Cell shrink>
        <ClauseLink rulebook={rulebook.id} clause={wager.clause} />
      </Cell>
      <Cell>{choice ? table?.label : <span className="text-ink-soft">not offered</span>}</Cell>
      <Cell numeric className="font-medium">
        {edge ? (
          <Percent value={edge} className={isNegative(fromText(edge)) ? 'text-breach' : undefined} />
        ) : own ? (
          <Before view={view} />
        ) : (
          ''
        )}
        {basis ? <span className="block text-xs font-normal text-ink-soft">{basis}</span> : null}
      </Cell>
      {exact ? (
        <Cell numeric className="max-w-64 truncate" title={edge && printed(edge)}>
          {edge ? printed(edge) : own ? '–' : ''}
        </Cell>
      ) : null}
      <Cell numeric>{figures ? <Percent value={figures.hit} /> : own ? '–' : ''}</Cell>
      <Cell numeric>
        {figures && !(headline && meterAssumed(headline))
          ? measured(figures.standardDeviation)
          : own
            ? '–'
            : ''}
      </Cell>
      <Cell numeric>{narrowest(live.findings, wager.id)}</Cell>
      <Cell>
        {view.problems.length > 0 ? (
          <Badge tone="breach" icon={CircleAlert}>
            Cannot be read
          </Badge>
        ) : verdict ? (
          <VerdictBadge verdict={verdict} />
        ) : null}
      </Cell>
    </Row>
  );
}
