'use client';

import { classes } from '@/app/components/classes';
import { edgeTerm } from '@/app/components/edge-term';
import { Figure, Percent } from '@/app/components/figure';
import { Term } from '@/app/components/tooltip';
import type { CommissionFigures } from '@/rulebooks/edges/commission';
import {
  basisInWords,
  type HeadlineEdge,
  meterAssumed,
  seedInWords,
  shareAssumed,
} from '@/rulebooks/edges/headline-edge';
import { largestWin } from '@/rulebooks/edges/largest-win';
import { amountIn, shownMoney } from '@/rulebooks/spelling/money';
import { settledOf } from '@/simulations/analysis/settled';
import { fromText, isNegative } from '@/simulations/exact/fraction';
import { fixed, measured, percent, printed } from '@/simulations/printing/numbers';
import { edgeAtSeed, edgeInTheLongRun } from '@/simulations/progressive/edge-line';
import type { ProgressiveFigures } from '@/simulations/progressive/meter-figures';
import { leadingOf } from '../../../leading-edge';
import { useModel } from '../model/model';
import { useAnalysis } from '../model/use-analysis';
import { useCharged } from '../model/use-charged';
import { PlayerGains } from './player-gains';
import { RoundHeader } from './round-header';
import { Stat } from './stat';

/** The leading edge and the figures beside it: saved, analysed, how often, how volatile. */
export function EdgeHeader() {
  const { view } = useModel();
  return view.round ? <RoundHeader round={view.round} /> : <WagerHeader />;
}

function WagerHeader() {
  const { view, live, draft, rulebook, game } = useModel();
  const analysis = useAnalysis(draft.analysis?.id);
  const { figures, problems, wager, headline } = view;
  const settled = figures && settledOf(figures);
  const meter = settled?.by === 'meter' ? settled.meter : undefined;
  const leads = headline?.edge;
  const money = amountIn(rulebook.currency);
  const basis = headline && basisInWords(headline, money);
  const charged = useCharged();
  const rounded = charged?.rounding === 'exact' ? undefined : charged;
  const exact = leads && printed(leads);
  const saved = live.saved.find((candidate) => candidate.wager.id === wager.id);
  const savedEdge = saved?.headline?.edge;
  const stored = analysis.data?.wagers.find(({ id }) => id === wager.id);
  const analysed =
    stored && leadingOf({ wager: stored, game, variant: draft.variant, currency: rulebook.currency });
  const gains = leads !== undefined && isNegative(fromText(leads));
  const waiting =
    problems.length > 0
      ? 'one pay cannot be read'
      : live.waiting
        ? 'counting the outcomes'
        : headline && !headline.edge
          ? 'Give the meter below, or the share of each wager that goes to it.'
          : '';

  return (
    <div className="mb-5 flex flex-wrap items-end gap-x-10 gap-y-3">
      <div>
        <p className="text-sm text-ink-soft">
          {edgeTerm(game)}
          {basis ? `, ${basis}` : ''}
        </p>
        {/* Not a live region: it changes with every keystroke, and the cell being typed in is what matters then. */}
        <p
          className={classes('figures text-3xl font-semibold tracking-tight', gains && 'text-breach')}
          data-testid="house-edge"
        >
          {leads ? percent(leads) : '–'}
        </p>
        <p className={classes('figures max-w-72 text-sm text-ink-soft', exact && 'truncate')} title={exact}>
          {exact ? `${exact} exactly` : waiting}
        </p>
        <PlayerGains edge={leads} progressive={meter} />
      </div>
      <dl className="flex flex-wrap gap-x-8 gap-y-2 pb-0.5 text-sm">
        {rounded ? <RoundedEdge figures={rounded} /> : null}
        {savedEdge && savedEdge !== leads ? (
          <Stat name="Last saved">
            <Percent value={savedEdge} />
          </Stat>
        ) : null}
        {analysed ? (
          <Stat name={analysed.basis ? `Analysed, ${analysed.basis}` : 'Analysed'}>
            {analysed.edge ? <Percent value={analysed.edge} /> : '–'}
            {leads && analysed.edge && (analysed.edge !== leads || analysed.basis !== basis) ? (
              <span className="text-ink-soft"> differs</span>
            ) : null}
          </Stat>
        ) : null}
        {meter && headline ? <OtherEdges figures={meter} leads={headline} money={money} /> : null}
        {figures ? (
          <>
            <Stat name={<Term word="hit">Hit</Term>}>
              <Percent value={figures.hit} />
            </Stat>
            {figures.push === '0/1' ? null : (
              <Stat name={<Term word="push">Stand-off</Term>}>
                <Percent value={figures.push} />
              </Stat>
            )}
            {figures.resolved ? (
              <Stat name={<Term word="resolved">Edge per bet resolved</Term>}>
                <Percent value={figures.resolved.houseEdge} />
              </Stat>
            ) : null}
            {headline && meterAssumed(headline) ? null : (
              <Stat name={<Term word="standard-deviation">Standard deviation</Term>}>
                <Figure
                  shown={measured(figures.standardDeviation)}
                  exact={`${fixed(figures.variance, 6)} is its square, exactly ${figures.variance}`}
                />
              </Stat>
            )}
            <Stat name="Largest payout">
              {largestWin(figures, { meter: !(headline && meterAssumed(headline)) }, 'wager')}
            </Stat>
          </>
        ) : null}
      </dl>
    </div>
  );
}

/** What rounding the charge to coins makes of the edge, at the stakes where it is lowest and highest. */
function RoundedEdge({ figures }: { figures: CommissionFigures }) {
  const { label, currency, least, most } = figures;
  const at = ({ stake, houseEdge }: typeof least) => (
    <>
      <Percent value={houseEdge} /> at {shownMoney(stake, currency)}
    </>
  );
  return (
    <Stat name={`House edge with the ${label.toLowerCase()} rounded`}>
      {least.houseEdge === most.houseEdge ? (
        <Percent value={most.houseEdge} />
      ) : (
        <>
          {at(least)} to {at(most)}
        </>
      )}
    </Stat>
  );
}

/** The other edges of a wager on a meter, each under its own name. */
function OtherEdges({
  figures,
  leads,
  money,
}: {
  figures: ProgressiveFigures;
  leads: HeadlineEdge;
  money: (amount: string) => string;
}) {
  const { contribution, reserve } = figures;
  const share = percent(fromText(contribution).add(fromText(reserve ?? '0/1')), 0);
  return (
    <>
      {leads.basis === 'long-run' ? (
        <Stat name="Returned over the long run">
          {leads.byWhom
            ? `${percent(leads.byWhom.players)} players’ own, ${percent(leads.byWhom.house)} the house’s`
            : percent(figures.longRunReturn)}
        </Stat>
      ) : (
        <Stat
          name={
            <Term word="long-run-return">
              {shareAssumed(leads)
                ? `Edge over the long run, if ${share} goes to the meter`
                : 'Edge over the long run'}
            </Term>
          }
        >
          <Percent value={edgeInTheLongRun(figures)} />
        </Stat>
      )}
      <Stat name={<Term word="meter">{`Edge, ${seedInWords(figures, money)}`}</Term>}>
        <Percent value={edgeAtSeed(figures)} />
      </Stat>
    </>
  );
}
