import { redirect } from 'next/navigation';

/** Its place in the one queue. */
export default function VariationsQueue() {
  redirect('/review?kind=offered');
}
