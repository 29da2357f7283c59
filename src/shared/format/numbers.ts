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
