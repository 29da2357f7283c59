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

function createFormatter(minimumFractionDigits: number, maximumFractionDigits: number): Intl.NumberFormat {
  return new Intl.NumberFormat('es-MX', { minimumFractionDigits, maximumFractionDigits, signDisplay: 'negative' });
}
