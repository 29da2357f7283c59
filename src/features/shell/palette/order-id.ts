/** Whether a text reads like the id of an order and not like a word: no spaces, at least four characters, one a digit. */
export function looksLikeOrderId(text: string): boolean {
  return /^[\p{L}\d][\p{L}\d._:/#+-]{3,}$/u.test(text) && /\d/.test(text);
}
