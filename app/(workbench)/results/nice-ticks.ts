const STEPS = [1, 2, 5, 10] as const;

/** Four to eight round numbers from the least to the most, with nothing among them where both signs occur. */
export function niceTicks(low: number, high: number): number[] {
  const range = high - low;
  if (!(range > 0)) return [0];
  const size = 10 ** Math.floor(Math.log10(range / 5));
  const step = size * (STEPS.find((each) => range / (each * size) <= 6) ?? 10);
  const ticks: number[] = [];
  for (let at = Math.ceil(low / step); at * step <= high; at += 1) ticks.push(at * step + 0);
  return ticks;
}
