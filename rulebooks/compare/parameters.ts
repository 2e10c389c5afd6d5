/** The engine's parameters in words, and the topic of the rules that set each. */

const KNOWN: Record<string, { words: string; topic?: string }> = {
  flop: { words: 'Flop wager, in antes', topic: 'flop-wager' },
  turn: { words: 'Turn wager, in antes', topic: 'turn-wager' },
  river: { words: 'River wager, in antes', topic: 'river-wager' },
  antePaysFrom: { words: 'Lowest winning hand that the ante is paid for', topic: 'ante-paid-from-straight' },
  qualifier: { words: 'Dealer’s lowest hand that qualifies' },
  bothAces: { words: 'Aces against the dealer’s aces' },
  folds: { words: 'Hands folded in the figures', topic: 'progressive-when-folded' },
};

/** "antePaysFrom" as "Ante pays from". */
function spelledOut(name: string): string {
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

const known = (name: string) => (Object.hasOwn(KNOWN, name) ? KNOWN[name] : undefined);

export const parameterWords = (name: string): string => known(name)?.words ?? spelledOut(name);
export const parameterTopic = (name: string): string | undefined => known(name)?.topic;

const VALUES: Record<string, string> = {
  'bonus-best-play': 'two with a three to a seven of another suit',
  never: 'none',
  paid: 'in a row of their own',
  'as-aces': 'as any aces',
  true: 'yes',
  false: 'no',
};

function words(value: unknown): string {
  if (Array.isArray(value)) return value.map(words).join(', ');
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value)
      .map(([name, part]) => `${spelledOut(name).toLowerCase()} ${words(part)}`)
      .join(', ');
  }
  const text = String(value);
  return Object.hasOwn(VALUES, text) ? (VALUES[text] as string) : text.replaceAll('-', ' ');
}

/** A parameter's value to stand alone: "Straight", "2", "In a row of their own". */
export function valueWords(value: unknown): string {
  const text = words(value);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
