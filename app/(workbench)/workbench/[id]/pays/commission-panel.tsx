'use client';

import { ClauseLink } from '@/app/components/clause-link';
import { Percent } from '@/app/components/figure';
import { Panel } from '@/app/components/panel';
import type { CommissionFigures, StakeFigures } from '@/rulebooks/edges/commission';
import { shownExactMoney, shownMoney } from '@/rulebooks/spelling/money';
import { fromText, ratio } from '@/simulations/exact/fraction';
import { listed } from '@/simulations/printing/lists';
import { percent } from '@/simulations/printing/numbers';
import { useModel } from '../model/model';
import { useCharged } from '../model/use-charged';

/** What is charged on a wager, in money: rounding to coins makes small stakes cost a different share than large ones. */
export function CommissionPanel() {
  const { rulebook } = useModel();
  const figures = useCharged();
  if (!figures) return null;
  return (
    <Panel title={`${figures.label}, by stake`} className="mt-6 max-w-3xl">
      <Stakes figures={figures} />
      <p className="mt-4 max-w-[72ch] text-xs text-ink-soft">
        <Percent value={figures.share} /> {figures.from === 'winnings' ? 'of what is won' : 'of the wager'} on{' '}
        {listed(figures.events.map((event) => `“${event}”`))}
        {figures.rounded ? `, ${figures.rounded}` : ''}.{' '}
        {figures.limited
          ? 'Stakes run between the table’s limits.'
          : 'No limits are given, so stakes run from 1 to 1,000. Give the limits under Circumstances.'}{' '}
        {figures.least.houseEdge === figures.most.houseEdge ? (
          'The edge is the same at every stake. '
        ) : (
          <>
            On stakes in steps of {shownMoney(figures.step, figures.currency)} the edge runs from{' '}
            <Percent value={figures.least.houseEdge} /> at {money(figures, figures.least)} to{' '}
            <Percent value={figures.most.houseEdge} /> at {money(figures, figures.most)}.{' '}
          </>
        )}
        {figures.breakEven ? (
          <>
            Without rounding, the edge is zero at a share of <Percent value={figures.breakEven} />, and below
            it the player gains.{' '}
          </>
        ) : null}
        <ClauseLink rulebook={rulebook.id} clause={figures.clause} />
      </p>
    </Panel>
  );
}

const money = ({ currency }: CommissionFigures, { stake }: StakeFigures): string =>
  shownMoney(stake, currency);

function Stakes({ figures }: { figures: CommissionFigures }) {
  return (
    <div className="overflow-x-auto">
      <table className="figures w-full text-sm">
        <caption className="sr-only">
          {figures.label} and house edge at stakes between the limits of the table
        </caption>
        <thead>
          <tr className="text-left text-xs text-ink-soft">
            <th scope="col" className="py-1 font-normal">
              Stake
            </th>
            <th scope="col" className="py-1 text-right font-normal">
              {figures.label}
            </th>
            <th scope="col" className="py-1 text-right font-normal">
              Share taken
            </th>
            <th scope="col" className="py-1 text-right font-normal">
              House edge
            </th>
          </tr>
        </thead>
        <tbody>
          {figures.stakes.map((row) => (
            <tr key={row.stake} className="border-t border-rule">
              <th scope="row" className="py-1 text-left font-normal">
                {money(figures, row)}
              </th>
              <td className="py-1 text-right">{shownExactMoney(row.charge, figures.currency)}</td>
              <td className="py-1 text-right">{percent(fromText(row.charge).div(ratio(row.stake)))}</td>
              <td className="py-1 text-right">
                <Percent value={row.houseEdge} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
