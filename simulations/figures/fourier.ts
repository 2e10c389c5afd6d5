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
        const c = cosines[i * stride] as number;
        const s = sines[i * stride] as number;
        const x = real[high] as number;
        const y = imaginary[high] as number;
        const turnedX = x * c - y * s;
        const turnedY = x * s + y * c;
        real[high] = (real[low] as number) - turnedX;
        imaginary[high] = (imaginary[low] as number) - turnedY;
        real[low] = (real[low] as number) + turnedX;
        imaginary[low] = (imaginary[low] as number) + turnedY;
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
      const kept = parts[i] as number;
      parts[i] = parts[j] as number;
      parts[j] = kept;
    }
  }
}
