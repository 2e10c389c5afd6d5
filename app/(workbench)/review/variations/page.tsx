import { redirect } from 'next/navigation';

/** Its place in the one queue: with those that wait for nobody, which are still at tables. */
export default function VariationsQueue() {
  redirect('/review?kind=offered&closed=yes');
}
