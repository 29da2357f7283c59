/** •• •••• 1234: the last four digits. */
export function maskPhone(phone: string | null): string | null {
  return phone === null ? null : `•• •••• ${phone.slice(-4)}`;
}

/** a•••@example.mx: the first letter, and all from the sign on. */
export function maskEmail(email: string | null): string | null {
  return email === null ? null : `${email.slice(0, 1)}•••${email.slice(email.indexOf('@'))}`;
}

/** Thirteen to nineteen digits, with what people write between them. */
const CARD_LIKE = /(?<!\d)\d(?:[ .-]?\d){12,18}(?!\d)/g;

/** A text in which of each card number the last four digits are left. */
export function maskCardNumbers(text: string): string {
  return text.replaceAll(CARD_LIKE, (found) => {
    const digits = found.replaceAll(/\D/g, '');
    return isCardNumber(digits) ? `•••• ${digits.slice(-4)}` : found;
  });
}

/** Whether the check digit is that of a card. */
function isCardNumber(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (1 + (index % 2));
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
