/** Once the tab is drawn: the first of these that is on the page at this width has the keyboard. */
export function focusSoon(...selectors: string[]): void {
  setTimeout(() => {
    for (const selector of selectors) {
      const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
        (element) => element.offsetParent !== null || element.closest('details:not([open])'),
      );
      const fold = found?.closest<HTMLDetailsElement>('details:not([open])');
      if (fold) fold.open = true;
      found?.scrollIntoView({ block: 'nearest' });
      found?.focus();
      if (found) return;
    }
  }, 50);
}
