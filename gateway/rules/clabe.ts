const WEIGHTS = [3, 7, 1];

/** Eighteen digits of which the last checks the others, as banks of Mexico write an account. */
export function isClabe(text: string): boolean {
  if (!/^\d{18}$/.test(text)) return false;
  const sum = [...text.slice(0, -1)].reduce(
    (total, digit, place) => total + ((Number(digit) * (WEIGHTS[place % 3] ?? 0)) % 10),
    0,
  );
  return (10 - (sum % 10)) % 10 === Number(text.at(-1));
}
