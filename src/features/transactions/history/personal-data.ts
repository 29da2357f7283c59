/** An e-mail or a Mexican telephone number: ten digits, with or without 52 before them and marks between. */
const EMAIL = /^\S+@\S+$/;
const PHONE = /^(?:\+?52)?\d{10}$/;

/** Whether a searched text is about a person, and so must stand in no address, history or link. */
export function isPersonal(text: string): boolean {
  const trimmed = text.trim();
  return EMAIL.test(trimmed) || (/^[+\d][\d\s().-]*$/.test(trimmed) && PHONE.test(trimmed.replace(/[\s().-]/g, '')));
}
