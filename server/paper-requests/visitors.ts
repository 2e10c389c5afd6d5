/** Visitors take turns as one organisation, so that they never keep the press from those who work with it. */
export const VISITORS = 'visitors';
