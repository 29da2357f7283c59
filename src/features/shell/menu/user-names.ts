interface Named {
  name: string;
  lastName: string;
  email: string;
}

/** First and last name; the e-mail of a user who has neither. */
export function fullName({ name, lastName, email }: Named): string {
  return (
    [name, lastName]
      .map((part) => part.trim())
      .join(' ')
      .trim() || email
  );
}

/** One or two capitals for the round picture; whole characters, so that an accent or emoji is not cut. */
export function initials({ name, lastName, email }: Named): string {
  const firsts = [name, lastName].map((part) => [...part.trim()][0] ?? '').join('');
  return (firsts || [...email][0] || '').toLocaleUpperCase('es-MX');
}
