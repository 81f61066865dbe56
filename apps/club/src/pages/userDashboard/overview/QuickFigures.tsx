import { useHasRoute, useQuery } from '@platform/module-kit';
import { openingInWords } from '@platform/module-kit/screens';
import { editsClub, useMember, type Club } from '@platform/session';
import { Card, SkeletonTile, StatTile, token } from '@platform/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { LoadFailed } from '../LoadFailed';
import { FIGURES_FAILED, loadFigures, type ClubFigures } from './quickFigures';

const NOTHING_TO_COUNT = '–';

/** The club in six figures, each leading to the rows behind it. */
export function QuickFigures({ club }: { club: Club }) {
  const member = useMember();
  const figures = useQuery({ queryKey: ['club-figures', club.id], queryFn: () => loadFigures(club.id) });
  if (figures.isPending) return <Loading />;
  if (figures.isError) {
    return (
      <Card>
        <LoadFailed title={FIGURES_FAILED} query={figures} />
      </Card>
    );
  }
  return (
    <Room>
      <SixTiles>
        {tilesOf(figures.data, member !== undefined && editsClub(member.role)).map((tile) => (
          <Tile key={tile.label} {...tile} />
        ))}
      </SixTiles>
    </Room>
  );
}

interface TileTexts {
  label: string;
  value: number | string;
  detail: string;
  /** Where the rows behind the figure are, if a page has them. */
  rows?: string;
}

function tilesOf(figures: ClubFigures, editsSeasons: boolean): TileTexts[] {
  return [
    {
      label: 'Staff',
      value: figures.staff,
      detail:
        figures.positionsTotal === 0
          ? 'no positions yet'
          : `${figures.positionsFilled} of ${figures.positionsTotal} positions filled`,
      rows: '/staff',
    },
    {
      label: 'Club members',
      value: figures.members,
      detail:
        figures.membersPerStaff === null ? 'no staff to compare with' : `1:${figures.membersPerStaff} staff to members`,
    },
    {
      label: "Today's shifts",
      value: figures.shiftsToday,
      detail: figures.needCoverage === 1 ? '1 needs coverage' : `${figures.needCoverage} need coverage`,
      rows: '/scheduling',
    },
    {
      label: 'Coverage rate',
      value: figures.coverage === null ? NOTHING_TO_COUNT : `${figures.coverage}%`,
      detail: figures.openShifts === 1 ? '1 open shift this week' : `${figures.openShifts} open shifts this week`,
      rows: '/scheduling',
    },
    {
      label: 'Certifications',
      value: figures.certificationsExpiring,
      detail: 'expire within 30 days',
      rows: '/staff?certification=expiring',
    },
    {
      label: 'Days to opening',
      value: figures.daysToOpening ?? NOTHING_TO_COUNT,
      detail: openingWords(figures, editsSeasons),
      rows: '/settings?card=season-settings',
    },
  ];
}

/** Whoever can add a season is told that it is time to. */
function openingWords({ opensOn, daysToOpening }: ClubFigures, editsSeasons: boolean): string {
  const words = openingInWords(opensOn, daysToOpening);
  return daysToOpening === null && editsSeasons ? `${words}, add one` : words;
}

/** A page that the person's club does not have is not linked to. */
function Tile({ label, value, detail, rows }: TileTexts) {
  const linked = useHasRoute(rows ?? '');
  return <StatTile label={label} value={value} detail={rows && linked ? <Link to={rows}>{detail}</Link> : detail} />;
}

function Loading() {
  return (
    <Room>
      <SixTiles role="status" aria-busy="true" aria-label="Loading quick figures">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((tile) => (
          <SkeletonTile key={tile} />
        ))}
      </SixTiles>
    </Room>
  );
}

const Room = styled.div`
  container-type: inline-size;
`;

/** One, two, three or six to a line: no tile stands alone on the last one. A tile has 9.5rem at least. */
const SixTiles = styled.div`
  display: grid;
  gap: ${token.space.md};
  grid-template-columns: minmax(0, 1fr);
  @container (min-width: 20rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @container (min-width: 31rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  @container (min-width: 62rem) {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
`;
