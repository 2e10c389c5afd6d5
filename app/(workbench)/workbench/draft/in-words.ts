import { measured } from '@/simulations/printing/numbers';
/** What a z-score means, for someone who has never seen one. */
export function zInWords(z: number): string {
  const size = Math.abs(z);
  const far = `${measured(size, 2)} standard errors ${z < 0 ? 'below' : 'above'} the exact value`;
  if (size < 1) return `The witness agrees: ${far}. About 2 witnesses in 3 are within 1.`;
  if (size < 2) return `The witness agrees: ${far}. About 19 witnesses in 20 are within 2.`;
  if (size < 3)
    return `The witness agrees, a little further off than usual: ${far}. About 1 witness in 20 is beyond 2.`;
  if (size < 4)
    return `The witness is further off than usual: ${far}. About 1 in 370 is beyond 3. Run it again with another seed.`;
  return `The witness disagrees: ${far}. Chance alone would put about 1 in 16,000 beyond 4. Do not submit; report this.`;
}
