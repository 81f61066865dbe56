import { token } from '@platform/ui';

const { color } = token;

interface TreeLineProps {
  /** Height of the ground below the trees. */
  ground: number;
  /** The left and right ends of the row. */
  from: number;
  to: number;
  /** Colors of the far and of the near trees. */
  fills?: readonly [far: string, near: string];
}

/** A row of crowns, alternately high and low, as one outline. */
function crowns(
  to: number,
  ground: number,
  [step, low, high]: readonly [number, number, number],
  start: number,
): string {
  const count = Math.ceil((to - start) / step);
  const bumps = Array.from({ length: count }, (_, index) => {
    const rise = Math.round([high, low, high * 0.8, low * 1.2, high * 0.9][index % 5] ?? low);
    return `q${step * 0.08}-${rise} ${step / 2}-${rise}t${step / 2} ${rise}`;
  });
  return `M${start} ${ground}${bumps.join('')}V${ground + 20}H${start}Z`;
}

/** The trees behind the club, seen from the deck. */
export function TreeLine({ ground, from, to, fills = [color.sceneTreeTop, color.sceneTree] }: TreeLineProps) {
  return (
    <g>
      <path d={crowns(to, ground, [118, 54, 92], from - 40)} fill={fills[0]} />
      <path d={crowns(to, ground, [92, 30, 56], from - 70)} fill={fills[1]} />
    </g>
  );
}
