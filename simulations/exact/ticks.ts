/** Round numbers along an axis: about the number of steps asked for, each one, two or five times a power of ten. */

export function stepFor(range: number, steps: number): number {
  const rough = range / steps;
  const power = 10 ** Math.floor(Math.log10(rough));
  return power * ([1, 2, 5, 10].find((by) => by * power >= rough) ?? 10);
}

export function ticksFrom(low: number, high: number, steps: number): number[] {
  const step = stepFor(high - low, steps);
  const first = Math.ceil(low / step - 1e-9);
  const last = Math.floor(high / step + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}
