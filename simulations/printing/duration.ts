/** "about 40 seconds", "about 3 minutes": an estimate as people say it. */
export function about(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  if (seconds >= 90) return `about ${minutes} minutes`;
  const rounded = Math.max(1, seconds < 10 ? Math.round(seconds) : 10 * Math.round(seconds / 10));
  return rounded === 1 ? 'about 1 second' : `about ${rounded} seconds`;
}
