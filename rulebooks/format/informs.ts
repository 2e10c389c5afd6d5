/**
 * Why a clause asks nothing of a licensee: the only reasons there are. Every other clause is checked or confirmed.
 * "Could a licensee be fined for this?" decides; `elsewhere` has to name the clauses under which it is asked.
 */
export const INFORMS = {
  heading: 'Only introduces the clauses below it; each of them has a record of its own.',
  definition: 'Says what a word, a card or a hand is; the clauses that use it are checked or confirmed.',
  permission: 'Permits something; nobody has to do it.',
  wager: 'Says what a wager is on; the clause on its pays checks what it pays.',
  player: 'Addresses the player; it asks nothing of the licensee.',
  authority: 'Says what the regulator may do or decide.',
  background: 'Names an owner, an example or a place in the document; nobody can break it.',
  elsewhere: 'Another clause asks the same.',
} as const;

export type Informs = keyof typeof INFORMS;
export const INFORMS_IDS = Object.keys(INFORMS) as [Informs, ...Informs[]];
