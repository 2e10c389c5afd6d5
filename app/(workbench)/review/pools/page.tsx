import { redirect } from 'next/navigation';

/** Its place in the one queue. */
export default function PoolsQueue() {
  redirect('/review?kind=pools');
}
