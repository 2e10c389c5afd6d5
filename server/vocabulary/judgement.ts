/** A reviewer's own verdict on a finding, beside the computed one. */
export const JUDGEMENTS = ['accepted', 'overruled', 'reopened'] as const;
/** `reopened`: what was said before no longer counts. */
export type JudgementKind = (typeof JUDGEMENTS)[number];

export const JUDGEMENT_WORDS: Record<JudgementKind, string> = {
  accepted: 'Accepted',
  overruled: 'Overruled',
  reopened: 'Reopened',
};

export type Judgement = {
  /** Its place among the frozen findings. */
  finding: number;
  says: JudgementKind;
  by: string;
  at: string;
  reasons: string;
};
