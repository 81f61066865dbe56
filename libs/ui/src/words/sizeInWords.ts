/** The size of a file: 3,400,000 bytes are `3.4 MB`. Decimal, as phones and drives count. */
export function sizeInWords(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  const [amount, unit] = bytes < 999_500 ? [bytes / 1000, 'kB'] : [bytes / 1_000_000, 'MB'];
  return `${amount.toLocaleString('en-US', { maximumFractionDigits: amount < 10 ? 1 : 0 })} ${unit}`;
}
