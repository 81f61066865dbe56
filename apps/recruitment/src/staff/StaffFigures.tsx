import { Alert, Button } from '@platform/ui';
import { Figure, FigureStrip } from '../place/FigureStrip';
import { positionsIn, restInWords } from './rules/positions';
import { useStaffSource } from './source/StaffSourceContext';
import { failures } from './source/words';
import { useMeasures, useRoles } from './staffQueries';

/** How the staff stands today; each figure leads to the people behind it. */
export function StaffFigures() {
  const { basePath, rolesPath } = useStaffSource();
  const measures = useMeasures();
  const roles = useRoles();
  const positions = roles.data && positionsIn(roles.data);
  if (measures.isError || roles.isError) {
    return (
      <Alert
        tone="danger"
        title={failures.measures}
        action={
          <Button
            variant="secondary"
            size="sm"
            onClick={() => void Promise.all([measures.refetch(), roles.refetch()])}
            loading={measures.isRefetching || roles.isRefetching}
          >
            Retry
          </Button>
        }
      />
    );
  }
  const figures = measures.data;
  return (
    <FigureStrip aria-label="Figures" aria-busy={measures.isPending || roles.isPending || undefined}>
      <Figure to={basePath} label="Staff" value={figures && count(figures.staffCount)} detail="work here now" />
      <Figure
        to={rolesPath}
        label="Positions filled"
        value={positions && `${count(positions.filled)} of ${count(positions.total)}`}
        detail={roles.data ? restInWords(roles.data) : undefined}
        alarming={Boolean(positions && positions.over > 0)}
      />
      <Figure
        to={`${basePath}?certification=needed`}
        label="Action Needed"
        value={figures && count(figures.actionNeeded)}
        detail="no valid certification"
        alarming={Boolean(figures && figures.actionNeeded > 0)}
      />
      <Figure
        to={`${basePath}?certification=expiring`}
        label="Expiring certifications"
        value={figures && count(figures.certificationsExpiring)}
        detail="within 30 days"
      />
    </FigureStrip>
  );
}

const count = (figure: number) => figure.toLocaleString('en-US');
