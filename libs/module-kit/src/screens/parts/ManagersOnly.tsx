import { Alert, Dialog } from '@platform/ui';

interface ManagersOnlyProps {
  /** What managers do here, such as `assign training`. */
  what: string;
  onClose: () => void;
}

/** Who does it, in words for the others. */
export const managersOnly = (what: string): string =>
  `Managers and administrators of your club ${what}. Ask one of them.`;

/** For people who follow a link to a dialog of what they may not do: says who can. It needs a page below it. */
export function ManagersOnly({ what, onClose }: ManagersOnlyProps) {
  return (
    <Dialog open size="sm" title="This cannot be changed here" onClose={onClose}>
      <Alert>{managersOnly(what)}</Alert>
    </Dialog>
  );
}
