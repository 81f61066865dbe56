/**
 * The link to the same page that shares most of the query. A link with a field that the address lacks does not match.
 */
export function closestWay<Each extends { to: string }>(address: string, ways: readonly Each[]): Each | undefined {
  const { pathname, searchParams } = parted(address);
  const shared = (way: Each): number => {
    const { pathname: path, searchParams: fields } = parted(way.to);
    if (path !== pathname || [...fields.keys()].some((name) => !searchParams.has(name))) return -1;
    // A value counts for more than a field with another value, such as the id of another row.
    return [...fields].reduce((sum, [name, value]) => sum + (searchParams.get(name) === value ? 2 : 1), 0);
  };
  const [closest] = ways.filter((way) => shared(way) >= 0).sort((a, b) => shared(b) - shared(a));
  return closest;
}

const parted = (address: string) => new URL(address, 'https://site.invalid');
