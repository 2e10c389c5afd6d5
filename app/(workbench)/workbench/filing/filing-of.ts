/** What a family knows of filed lines; the family is fetched when first needed. */
export async function filingOf(family: string) {
  const { bringDecisionFamily } = await import('@/simulations/catalogue/bringing');
  const filing = (await bringDecisionFamily(family))?.filing;
  if (!filing) throw new RangeError(`${family} takes no lines`);
  return filing;
}
