import { token } from '@platform/ui';
import { Figure, Words } from './boardParts';
import { figures } from './pineHollowWeek';

const { color } = token;

/** The figures above the week. */
export const tiles = [
  { label: 'Today’s shifts', figure: String(figures.today), note: `${figures.needCoverage} need coverage` },
  { label: 'This week', figure: String(figures.week), note: 'shifts' },
  { label: 'Coverage rate', figure: `${figures.coverage}%`, note: 'of the week' },
  { label: 'Open shifts', figure: String(figures.open), note: 'offered to the team' },
] as const;

interface TileProps {
  label: string;
  figure: string;
  note: string;
  x: number;
  y: number;
  width: number;
}

/** One figure in the drawing of the schedule. */
export function Tile({ label, figure, note, x, y, width }: TileProps) {
  return (
    <g>
      <rect x={x} y={y} width={width} height={84} rx={12} fill={color.surface} stroke={color.line} />
      <Words x={x + 16} y={y + 21} fontSize={13} $tone="muted">
        {label}
      </Words>
      <Figure x={x + 16} y={y + 50} fontSize={28}>
        {figure}
      </Figure>
      <Words x={x + 16} y={y + 73} fontSize={13} $tone="muted">
        {note}
      </Words>
    </g>
  );
}
