import { worded } from '@platform/database';
import { start_checklist_from_template } from '@platform/database/raised';
import { ManagersOnly } from '@platform/module-kit/screens';
import { Alert, Dialog } from '@platform/ui';
import { lazy, Suspense } from 'react';
import { usePreSeasonSource } from '../../source/usePreSeasonSource';
import { usePreSeasonAddress } from './address';
import { useSeason } from './SeasonContext';

const { PT409: closed } = start_checklist_from_template;

const NewItemDialog = lazy(() =>
  import('../item/NewItemDialog').then(({ NewItemDialog }) => ({ default: NewItemDialog })),
);
const NewListDialog = lazy(() =>
  import('../checklists/NewListDialog').then(({ NewListDialog }) => ({ default: NewListDialog })),
);
const TemplatesDialog = lazy(() =>
  import('../templates/TemplatesDialog').then(({ TemplatesDialog }) => ({ default: TemplatesDialog })),
);
const CopyDialog = lazy(() => import('../copy/CopyDialog').then(({ CopyDialog }) => ({ default: CopyDialog })));
const ItemDrawer = lazy(() => import('../item/ItemDrawer').then(({ ItemDrawer }) => ({ default: ItemDrawer })));

/** The drawer or dialog in the address. */
export function OpenDialog() {
  const {
    values: { open, dialog },
    change,
  } = usePreSeasonAddress();
  const { canManage: mayPrepare } = usePreSeasonSource();
  const { lists, mayEdit } = useSeason();
  const item = lists.flatMap(({ items }) => items).find(({ id }) => id === open);
  const close = () => change({ dialog: '' });
  return (
    <Suspense>
      {open && !item && <GoneItem onClose={() => change({ open: '' })} />}
      {item && <ItemDrawer key={item.id} item={item} />}
      {dialog === 'copy' && (mayPrepare ? <CopyDialog onClose={close} /> : <NotForMembers onClose={close} />)}
      {dialog === 'templates' && (mayPrepare ? <TemplatesDialog onClose={close} /> : <NotForMembers onClose={close} />)}
      {dialog === 'item' && (mayEdit ? <NewItemDialog onClose={close} /> : <NotForMembers onClose={close} />)}
      {dialog === 'list' && (mayEdit ? <NewListDialog onClose={close} /> : <NotForMembers onClose={close} />)}
    </Suspense>
  );
}

/** For a link to an item that was deleted, or belongs to another season. */
function GoneItem({ onClose }: { onClose: () => void }) {
  const { season } = useSeason();
  return (
    <Dialog open size="sm" title="This item is not here" onClose={onClose}>
      <Alert>It was deleted, or it does not belong to season {season.year}. Look for it in the lists.</Alert>
    </Dialog>
  );
}

/** For a link to something that the person may not do. */
function NotForMembers({ onClose }: { onClose: () => void }) {
  const { season } = useSeason();
  if (!season.isClosed) return <ManagersOnly what="change the checklists" onClose={onClose} />;
  return (
    <Dialog open size="sm" title="This cannot be changed here" onClose={onClose}>
      <Alert>
        {worded(closed.message, String(season.year))} {closed.hint}
      </Alert>
    </Dialog>
  );
}
