/** What the one search box may mean; any of them is a match. */
export interface SearchMeaning {
  /** The beginning of an id, an authorisation or a provider's reference; in capitals. */
  beginning: string;
  email: string | null;
  /** Ten digits, of a phone as people write it. */
  phone: string | null;
  /** Of a card, or of its whole number, of which the platform keeps no more. */
  lastFour: string | null;
}

/** Reads the text of the search box, which is not empty. */
export function readSearchText(text: string): SearchMeaning {
  const beginning = text.toUpperCase().replaceAll(/\s+/g, '');
  const plain = beginning.replaceAll(/[().-]/g, '');
  const isCard = /^[\d.-]+$/.test(beginning) && /^\d{13,19}$/.test(plain) && passesLuhn(plain);
  return {
    beginning,
    email: text.includes('@') ? text.toLowerCase() : null,
    phone: /^(?:\+?521?|044|045|01)?(\d{10})$/.exec(plain)?.[1] ?? null,
    lastFour: isCard ? plain.slice(-4) : /^\d{4}$/.test(beginning) ? beginning : null,
  };
}

/** The check digit that numbers of cards have. */
function passesLuhn(digits: string): boolean {
  const weighted = [...digits].reverse().map((digit, place) => Number(digit) * (1 + (place % 2)));
  return weighted.reduce((sum, value) => sum + (value > 9 ? value - 9 : value), 0) % 10 === 0;
}
