export const indices = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
