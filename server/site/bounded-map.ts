/** A map for what can be found again: the newest stay, the oldest makes room. */
export class BoundedMap<V> extends Map<string, V> {
  constructor(readonly most: number) {
    super();
  }

  override set(key: string, value: V): this {
    super.set(key, value);
    const [oldest] = this.keys();
    if (this.size > this.most && oldest !== undefined) this.delete(oldest);
    return this;
  }
}
