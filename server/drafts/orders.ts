export const DRAFT_ORDERS = ['newest', 'oldest', 'name'] as const;
export type DraftOrder = (typeof DRAFT_ORDERS)[number];
