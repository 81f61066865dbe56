import { Alert, Dialog } from '@platform/ui';

interface ManagersOnlyProps {
  /** What managers do here, such as `assign training`. */
  what: string;
  onClose: () => void;
}

/** The sentence for other people: says who can do it. */
export const managersOnly = (what: string): string =>
  `Managers and administrators of your club ${what}. Ask one of them.`;

/** Replaces a dialog for people who may not use it, and says who can. Needs a page behind it. */
export function ManagersOnly({ what, onClose }: ManagersOnlyProps) {
  return (
    <Dialog open size="sm" title="This cannot be changed here" onClose={onClose}>
      <Alert>{managersOnly(what)}</Alert>
    </Dialog>
  );
}
