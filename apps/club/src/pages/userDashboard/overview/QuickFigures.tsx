import { useHasRoute } from '@platform/module-kit';
import { counted, FailedAlert, Figure, FigureOutline, FigureStrip, openingInWords } from '@platform/module-kit/screens';
import { useFigures } from '../../../source/queries';
import { FIGURES_FAILED, type ClubFigures } from '../../../source/rows/figures';
import { useClubSource } from '../../../source/useClubSource';

const NOTHING_TO_COUNT = '–';
/** The approximate width of `12 of 15 positions filled`, for the outline. */
const DETAIL_WIDTHS = ['12em'];

/** The club in six figures, each linked to its rows. */
export function QuickFigures() {
  const { canManage } = useClubSource();
  const figures = useFigures();
  if (figures.isPending) return <Loading />;
  if (figures.isError) return <FailedAlert query={figures} title={FIGURES_FAILED} />;
  return (
    <FigureStrip aria-label="Quick figures">
      {figuresOf(figures.data, canManage).map((figure) => (
        <QuickFigure key={figure.label} {...figure} />
      ))}
    </FigureStrip>
  );
}

interface QuickFigureProps {
  label: string;
  value: number | string;
  detail: string;
  /** The address of the figure's rows, if a page has them. */
  rows?: string;
}

function figuresOf(figures: ClubFigures, editsSeasons: boolean): QuickFigureProps[] {
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
      detail: `${counted(figures.needCoverage, 'needs', 'need')} coverage`,
      rows: '/scheduling',
    },
    {
      label: 'Coverage rate',
      value: figures.coverage === null ? NOTHING_TO_COUNT : `${figures.coverage}%`,
      detail: `${counted(figures.openShifts, 'open shift')} this week`,
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

/** Says when the club opens, and tells people who can add a season that one is missing. */
function openingWords({ opensOn, daysToOpening }: ClubFigures, editsSeasons: boolean): string {
  const words = openingInWords(opensOn, daysToOpening);
  return daysToOpening === null && editsSeasons ? `${words}, add one` : words;
}

/** Links to the rows if the person has the page that shows them. */
function QuickFigure({ rows, ...figure }: QuickFigureProps) {
  const hasPage = useHasRoute(rows ?? '');
  return <Figure to={hasPage ? rows : undefined} {...figure} />;
}

function Loading() {
  return (
    <div role="status" aria-busy="true" aria-label="Loading quick figures">
      <QuickFiguresOutline />
    </div>
  );
}

/** The six figures while they load. */
export function QuickFiguresOutline() {
  return (
    <FigureStrip aria-hidden="true">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((figure) => (
        <FigureOutline key={figure} detailWidths={DETAIL_WIDTHS} />
      ))}
    </FigureStrip>
  );
}
