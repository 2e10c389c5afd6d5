/**
 * Why a clause asks nothing of a licensee: the only reasons there are. Every clause without one is held or confirmed.
 * "Could a licensee be fined for this?" decides; `elsewhere` has to name the clauses under which it is asked.
 */
export const INFORMS = {
  heading: 'Only introduces the clauses below it; each of them has a record of its own.',
  definition: 'Says what a word, a card or a hand is; the clauses that use it are held or confirmed.',
  permission: 'Permits something; nobody has to do it.',
  wager: 'Says what a wager is on; what it pays is held under the clause on its pays.',
  player: 'Speaks to the player; it asks nothing of the licensee.',
  authority: 'Speaks of what the authority may do or decide.',
  background: 'Names an owner, an example or a place in the document; nothing can be done against it.',
  elsewhere: 'The same is asked under another clause.',
} as const;

export type Informs = keyof typeof INFORMS;
export const INFORMS_IDS = Object.keys(INFORMS) as [Informs, ...Informs[]];
