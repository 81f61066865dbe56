import { Figure, FigureStrip } from '@platform/module-kit/screens';
import { Stack } from '@platform/ui';
import { ClubSeasonOver } from '../shared/parts/ClubSeasonOver';
import { FailedReads } from '../shared/parts/FailedReads';
import { filledInWords, positionsIn } from '../shared/rules/positionsIn';
import { restInWords } from './rules/positions';
import { useStaffSource } from './source/useStaffSource';
import { failures } from './source/failures';
import { useMeasures, useRoles } from './source/queries';

/**
 * Today's staff in figures; each links to its people. Only managers see the figures of certifications, because they
 * follow up on them.
 */
export function StaffFigures() {
  const { basePath, rolesPath, canManage } = useStaffSource();
  const measures = useMeasures();
  const roles = useRoles();
  const positions = roles.data && positionsIn(roles.data);
  const figures = measures.data;
  return (
    <Stack $gap="sm">
      <FigureStrip aria-label="Figures" aria-busy={measures.isPending || roles.isPending || undefined}>
        <Figure
          to={basePath}
          label="Staff"
          value={figures ? count(figures.staffCount) : lost(measures)}
          detail="on the roster"
        />
        <Figure
          to={rolesPath}
          label="Positions filled"
          value={positions ? filledInWords(positions.filled, positions.total) : lost(roles)}
          detail={roles.data ? restInWords(roles.data) : undefined}
          alarming={Boolean(positions && positions.over > 0)}
        />
        {canManage && (
          <>
            <Figure
              to={`${basePath}?certification=needed`}
              label="Action Needed"
              value={figures ? count(figures.actionNeeded) : lost(measures)}
              detail="no valid certification"
              alarming={Boolean(figures && figures.actionNeeded > 0)}
            />
            <Figure
              to={`${basePath}?certification=expiring`}
              label="Expiring certifications"
              value={figures ? count(figures.certificationsExpiring) : lost(measures)}
              detail="within 30 days"
            />
          </>
        )}
      </FigureStrip>
      <ClubSeasonOver isOver={figures !== undefined && figures.opensOn !== null && figures.daysToOpening === null} />
      <FailedReads title={failures.measures} reads={[measures, roles]} />
    </Stack>
  );
}

const count = (figure: number) => figure.toLocaleString('en-US');

/** A dash if a figure could not be read. The reason is below, with Retry. */
const lost = ({ isError }: { isError: boolean }) => (isError ? '–' : undefined);
