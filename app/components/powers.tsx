import { powersIn } from '@/simulations/printing/powers';

/** A sentence of the engine’s, its powers of ten raised. */
export function Powers({ children }: { children: string }) {
  return powersIn(children).map(({ text, raised }, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text keep their order
    raised ? <sup key={at}>{text}</sup> : text,
  );
}
