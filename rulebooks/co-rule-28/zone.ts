/** Whose days the terms of these rules are counted in. */
export const coRule28Zone = 'America/Denver';
