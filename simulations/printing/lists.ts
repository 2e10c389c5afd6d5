/** "a, b and c"; "a, b or c". */
export function listed(items: readonly string[], conjunction = 'and'): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${conjunction} ${items.slice(-1).join('')}`;
}
