/** Whose days the terms of these rules are counted in. */
export const sgThbpV6Zone = 'Asia/Singapore';
