/** The declared facts that a rule may hang on: what each means in words, and whether this variant declares it. */
import type { Circumstances, Variant } from '../variant';

/** A fact kept as true, false or not stated; the others are declared by giving their details. */
export type Declared = 'yes' | 'no' | 'not-stated';

type Fact = {
  declared: (circumstances: Circumstances) => Declared;
  /** Completes "because ...". */
  because: string;
  /** What to give where it was not stated. */
  give?: string;
};

/** Leaving out the details of an occasion, a trial or a jackpot says that there is none. */
const given =
  (name: 'temporary' | 'trial' | 'progressive') =>
  (circumstances: Circumstances): Declared =>
    circumstances[name] ? 'yes' : 'no';

export const FACTS: Record<string, Fact> = {
  automated: {
    declared: ({ automated }) => (automated === undefined ? 'not-stated' : automated ? 'yes' : 'no'),
    because: 'the equipment is fully or partly automated',
    give: 'state whether the equipment is fully or partly automated',
  },
  temporary: { declared: given('temporary'), because: 'this is a temporary local variation' },
  trial: { declared: given('trial'), because: 'this is offered as a trial' },
  progressive: { declared: given('progressive'), because: 'a progressive jackpot is offered' },
};

export function factOf(name: string): Fact {
  const fact = Object.hasOwn(FACTS, name) ? FACTS[name] : undefined;
  if (!fact) throw new Error(`a rule hangs on "${name}", which no variant declares`);
  return fact;
}

export const declared = (variant: Variant, name: string): Declared =>
  factOf(name).declared(variant.circumstances);
