/** While the site is developed, and for addresses that only Next reads as one of a call; `scripts/web.mjs` answers the others. */
export { answerCall as GET, answerCall as POST } from '@/server/requests/answer-call';
