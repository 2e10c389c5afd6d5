/** `failed`: given up after days, or refused for good; an administrator can have it tried again. */
export const MAIL_STATES = ['waiting', 'sent', 'failed'] as const;
export type MailState = (typeof MAIL_STATES)[number];
