import { inTable } from '../exact/in-table';
/** The discrete Fourier transform in place, for lengths that are powers of two. Applied with parts exchanged it is the inverse, times the length. */
export function transform(real: Float64Array, imaginary: Float64Array): void {
  const length = real.length;
  reverseBits(real, imaginary);
  // From a table: a running product of angles would lose a digit for each few steps.
  const cosines = Float64Array.from({ length: length / 2 }, (_, i) => Math.cos((2 * Math.PI * i) / length));
  const sines = Float64Array.from({ length: length / 2 }, (_, i) => -Math.sin((2 * Math.PI * i) / length));
  for (let half = 1; half < length; half *= 2) {
    const stride = length / (2 * half);
    for (let start = 0; start < length; start += 2 * half)
      for (let i = 0; i < half; i += 1) {
        const low = start + i;
        const high = low + half;
        const c = inTable(cosines[i * stride]);
        const s = inTable(sines[i * stride]);
        const x = inTable(real[high]);
        const y = inTable(imaginary[high]);
        const turnedX = x * c - y * s;
        const turnedY = x * s + y * c;
        real[high] = inTable(real[low]) - turnedX;
        imaginary[high] = inTable(imaginary[low]) - turnedY;
        real[low] = inTable(real[low]) + turnedX;
        imaginary[low] = inTable(imaginary[low]) + turnedY;
      }
  }
}

function reverseBits(real: Float64Array, imaginary: Float64Array): void {
  for (let i = 1, j = 0; i < real.length; i += 1) {
    let bit = real.length >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i >= j) continue;
    for (const parts of [real, imaginary]) {
      const kept = inTable(parts[i]);
      parts[i] = inTable(parts[j]);
      parts[j] = kept;
    }
  }
}
