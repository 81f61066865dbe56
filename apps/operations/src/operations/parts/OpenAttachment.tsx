import { toastFailure } from '@platform/module-kit/screens';
import { Button } from '@platform/ui';
import { useOperationsSource } from '../source/useOperationsSource';

interface OpenPaperProps {
  /** Its path in the storage of the club's files. */
  path: string;
  /** What the button says. */
  children: string;
}

/** Opens the paper of a row in a tab of its own. */
export function OpenPaper({ path, children }: OpenPaperProps) {
  const source = useOperationsSource();
  const open = async () => {
    try {
      window.open(await source.addressOfPhoto(path), '_blank', 'noopener');
    } catch (error) {
      toastFailure('The file was not opened', error as Error);
    }
  };
  return (
    <div>
      <Button variant="quiet" size="sm" onClick={() => void open()}>
        {children}
      </Button>
    </div>
  );
}
