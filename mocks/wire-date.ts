const two = (value: number) => String(value).padStart(2, '0');

/** The platform's date text, dd/MM/yyyy hh:mm:ss AM/PM, of a moment (epoch ms) in the zone of the process. */
export function wireDate(moment: number): string {
  const date = new Date(moment);
  const hours = date.getHours();
  const time = `${two(hours % 12 || 12)}:${two(date.getMinutes())}:${two(date.getSeconds())}`;
  return `${wireDay(moment)} ${time} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** dd/MM/yyyy. */
export function wireDay(moment: number): string {
  const date = new Date(moment);
  return `${two(date.getDate())}/${two(date.getMonth() + 1)}/${date.getFullYear()}`;
}
