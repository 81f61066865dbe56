/** The base of the short addresses in a release's data. */
export interface AddressBases {
  /** The site's origin, for addresses that begin with /. */
  site: string;
  /** The release folder's address without a slash at the end, for addresses that begin with ./ */
  release: string;
}

/** A JSON value with its short addresses replaced by full ones, for readers outside of the site. */
export function fullAddresses(value: unknown, bases: AddressBases): unknown {
  if (typeof value === 'string') return fullAddress(value, bases);
  if (Array.isArray(value)) return value.map((item) => fullAddresses(item, bases));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, fullAddresses(item, bases)]));
}

function fullAddress(text: string, { site, release }: AddressBases): string {
  if (/^\/(?![/\s])\S*$/.test(text)) return site + text;
  if (/^\.\/\S+$/.test(text)) return release + text.slice(1);
  return text;
}
