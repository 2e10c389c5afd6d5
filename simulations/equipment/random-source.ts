export type RandomSource = {
  /** Uniform on 0..below-1, without modulo bias. */
  below: (below: number) => number;
};
