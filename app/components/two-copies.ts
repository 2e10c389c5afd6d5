/** What one person types while another may save: nothing typed is lost, and where both changed it, the person chooses. */

/** `base`: what was saved when typing began. `aside`: what was typed before theirs was taken. */
export type Copies<Typed> = { base: Typed; typed: Typed; aside?: Typed };

export const alike = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export const isUnsaved = <Typed>({ base, typed }: Copies<Typed>): boolean => !alike(base, typed);

/** Against what is saved now: nothing new, theirs to follow because nothing was typed, or two copies to choose from. */
export function standing<Typed>(copies: Copies<Typed>, saved: Typed): 'same' | 'follow' | 'choose' {
  if (alike(copies.base, saved)) return 'same';
  return !isUnsaved(copies) || alike(copies.typed, saved) ? 'follow' : 'choose';
}

export const following = <Typed>(saved: Typed): Copies<Typed> => ({ base: saved, typed: saved });

/** Mine is typed over theirs, and is saved in its place. */
export const keepingMine = <Typed>({ typed }: Copies<Typed>, saved: Typed): Copies<Typed> => ({
  base: saved,
  typed,
});

export const takingTheirs = <Typed>({ typed }: Copies<Typed>, saved: Typed): Copies<Typed> => ({
  ...following(saved),
  aside: typed,
});

export const bringingBack = <Typed>({ base, typed, aside }: Copies<Typed>): Copies<Typed> => ({
  base,
  typed: aside ?? typed,
});
