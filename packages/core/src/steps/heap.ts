/** A binary heap: what comes before all others is at the top. */
export class Heap<Item> {
  readonly #items: Item[] = [];
  readonly #isBefore: (a: Item, b: Item) => boolean;

  constructor(isBefore: (a: Item, b: Item) => boolean) {
    this.#isBefore = isBefore;
  }

  get size(): number {
    return this.#items.length;
  }

  get first(): Item | undefined {
    return this.#items[0];
  }

  push(item: Item): void {
    const items = this.#items;
    let place = items.push(item) - 1;
    while (place > 0) {
      const above = (place - 1) >> 1;
      if (!this.#isBefore(item, items[above] as Item)) break;
      items[place] = items[above] as Item;
      place = above;
    }
    items[place] = item;
  }

  pop(): Item | undefined {
    const items = this.#items;
    const [top] = items;
    const last = items.pop();
    if (items.length === 0 || last === undefined) return top;
    let place = 0;
    for (;;) {
      let below = 2 * place + 1;
      if (below >= items.length) break;
      if (below + 1 < items.length && this.#isBefore(items[below + 1] as Item, items[below] as Item)) below += 1;
      if (!this.#isBefore(items[below] as Item, last)) break;
      items[place] = items[below] as Item;
      place = below;
    }
    items[place] = last;
    return top;
  }
}
