'use client';

import { useState } from 'react';
import { edgeTerm } from '@/app/components/edge-term';
import { Field, Select } from '@/app/components/field';
import { Percent } from '@/app/components/figure';
import { Powers } from '@/app/components/powers';
import { Cell, Header, HeaderRow, Row, RowHeader, Table } from '@/app/components/table';
import { Term } from '@/app/components/tooltip';
import type { Analysis } from '@/rulebooks/analysis/analysis';
import { settledOf } from '@/simulations/analysis/settled';
import { measured, measuredPercent, percent, whole, zScore } from '@/simulations/printing/numbers';
import { AtGivenMeter, isMeterUnknown, LeadingEdge, meterPlayed } from '../../../leading-edge';
import { zInWords } from '../../draft/in-words';
import { useModel } from '../model/model';
import { BandsChart } from './bands-chart';

/** The figures as the analysis sealed them, with what the witness found. */
export function AnalysisResults({ analysis }: { analysis: Analysis }) {
  const { game, rulebook, draft } = useModel();
  const subject = { game, variant: draft.variant, currency: rulebook.currency };
  const [chosen, setChosen] = useState(analysis.wagers[0]?.id);
  const wager = analysis.wagers.find(({ id }) => id === chosen) ?? analysis.wagers[0];
  const witness = analysis.witness.find((candidate) => candidate.wager === wager?.id);
  return (
    <>
      <Table caption="The figures of every wager, and what the witness found" stack="wide">
        <HeaderRow>
          <Header>Wager</Header>
          <Header numeric>{edgeTerm(game)}</Header>
          <Header numeric>
            <Term word="per-mandatory">Per mandatory</Term>
          </Header>
          <Header numeric>
            <Term word="element-of-risk">Element of risk</Term>
          </Header>
          <Header numeric>
            <Term word="hit">Hit</Term>
          </Header>
          <Header numeric>
            <Term word="standard-deviation">Std. dev.</Term>
          </Header>
          <Header numeric>
            <Term word="witness">Witness</Term>
          </Header>
          <Header numeric>Its error</Header>
          <Header numeric>
            <Term word="z">z</Term>
          </Header>
        </HeaderRow>
        <tbody>
          {analysis.wagers.map((row) => {
            const settled = settledOf(row);
            const seen = analysis.witness.find((candidate) => candidate.wager === row.id);
            return (
              <Row key={row.id} selected={row.id === wager?.id}>
                <RowHeader>
                  <button
                    type="button"
                    className="min-h-6 text-left hover:underline"
                    onClick={() => setChosen(row.id)}
                  >
                    {row.label}
                  </button>
                </RowHeader>
                <Cell numeric className="font-medium">
                  <LeadingEdge wager={row} {...subject} />
                </Cell>
                <Cell numeric>
                  <AtGivenMeter wager={row} {...subject}>
                    <Percent value={row.perMandatory} />
                  </AtGivenMeter>
                </Cell>
                <Cell numeric>
                  <AtGivenMeter wager={row} {...subject}>
                    <Percent value={row.elementOfRisk} />
                  </AtGivenMeter>
                </Cell>
                <Cell numeric>
                  <Percent value={row.hit} />
                </Cell>
                <Cell numeric>
                  <AtGivenMeter wager={row} {...subject}>
                    {measured(row.standardDeviation)}
                  </AtGivenMeter>
                </Cell>
                <Cell numeric>
                  {seen ? measuredPercent(seen.mean) : '–'}
                  {seen && settled.by === 'meter' ? (
                    <span className="block text-xs font-normal text-ink-soft">
                      {meterPlayed(settled.meter, rulebook.currency)}
                    </span>
                  ) : null}
                </Cell>
                <Cell numeric>{seen ? measuredPercent(seen.standardError) : '–'}</Cell>
                <Cell numeric>{seen ? zScore(seen.z) : '–'}</Cell>
              </Row>
            );
          })}
        </tbody>
      </Table>
      {wager ? (
        <section className="mt-8" aria-labelledby="closer">
          <div className="mb-3 flex flex-wrap items-end justify-between gap-4">
            <h3 id="closer" className="text-lg font-semibold">
              {wager.label}
            </h3>
            <Field label="Details of" className="w-64">
              {(control) => (
                <Select {...control} value={wager.id} onChange={(event) => setChosen(event.target.value)}>
                  {analysis.wagers.map((row) => (
                    <option key={row.id} value={row.id}>
                      {row.label}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            {isMeterUnknown({ wager, ...subject }) ? (
              <p className="max-w-[60ch] text-sm text-ink-soft">
                How far results spread depends on the meter. Give the meter and analyse again to see it.
              </p>
            ) : (
              <BandsChart figures={wager} label={wager.label} />
            )}
            <div className="max-w-[60ch] space-y-4 text-sm">
              {witness ? (
                <div>
                  <h4 className="font-medium">Witness</h4>
                  <p className="text-ink-soft">
                    {whole(witness.rounds)} rounds with seed {witness.seed}. {zInWords(witness.z)}
                  </p>
                </div>
              ) : null}
              <div>
                <h4 className="font-medium">How it was computed</h4>
                <p className="text-ink-soft">
                  <Powers>{wager.methodExplained}</Powers>
                </p>
                {wager.reductions.length > 0 ? (
                  <ul className="mt-1 list-disc pl-5 text-ink-soft">
                    {wager.reductions.map((reduction) => (
                      <li key={reduction}>
                        <Powers>{reduction}</Powers>
                      </li>
                    ))}
                  </ul>
                ) : null}
              </div>
              {wager.resolved ? (
                <div>
                  <h4 className="font-medium">Counting only bets that are won or lost</h4>
                  <p className="text-ink-soft">
                    {percent(wager.resolved.probability)} of the bets are; over those the house edge is{' '}
                    {percent(wager.resolved.houseEdge)}.
                  </p>
                </div>
              ) : null}
            </div>
          </div>
        </section>
      ) : null}
    </>
  );
}
