import { redirect } from 'next/navigation';

/** Its place in the one queue. */
export default function FeesQueue() {
  redirect('/review?kind=fees');
}
