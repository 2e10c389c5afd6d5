import { Fact } from '@/app/components/panel';
import type { Game } from '@/rulebooks/format/record';
import type { Circumstances, DeclaredMeter } from '@/rulebooks/variant/variant';

function inWords({
  contribution,
  reserve,
  wager,
  seed,
  meter,
  players,
  fixedPaidFrom,
}: DeclaredMeter): string {
  return [
    contribution && `${contribution} to the meter`,
    reserve && `${reserve} to the reserve`,
    wager && `${wager} a wager`,
    seed && `seed ${seed}`,
    meter && `the meter shows ${meter}`,
    players && `${players} players a round`,
    fixedPaidFrom && `fixed pays from the ${fixedPaidFrom}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** What was declared of the meters, of all together or of each, as it was typed. */
export function DeclaredMeters({
  game,
  circumstances: { progressive, meters = {} },
}: {
  game: Game;
  circumstances: Circumstances;
}) {
  const label = (id: string) => game.wagers.find((wager) => wager.id === id)?.label ?? id;
  return (
    <>
      {progressive ? <Fact name="Progressive jackpot">{inWords(progressive)}</Fact> : null}
      {Object.entries(meters).map(([id, meter]) => (
        <Fact key={id} name={`Meter: ${label(id)}`}>
          {inWords(meter)}
        </Fact>
      ))}
    </>
  );
}
