/** Of a table's offers, written down one after the other, the one that counts on a day. */
type Dated = { number: number; from: string };

export function inForceOn<Offer extends Dated>(offers: readonly Offer[], day: string): Offer | undefined {
  return offers
    .filter(({ from }) => from <= day)
    .reduce<Offer | undefined>(
      (best, offer) =>
        best && (best.from > offer.from || (best.from === offer.from && best.number > offer.number))
          ? best
          : offer,
      undefined,
    );
}
