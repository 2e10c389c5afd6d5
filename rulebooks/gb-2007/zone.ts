/** Whose days the terms of these rules are counted in. */
export const gb2007Zone = 'Europe/London';
