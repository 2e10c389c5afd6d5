/** For reviewers alone: what one proposed, and why another declined it. */
export type DeclinedProposal = {
  id: string;
  /** "Refuse" */
  what: string;
  proposedBy: string;
  by: string;
  at: string;
  reasons: string;
};
