import { Alert, Dialog } from '@platform/ui';

interface ManagersOnlyProps {
  /** What managers do here, such as `assign training`. */
  what: string;
  onClose: () => void;
}

/** For people who follow a link to something that they may not do: says who can. */
export function ManagersOnly({ what, onClose }: ManagersOnlyProps) {
  return (
    <Dialog open size="sm" title="This cannot be changed here" onClose={onClose}>
      <Alert>Managers and administrators of your club {what}. Ask one of them.</Alert>
    </Dialog>
  );
}
