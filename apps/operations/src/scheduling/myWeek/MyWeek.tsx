export function MyWeek() {
  return null;
}
