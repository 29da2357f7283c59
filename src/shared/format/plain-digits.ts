/** All digits of a number that a double tells apart, without an exponent, for a file. */
export function plainDigits(value: number): string {
  const text = value.toFixed(10);
  return text.includes('.') ? text.replace(/0+$/, '').replace(/\.$/, '').replace(/^-0$/, '0') : text;
}
