import { IconButton, Menu } from '@platform/ui';
import { Dots } from '../../pipeline/board/Dots';
import { nextStatuses } from '../../rules/status';
import type { Application } from '../../source/rows/application';
import { MoveItems } from './MoveItems';
import { useMoving } from './MoveProvider';

/** The menu that moves an application in a list; nothing for hired applicants. */
export function MoveMenu({ application }: { application: Application }) {
  const { requestMove } = useMoving();
  const { name, status } = application;
  if (nextStatuses(status).length === 0) return null;
  return (
    <Menu trigger={(menu) => <IconButton {...menu} label={`Move ${name}`} icon={<Dots />} />}>
      <MoveItems status={status} onMove={(to) => requestMove(application, to)} />
    </Menu>
  );
}
