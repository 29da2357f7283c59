/** •• •••• 1234: the last four digits. */
export function maskPhone(phone: string | null): string | null {
  return phone === null ? null : `•• •••• ${phone.slice(-4)}`;
}

/** a•••@example.mx: the first letter, and all from the sign on. */
export function maskEmail(email: string | null): string | null {
  return email === null ? null : `${email.slice(0, 1)}•••${email.slice(email.indexOf('@'))}`;
}
