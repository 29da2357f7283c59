const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'];

const STEP = 1024;

const formatters = new Map<string, Intl.NumberFormat>();

/**
 * A number with comma groups and a dot before the decimals (12,345.67), bigint digit for digit. The locale is es-MX:
 * 'es' would give 12.345,67 and leave 1234 ungrouped.
 */
export function formatNumber(value: number | bigint, minDecimals: number, maxDecimals: number): string {
  const id = `${minDecimals}-${maxDecimals}`;
  const known = formatters.get(id);
  const formatter = known ?? createFormatter(minDecimals, maxDecimals);
  if (!known) formatters.set(id, formatter);
  return formatter.format(value);
}

/** How many there are, or which in a row: '20,000'. */
export function formatCount(count: number | bigint): string {
  return formatNumber(count, 0, 0);
}

const significant = new Intl.NumberFormat('es-MX', { maximumSignificantDigits: 2, signDisplay: 'negative' });

/** The same, but what is not zero never reads as zero: under the last decimal it keeps two digits ('0.0015', not '0.00'). */
export function formatNonZero(value: number | bigint, minDecimals: number, maxDecimals: number): string {
  const tiny = typeof value === 'number' && value !== 0 && Math.abs(value) < 10 ** -maxDecimals;
  return tiny ? significant.format(value) : formatNumber(value, minDecimals, maxDecimals);
}

function createFormatter(minimumFractionDigits: number, maximumFractionDigits: number): Intl.NumberFormat {
  return new Intl.NumberFormat('es-MX', { minimumFractionDigits, maximumFractionDigits, signDisplay: 'negative' });
}

/**
 * Bytes as B, KB, MB, GB or TB by powers of 1024, at most two decimals. From 2^53 on (8 PB, a counter gone wrong rather
 * than an amount) every digit is shown, in B (spec 13.4).
 */
export function formatBytes(bytes: number | bigint): string {
  if (typeof bytes === 'bigint' || Math.abs(bytes) > Number.MAX_SAFE_INTEGER) return `${formatCount(bytes)} B`;
  let amount = bytes;
  let unit = 0;
  // Compared as it would be shown, so that no '1,024 KB' stands where '1 MB' should.
  while (Math.abs(Math.round(amount * 100) / 100) >= STEP && unit < UNITS.length - 1) {
    amount /= STEP;
    unit += 1;
  }
  return `${formatNonZero(amount, 0, 2)} ${UNITS[unit]}`;
}

/** All digits of a number that a double tells apart, without an exponent, for a file. */
export function plainDigits(value: number): string {
  const text = value.toFixed(10);
  return text.includes('.') ? text.replace(/0+$/, '').replace(/\.$/, '').replace(/^-0$/, '0') : text;
}
