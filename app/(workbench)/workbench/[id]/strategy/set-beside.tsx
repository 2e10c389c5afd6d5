import { classes } from '@/app/components/classes';
import { Figure } from '@/app/components/figure';
import { Fact, Facts } from '@/app/components/panel';
import { fromText, toText } from '@/simulations/exact/fraction';
import type { Laid } from '@/simulations/family/advice';
import { fixed } from '@/simulations/printing/numbers';
import type { AdviceText } from '../../draft/advice';
import { CardShown, isRed } from './card-picker';

type Choice = AdviceText['choices'][number];

/** What a fixed way to play does with the cards, with the line that says so, and beside it what gains most. */
export function SetBeside({
  unit,
  called,
  line,
  byWay,
  best,
  others,
}: {
  unit: string;
  called: string;
  line: string;
  byWay: Choice;
  best: Choice;
  /** All of them, the best first. */
  others: readonly Choice[];
}) {
  const less = fromText(best.gains).sub(fromText(byWay.gains));
  const alike = less.n === 0n;
  return (
    <div className="space-y-4">
      <div data-testid="compared">
        <h4 className="text-base font-medium">{called}</h4>
        <Lays lays={byWay.lays} />
        <p className="text-ink-soft">Line: “{line}”</p>
      </div>
      {alike ? null : (
        <div data-testid="best-set">
          <h4 className="text-base font-medium">Best</h4>
          <Lays lays={best.lays} />
        </div>
      )}
      <Facts>
        <Fact name={`${called} gains, in units of ${unit}`}>
          <Figure shown={fixed(byWay.gains, 6)} exact={byWay.gains} />
        </Fact>
        {alike ? null : (
          <Fact name="The best gains">
            <Figure shown={fixed(best.gains, 6)} exact={best.gains} />
          </Fact>
        )}
        <Fact name="Difference">
          {alike ? (
            'none: nothing gains more'
          ) : (
            <Figure shown={fixed(toText(less), 6)} exact={toText(less)} />
          )}
        </Fact>
      </Facts>
      <details>
        <summary className="min-h-7 cursor-pointer">Show all {others.length} ways</summary>
        <Facts>
          {others.map(({ choice, label, gains }) => (
            <Fact key={choice} name={label}>
              <Figure shown={fixed(gains, 6)} exact={gains} />
            </Fact>
          ))}
        </Facts>
      </details>
    </div>
  );
}

function Lays({ lays = [] }: { lays?: readonly Laid[] | undefined }) {
  return lays.map(({ called, cards }) => (
    <div key={called} className="my-1">
      <p className="text-xs text-ink-soft">{called}</p>
      <ul className="flex flex-wrap gap-1">
        {cards.map((card) => (
          <li
            key={card}
            className={classes(
              'figures inline-flex h-9 min-w-9 items-center justify-center rounded-sm border border-rule bg-panel px-1.5 text-sm',
              isRed(card) ? 'text-breach' : 'text-ink',
            )}
          >
            <CardShown card={card} />
          </li>
        ))}
      </ul>
    </div>
  ));
}
