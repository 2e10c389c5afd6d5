/** So that a feed reader finds the feed from a page. */
import { FEED_PATH } from '@/server/record/shapes';

export const FEED = {
  types: { 'application/atom+xml': [{ url: FEED_PATH, title: 'Register of casino games' }] },
};
