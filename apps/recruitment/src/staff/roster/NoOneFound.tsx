import { counted } from '@platform/module-kit/screens';
import { Button, EmptyState, Icon } from '@platform/ui';
import { Link } from 'react-router-dom';
import { useStaffSource } from '../source/useStaffSource';

interface NoOneFoundProps {
  /** The number of people who do not match. */
  among: number;
  /** False while more may still load. */
  isWhole: boolean;
  onReset: () => void;
}

/** Specification 8.20: 'No staff members found'. */
export function NoOneFound({ among, isWhole, onReset }: NoOneFoundProps) {
  const { basePath, canManage } = useStaffSource();
  if (!isWhole) {
    return (
      <EmptyState
        title="No one found so far"
        description={`No one among the first ${counted(among, 'person', 'people')} matches; the others are still loading.`}
        icon={<Icon name="users" size={24} />}
      />
    );
  }
  if (among > 0) {
    return (
      <EmptyState
        title="No staff members found"
        description="No one matches these filters."
        icon={<Icon name="users" size={24} />}
        action={
          <Button variant="secondary" onClick={onReset}>
            Show everyone
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      title="No staff members found"
      description={
        canManage
          ? 'Bring last season’s list in from a spreadsheet, add people one by one, or hire them from Recruitment.'
          : 'People appear here as soon as your club hires them.'
      }
      icon={<Icon name="users" size={24} />}
      action={
        canManage ? (
          <Button as={Link} to={`${basePath}/import`}>
            Import CSV
          </Button>
        ) : undefined
      }
    />
  );
}
