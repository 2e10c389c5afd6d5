/** Where the parts of a drawing stand that shows what a pool returns by its jackpot. */

/** What it returns with none, with each cent of it, and the jackpot with which that is one; `now`: what is brought in. In cents. */
export type JackpotLine = { atNone: number; perCent: number; even: number; now: number };
export type Box = { left: number; top: number; right: number; bottom: number };
export type Point = { x: number; y: number };

/** Beyond the larger of the two that are marked. */
const MORE = 1.5;
const STEPS = [0.05, 0.1, 0.2, 0.25, 0.5, 1, 2, 5, 10];
const TICKS_AT_MOST = 5;

export function jackpotGeometry({ atNone, perCent, even, now }: JackpotLine, box: Box) {
  // Where even the least jackpot is enough there is still a line to draw.
  const last = MORE * Math.max(even, now, 1);
  const returnedWith = (jackpot: number) => atNone + perCent * jackpot;
  const most = Math.max(returnedWith(last), 1);
  const step = STEPS.find((one) => most / one <= TICKS_AT_MOST) ?? most;
  const top = Math.ceil(most / step) * step;
  const at = (jackpot: number): Point => ({
    x: box.left + ((box.right - box.left) * jackpot) / last,
    y: box.bottom - ((box.bottom - box.top) * returnedWith(jackpot)) / top,
  });
  const height = (value: number) => box.bottom - ((box.bottom - box.top) * value) / top;
  return {
    from: at(0),
    to: at(last),
    even: at(even),
    now: now > 0 ? at(now) : undefined,
    whole: height(1),
    ticks: Array.from({ length: Math.round(top / step) + 1 }, (_, index) => ({
      value: index * step,
      y: height(index * step),
    })),
  };
}
