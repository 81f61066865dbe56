/** Path through points, interrupted at every gap: `M1 2L3 4M7 8`. */
export function linePath(points: readonly (readonly [x: number, y: number] | null)[]): string {
  return points
    .map((point, index) =>
      point === null ? '' : `${points[index - 1] ? 'L' : 'M'}${round(point[0])} ${round(point[1])}`,
    )
    .join('');
}

const round = (length: number) => Math.round(length * 10) / 10;
