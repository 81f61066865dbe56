/** A count with its noun and a separator for thousands: `1 person`, `2,020 people`, `0 rows`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
