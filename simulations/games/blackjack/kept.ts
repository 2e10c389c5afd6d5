/** Values by key, no more than so many: the one that was asked for longest ago is dropped. */
export class Kept<Value> {
  private readonly values = new Map<string, Value>();

  constructor(private readonly most: number) {}

  get(key: string, work: () => Value): Value {
    const found = this.values.get(key) ?? work();
    this.values.delete(key);
    this.values.set(key, found);
    for (const oldest of this.values.keys()) {
      if (this.values.size <= this.most) break;
      this.values.delete(oldest);
    }
    return found;
  }
}

/** The same beside an owner, as long as there is one. */
export function keptBeside<Value>(most: number) {
  const kept = new WeakMap<object, Kept<Value>>();
  return (owner: object, key: string, work: () => Value): Value => {
    const values = kept.get(owner) ?? new Kept<Value>(most);
    kept.set(owner, values);
    return values.get(key, work);
  };
}
