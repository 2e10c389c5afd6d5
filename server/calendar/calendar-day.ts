export type CalendarDay = {
  /** Stays the same whatever becomes of the day. */
  uid: string;
  day: string;
  title: string;
  says: string;
  href: string;
  /** Grows with each change of what it is about. */
  sequence: number;
  changedAt: string;
  cancelled: boolean;
};

export type InRulebook = { rulebook: string; day: CalendarDay };
